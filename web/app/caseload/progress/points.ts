import type { Digest } from '../digest.ts'
import type { Goal } from '../records.ts'
import type { SessionSummary } from '../session-records.ts'
import { scaleValues, type Scale } from '../trial.ts'

/** The trials of one session toward one goal or at one target, counted. */
export interface Point {
  session: string
  /** When the session started, in ms since 1970. */
  at: number
  /** Practiced most in this session: 'R, initial, words'. */
  target: string
  trials: number
  answered: number
  /** Trials with the best value of the scale. */
  correct: number
  values: Readonly<Record<string, number>>
  /** Answered and correct trials by cue level from 0 to 3. */
  cues: readonly (readonly [answered: number, correct: number])[]
  /** Trials per minute; null for less than a minute of practice. */
  pace: number | null
  /** The client's first and last rating of the session. */
  rated: readonly [first: number, last: number] | null
  /** The mean ease and confidence of fluency lines, from 1 to 5. */
  felt: Readonly<Record<'ease' | 'confidence', number | null>>
}

/** What is measured in a point: a share in percent, or the rating at the end of the session. */
export type Measure = Goal['measure']

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)
export const percentOf = (part: number, whole: number) => (whole === 0 ? null : Math.round((100 * part) / whole))
export const trialsOf = ({ values }: Pick<Digest, 'values'>) => sum(Object.values(values))
/** Trials that count in a share. In participation, a client who didn't take part counts; elsewhere, no answer doesn't. */
export const answeredIn = ({ scale, values }: Pick<Digest, 'scale' | 'values'>): number =>
  trialsOf({ values }) - (scale === 'participation' ? 0 : (values.none ?? 0))
const oneDecimal = (number: number) => Math.round(10 * number) / 10

/** Counts of several digests, added by name. */
function added(counts: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const total: Record<string, number> = {}
  for (const one of counts) for (const [name, count] of Object.entries(one)) total[name] = (total[name] ?? 0) + count
  return total
}

/** A shorter practice says nothing about the pace. */
const leastPractice = 60_000

/** Targets that were practiced in turn share their time, so of digests that overlap only the longest time counts. */
function paceOf(digests: readonly Digest[]): number | null {
  let until = -Infinity
  const times: number[] = []
  for (const { first, last, ms } of digests.toSorted((a, b) => a.first - b.first)) {
    if (first > until) times.push(ms)
    else times.push(Math.max(times.pop() ?? 0, ms))
    until = Math.max(until, last)
  }
  const time = sum(times)
  if (time < leastPractice) return null
  return oneDecimal(((sum(digests.map(trialsOf)) - times.length) * 60_000) / time)
}

function meanFelt(digests: readonly Digest[], name: 'ease' | 'confidence'): number | null {
  const felt = digests.flatMap((one) => (one.felt?.[name] ? [one.felt[name]] : []))
  const given = sum(felt.map(([count]) => count))
  return given === 0 ? null : oneDecimal(sum(felt.map(([, total]) => total)) / given)
}

function ratedIn(digests: readonly Digest[]): Point['rated'] {
  const rated = digests.filter((one) => one.rated !== undefined)
  const [first] = rated.toSorted((a, b) => a.first - b.first)
  const [last] = rated.toSorted((a, b) => b.last - a.last)
  return first?.rated && last?.rated ? [first.rated[0], last.rated[1]] : null
}

/** The point of some digests of one session, all on one scale; null without any. */
function pointOf({ id, started }: SessionSummary, digests: readonly Digest[]): Point | null {
  const [most] = digests.toSorted((a, b) => trialsOf(b) - trialsOf(a))
  if (!most) return null
  const values = added(digests.map((one) => one.values))
  const trials = sum(Object.values(values))
  return {
    ...{ session: id, at: started, target: most.target, trials, values },
    answered: answeredIn({ scale: most.scale, values }),
    correct: most.scale === 'rating' ? 0 : (values[scaleValues[most.scale][0]] ?? 0),
    cues: [0, 1, 2, 3].map((cue) => [
      sum(digests.map(({ cues }) => cues[cue]?.[0] ?? 0)),
      sum(digests.map(({ cues }) => cues[cue]?.[1] ?? 0)),
    ]),
    pace: paceOf(digests),
    rated: ratedIn(digests),
    felt: { ease: meanFelt(digests, 'ease'), confidence: meanFelt(digests, 'confidence') },
  }
}

/** Practice and probes of the same sessions, oldest first. */
export interface Points {
  practice: readonly Point[]
  probes: readonly Point[]
}

/** One point a session for the digests that `belongs` chooses; probes apart. */
export function pointsOf(sessions: readonly SessionSummary[], belongs: (digest: Digest) => boolean): Points {
  const points = (probe: boolean) =>
    sessions
      .flatMap(
        (one) =>
          pointOf(
            one,
            one.digests.filter((digest) => digest.probe === probe && belongs(digest)),
          ) ?? [],
      )
      .toSorted((a, b) => a.at - b.at)
  return { practice: points(false), probes: points(true) }
}

/** True for trials toward a goal, on the scale that it's measured by. */
export const isToward =
  ({ id, measure, client }: Pick<Goal, 'id' | 'measure' | 'client'>) =>
  (digest: Digest): boolean =>
    digest.goal === id && digest.client === client && digest.scale === measure

/** What a point counts as on a scale; null where nothing was answered or rated. */
export function valueOf(scale: Scale, point: Point): number | null {
  return scale === 'rating' ? (point.rated?.[1] ?? null) : percentOf(point.correct, point.answered)
}
