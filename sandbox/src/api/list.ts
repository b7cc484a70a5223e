import type { Kind, Kinds } from '../state/records.ts'
import type { Call } from './endpoint.ts'
import { invalid, missing } from './refusal.ts'
import type { Params, Shape } from './shape.ts'

/** The parameters that every list accepts. */
export const pageShape = { limit: 'integer', starting_after: 'text' } as const satisfies Shape

/**
 * Returns one page of the wanted objects of a kind, newest first. The cursor may be an object that is no longer wanted,
 * because it has been canceled or paid since its page was read.
 */
export function page<K extends Kind>({ world, params, url }: Call, kind: K, isWanted: (one: Kinds[K]) => boolean) {
  const limit = limitOf(params)
  let rest = world.store.all(kind).reverse()
  if (params.starting_after !== undefined) {
    const cursor = rest.findIndex(({ id }) => id === params.starting_after)
    if (cursor === -1) throw missing(kind, String(params.starting_after), 'starting_after')
    rest = rest.slice(cursor + 1)
  }
  const found = rest.filter(isWanted)
  return { object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url }
}

function limitOf({ limit = 10 }: Params): number {
  if ((limit as number) < 1 || (limit as number) > 100)
    throw invalid('This value must be from 1 to 100.', 'limit', 'parameter_invalid_integer')
  return limit as number
}

/** Returns whether a field has the value that a filter asks for. */
export function matches(value: unknown, filter: unknown): boolean {
  return filter === undefined || value === filter
}
