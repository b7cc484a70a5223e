import { isOwn } from './figures.ts'
import type { Point } from './paths.ts'
import type { Finished, Sky, State } from './state.ts'

/** Who wakes up by day and by night, in the order in which they come; each asks for the next one. */
export const animals = {
  day: ['rabbit', 'squirrel', 'deer', 'horse', 'bird', 'butterfly', 'dog', 'bee'],
  night: ['fox', 'owl', 'bat', 'hedgehog', 'raccoon', 'wolf', 'badger', 'mouse'],
} as const satisfies Record<Sky, readonly string[]>
export type Animal = (typeof animals)[Sky][number]

/** A star picture in a child's own lines, in units. */
export type Drawing = readonly (readonly Point[])[]

/** What a child's sky has over all plays. */
export interface Grown {
  day: number
  night: number
  /** The last figures, in the child's own lines. */
  drawings: readonly Drawing[]
}

const mostDrawings = 24
const countIn = (value: unknown): number => (Number.isInteger(value) && Number(value) > 0 ? Number(value) : 0)
const isPoint = (at: unknown): at is Point => Array.isArray(at) && at.length === 2 && at.every(Number.isFinite)
const isDrawing = (one: unknown): one is Drawing =>
  Array.isArray(one) && one.every((line) => Array.isArray(line) && line.every(isPoint))

/** Reads what was stored; anything of another shape counts as nothing. */
export function grownOf(before: unknown): Grown {
  const { day, night, drawings } = (before ?? {}) as Partial<Record<keyof Grown, unknown>>
  return {
    day: countIn(day),
    night: countIn(night),
    drawings: Array.isArray(drawings) ? drawings.filter(isDrawing).slice(-mostDrawings) : [],
  }
}

const ownOf = ({ done }: Pick<State, 'done'>, seat: number): Finished[] => done.filter((one) => one.seat === seat)

/** Adds what a player drew; counts never shrink, and only the oldest drawings make room. */
export function grownAfter(state: Pick<State, 'done'>, seat: number, before: unknown): Grown {
  const { day, night, drawings } = grownOf(before)
  const own = ownOf(state, seat)
  return {
    day: day + own.filter(({ sky }) => sky === 'day').length,
    night: night + own.filter(({ sky }) => sky === 'night').length,
    // A player's own word isn't stored, not even as a drawing.
    drawings: [...drawings, ...own.filter(({ id }) => !isOwn(id)).map(({ line }) => line)].slice(-mostDrawings),
  }
}

/** The animal that comes after so many of its kind. */
const animalAt = (sky: Sky, count: number): Animal => animals[sky][count % animals[sky].length] ?? animals[sky][0]
/** The animal that would wake up next for a player. */
export const nextAnimal = (state: Pick<State, 'done'>, seat: number, before: unknown, sky: Sky): Animal =>
  animalAt(sky, grownAfter(state, seat, before)[sky])
/** The animals that figures woke up, in order. */
export const animalsOf = ({ done }: Pick<State, 'done'>, before: (seat: number) => unknown): Animal[] =>
  done.map(({ seat, sky }, at) => nextAnimal({ done: done.slice(0, at) }, seat, before(seat), sky))
