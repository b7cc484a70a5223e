/** What a trace of Chromium says of the main thread of a page. */
export interface MainThread {
  /** Processor milliseconds that each frame took. */
  frames: number[]
  /** Processor milliseconds of the longest tasks. */
  tasks: number[]
}

interface Event {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** Time on the processor: what other programs take is not in it. */
  tdur?: number
  args?: { name?: string }
}

const key = ({ pid, tid }: Event) => `${pid}:${tid}`

/** Categories that `mainThread` reads. */
export const categories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']

/** Reads the main thread of the page that draws most: its tasks, summed from one frame to the next. */
export function mainThread(trace: Buffer): MainThread {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: Event[] }
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(key),
  )
  const perThread = new Map<string, { tasks: Event[]; animations: number[] }>()
  for (const event of traceEvents) {
    if (!mains.has(key(event))) continue
    const found = perThread.get(key(event)) ?? { tasks: [], animations: [] }
    perThread.set(key(event), found)
    if (event.ph === 'X' && event.name === 'RunTask') found.tasks.push(event)
    else if (event.name === 'FireAnimationFrame') found.animations.push(event.ts)
  }
  const [busiest] = [...perThread.values()].sort((a, b) => b.animations.length - a.animations.length)
  return busiest ? framesOf(busiest.tasks, busiest.animations) : { frames: [], tasks: [] }
}

const cost = ({ tdur, dur }: Event) => (tdur ?? dur ?? 0) / 1000

/** A frame begins with the task that calls the animation frames, and lasts until the next such task. */
function framesOf(tasks: Event[], animations: number[]): MainThread {
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
