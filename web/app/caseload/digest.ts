import { z } from 'zod'
import { areas } from '@marigold/contract'
import type { Known } from '../platform/storage/known.ts'
import { practiceTime } from './tally.ts'
import { outcomeOf, scales, type Trial } from './trial.ts'

const count = z.int().min(0)
const felt = z.tuple([count, count])

/** Trials of one client (or seat) at one target and goal in one session, counted. */
const Digest = z.looseObject({
  client: z.string().optional(),
  seat: z.int(),
  goal: z.string().optional(),
  target: z.string(),
  area: z.enum([...areas, 'game']),
  scale: z.enum(scales),
  probe: z.boolean(),
  /** Trials by value. */
  values: z.record(z.string(), count),
  /** By cue level from 0 to 3: answered, and correct of these. */
  cues: z.array(z.tuple([count, count])).length(4),
  /** By word: answered, and correct of these. */
  words: z.record(z.string(), z.tuple([count, count])),
  /** The client's own ratings: the first and last of the session, in a visit before and after. */
  rated: z.tuple([z.number(), z.number()]).optional(),
  /** How it felt, by measure: how many trials were rated, and the sum of their ratings. */
  felt: z.object({ ease: felt, confidence: felt }).partial().optional(),
  /** The first and last trial, in ms since 1970, and the time between trials without long pauses, in ms. */
  first: z.number(),
  last: z.number(),
  ms: z.number(),
})
export type Digest = Known<z.infer<typeof Digest>>

/** Reads stored digests; null if any of them can't be read. */
export const parseDigests = (value: unknown): Digest[] | null => z.array(Digest).safeParse(value).data ?? null

const keyOf = ({ client, seat, goal, target, scale, probe }: Trial) =>
  [client ?? `seat ${seat}`, goal, target, scale, probe].join('\n')

const ratingOf = ({ scale, value }: Trial) => (scale === 'rating' && value !== 'none' ? [Number(value)] : [])

function feltOf(trials: readonly Trial[]): Pick<Digest, 'felt'> {
  const measured = (['ease', 'confidence'] as const).flatMap((name) => {
    const given = trials.flatMap(({ measures }) => measures?.[name] ?? [])
    return given.length > 0 ? [[name, [given.length, given.reduce((sum, one) => sum + one, 0)]] as const] : []
  })
  return measured.length > 0 ? { felt: Object.fromEntries(measured) } : {}
}

function ratedOf(trials: readonly Trial[]): Pick<Digest, 'rated'> {
  const ratings = trials.flatMap(ratingOf)
  const [first, last] = [ratings[0], ratings.at(-1)]
  return first === undefined || last === undefined ? {} : { rated: [first, last] }
}

/** Counts the trials of a session, so that progress over a year can be read without reading every trial. */
export function digestsOf(trials: readonly Trial[]): Digest[] {
  return [...Map.groupBy(trials, keyOf).values()].map((of) => {
    const [one] = of as [Trial, ...Trial[]]
    const digest: Digest = {
      ...(one.client !== undefined && { client: one.client }),
      ...(one.goal !== undefined && { goal: one.goal }),
      ...{ seat: one.seat, target: one.target, area: one.area, scale: one.scale, probe: one.probe },
      ...{ values: {}, cues: [0, 1, 2, 3].map(() => [0, 0] as [number, number]), words: {} },
      ...ratedOf(of),
      ...feltOf(of),
      ...{ first: one.at, last: of.at(-1)?.at ?? one.at, ms: practiceTime(of) },
    }
    for (const trial of of) {
      digest.values[trial.value] = (digest.values[trial.value] ?? 0) + 1
      const outcome = outcomeOf(trial)
      if (outcome === 'none') continue
      const correct = outcome === 'correct' ? 1 : 0
      const word = (digest.words[trial.text] ??= [0, 0])
      for (const counts of [digest.cues[trial.cue], word]) {
        if (!counts) continue
        counts[0] += 1
        counts[1] += correct
      }
    }
    return digest
  })
}

/** Answered and correct trials of a digest, over all cue levels. */
export function answeredOf({ cues }: Pick<Digest, 'cues'>): { answered: number; correct: number } {
  return {
    answered: cues.reduce((sum, [answered]) => sum + answered, 0),
    correct: cues.reduce((sum, [, correct]) => sum + correct, 0),
  }
}
