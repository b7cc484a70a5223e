import type { Place, State } from './rules.ts'

/** A shell by its kind; far out, the sea brings a large one. */
export interface Found {
  kind: number
  large: boolean
}

/** What a child has from earlier plays. It never shrinks. */
export interface Shelf {
  shells: Found[]
  /** Shells with hermit crabs in them, which live on the beach. */
  crabs: Found[]
  plays: number
  /** Where the child breathed last, and where the turtle waits. */
  place: Place
}

const most = { shells: 24, crabs: 4 }
/** The room of a shell on the shelf: three small ones need as much as a large one. */
export const roomOf = ({ large }: Found): number => (large ? 3 : 1)

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && Number.isInteger((value as Found).kind)
const foundIn = (value: unknown): Found[] => (Array.isArray(value) ? value.filter(isFound) : [])

/** Reads the shelf of earlier plays; an empty one the first time. */
export function shelfOf(grown: unknown): Shelf {
  const { shells, crabs, plays, place } = (grown ?? {}) as Partial<Record<keyof Shelf, unknown>>
  return {
    shells: foundIn(shells),
    crabs: foundIn(crabs),
    plays: typeof plays === 'number' && plays > 0 ? plays : 0,
    place: place === 'deep' ? 'deep' : 'near',
  }
}

/** What the sea brought in this play: shells, and the one that was left for a crab. */
export function haulOf({ breaths, kinds, place, left }: State): Pick<Shelf, 'shells' | 'crabs'> {
  const large = place === 'deep'
  const found = breaths.length === 0 ? [] : kinds.slice(0, large ? 1 : 3).map((kind) => ({ kind, large }))
  return left ? { shells: found.slice(0, -1), crabs: found.slice(-1) } : { shells: found, crabs: [] }
}

/** The shelf after a play. */
export function grownShelf(before: unknown, state: State): Shelf {
  const shelf = shelfOf(before)
  const { shells, crabs } = haulOf(state)
  if (state.breaths.length === 0) return shelf
  return {
    shells: [...shelf.shells, ...shells].slice(-most.shells),
    crabs: [...shelf.crabs, ...crabs].slice(-most.crabs),
    plays: shelf.plays + 1,
    place: state.place,
  }
}
