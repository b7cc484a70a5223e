import type { Rated } from '../kit/index.ts'
import { changeFor, stepPictures } from './content.ts'
import { ladderFor, stepFor } from './ladders.ts'
import { isGroup, type Attempt, type Rung, type State, type StoredLadder } from './state.ts'

export const mostRungs = 10
export const fewestRungs = 3
/** Tries in one play; a ladder can be climbed again the next time. */
export const mostAttempts = 6

/** A rating as a number; null if the client can't tell, or skipped it. */
export const numberOf = (rated: Rated | null): number | null => (typeof rated === 'number' ? rated : null)

/** The rungs from small to large. What wasn't rated as a number is at the top, and a tie is in the order of the table. */
export function sortedRungs({ rungs }: Pick<State, 'rungs'>): Rung[] {
  const height = ({ rating }: Rung) => numberOf(rating) ?? Infinity
  return rungs.toSorted((a, b) => (height(a) === height(b) ? 0 : height(a) - height(b)))
}
/** The rungs that are on the ladder: a client's once they are rated, and all of a group's. */
export const shownRungs = (state: Pick<State, 'rungs' | 'seats'>): Rung[] =>
  sortedRungs(state).filter(({ rating }) => isGroup(state) || rating !== null)
/** A rung's place on the ladder, from 1. */
export const placeOf = (state: Pick<State, 'rungs'>, key: number): number =>
  sortedRungs(state).findIndex((rung) => rung.key === key) + 1

/** Low rungs light the near coast; high ones, and those nobody can rate, the far one. */
export const coastOf = ({ steps }: Pick<State, 'steps'>, { rating }: Pick<Rung, 'rating'>): 'near' | 'far' =>
  (numberOf(rating) ?? steps) < (steps - 1) / 2 ? 'near' : 'far'

/** The lowest rung that is far above the one below it: more than two of ten, or one of five. */
export function gapBelow({ rungs, steps, left }: Pick<State, 'rungs' | 'steps' | 'left'>): Rung | undefined {
  if (rungs.length >= mostRungs) return undefined
  const widest = steps === 11 ? 2 : 1
  const sorted = sortedRungs({ rungs })
  return sorted.find((rung, at) => {
    const [low, high] = [numberOf(sorted[at - 1]?.rating ?? null), numberOf(rung.rating)]
    return low !== null && high !== null && high - low > widest && !left.includes(rung.key)
  })
}

/** The ladder without a word of the client's, for the device; null before it has enough rated rungs. */
export function storedOf({ goal, rungs }: Pick<State, 'goal' | 'rungs'>): StoredLadder | null {
  const rated = rungs.filter(({ rating }) => rating !== null)
  if (rated.length < fewestRungs) return null
  return { goal, rungs: rated.map(({ step, picture, changes, rating }) => ({ step, picture, changes, rating })) }
}

const isRated = (value: unknown, steps: number): value is Rated =>
  value === 'unsure' || value === 'skipped' || (Number.isInteger(value) && Number(value) >= 0 && Number(value) < steps)

/** What the device stored, if this version still knows its rows and it has as many steps; else null. */
export function readLadder(value: unknown, steps: number): StoredLadder | null {
  const { goal, rungs } = (value ?? {}) as Partial<StoredLadder>
  if (!Array.isArray(rungs) || rungs.length < fewestRungs || rungs.length > mostRungs) return null
  if (goal !== null && !ladderFor(goal ?? '')) return null
  const isKnown = ({ step, picture, changes, rating }: Partial<Rung>) =>
    (step === null ? stepPictures.some((one) => one === picture) : stepFor(step ?? '') !== undefined) &&
    Array.isArray(changes) &&
    changes.every((id) => changeFor(String(id))) &&
    isRated(rating, steps)
  return rungs.every((rung) => isKnown((rung ?? {}) as Partial<Rung>)) ? (value as StoredLadder) : null
}

/** The try that the adult can still mark: how they know of it. */
export const untaggedTry = ({ tries, climb, phase }: State): Attempt | undefined => {
  const last = tries.at(-1)
  return last?.tag === null && climb === null && phase !== 'over' ? last : undefined
}
