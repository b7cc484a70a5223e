import type { State } from './state.ts'

/** What lives on a child's shelf: the jobs that were done, oldest first. */
export interface Shelf {
  fixed: string[]
}
const mostFixed = 60

/** Reads what was stored; anything of another shape counts as nothing. */
export function shelfOf(before: unknown): Shelf {
  const { fixed } = (before ?? {}) as { fixed?: unknown }
  return { fixed: Array.isArray(fixed) ? fixed.filter((one): one is string => typeof one === 'string') : [] }
}

/** Adds what was fixed in this play; the newest ones stay. */
export const shelfAfter = ({ slips }: Pick<State, 'slips'>, before: unknown): Shelf => ({
  fixed: [...shelfOf(before).fixed, ...slips.map(({ job }) => job)].slice(-mostFixed),
})
