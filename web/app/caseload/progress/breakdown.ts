import { locale, m } from '#messages'
import { answeredOf, type Digest } from '../digest.ts'
import type { SessionSummary } from '../session-records.ts'
import { percentOf } from './points.ts'

/** Accuracy of one position, target, or word. */
export interface Share {
  name: string
  answered: number
  correct: number
  percent: number
}

/** Positions and words are counted over this many sessions: older ones say little about what to practice now. */
export const recentSessions = 5

/** The digests of the last sessions in which something of them was practiced. */
export function recentDigests(sessions: readonly SessionSummary[], belongs: (digest: Digest) => boolean): Digest[] {
  return sessions
    .map(({ digests }) => digests.filter(belongs))
    .filter((digests) => digests.length > 0)
    .slice(-recentSessions)
    .flat()
}

function sharesOf(counts: Iterable<readonly [name: string, answered: number, correct: number]>): Share[] {
  const shares = new Map<string, Share>()
  for (const [name, answered, correct] of counts) {
    const before = shares.get(name) ?? { name, answered: 0, correct: 0, percent: 0 }
    const sums = { answered: before.answered + answered, correct: before.correct + correct }
    shares.set(name, { name, ...sums, percent: percentOf(sums.correct, sums.answered) ?? 0 })
  }
  return [...shares.values()].filter((one) => one.answered > 0)
}

const positions: string[] = [m.cards_initial(), m.cards_medial(), m.cards_final()]
const positionOf = (target: string) =>
  positions.find((position) => target.split(', ').includes(position.toLowerCase())) ?? null

/** Accuracy by position, initial first; empty for targets without one. */
export function byPosition(digests: readonly Digest[]): Share[] {
  const shares = sharesOf(
    digests.flatMap((one) => {
      const position = positionOf(one.target)
      const { answered, correct } = answeredOf(one)
      return position === null ? [] : [[position, answered, correct] as const]
    }),
  )
  return shares.toSorted((a, b) => positions.indexOf(a.name) - positions.indexOf(b.name))
}

/** Accuracy by target, in the order in which they were practiced. */
export function byTarget(digests: readonly Digest[]): Share[] {
  return sharesOf(digests.map((one) => [one.target, answeredOf(one).answered, answeredOf(one).correct] as const))
}

/** Accuracy by word, hardest first. */
export function byWord(digests: readonly Digest[]): Share[] {
  const shares = sharesOf(
    digests.flatMap(({ words }) =>
      Object.entries(words).map(([word, [answered, correct]]) => [word, answered, correct] as const),
    ),
  )
  return shares.toSorted(
    (a, b) => a.percent - b.percent || b.answered - a.answered || a.name.localeCompare(b.name, locale),
  )
}

/** One miss may be chance: a word counts as missed from the second on. */
const leastMissed = 2

/** The words missed most often, at most `most` of them. */
export function missedMost(words: readonly Share[], most: number): Share[] {
  const missed = ({ answered, correct }: Share) => answered - correct
  return words
    .filter((word) => missed(word) >= leastMissed)
    .toSorted((a, b) => missed(b) - missed(a) || a.percent - b.percent)
    .slice(0, most)
}
