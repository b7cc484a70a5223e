import { heroes } from './heroes.ts'
import { puppetsAt, type State } from './state.ts'

/** The puppets that have played in a child's shows; they watch the next ones from the front row. */
interface Company {
  cast: readonly string[]
  shows: number
}

/** Reads what has grown; what another version wrote is left out. */
export function companyOf(grown: unknown): Company {
  const { cast, shows } = (grown ?? {}) as { cast?: unknown; shows?: unknown }
  const known = Array.isArray(cast) ? heroes.filter(({ id }) => cast.includes(id)).map(({ id }) => id) : []
  return { cast: known, shows: typeof shows === 'number' && shows > 0 ? Math.floor(shows) : 0 }
}

/** Adds a show and its puppets. */
export function companyWith(before: unknown, state: Pick<State, 'curtains' | 'prop'>): Company {
  const { cast, shows } = companyOf(before)
  const now = puppetsAt(state, state.curtains.length - 1).filter((id) => heroes.some((one) => one.id === id))
  return { cast: [...new Set([...cast, ...now])], shows: shows + 1 }
}
