import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { boxStyle, offerArrows, offerKeys, Press } from '../kit/index.ts'
import type { Layout } from './layout.ts'
import { nameOf, PlateFace } from './plate.tsx'
import { rules } from './rules.ts'
import type { DinerPlay, Show } from './show.ts'

interface PartProps {
  play: DinerPlay
  show: Show
  layout: Layout
  free: boolean
}

/** Seconds for a plate to travel its own width. */
const paces = [0, 5.2, 3.4, 2.2]

/** The belt stops if the setting, scanning, the player, or calm mode says so. */
function paceOf({ values, calm }: DinerPlay, show: Show): number {
  const still = calm.value || values.scan !== 'off' || show.stopped.value
  return still ? 0 : (paces[Number(values.speed)] ?? 0)
}

/** Left and right arrows stop the belt and move from plate to plate. */
function useKeys(show: Show, free: boolean, belt: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    if (!free) return
    const go = (by: number) => () => {
      show.stopped.value = true
      const all = [...(belt.current?.querySelectorAll<HTMLElement>('.sd-plate:not(:disabled)') ?? [])]
      const at = all.indexOf(document.activeElement as HTMLElement)
      const next = at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length
      all[next]?.focus()
    }
    const stops = [
      offerArrows(),
      offerKeys({ ArrowLeft: go(-1), ArrowRight: go(1), b: () => show.make({ kind: 'bell' }) }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [free])
}

/** Returns a plate's position in its row, or its animation along it. */
function placeOf(at: number, count: number, layout: Layout, pace: number) {
  const { belt, rows, plate } = layout
  const across = Math.ceil(count / rows)
  const row = Math.floor(at / across)
  const col = at % across
  const inRow = Math.min(across, count - row * across)
  const step = plate.width + 8
  const top = 8 + row * (plate.height + 8)
  if (pace === 0) {
    const gap = Math.min(step * 1.25, (belt.width - 16) / inRow)
    const left = belt.width / 2 + (col - (inRow - 1) / 2) * gap - plate.width / 2
    return { left: `${left}px`, top: `${top}px` }
  }
  const length = Math.max(belt.width + step, inRow * step)
  const seconds = (length / step) * pace
  return {
    left: '0',
    top: `${top}px`,
    '--from': `${length - step}px`,
    '--to': `${-step}px`,
    animationDuration: `${seconds}s`,
    animationDelay: `${-(seconds * (col + 0.5)) / inRow}s`,
    ...(row % 2 === 1 && { animationDirection: 'reverse' }),
  }
}

/** Shows the belt with its plates; plates on the tray leave their place empty. */
export function Belt({ play, show, layout, free }: PartProps) {
  const { order, tray } = play.state.value
  const hold = useRef<HTMLDivElement>(null)
  useKeys(show, free, hold)
  if (!order) return null
  const pace = paceOf(play, show)
  const moving = pace > 0
  const open = rules.moves(play.state.value)
  const { plate: size } = layout
  const movable = Number(play.values.speed) > 0 && !play.calm.value && play.values.scan === 'off'
  return (
    <>
      <div
        ref={hold}
        class={`sd-belt ${moving ? 'moving scrolls' : ''}`}
        style={boxStyle(layout.belt)}
        role="group"
        aria-label={m.sentence_diner_belt()}
        data-scan-group={m.sentence_diner_belt()}
      >
        {Array.from({ length: layout.rows }, (_, row) => (
          <i
            key={row}
            class="sd-lane"
            style={{ top: `${8 + row * (size.height + 8) + size.height * 0.42}px`, height: `${size.height * 0.56}px` }}
          >
            <b
              style={
                moving
                  ? { animationDuration: `${pace / 2}s`, ...(row % 2 === 1 && { animationDirection: 'reverse' }) }
                  : { animation: 'none' }
              }
            />
          </i>
        ))}
        {order.belt.map((plate, at) => {
          const serving = { plate, sauce: null }
          const taken = tray.includes(at)
          return (
            <Press
              key={at}
              class="sd-plate"
              aria-label={nameOf(serving, play.values)}
              style={{
                ...placeOf(at, order.belt.length, layout, pace),
                width: `${size.width}px`,
                height: `${size.height}px`,
                visibility: taken ? 'hidden' : 'visible',
              }}
              disabled={!free || taken || !open.some((move) => move.kind === 'take' && move.plate === at)}
              onClick={() => show.make({ kind: 'take', plate: at })}
            >
              <PlateFace serving={serving} values={play.values} width={size.width} height={size.height} />
            </Press>
          )
        })}
      </div>
      {movable && (
        <button
          type="button"
          class="sd-stop"
          style={{ left: `${layout.stop.x - 24}px`, top: `${layout.stop.y - 24}px` }}
          aria-label={moving ? m.sentence_diner_stop_the_belt() : m.sentence_diner_start_the_belt()}
          onClick={() => (show.stopped.value = !show.stopped.value)}
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            {moving ? (
              <path d="M6 4H10V20H6ZM14 4H18V20H14Z" fill="currentColor" />
            ) : (
              <path d="M7 3L20 12L7 21Z" fill="currentColor" />
            )}
          </svg>
        </button>
      )}
    </>
  )
}
