import type { Chance } from '@marigold/device'
import { deal, usedIn, type Start } from '../kit/rules.ts'
import type { Level } from './levels.ts'
import { pairsOf, type Pair } from './pairs.ts'

export type Side = 0 | 1
export type Job = 'listen' | 'speak'

/** A train: the words of its two stations, and the words it carries. */
export interface Train {
  pair: string
  contrast: string
  /** The words of the left and right stations. */
  stations: [string, string]
  /** The station of each car, as dealt; when the learner speaks, they choose instead. */
  targets: Side[]
  job: Job
  /** How many boxes it brings. */
  load: 1 | 2
}

/** A train brings a second box by chance, so that three trains have enough for a Ferris wheel about every other time. */
const secondBoxChance = 0.2

/** The number of trains of a leg, after which the jobs are swapped. */
export const trainsPerLeg = 5

const jobOf = (values: Start['values'], at: number): Job => {
  if (values.job === 'swap') return Math.floor(at / trainsPerLeg) % 2 === 0 ? 'listen' : 'speak'
  return values.job === 'speak' ? 'speak' : 'listen'
}

const longestRun = 3

/** Returns left and right equally often, in an unpredictable order with at most three of the same in a row. */
export function shuffledSides(count: number, rng: Chance): Side[] {
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

/** Returns the pairs of a game in train order, in shuffled rounds without the same pair twice in a row. */
function rounds(pairs: readonly Pair[], count: number, rng: Chance): Pair[] {
  const row: Pair[] = []
  while (row.length < count) {
    const round = rng.shuffle(pairs)
    if (round.length > 1 && round[0]?.key === row.at(-1)?.key) round.push(round.shift() as Pair)
    row.push(...round)
  }
  return row.slice(0, count)
}

/** Deals the trains of a game; `used` is saved for the next one. */
export function planOf(level: Level, { values, kept }: Start, rng: Chance): { trains: Train[]; used: string[] } {
  const count = Number(values.trains ?? 10)
  const offered = pairsOf(level.pairs, String(values.set ?? 'k-t'))
  const wanted = Math.min(Number(values.pairs ?? trainsPerLeg), offered.length)
  const { dealt, used } = deal(offered, wanted, { used: usedIn(kept), key: ({ key }) => key, rng })
  const flipped = new Set(dealt.filter(() => rng.next() < 0.5).map(({ key }) => key))
  const targets = shuffledSides(count * level.wagons, rng)
  const trains = rounds(dealt, count, rng).map(({ key, contrast, words: [one, other] }, at): Train => ({
    pair: key,
    contrast,
    stations: flipped.has(key) ? [other, one] : [one, other],
    targets: targets.slice(at * level.wagons, (at + 1) * level.wagons),
    job: jobOf(values, at),
    load: rng.next() < secondBoxChance ? 2 : 1,
  }))
  return { trains, used }
}
