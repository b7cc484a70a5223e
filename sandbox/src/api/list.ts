import type { Rec } from '../state/records.ts'
import { invalid } from './refusal.ts'
import type { Params, Shape } from './shape.ts'

/** The parameters that every list takes. */
export const pageShape = { limit: 'integer', starting_after: 'text', ending_before: 'text' } as const satisfies Shape

/** The parameters of a list that can be asked for a time. */
export const listShape = { ...pageShape, created: 'range' } as const satisfies Shape

type Listed = { id: string } & Partial<Rec>

/**
 * One page of `records` (oldest first), newest first, with the provider's cursors. A cursor may be any of `all`: the one
 * that a page ended with may have been canceled, paid or deleted since, so that the filter no longer lets it through.
 */
export function page<R extends Listed>(records: R[], params: Params, url: string, all: Listed[] = records) {
  const limit = limitOf(params)
  if (params.starting_after && params.ending_before)
    throw invalid('You cannot use both starting_after and ending_before.', 'ending_before')
  const newestFirst = records.filter((record) => isWithin(record.created ?? 0, params.created)).reverse()
  const { data, more } = params.ending_before
    ? before(newestFirst, ageOf(all, params.ending_before as string, 'ending_before'), limit)
    : after(
        newestFirst,
        params.starting_after ? ageOf(all, params.starting_after as string, 'starting_after') : null,
        limit,
      )
  return { object: 'list' as const, data, has_more: more, url }
}

/** How many a page may hold. */
function limitOf({ limit = 10 }: Params): number {
  const given = limit as number
  const bound =
    given < 1
      ? 'greater than or equal to 1'
      : given > 100
        ? `less than or equal to 100 (it currently is '${given}')`
        : null
  if (bound !== null) throw invalid(`This value must be ${bound}.`, 'limit', 'parameter_invalid_integer')
  return given
}

/** Says of each record whether it is older (below 0) or newer than the cursor. */
type Age = (record: { id: string }) => number

function ageOf(all: Listed[], cursor: string, param: string): Age {
  const places = new Map(all.map(({ id }, place) => [id, place]))
  const at = places.get(cursor)
  if (at === undefined) throw invalid(`No such ${all[0]?.object ?? 'object'}: '${cursor}'`, param, 'resource_missing')
  return ({ id }) => (places.get(id) ?? 0) - at
}

function after<R extends { id: string }>(records: R[], age: Age | null, limit: number) {
  const rest = age === null ? records : records.filter((record) => age(record) < 0)
  return { data: rest.slice(0, limit), more: rest.length > limit }
}

function before<R extends { id: string }>(records: R[], age: Age, limit: number) {
  const rest = records.filter((record) => age(record) > 0)
  return { data: rest.slice(-limit), more: rest.length > limit }
}

/** Whether a number is the one asked for, or lies in the range. */
function isWithin(value: number, range: unknown): boolean {
  if (range === undefined || range === null) return true
  if (typeof range === 'number') return value === range
  const { gt, gte, lt, lte } = range as Partial<Record<'gt' | 'gte' | 'lt' | 'lte', number>>
  return (
    (gt === undefined || value > gt) &&
    (gte === undefined || value >= gte) &&
    (lt === undefined || value < lt) &&
    (lte === undefined || value <= lte)
  )
}
