import { memo } from 'preact/compat'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Picture } from '../kit/index.ts'
import { svgOf } from './pictures.ts'
import { wanted, type Bubble } from './rules.ts'
import type { Show } from './show.ts'
import type { BayouPlay } from './summary.ts'
import { labelOf } from './texts.ts'

/** The skin of a bubble, and what its gesture looks like: a thick rim to hold, two dents to pinch, a bead on a string. */
const Skin = memo(({ gesture }: { gesture: Bubble['gesture'] }) => (
  <svg class="skin" viewBox="-50 -50 100 100" aria-hidden="true">
    <circle r="49" fill="#D6FFF3" fill-opacity=".24" />
    <circle r="47.5" fill="none" stroke="#F2FFFB" stroke-width="3" stroke-opacity=".9" />
    {gesture === 'hold' && <circle r="42" fill="none" stroke="#FFC23D" stroke-width="8" stroke-opacity=".9" />}
    {gesture === 'pinch' && (
      <g fill="#FFC23D">
        <path d="M-50 -13L-30 0L-50 13Z" />
        <path d="M50 -13L30 0L50 13Z" />
      </g>
    )}
    {gesture === 'pair' && (
      <g>
        <circle r="43" fill="none" stroke="#FF9CC2" stroke-width="6" stroke-dasharray="4 9" stroke-linecap="round" />
        <circle cy="-46" r="7" fill="#FF9CC2" />
      </g>
    )}
    <path d="M-34 -12A36 36 0 0 1 -8 -35" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" />
    <circle cx="27" cy="27" r="4.5" fill="#FFFFFF" />
  </svg>
))

const Inside = memo(({ creature }: Pick<Bubble, 'creature'>) => <Picture svg={svgOf(creature)} class="inside" />)

interface BubblesProps {
  play: BayouPlay
  show: Show
}
/** The bubbles of the wave. Each is a button for keys, switches, and screen readers; fingers are judged by the water. */
export function Bubbles({ play, show }: BubblesProps) {
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
      element.style.transform = `translate3d(${(at.x - diameter / 2).toFixed(1)}px,${(at.y - diameter / 2).toFixed(1)}px,0) scale(${scale})`
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
    <div class="bubbles">
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
            class={`bubble is-${gesture} ${help >= 2 ? 'is-shown' : ''}`}
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
            <Skin gesture={gesture} />
            {help === 3 && <span class={`ghost ${gesture === 'pinch' ? 'two' : ''}`} />}
          </button>
        )
      })}
    </div>
  )
}

/** Creatures on their way to the bank, and rings where a touch hit the water. */
export function Flights({ show, to }: { show: Show; to: { x: number; y: number } }) {
  return (
    <div class="flights" aria-hidden="true">
      {show.ripples.value.map(({ id, x, y }) => (
        <i key={id} class="ripple" style={{ left: x, top: y }} />
      ))}
      {show.flights.value.map(({ id, creature, from, size }) => (
        <span
          key={id}
          class="flight"
          style={{
            ...{ left: from.x - size / 2, top: from.y - size / 2, width: size, height: size },
            ...{ '--dx': `${to.x - from.x}px`, '--dy': `${to.y - from.y}px` },
          }}
        >
          <i class="burst" />
          <Picture svg={svgOf(creature)} />
        </span>
      ))}
    </div>
  )
}
