import {
  actFrom,
  allDone,
  isTimed,
  run,
  spotAfter,
  startOf,
  troubleIn,
  type Act,
  type Spot,
  type Task,
} from './program.ts'
import type { Heading } from './town.ts'

/** No plan needs more steps. */
const mostSteps = 48

/** The acts that a plan can have here; waiting helps only where places have hours. */
export const actsIn = (task: Task): Act[] => [
  ...(task.arrows === 'compass' ? (['N', 'E', 'S', 'W'] as const) : (['F', 'L', 'R'] as const)),
  'H',
  ...(isTimed(task) ? (['P'] as const) : []),
]

interface Edge {
  tiles: string
  act: Act
  times: number
}
const edgesOf = (task: Task): Edge[] =>
  actsIn(task).flatMap((act) => {
    const isRepeated = task.repeats && !'HLR'.includes(act)
    return [{ tiles: act, act, times: 1 }, ...(isRepeated ? [{ tiles: `${act}X`, act, times: 3 }] : [])]
  })

/** Spots as numbers, with what a turn or a drive does to each looked up: the search sees many of them. */
function makeTable(task: Task) {
  const cells = task.map.side ** 2
  const goal = allDone(task)
  const timed = isTimed(task)
  const acts = actsIn(task)
  const moved = new Map<Act, Int16Array>()
  for (const act of acts.filter((one) => one !== 'H')) {
    const next = new Int16Array(cells * 4).fill(-1)
    for (let at = 0; at < next.length; at++) {
      const to = actFrom(
        task,
        { square: at % cells, heading: Math.floor(at / cells) as Heading, done: 0, steps: 0 },
        act,
      )
      if (typeof to !== 'string') next[at] = to.heading * cells + to.square
    }
    moved.set(act, next)
  }
  const pose = cells * 4
  /** The number of a spot: steps where they matter, then errands, heading, and square. */
  const numberOf = ({ square, heading, done, steps }: Spot) =>
    ((timed ? steps : 0) * (goal + 1) + done) * pose + heading * cells + square
  const spotOf = (number: number): Spot => {
    const [at, rest] = [number % pose, Math.floor(number / pose)]
    return {
      ...{ square: at % cells, heading: Math.floor(at / cells) as Heading },
      ...{ done: rest % (goal + 1), steps: Math.floor(rest / (goal + 1)) },
    }
  }
  const goFrom = (number: number, act: Act): number => {
    if (act === 'H') {
      const to = actFrom(task, spotOf(number), act)
      return typeof to === 'string' ? -1 : numberOf(to)
    }
    const at = number % pose
    const to = moved.get(act)?.[at] ?? -1
    return to < 0 ? -1 : number - at + to + (timed ? pose * (goal + 1) : 0)
  }
  const size = pose * (goal + 1) * (timed ? mostSteps + 1 : 1)
  return { numberOf, goFrom, size, isGoal: (number: number) => Math.floor(number / pose) % (goal + 1) === goal }
}

/**
 * Returns the fewest tiles that do all errands left from a spot, or null if more than `most` are needed. It searches over
 * place, heading, errands, and, where there are hours, steps, in the order of tiles; three equal acts fold into two tiles.
 */
export function solve(task: Task, from: Spot = startOf(task), most: number = task.limit): string | null {
  const { numberOf, goFrom, size, isGoal } = makeTable(task)
  const edges = edgesOf(task)
  const seen = new Uint8Array(size)
  const waiting: { number: number; plan: string }[][] = [[{ number: numberOf(from), plan: '' }]]
  for (let tiles = 0; tiles <= most; tiles++)
    for (const { number, plan } of waiting[tiles] ?? []) {
      if (isGoal(number)) return plan
      if (seen[number]) continue
      seen[number] = 1
      for (const { act, times, tiles: more } of edges) {
        let next = number
        for (let time = 0; time < times && next >= 0; time++) next = goFrom(next, act)
        if (next >= 0 && next < size && !seen[next])
          (waiting[tiles + more.length] ??= []).push({ number: next, plan: plan + more })
      }
    }
  return null
}

/** The fewest tiles that complete a plan so far, with a repeat of its last tile if that helps; null if none do. */
export function completion(task: Task, plan: string): string | null {
  const steps = run(task, plan)
  if (troubleIn(steps)) return null
  const left = task.limit - plan.length
  const usual = left < 0 ? null : solve(task, spotAfter(task, steps), left)
  const last = plan.at(-1)
  if (!task.repeats || left < 1 || last === undefined || 'XH'.includes(last)) return usual
  const again = run(task, `${plan}X`)
  if (troubleIn(again)) return usual
  const folded = solve(task, spotAfter(task, again), Math.min(left, usual?.length ?? left) - 1)
  return folded === null ? usual : `X${folded}`
}

/** The first tile of a plan that has to change: what stops the bot, or where no way on is left; its length if none. */
export function faultOf(task: Task, plan: string): number {
  const stopped = run(task, plan).at(-1)
  let at = stopped?.trouble ? stopped.at : plan.length
  // A repeat that goes too far is one tile; the tile before it is fine.
  while (at > 0 && completion(task, plan.slice(0, at)) === null) at--
  return at
}
