import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useSignal } from '@preact/signals'
import { boxStyle, html, offerKeys, Press } from '../kit/index.ts'
import { botArt, type Mood } from './bot-art.ts'
import type { Site } from './layout.ts'
import { colorsOf } from './looks.ts'
import type { ErrandPlay } from './play-types.ts'
import { pondArt, treeArt } from './town-art.ts'
import type { Heading } from './town.ts'

const rinkArt =
  '<rect x="0" y="0" width="400" height="400" rx="60" fill="#BFE3F2"/><rect x="10" y="8" width="380" height="370" rx="54" fill="#DDF3FB"/><path d="M60 120L150 60M90 170L190 96M230 330L330 262M270 350L350 296" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M120 260c40 -60 130 -60 160 0s-60 90 -90 40" fill="none" stroke="#BFE3F2" stroke-width="6"/>'

/** An ice rink to play on before the first map: the bot slides to where a finger points, and likes to be petted. */
export function ToyRink({ play, site }: { play: ErrandPlay; site: Site }) {
  const { board } = site
  const size = board.width * 0.3
  const hold = useRef<HTMLDivElement>(null)
  const place = useRef({ x: (board.width - size) / 2, y: (board.height - size) / 2 })
  const pose = useSignal<{ heading: Heading; mood: Mood }>({ heading: 2, mood: 'calm' })
  const colors = colorsOf(play.look.value)
  const isPlain = play.look.value === 'grown-up'
  const show = () => {
    const { x, y } = place.current
    if (hold.current) hold.current.style.transform = `translate(${x}px, ${y}px)`
  }
  useLayoutEffect(() => {
    place.current = { x: (board.width - size) / 2, y: (board.height - size) / 2 }
    show()
  }, [board, size])
  const slide = (x: number, y: number) => {
    const from = place.current
    const to = {
      x: Math.max(0, Math.min(board.width - size, x)),
      y: Math.max(0, Math.min(board.height - size, y)),
    }
    const [dx, dy] = [to.x - from.x, to.y - from.y]
    if (Math.hypot(dx, dy) < 6) return
    const heading = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0
    pose.value = { heading, mood: 'glad' }
    play.sound.play('swish', { gain: 0.6 })
    void play.clock.tween(play.calm.value ? 0 : 900, (k) => {
      place.current = { x: from.x + dx * k, y: from.y + dy * k }
      show()
    })
  }
  const pet = () => {
    pose.value = { heading: 2, mood: 'glad' }
    play.sound.play('giggle', { gain: 0.6 })
  }
  const onRink = ({ offsetX, offsetY, target, currentTarget }: PointerEvent) => {
    if (target === currentTarget) slide(offsetX - size / 2, offsetY - size / 2)
  }
  const step = (x: number, y: number) => () =>
    slide(place.current.x + x * board.width, place.current.y + y * board.height)
  useLayoutEffect(() =>
    offerKeys({ ArrowLeft: step(-1, 0), ArrowRight: step(1, 0), ArrowUp: step(0, -1), ArrowDown: step(0, 1) }),
  )
  const { heading, mood } = pose.value
  const ducks = [0, 1, 2]
  return (
    <div class="rink" style={boxStyle(board)}>
      <svg class="rink-ice" viewBox="0 0 400 400" aria-hidden="true" {...html(rinkArt)} />
      <div class="rink-ground" onPointerDown={onRink} data-own-cooldown="" />
      {!isPlain &&
        ducks.map((at) => (
          <svg
            key={at}
            class="rink-duck"
            viewBox="0 0 100 100"
            style={{ left: `${[2, 78, 6][at]}%`, top: `${[4, 10, 76][at]}%` }}
            aria-hidden="true"
            data-own-cooldown=""
            onPointerDown={() => play.sound.play('quack', { step: at * 2, gain: 0.7 })}
            {...html(pondArt(colors, true))}
          />
        ))}
      <svg
        class="rink-duck"
        viewBox="0 -10 100 110"
        style={{ left: '78%', top: '74%' }}
        aria-hidden="true"
        {...html(treeArt(colors))}
      />
      <div
        ref={hold}
        class={`bot is-${mood}`}
        style={{ width: size, height: size, pointerEvents: 'auto' }}
        data-own-cooldown=""
        onPointerDown={pet}
      >
        <svg viewBox="0 0 100 100" aria-hidden="true" {...html(botArt(colors, heading, mood, isPlain))} />
      </div>
    </div>
  )
}

/** The buttons of the rink: honk at the ducks, and go to the first map. */
export function ToyButtons({ play, site, begin }: { play: ErrandPlay; site: Site; begin: () => void }) {
  return (
    <div class="palette is-toy" style={boxStyle(site.buttons)}>
      <Press class="button plain" data-own-cooldown="" onClick={() => play.sound.play('honk', { gain: 0.7 })}>
        {m.errand_bot_honk()}
      </Press>
      <Press class="button big" data-scan="first" onClick={begin}>
        {m.errand_bot_to_the_first_map()}
      </Press>
    </div>
  )
}
