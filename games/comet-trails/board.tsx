import { m } from '#messages'
import { seatHex } from '@marigold/device'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { assistOf, boxStyle, html, offerKeys, useFingers, type Finger } from '../kit/index.ts'
import { lightened } from './comet-art.ts'
import { Comet, flyTo } from './comet.tsx'
import { guideArt } from './figure-art.ts'
import { pixelsOf, type Fit, type Site } from './layout.ts'
import { paintTrails, starAt } from './paint.ts'
import { pointAt, turnAt, type Point } from './paths.ts'
import type { CometPlay } from './play-types.ts'
import { makePull, type Puller } from './pull.ts'
import type { Show } from './show.ts'
import { drawingsArt } from './sky-art.ts'
import { fadeNow, figureNow, headOf, isTogether, openStrokes, type Fade, type Move, type State } from './state.ts'
import type { Way } from './texts.ts'

export interface BoardProps {
  play: CometPlay
  state: State
  show: Show
  site: Site
  fit: Fit
  way: Way
  isOpen: boolean
  make: (move: Move) => void
  touched: (kind: string) => void
}

/** The color of the tail: the player's, and gold once a card was right. */
export const tailColor = (play: CometPlay): string =>
  play.earned.value === 'independent' || play.earned.value === 'helped'
    ? '#FFB21F'
    : lightened(seatHex(play.current.value.color))

/** Pixels of the canvas for each pixel of the stage: sharp on a phone. */
const ratio = 1.5
const ghostMs = 2200
/** Where a little comet that shows the way is; null before and after. */
function ghostAt(
  state: State,
  strokes: readonly number[],
  share: number,
): { at: Point; stroke: number; along: number } | null {
  const paths = strokes.map((stroke) => figureNow(state).strokes[stroke]).filter((path) => path !== undefined)
  let left = paths.reduce((sum, { length }) => sum + length, 0) * share
  for (const [number, path] of paths.entries()) {
    if (left <= path.length) return { at: pointAt(path, left), stroke: strokes[number] ?? 0, along: left }
    left -= path.length
  }
  return null
}

interface Flight {
  x: number
  y: number
}
const isCloseTo = (a: Flight, b: Flight) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 0.6

/** Where a comet should be: at its place on the stroke, or beside the start star. */
function cometPlace(state: State, fit: Fit, stroke: number, along: number, wide: number): Flight & { turn: number } {
  const head = headOf(state, stroke)
  if (!head) return { x: 0, y: 0, turn: 0 }
  const [x, y] = pixelsOf(fit, pointAt(head.path, along))
  const turn = turnAt(head.path, along)
  const back = along > 0 ? 0 : wide
  return { x: x - Math.cos(turn) * back, y: y - Math.sin(turn) * back, turn }
}

/** Draws the trails on the canvas, and moves the comets, whenever something has changed. */
function useDrawing({ play, state, show, fit, site }: BoardProps, pull: Puller) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const comets = useRef<HTMLDivElement>(null)
  const flown = useRef<Flight[]>([])
  const ghost = useRef({ left: 0, strokes: [] as readonly number[] })
  const open = openStrokes(state)
  const { help } = state.attempt
  const isPreview = show.preview.value
  useLayoutEffect(() => {
    const strokes = isPreview ? figureNow(state).strokes.map((_, at) => at) : open
    ghost.current = { left: isPreview || help === 3 ? ghostMs : 0, strokes }
  }, [isPreview, help, state.number, open[0]])
  useLayoutEffect(() => {
    const pen = canvas.current?.getContext('2d')
    const box = comets.current
    if (!pen || !box) return
    const { width, height } = site.board
    const wide = Math.min(54, Math.max(34, fit.half * fit.scale * 1.1))
    const color = tailColor(play)
    let key = ''
    pen.setTransform(ratio, 0, 0, ratio, 0, 0)
    const moveComets = (): boolean =>
      open
        .map((stroke, at) => {
          const element = box.children[at]
          const aim = cometPlace(state, fit, stroke, pull.alongOf(stroke), wide)
          const was = flown.current[stroke] ?? aim
          const share = play.calm.value ? 1 : 0.35
          const now = { x: was.x + (aim.x - was.x) * share, y: was.y + (aim.y - was.y) * share }
          flown.current[stroke] = now
          flyTo(element, now.x, now.y, aim.turn)
          return isCloseTo(now, aim)
        })
        .every(Boolean)
    const drawLoose = () => {
      // A thin tail leads from a waiting comet to its pointer.
      for (const { isOn, stroke, points, trace } of pull.all()) {
        const last = points.at(-1)
        const path = figureNow(state).strokes[stroke]
        if (!isOn || !last || !path) continue
        const [from, to] = [pixelsOf(fit, pointAt(path, trace.along)), pixelsOf(fit, last)]
        pen.globalAlpha = 0.7
        pen.strokeStyle = '#FFF3C4'
        pen.lineWidth = 4
        pen.beginPath()
        pen.moveTo(...from)
        pen.lineTo(...to)
        pen.stroke()
      }
    }
    const draw = (dt: number) => {
      ghost.current.left -= dt
      const { left, strokes } = ghost.current
      const alongs = figureNow(state).strokes.map((path, at) =>
        open.includes(at) ? pull.alongOf(at) : state.tracks[at] === path.length ? path.length : 0,
      )
      const next = JSON.stringify([alongs, left > 0 && left, pull.all().map(({ points }) => points.length)])
      const isStill = moveComets()
      if (next === key && isStill) return
      key = next
      pen.clearRect(0, 0, width, height)
      if (state.phase === 'trace')
        paintTrails(pen, { figure: figureNow(state), fit, alongs, paint: state.paint[state.seat] ?? 'ribbon', color })
      drawLoose()
      const shown = left > 0 ? ghostAt(state, strokes, 1 - left / ghostMs) : null
      if (shown) {
        const [x, y] = pixelsOf(fit, shown.at)
        pen.fillStyle = '#FFFFFF'
        pen.globalAlpha = 0.9
        starAt(pen, x, y, 26)
      }
      pen.globalAlpha = 1
    }
    draw(0)
    return play.clock.frame(draw)
  }, [play, state, fit, site, pull, isPreview, play.earned.value])
  useEffect(() => void (flown.current = []), [state.number])
  return { canvas, comets }
}

/** Arrow keys move a pointer by 16 pixels, and Enter or Space lets it go; they never trigger Help by accident. */
function useArrowKeys(pull: Puller, isOn: boolean, hasPad: boolean) {
  useLayoutEffect(() => {
    if (!isOn) return
    return offerKeys({
      ArrowLeft: () => pull.arrow(-1, 0),
      ArrowRight: () => pull.arrow(1, 0),
      ArrowUp: () => pull.arrow(0, -1),
      ArrowDown: () => pull.arrow(0, 1),
      ...(!hasPad && { Enter: pull.letGo, ' ': pull.letGo }),
    })
  })
}

/** What shows the way now, also while a figure is shown to be remembered. */
function shownFade(state: State, isPreview: boolean): Fade {
  if (isPreview) return 'dots'
  const { help, misses } = state.attempt
  const fade = fadeNow(state)
  // What is said after a miss points at the star.
  return fade === 'memory' && help + misses > 0 ? 'star' : fade
}

/** The sky to trace on: the figure, what the comet has painted, and the comets. */
export function Board(props: BoardProps) {
  const { play, state, show, site, fit, way, isOpen } = props
  const look = play.look.value
  const figure = figureNow(state)
  const current = useRef(props)
  current.current = props
  const pull = useMemo(
    () =>
      makePull({
        now: () => play.clock.now(),
        state: () => play.state.value,
        fit: () => current.current.fit,
        isOpen: () => current.current.isOpen && play.state.value.phase === 'trace' && !show.busy.value,
        way: () => current.current.way,
        values: () => play.values,
        assist: () => assistOf(play).value,
        make: (move) => current.current.make(move),
        moved: show.moved,
        touched: (kind) => current.current.touched(kind),
      }),
    [play, show],
  )
  const { canvas, comets } = useDrawing(props, pull)
  useArrowKeys(pull, isOpen && way !== 'arrows' && state.phase === 'trace', isTogether(state))
  useEffect(() => {
    pull.clear()
    show.pulling.value = false
  }, [state.number, isOpen])
  const release = (finger: Finger) => {
    pull.up(finger)
    show.pulling.value = pull.all().length > 0
  }
  const fingers = useFingers(
    {
      down(finger) {
        play.sound.unlock()
        pull.down(finger)
        show.pulling.value = pull.all().length > 0
      },
      move: pull.move,
      up: release,
      lost: release,
    },
    () => play.clock.now(),
  )
  const isPreview = show.preview.value
  const open = openStrokes(state)
  const { help } = state.attempt
  const isTracing = state.phase === 'trace'
  const art = useMemo(() => {
    // Above the panel of a choice.
    if (!isTracing)
      return drawingsArt([state.done.at(-1)?.line ?? []], [0, 0, site.board.width, site.board.height * 0.56], '#FFE9A8')
    return guideArt(figure, fit, {
      fade: shownFade(state, isPreview),
      open,
      tracks: state.tracks,
      hasArrows: isPreview || help >= 2 || isTogether(state) || shownFade(state, isPreview) === 'road',
      glows: help === 2 || (help >= 4 && way !== 'arrows'),
      hasStars: way === 'tap',
      boardWidth: site.board.width,
    })
  }, [figure, fit, state, isPreview, way])
  const { width, height } = site.board
  const color = tailColor(play)
  return (
    <div
      class={`board ${isTracing ? 'is-tracing' : 'is-done'} ${show.wakes.value ? 'wakes' : ''}`}
      style={boxStyle(site.board)}
      role="application"
      aria-label={m.comet_trails_the_sky()}
      {...(isTracing && fingers)}
    >
      <svg class="guide" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...html(art)} />
      <canvas
        ref={canvas}
        width={width * ratio}
        height={height * ratio}
        aria-hidden="true"
        style={{ visibility: isTracing ? 'visible' : 'hidden' }}
      />
      <div ref={comets} class="comets" aria-hidden="true">
        {isTracing &&
          !isPreview &&
          open.map((stroke) => (
            <Comet key={stroke} color={color} look={look} isLight={state.paint[state.seat] === 'stars'} />
          ))}
      </div>
    </div>
  )
}
