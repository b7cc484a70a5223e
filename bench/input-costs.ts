import { busiestThread, type TraceEvent } from './trace.ts'

/** Processor milliseconds of the page's main thread, each counted once: time in nested parts is excluded. */
export interface Cost {
  all: number
  script: number
  style: number
  layout: number
  paint: number
}

const kinds: Record<string, keyof Cost> = {
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  FireAnimationFrame: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'script',
  ParseHTML: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

interface Frame extends Cost {
  clicked: boolean
}
const nothing = (): Frame => ({ all: 0, script: 0, style: 0, layout: 0, paint: 0, clicked: false })

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur
const cost = ({ tdur = 0 }: TraceEvent) => tdur / 1000
const isClick = ({ name, args }: TraceEvent) => name === 'EventDispatch' && args?.data?.type === 'click'

/** Sums the thread's work from the end of one drawn frame to the end of the next. */
function framesOf(events: readonly TraceEvent[]): Frame[] {
  const frames: Frame[] = []
  const around: TraceEvent[] = []
  let frame = nothing()
  let drawn = false
  for (const event of events.toSorted((a, b) => a.ts - b.ts || endOf(b) - endOf(a))) {
    while (around.length > 0 && endOf(around.at(-1) as TraceEvent) <= event.ts) around.pop()
    if (event.name === 'RunTask') {
      if (drawn) frames.push(frame)
      if (drawn) frame = nothing()
      drawn = false
      frame.all += cost(event)
    }
    const kind = kinds[event.name]
    const holder = kinds[around.findLast(({ name }) => kinds[name])?.name ?? '']
    if (kind) frame[kind] += cost(event)
    // A nested part was already counted there.
    if (kind && holder) frame[holder] -= cost(event)
    frame.clicked ||= isClick(event)
    drawn ||= event.name === 'Layerize' || event.name === 'Commit'
    around.push(event)
  }
  return frames
}

/** Returns the cost of each press: from the task before its click to the end of the frame that shows the result. */
export function inputCosts(trace: Buffer): Cost[] {
  return framesOf(busiestThread(trace)).filter(({ clicked }) => clicked)
}
