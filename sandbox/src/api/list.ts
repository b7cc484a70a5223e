import type { Rec } from '../state/records.ts'
import { invalid } from './refusal.ts'
import type { Params, Shape } from './shape.ts'

/** The parameters that every list takes. */
export const listShape = {
  limit: 'integer',
  starting_after: 'text',
  ending_before: 'text',
  created: 'range',
} as const satisfies Shape

/** One page of `records` (oldest first), newest first, with the provider's cursors. */
export function page<R extends { id: string } & Partial<Rec>>(records: R[], params: Params, url: string) {
  const limit = (params.limit as number | undefined) ?? 10
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100 (inclusive).', 'limit')
  if (params.starting_after && params.ending_before)
    throw invalid('You cannot use both starting_after and ending_before.', 'ending_before')
  const newestFirst = records.filter((record) => isWithin(record.created ?? 0, params.created)).reverse()
  const { data, more } = params.ending_before
    ? before(newestFirst, params.ending_before as string, limit)
    : after(newestFirst, params.starting_after as string | undefined, limit)
  return { object: 'list' as const, data, has_more: more, url }
}

function after<R extends { id: string }>(records: R[], cursor: string | undefined, limit: number) {
  const from = cursor ? indexOf(records, cursor, 'starting_after') + 1 : 0
  return { data: records.slice(from, from + limit), more: records.length > from + limit }
}

function before<R extends { id: string }>(records: R[], cursor: string, limit: number) {
  const to = indexOf(records, cursor, 'ending_before')
  const from = Math.max(0, to - limit)
  return { data: records.slice(from, to), more: from > 0 }
}

function indexOf(records: { id: string }[], id: string, param: string): number {
  const index = records.findIndex((record) => record.id === id)
  if (index === -1) throw invalid(`No such object: '${id}'`, param, 'resource_missing')
  return index
}

/** Whether a number is the one asked for, or lies in the range. */
export function isWithin(value: number, range: unknown): boolean {
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
