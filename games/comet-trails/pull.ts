import { isTogether, steadyOf, type Finger } from '../kit/index.ts'
import { unitsOf, type Fit } from './layout.ts'
import { far, pointAt, thin, type Point } from './paths.ts'
import { figureNow, headOf, openStrokes, type Assist, type Move, type State } from './state.ts'
import type { Way } from './texts.ts'
import { endsAt, isNear, startTrace, stepTrace, type Trace } from './trace.ts'

/** A pointer that pulls the comet, or touched the sky beside it. */
interface Pull {
  stroke: number
  isOn: boolean
  kind: string
  since: number
  trace: Trace
  points: Point[]
  /** Another pointer pulled a comet at the same time, for 300 ms or more. */
  isBoth: boolean
}

interface PullRoom {
  now(): number
  state(): State
  fit(): Fit
  isOpen(): boolean
  way(): Way
  values(): Parameters<typeof steadyOf>[0]
  assist(): Assist
  make(move: Move): void
  /** The comet moved along a stroke; `height` is 0 at the bottom of the figure, and 1 at its top. */
  moved(height: number): void
  touched(kind: string): void
}

/** Touches away from the comet that move less than this, in units, are ignored. */
const leastTry = 8
const singEvery = 14
const keysId = -1
const keyStep = 16
const mostPoints = 600

const rounded = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]

/** Marks pulls that went on at the same time as one that ends. */
function noteBoth(others: Iterable<Pull>, pull: Pull, now: number): void {
  for (const other of others)
    if (pull.isOn && other.isOn && isTogether(pull, other, now)) pull.isBoth = other.isBoth = true
}

/** Follows pointers and arrow keys, and makes a move of each from its touch to its lift. */
export function makePull(room: PullRoom) {
  const live = new Map<number, Pull>()
  const alongOf = (stroke: number): number => {
    const pull = [...live.values()].find((one) => one.isOn && one.stroke === stroke)
    return pull?.trace.along ?? headOf(room.state(), stroke)?.along ?? 0
  }
  const pathOf = (stroke: number) => figureNow(room.state()).strokes[stroke]

  function send(id: number, pull: Pull): void {
    live.delete(id)
    noteBoth(live.values(), pull, room.now())
    const { half, scale } = room.fit()
    const { stroke, points, kind, since } = pull
    // A pull outlasts its figure where an adult passes the turn on.
    if (!room.isOpen() || !openStrokes(room.state()).includes(stroke)) return
    const by = kind === 'keys' || kind === 'pen' || kind === 'mouse' ? kind : 'finger'
    const ms = Math.round(room.now() - since)
    room.make({
      kind: 'draw',
      stroke,
      points: thin(points, 0.4),
      half,
      scale,
      by,
      ms,
      assist: room.assist(),
      both: pull.isBoth,
    })
  }

  function begin(id: number, kind: string, at: Point): void {
    const { half } = room.fit()
    const state = room.state()
    const taken = [...live.values()].map(({ stroke }) => stroke)
    const open = openStrokes(state).filter((stroke) => !taken.includes(stroke))
    // Only one hand pulls, except where there are two comets: palms do nothing.
    const [first] = open
    if (first === undefined) return
    const gapOf = (stroke: number) => far(at, pointAt(pathOf(stroke) as never, alongOf(stroke)))
    const stroke = open.toSorted((a, b) => gapOf(a) - gapOf(b))[0] ?? first
    const path = pathOf(stroke)
    if (!path) return
    const isOn = isNear(path, alongOf(stroke), at, half)
    const trace = stepTrace(path, startTrace(alongOf(stroke)), at, half)
    const pull = { stroke, isOn, kind, since: room.now(), trace, points: [at], isBoth: false }
    live.set(id, pull)
    if (isOn && trace.along >= endsAt(path, half)) send(id, pull)
  }

  function go(id: number, at: Point, least: number): void {
    const pull = live.get(id)
    const path = pull && pathOf(pull.stroke)
    const last = pull?.points.at(-1)
    if (!pull || !path || !last || far(last, at) < least) return
    // A scribble ends here, so that what is sent is what the comet followed.
    if (pull.points.length >= mostPoints) return end(id)
    pull.points.push(at)
    const { half } = room.fit()
    const before = pull.trace.along
    pull.trace = stepTrace(path, pull.trace, at, half)
    const { along } = pull.trace
    if (!pull.isOn) return
    if (Math.floor(along / singEvery) > Math.floor(before / singEvery)) {
      const { top, height } = figureNow(room.state())
      room.moved(1 - (pointAt(path, along)[1] - top) / Math.max(1, height))
    }
    if (along >= endsAt(path, half)) send(id, pull)
  }

  function end(id: number): void {
    const pull = live.get(id)
    if (!pull) return
    if (pull.isOn ? pull.trace.total > 1 : pull.trace.total >= leastTry) send(id, pull)
    else live.delete(id)
  }

  const placeOf = ({ x, y }: Finger): Point => rounded(unitsOf(room.fit(), x, y))
  return {
    alongOf,
    /** Pointers that touch the sky now, with the comet or beside it. */
    all: (): readonly Pull[] => [...live.values()],
    down(finger: Finger) {
      if (!room.isOpen() || (room.values().penOnly === true && finger.kind !== 'pen')) return
      room.touched(finger.kind)
      if (room.way() === 'tap')
        room.make({ kind: 'tap', at: placeOf(finger), half: room.fit().half, assist: room.assist() })
      else begin(finger.id, finger.kind, placeOf(finger))
    },
    move(finger: Finger) {
      const pixels = room.values().steady === true ? 10 : 6
      go(finger.id, placeOf(finger), pixels / room.fit().scale)
    },
    up: (finger: Finger) => end(finger.id),
    /** An arrow key moves a pointer that starts at the comet. */
    arrow(x: number, y: number) {
      if (!room.isOpen()) return
      const [stroke] = openStrokes(room.state())
      const path = stroke === undefined ? undefined : pathOf(stroke)
      if (stroke === undefined || !path) return
      room.touched('keys')
      if (!live.has(keysId)) begin(keysId, 'keys', pointAt(path, alongOf(stroke)))
      const last = live.get(keysId)?.points.at(-1)
      const step = keyStep / room.fit().scale
      if (last) go(keysId, rounded([last[0] + x * step, last[1] + y * step]), 0)
    },
    /** Lets the keys' pointer go; the next arrow starts at the comet again. */
    letGo: () => end(keysId),
    clear: () => live.clear(),
  }
}
export type Puller = ReturnType<typeof makePull>
