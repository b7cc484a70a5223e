import type { Chance } from '@marigold/device'
import { deal, usedIn, type Start } from '../kit/rules.ts'
import type { Level } from './levels.ts'
import { pairsOf, type Pair } from './pairs.ts'

export type Side = 0 | 1
export type Job = 'listen' | 'speak'

/** One train: which words its stations carry, left and right, and which words it is for. */
export interface Train {
  pair: string
  contrast: string
  /** The words of the left and of the right station. */
  stations: [string, string]
  /** The station of each wagon, as dealt; in Speak the learner chooses instead. */
  targets: Side[]
  job: Job
}

/** Trains after which jobs are swapped, and after which the line goes on to a new place. */
export const leg = 5

const jobOf = (values: Start['values'], at: number): Job => {
  if (values.job === 'swap') return Math.floor(at / leg) % 2 === 0 ? 'listen' : 'speak'
  return values.job === 'speak' ? 'speak' : 'listen'
}

const longestRun = 3

/** Left and right as often as each other, in an order that nobody can guess and that repeats one side three times at most. */
export function sides(count: number, rng: Chance): Side[] {
  const half = Math.floor(count / 2)
  const odd = count % 2 === 1 ? [rng.int(0, 1) as Side] : []
  const all = [...Array<Side>(half).fill(0), ...Array<Side>(half).fill(1), ...odd]
  for (;;) {
    const order = rng.shuffle(all)
    const runs = order.some(
      (side, at) => at >= longestRun && order.slice(at - longestRun, at).every((one) => one === side),
    )
    if (!runs) return order
  }
}

/** The pairs of a play in the order of its trains: round after round, no pair twice in a row. */
function rounds(pairs: readonly Pair[], count: number, rng: Chance): Pair[] {
  const row: Pair[] = []
  while (row.length < count) {
    const round = rng.shuffle(pairs)
    if (round.length > 1 && round[0]?.key === row.at(-1)?.key) round.push(round.shift() as Pair)
    row.push(...round)
  }
  return row.slice(0, count)
}

/** Deals the trains of a play; `used` is what to keep for the next one. */
export function planOf(level: Level, { values, kept }: Start, rng: Chance): { trains: Train[]; used: string[] } {
  const count = Number(values.trains ?? 10)
  const offered = pairsOf(level.pairs, String(values.set ?? 'k-t'))
  const wanted = Math.min(Number(values.pairs ?? leg), offered.length)
  const { dealt, used } = deal(offered, wanted, { used: usedIn(kept), key: ({ key }) => key, rng })
  const flipped = new Set(dealt.filter(() => rng.next() < 0.5).map(({ key }) => key))
  const targets = sides(count * level.wagons, rng)
  const trains = rounds(dealt, count, rng).map(({ key, contrast, words: [one, other] }, at): Train => ({
    pair: key,
    contrast,
    stations: flipped.has(key) ? [other, one] : [one, other],
    targets: targets.slice(at * level.wagons, (at + 1) * level.wagons),
    job: jobOf(values, at),
  }))
  return { trains, used }
}
