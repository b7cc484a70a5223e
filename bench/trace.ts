/** A page's main thread in a Chromium trace. */
export interface MainThread {
  /** Processor milliseconds of each frame. */
  frames: number[]
  /** Processor milliseconds of the longest tasks. */
  tasks: number[]
}

export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Processor time, which excludes other programs. */
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

const key = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

/** The trace categories that the benchmarks read. */
export const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Returns the events of the main thread that draws the most, with their durations. */
export function busiestThread(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key),
  )
  const perThread = Map.groupBy(
    traceEvents.filter((event) => mains.has(key(event)) && event.ph === 'X'),
    key,
  )
  const drawn = (events: TraceEvent[]) => events.filter(({ name }) => name === 'FireAnimationFrame').length
  const [busiest = []] = [...perThread.values()].sort((a, b) => drawn(b) - drawn(a))
  return busiest
}

/** Reads the main thread of the page that draws the most: its tasks, summed from one frame to the next. */
export function mainThread(trace: Buffer): MainThread {
  const events = busiestThread(trace)
  return framesOf(
    events.filter(({ name }) => name === 'RunTask'),
    events.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts),
  )
}

const cost = ({ tdur, dur }: TraceEvent) => (tdur ?? dur ?? 0) / 1000

/**
 * Sums tasks by frame. A frame starts with the task that runs the animation frames and lasts until the next such task.
 */
function framesOf(tasks: TraceEvent[], animations: number[]): MainThread {
  const starts = animations.toSorted((a, b) => a - b)
  const frames: number[] = []
  let next = 0
  for (const task of tasks.toSorted((a, b) => a.ts - b.ts)) {
    const end = task.ts + (task.dur ?? 0)
    while ((starts[next] ?? Infinity) < task.ts) next += 1
    if ((starts[next] ?? Infinity) <= end) frames.push(0)
    if (frames.length > 0) frames[frames.length - 1] = (frames.at(-1) ?? 0) + cost(task)
  }
  return { frames: frames.slice(1), tasks: tasks.map(cost) }
}
