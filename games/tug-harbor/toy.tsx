import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { boxStyle, html, offerKeys, Press } from '../kit/index.ts'
import { boatArt } from './boat-art.ts'
import { far, kinds, type Point } from './harbor.ts'
import type { Site } from './layout.ts'
import type { TugPlay } from './play-types.ts'

const spots: readonly Point[] = [[0.2, 0.26], [0.52, 0.18], [0.8, 0.34], [0.3, 0.68], [0.64, 0.62], [0.86, 0.8]] // prettier-ignore
const colors = ['#E8563F', '#F7C34B', '#8E6BD8', '#3FA36B', '#F59AB5', '#fff']

interface Rocking {
  x: number
  y: number
  dx: number
  dy: number
  turn: number
}

/** The boats and rings of the water to play in, as they move. */
function makeWaves(play: TugPlay, { sea }: Site, size: number) {
  const boats = spots.map(([x, y]): Rocking => ({ x: x * sea.width, y: y * sea.height, dx: 0, dy: 0, turn: 0 }))
  const rings: { x: number; y: number; age: number }[] = []
  let time = 0
  const move = (boat: Rocking, at: number, seconds: number) => {
    const [homeX, homeY] = [(spots[at]?.[0] ?? 0) * sea.width, (spots[at]?.[1] ?? 0) * sea.height]
    const damp = Math.exp(-1.6 * seconds)
    boat.dx = (boat.dx + (homeX - boat.x) * seconds * 2) * damp
    boat.dy = (boat.dy + (homeY - boat.y) * seconds * 2) * damp
    boat.x = Math.max(size / 2, Math.min(sea.width - size / 2, boat.x + boat.dx * seconds))
    boat.y = Math.max(size / 3, Math.min(sea.height - size / 3, boat.y + boat.dy * seconds))
    boat.turn *= damp
  }
  return {
    canRing: () => !rings.some(({ age }) => age < 0.12),
    toot(at: number) {
      play.sound.play(at % 2 === 0 ? 'horn' : 'toot', { step: at, gain: 0.6 })
      const boat = boats[at]
      if (boat) boat.turn += 14
    },
    wave(x: number, y: number) {
      rings.push({ x, y, age: 0 })
      if (rings.length > 12) rings.shift()
      play.sound.play('plop', { step: Math.round((x / sea.width) * 7), gain: 0.35 })
      for (const boat of boats) {
        const gap = Math.max(40, far([boat.x, boat.y], [x, y]))
        const push = 5200 / gap
        boat.dx += ((boat.x - x) / gap) * push
        boat.dy += ((boat.y - y) / gap) * push
        boat.turn += push * 0.3
      }
    },
    draw(dt: number, area: HTMLElement, pen: CanvasRenderingContext2D) {
      const seconds = dt / 1000
      time += seconds
      boats.forEach((boat, at) => {
        move(boat, at, seconds)
        const sway = play.calm.value ? 0 : Math.sin(time * 1.4 + at) * 2
        const rock = boat.turn * Math.sin(time * 7 + at)
        const element = area.children[at + 1] as HTMLElement | undefined
        if (element)
          element.style.transform = `translate(${boat.x}px, ${boat.y}px) translate(-50%, -50%) rotate(${rock + sway}deg)`
      })
      pen.clearRect(0, 0, sea.width, sea.height)
      for (const ring of rings) {
        ring.age += seconds
        if (ring.age > 1.4) continue
        pen.strokeStyle = `rgb(214 238 248 / ${0.8 * (1 - ring.age / 1.4)})`
        pen.lineWidth = 5
        for (const radius of [ring.age * 130, ring.age * 80]) {
          pen.beginPath()
          pen.arc(ring.x, ring.y, radius, 0, 7)
          pen.stroke()
        }
      }
    },
  }
}

/** Water to play in before the first boat: waves rock the boats, and each boat toots when it is touched. */
export function ToySea({ play, site, begin }: { play: TugPlay; site: Site; begin: () => void }) {
  const { sea, buttons } = site
  const area = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = Math.min(sea.width, sea.height) * 0.2
  const waves = useMemo(() => makeWaves(play, site, size), [play, site])
  const { toot } = waves
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const draw = (dt: number) => void (area.current && pen && waves.draw(dt, area.current, pen))
    draw(0)
    return play.clock.frame(draw)
  }, [play, waves])
  useLayoutEffect(() => {
    let next = 0
    return offerKeys({ t: () => toot(next++ % spots.length) })
  })
  const onWater = ({ offsetX, offsetY, buttons: down, type, target, currentTarget }: PointerEvent) => {
    const isMove = type === 'pointermove'
    if (target === currentTarget && (!isMove || (down > 0 && waves.canRing()))) waves.wave(offsetX, offsetY)
  }
  return (
    <>
      <div
        ref={area}
        class="sea toy-sea"
        style={boxStyle(sea)}
        data-own-cooldown=""
        onPointerDown={onWater}
        onPointerMove={onWater}
      >
        <canvas ref={canvas} width={sea.width} height={sea.height} aria-hidden="true" />
        {spots.map((_, at) => (
          <svg
            key={at}
            class="toy-boat"
            viewBox="0 -6 100 72"
            style={{ width: size, height: size * 0.72 }}
            aria-hidden="true"
            onPointerDown={() => toot(at)}
            {...html(
              boatArt(kinds[at % 3] ?? 'boat', play.look.value === 'grown-up') +
                `<circle cx="30" cy="30" r="9" fill="${colors[at]}"/>`,
            )}
          />
        ))}
      </div>
      <div class="harbor-buttons" style={boxStyle(buttons)}>
        <Press
          class="button plain"
          data-own-cooldown=""
          onClick={() => spots.forEach((_, at) => play.clock.after(at * 130, () => toot(at)))}
        >
          {m.tug_harbor_toot_them_all()}
        </Press>
        <Press class="button big" data-scan="first" onClick={begin}>
          {m.tug_harbor_open_the_harbor()}
        </Press>
      </div>
    </>
  )
}
