import { m } from '#messages'
import { useMemo, useRef } from 'preact/hooks'
import { boxStyle, html, makeCarry, offerKeys, Press, steadyOf } from '../kit/index.ts'
import { useLayoutEffect } from 'preact/hooks'
import type { Site } from './layout.ts'
import type { ErrandPlay } from './play-types.ts'
import type { Tile } from './program.ts'
import type { Move, State } from './state.ts'
import { flagArt } from './town-art.ts'
import { faultNow, markNow, taskNow, tilesNow } from './table.ts'

const tones: Record<Tile, string> = {
  ...{ N: 'drive', E: 'drive', S: 'drive', W: 'drive', F: 'drive', L: 'turn', R: 'turn' },
  ...{ H: 'hand', P: 'wait', X: 'again' },
}
const arrow = 'M12 20V5M5 12L12 5L19 12'
const bend = 'M17 20V12C17 9 15 8 13 8H5M10 3L5 8L10 13'
const paths: Partial<Record<Tile, readonly [path: string, transform?: string]>> = {
  N: [arrow],
  E: [arrow, 'rotate(90 12 12)'],
  S: [arrow, 'rotate(180 12 12)'],
  W: [arrow, 'rotate(270 12 12)'],
  F: [arrow],
  L: [bend],
  R: [bend, 'matrix(-1 0 0 1 24 0)'],
  H: [
    'M7 12V6a1.500 1.500 0 0 1 3 0V4a1.500 1.500 0 0 1 3 0V5a1.500 1.500 0 0 1 3 0V7a1.500 1.500 0 0 1 3 0V14C19 19 16 21 13 21S8 19 6 16L4 12.500a1.500 1.500 0 0 1 3 -.5',
  ],
  P: ['M7 3H17M7 21H17M8 3C8 9 16 9 16 15V21M16 3C16 9 8 9 8 15V21'],
}

/** The sign on a tile. */
function TileSign({ tile }: { tile: Tile }) {
  const [path, transform] = paths[tile] ?? []
  if (!path) return <b class="again-sign">×3</b>
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={path}
        transform={transform}
        fill="none"
        stroke="currentColor"
        stroke-width="2.500"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  )
}

interface TilesProps {
  play: ErrandPlay
  state: State
  site: Site
  moves: readonly Move[]
  make: (move: Move) => void
}

/** The plan: tap a tile to take it out, and the next tile goes in there. Tiles can be dragged to a place, too. */
export function Plan({ state, site, moves, make, now, isOpen }: TilesProps & { now: number | null; isOpen: boolean }) {
  const { limit } = taskNow(state)
  const isPlan = isOpen && state.phase === 'plan'
  const canRemove = (at: number) => moves.some((move) => move.kind === 'remove' && move.at === at)
  const fault = useMemo(() => (state.phase === 'plan' && state.help >= 3 ? faultNow(state) : null), [state])
  const mark = state.phase === 'flag' ? markNow(state) : null
  const caret = <i key="caret" class="caret" data-place={`at-${state.cursor}`} />
  const isMarked = (at: number) => mark === at
  return (
    <div
      class="plan-strip"
      style={{
        left: site.plan.x,
        top: site.plan.y,
        width: site.plan.width,
        minHeight: site.plan.height,
        '--tile': `${site.tile}px`,
      }}
      data-place="at-end"
    >
      <div
        class="plan-tiles"
        data-scan-group={isPlan && moves.some(({ kind }) => kind === 'remove') ? m.errand_bot_plan() : undefined}
      >
        {[...state.plan].flatMap((one, at) => {
          const tile = one as Tile
          const shown = (
            <button
              key={`${at}${tile}`}
              type="button"
              class={`tile is-${tones[tile]} ${now === at ? 'is-now' : ''} ${fault === at ? 'is-fault' : ''} ${isMarked(at) ? 'is-marked' : ''}`}
              data-scan={isPlan && canRemove(at) ? '' : undefined}
              data-place={`at-${at}`}
              disabled={!isPlan || !canRemove(at)}
              aria-label={m.errand_bot_take_out_tile({ number: at + 1, tile })}
              onClick={() => make({ kind: 'remove', at })}
            >
              <TileSign tile={tile} />
              {isMarked(at) && <svg class="mark-flag" viewBox="30 4 64 92" aria-hidden="true" {...html(flagArt)} />}
            </button>
          )
          return isPlan && state.cursor === at ? [caret, shown] : [shown]
        })}
        {isPlan && state.cursor === state.plan.length && state.plan.length < limit && caret}
        {isPlan && state.cursor < state.plan.length && (
          <Press
            class="tile to-end"
            aria-label={m.errand_bot_to_the_end()}
            onClick={() => make({ kind: 'cursor', at: state.plan.length })}
          >
            <i />
          </Press>
        )}
      </div>
      {state.hasBattery && <p class="battery">{m.errand_bot_tiles_of({ tiles: state.plan.length, limit })}</p>}
    </div>
  )
}

/** The keys: arrows add moves, Backspace takes the last tile away, and Enter goes on. */
function usePlanKeys({ state, moves, make }: Pick<TilesProps, 'state' | 'moves' | 'make'>) {
  useLayoutEffect(() => {
    const add = (tile: Tile) => () =>
      moves.some((move) => move.kind === 'add' && move.tile === tile) && make({ kind: 'add', tile })
    const [up, right, down, left]: Tile[] = state.arrows === 'compass' ? ['N', 'E', 'S', 'W'] : ['F', 'R', 'H', 'L']
    return offerKeys({
      ...{
        ArrowUp: add(up as Tile),
        ArrowRight: add(right as Tile),
        ArrowDown: add(down as Tile),
        ArrowLeft: add(left as Tile),
      },
      ...{ h: add('H'), w: add('P'), x: add('X') },
      Backspace: () => {
        const at = state.cursor - 1
        if (moves.some((move) => move.kind === 'remove' && move.at === at)) make({ kind: 'remove', at })
      },
      g: () => {
        const on = moves.find(({ kind }) => kind === 'ready' || kind === 'go')
        if (on) make(on)
      },
    })
  })
}

/** The tiles to choose from, and what can be done besides; Go comes last. */
export function Palette({ play, state, site, moves, make }: TilesProps) {
  usePlanKeys({ state, moves, make })
  const start = useRef<{ x: number; y: number } | null>(null)
  const carry = useMemo(
    () =>
      makeCarry({
        clock: play.clock,
        drop(tile, place) {
          const spot = place.slice(3)
          const at = spot === 'end' ? state.plan.length : Number(spot)
          if (at !== state.cursor) make({ kind: 'cursor', at })
          play.clock.after(0, () => make({ kind: 'add', tile: tile as Tile }))
        },
      }),
    [state],
  )
  const { slack } = steadyOf(play.values)
  const picks = moves.flatMap((move) => (move.kind === 'pick' ? [move.tile] : []))
  const isPicking = picks.length > 0
  const shown = isPicking ? picks : tilesNow(state)
  const canAdd = (tile: Tile) => isPicking || moves.some((move) => move.kind === 'add' && move.tile === tile)
  const on = moves.find(({ kind }) => kind === 'ready' || kind === 'go')
  const undo = moves.find((move) => move.kind === 'remove' && move.at === state.cursor - 1)
  return (
    <div class={`palette ${isPicking ? 'is-picking' : ''}`} style={boxStyle(site.buttons)}>
      {shown.map((tile) => {
        const { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } = carry.thing(tile)
        return (
          <Press
            key={tile}
            class={`tile is-${tones[tile]}`}
            aria-label={m.errand_bot_tile({ tile })}
            disabled={!canAdd(tile)}
            onPointerDown={(event) => {
              start.current = { x: event.clientX, y: event.clientY }
              if (!isPicking) onPointerDown?.(event)
            }}
            onPointerMove={onPointerMove}
            onPointerUp={onPointerUp}
            onPointerCancel={onPointerCancel}
            onClick={({ clientX, clientY, detail }) => {
              const from = start.current
              start.current = null
              // A drag ends with a click of its own, which is no tap.
              if (detail > 0 && from && Math.hypot(clientX - from.x, clientY - from.y) > slack) return
              make({ kind: isPicking ? 'pick' : 'add', tile })
            }}
          >
            <TileSign tile={tile} />
          </Press>
        )
      })}
      {!isPicking && (
        <>
          <Press
            class="tile is-plain"
            aria-label={m.errand_bot_undo()}
            aria-keyshortcuts="Backspace"
            disabled={!undo}
            onClick={() => undo && make(undo)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path
                d="M9 5H21V19H9L3 12ZM12 9L18 15M18 9L12 15"
                fill="none"
                stroke="currentColor"
                stroke-width="2.200"
                stroke-linecap="round"
                stroke-linejoin="round"
              />
            </svg>
          </Press>
          <Press
            class="tile is-plain is-word"
            disabled={!moves.some(({ kind }) => kind === 'help')}
            onClick={() => make({ kind: 'help' })}
          >
            {m.kit_help_me()}
          </Press>
          {state.whole && (
            <Press class="tile is-go" aria-keyshortcuts="G" disabled={!on} onClick={() => on && make(on)}>
              {state.flags ? m.errand_bot_plan_is_ready() : m.errand_bot_go()}
            </Press>
          )}
        </>
      )}
      {moves.some(({ kind }) => kind === 'model') && (
        <Press class="tile is-go" onClick={() => make({ kind: 'model' })}>
          {m.errand_bot_show_me()}
        </Press>
      )}
    </div>
  )
}
