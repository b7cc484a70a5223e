import { finds, findFor, sets, type SetName } from './finds.ts'
import type { State } from './state.ts'

/** What a child's museum has over all plays. */
export interface Museum {
  /** Finds that were named, in the order in which they came. */
  finds: string[]
}

/** What a child has from earlier plays; anything of another shape counts as nothing. */
export function museumOf(before: unknown): Museum {
  const known = (before as { finds?: unknown } | null | undefined)?.finds
  const keys = new Set(finds.map(({ key }) => key))
  return { finds: Array.isArray(known) ? known.filter((key): key is string => keys.has(key as string)) : [] }
}

/** Adds this game's finds; nothing is ever lost. */
export const grownAfter = ({ named }: Pick<State, 'named'>, before: unknown): Museum => ({
  finds: [...new Set([...museumOf(before).finds, ...named.map(({ find }) => find)])],
})

const perHall = 6
/** How many of six finds each hall has; more than six fill it up. */
export const hallsOf = ({ finds: all }: Museum) =>
  sets.map((set) => {
    const own = all.filter((key) => findFor(key).set === set)
    return { set, finds: own, isOpen: own.length >= perHall, share: Math.min(1, own.length / perHall) }
  })

/** The hall that visitors ask for next: the fullest one that isn't open. */
export function nextHall(museum: Museum): SetName | 'all' {
  const closed = hallsOf(museum).filter(({ isOpen }) => !isOpen)
  return closed.toSorted((a, b) => b.share - a.share)[0]?.set ?? 'all'
}

/** Each open hall brings another digging site. */
export const siteNumber = (museum: Museum, field: number): number =>
  hallsOf(museum).filter(({ isOpen }) => isOpen).length + field
