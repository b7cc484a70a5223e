import { m } from '#messages'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { html, Layer, offerKeys, steadyOf } from '../kit/index.ts'
import { boardArt, cleanArt } from './board-art.ts'
import { sideOf, squareName } from './digs.ts'
import type { Site } from './layout.ts'
import type { Ground } from './looks.ts'
import type { FieldPlay } from './play-types.ts'
import { leadsInScan } from './rules.ts'
import type { By, State } from './state.ts'
import { closedIn, digNow, litSquare, pieceNow } from './table.ts'

/** A stroke brushes a square once it is this long, in squares. */
const strokeLong = 0.9

interface BoardProps {
  play: FieldPlay
  state: State
  site: Site
  ground: Ground
  /** Whether squares can be brushed now. */
  isOpen: boolean
  dig: (square: number, by: By) => void
  /** A tap where only rubbing counts. */
  tapped: () => void
}

interface Stroke {
  square: number
  x: number
  y: number
  long: number
  isDone: boolean
}

const squareUnder = (target: EventTarget | null): number | null => {
  const found = (target as Element | null)?.closest<HTMLElement>('[data-square]')?.dataset.square
  return found === undefined ? null : Number(found)
}

/** Follows a finger over the sand: it leaves a track, and a stroke as long as a square brushes the one it began on. */
function useStrokes({ play, site, dig, tapped }: BoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const now = useRef<Stroke | null>(null)
  // The first touch of a shaky hand counts, and what follows at once doesn't.
  const last = useRef(-1000)
  const { cell } = site
  const brushOf = () => canvas.current?.getContext('2d')
  const clear = () => brushOf()?.clearRect(0, 0, site.board.width, site.board.height)
  const holds = () => play.values.steady === true && play.clock.now() - last.current < steadyOf(play.values).holdOffMs
  const done = (square: number, by: By) => {
    last.current = play.clock.now()
    dig(square, by)
  }
  const props = {
    onPointerDown: ({ target, clientX: x, clientY: y, button }: PointerEvent) => {
      const square = squareUnder(target)
      now.current = button === 0 && square !== null ? { square, x, y, long: 0, isDone: false } : null
    },
    onPointerMove: ({ clientX, clientY, offsetX, offsetY, target, buttons }: PointerEvent) => {
      const stroke = now.current
      if (!stroke || stroke.isDone || buttons === 0) return
      const by = Math.hypot(clientX - stroke.x, clientY - stroke.y)
      Object.assign(stroke, { x: clientX, y: clientY, long: stroke.long + by })
      const tile = (target as Element).closest<HTMLElement>('[data-square]')
      const pen = brushOf()
      if (tile && pen) {
        pen.fillStyle = '#8e5a3640'
        pen.beginPath()
        pen.arc(tile.offsetLeft + offsetX, tile.offsetTop + offsetY, cell * 0.15, 0, 7)
        pen.fill()
      }
      if (stroke.long < strokeLong * cell || holds()) return
      stroke.isDone = true
      clear()
      done(stroke.square, 'rub')
    },
    onPointerUp: () => clear(),
    onPointerCancel: () => {
      now.current = null
      clear()
    },
  }
  const press = (square: number, { detail }: MouseEvent) => {
    const stroke = now.current
    now.current = null
    if (stroke?.isDone || holds()) return
    // Keys and switches press without a pointer.
    if (detail === 0) done(square, 'press')
    else if (play.values.brushing === 'rub') tapped()
    else done(square, 'tap')
  }
  return { canvas, props, press }
}

/** The arrow keys go from square to square, over those that are open. */
function useArrows(state: State, isOpen: boolean) {
  useLayoutEffect(() => {
    if (!isOpen) return
    const side = sideOf(digNow(state))
    const closed = closedIn(state)
    const go = (x: number, y: number) => () => {
      const from = squareUnder(document.activeElement)
      let at = from ?? -1
      if (at < 0) at = (closed[0] ?? 0) - x - y * side
      for (let steps = 0; steps < side; steps++) {
        const [column, row] = [(at % side) + x, Math.floor(at / side) + y]
        if (from !== null && (column < 0 || row < 0 || column >= side || row >= side)) return
        at += x + y * side
        if (closed.includes(at)) return document.querySelector<HTMLElement>(`[data-square="${at}"]`)?.focus()
      }
    }
    return offerKeys({ ArrowLeft: go(-1, 0), ArrowRight: go(1, 0), ArrowUp: go(0, -1), ArrowDown: go(0, 1) })
  })
}

/** The field: what lies open, and the sand on the rest. */
export function Board(props: BoardProps) {
  const { play, state, site, ground, isOpen } = props
  const { board, cell } = site
  const dig = digNow(state)
  const side = sideOf(dig)
  const { canvas, props: strokes, press } = useStrokes(props)
  useArrows(state, isOpen)
  const art = useMemo(() => boardArt(state, cell, ground, 'open-squares'), [state, cell, ground])
  const clean = useMemo(() => cleanArt(state, cell, ground.earth[0]), [state, cell, ground])
  const lit = isOpen ? litSquare(state) : null
  const first = leadsInScan(state)
  const piece = state.help === 1 ? pieceNow(state) : null
  const [sand, light, top] = ground.sand
  return (
    <>
      <Frame site={site} />
      <Layer box={[board.x, board.y, board.width, board.height]} art={art} at={`translate(${board.x} ${board.y})`} />
      <div
        class="squares"
        style={{
          ...{ left: board.x, top: board.y, width: board.width, height: board.height },
          ...{ '--sand': sand, '--light': light, '--top': top, '--cell': `${cell}px` },
        }}
        {...strokes}
      >
        {closedIn(state).map((square) => (
          <button
            key={square}
            type="button"
            class={`square tone${(square * 5 + Math.floor(square / side) * 3) % 3} ${lit === square ? 'is-lit' : ''}`}
            data-square={square}
            data-scan={first === square ? 'first' : ''}
            disabled={!isOpen}
            aria-label={m.fossil_field_square({ square: squareName(dig, square) })}
            style={{ left: (square % side) * cell, top: Math.floor(square / side) * cell, width: cell, height: cell }}
            onClick={(event) => press(square, event)}
          >
            {play.values.labels === true && <span aria-hidden="true">{squareName(dig, square)}</span>}
          </button>
        ))}
        {piece && (
          <i
            class="square-glow"
            style={{
              left: (piece.square % side) * cell,
              top: Math.floor(piece.square / side) * cell,
              width: cell,
              height: cell,
            }}
          />
        )}
        <svg
          class={`unearthed ${state.named.at(-1)?.display === 'dance' && !isOpen ? 'dances' : ''}`}
          viewBox={`0 0 ${board.width} ${board.height}`}
          aria-hidden="true"
          {...html(clean)}
        />
        <canvas ref={canvas} width={board.width} height={board.height} aria-hidden="true" />
      </div>
    </>
  )
}

/** The wooden frame around the field, with its pegs and rope. */
export function Frame({ site: { board } }: { site: Site }) {
  const { x, y, width, height } = board
  const peg = (px: number, py: number) =>
    `<circle cx="${px}" cy="${py}" r="7" fill="#6B4526"/><circle cx="${px - 1.5}" cy="${py - 2}" r="4.5" fill="#A9763F"/>`
  const art =
    `<rect x="${x - 9}" y="${y - 5}" width="${width + 18}" height="${height + 17}" rx="12" fill="#3A2410" fill-opacity=".35"/>` +
    `<rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="${height + 16}" rx="11" fill="#8A5A30"/><rect x="${x - 8}" y="${y - 8}" width="${width + 16}" height="7" rx="3.5" fill="#B07D49"/>` +
    [peg(x - 4, y - 4), peg(x + width + 4, y - 4), peg(x - 4, y + height + 4), peg(x + width + 4, y + height + 4)].join(
      '',
    )
  return <Layer box={[x - 14, y - 14, width + 28, height + 32]} art={art} />
}
