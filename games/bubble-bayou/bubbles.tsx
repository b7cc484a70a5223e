import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import type { Earned } from '@marigold/contract'
import { html, Picture } from '../kit/index.ts'
import { dropsArt, skinArt, sparksArt } from './bubble-art.ts'
import { svgOf } from './pictures.ts'
import { wanted, type Bubble } from './rules.ts'
import type { Show } from './show.ts'
import type { BayouPlay } from './summary.ts'
import { labelOf } from './texts.ts'

const Art = memo(({ art, class: name }: { art: string; class: string }) => (
  <svg class={name} viewBox="-50 -50 100 100" aria-hidden="true" {...html(art)} />
))
const Skin = memo(({ gesture }: Pick<Bubble, 'gesture'>) => <Art class="skin" art={skinArt(gesture)} />)

const Inside = memo(({ creature }: Pick<Bubble, 'creature'>) => <Picture svg={svgOf(creature)} class="inside" />)

/** What a correct card before the turn does to its bubbles. */
const gold: Partial<Record<Earned, string>> = { independent: 'is-gold', helped: 'is-gilt' }

interface BubblesProps {
  play: BayouPlay
  show: Show
}
/** The bubbles of the wave. Each is a button for keys, switches, and screen readers; fingers are judged by the water. */
export function Bubbles({ play, show }: BubblesProps) {
  // Later in the turn, bubbles that were popped count, too.
  const shine = useMemo(() => gold[play.earned.peek() ?? 'skipped'] ?? '', [])
  const all = useRef(new Map<number, HTMLButtonElement>())
  const vine = useRef<HTMLDivElement>(null)
  const state = show.shown.value
  const open = wanted(state)
  const diameter = show.diameter()
  const there = state.bubbles.filter(({ id }) => !state.popped.includes(id))
  const pair = there.filter(({ gesture }) => gesture === 'pair').map(({ id }) => id)
  const draw = () => {
    for (const [id, element] of all.current) {
      const at = show.placeOf(id)
      if (!at) continue
      const scale = (show.radiusOf(id) * 2) / diameter
      const wobble = 1 + show.wobbleOf(id)
      element.style.transform = `translate3d(${(at.x - diameter / 2).toFixed(1)}px,${(at.y - diameter / 2).toFixed(1)}px,0) scale(${(scale * wobble).toFixed(3)},${(scale / wobble).toFixed(3)})`
      const share = show.shares.get(id) ?? 0
      element.style.setProperty('--share', share.toFixed(2))
    }
    const [one, other] = pair.map((id) => show.placeOf(id))
    if (!vine.current || !one || !other) return
    const long = Math.hypot(other.x - one.x, other.y - one.y)
    const turn = Math.atan2(other.y - one.y, other.x - one.x)
    vine.current.style.transform = `translate3d(${one.x}px,${one.y}px,0) rotate(${turn}rad) scaleX(${long / 100})`
  }
  useLayoutEffect(draw)
  useLayoutEffect(() =>
    play.clock.frame((dt) => {
      show.float(dt)
      draw()
    }),
  )
  return (
    <div class={`bubbles ${shine}`}>
      {pair.length === 2 && <div class="vine" ref={vine} />}
      {there.map((bubble) => {
        const { id, gesture, creature } = bubble
        const isNext = open[0]?.id === id
        const help = isNext ? state.help : 0
        return (
          <button
            key={`${state.wave}.${id}`}
            ref={(element: HTMLButtonElement | null) => {
              if (element) all.current.set(id, element)
              else all.current.delete(id)
            }}
            type="button"
            data-scan=""
            data-bubble={id}
            class={`bubble is-${gesture}`}
            aria-label={labelOf(bubble)}
            style={{ width: diameter, height: diameter }}
            onClick={(event: MouseEvent) => {
              // Fingers have been judged by the water; keys, switches, and number labels click without one.
              if (event.detail > 0) return
              show.hands.press(id, play.values.scan === 'off' ? 'keyboard' : 'switch')
            }}
          >
            <span class="share" />
            <Inside creature={creature} />
            {help >= 2 && <span class="glow" />}
            <Skin gesture={gesture} />
            {help === 3 && <span class={`ghost ${gesture === 'pinch' ? 'two' : ''}`} />}
          </button>
        )
      })}
    </div>
  )
}

/** Creatures that tumble to their places on the bank, what is left of their bubbles, and rings where a touch hit the water. */
export function Flights({ show, seats }: { show: Show; seats: readonly { x: number; y: number; size: number }[] }) {
  const hidden = show.residents().length - seats.length
  return (
    <div class="flights" aria-hidden="true">
      {show.ripples.value.map(({ id, x, y }) => (
        <i key={id} class="ripple" style={{ left: x, top: y }} />
      ))}
      {show.flights.value.map(({ home, creature, from, size }) => {
        const to = seats[home - hidden] ?? { ...from, size }
        return (
          <div
            key={home}
            class="flight"
            style={{
              ...{ left: from.x - size / 2, top: from.y - size / 2, width: size, height: size },
              ...{
                '--dx': `${to.x - from.x}px`,
                '--dy': `${to.y - from.y}px`,
                '--end': to.size / size,
              },
            }}
          >
            <i class="ring" />
            <Art class="drops" art={dropsArt} />
            <Art class="sparks" art={sparksArt} />
            <span class="arc">
              <Picture svg={svgOf(creature)} />
            </span>
          </div>
        )
      })}
    </div>
  )
}
