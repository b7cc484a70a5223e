import {
  eventFilters,
  invoiceFilters,
  planFilters,
  type EventFilter,
  type InvoiceFilter,
  type PlanFilter,
} from '@marigold/contract'

/** Everything that can be listed. Events have a prefix, because 'failed' says of what. */
export type MoneyList = PlanFilter | InvoiceFilter | `events_${EventFilter}`

export const moneyLists: readonly MoneyList[] = [
  ...planFilters,
  ...invoiceFilters,
  ...eventFilters.map((filter) => `events_${filter}` as const),
]

interface MoneyQuery {
  list: MoneyList
  /** Only rows before this one; null for the newest. */
  before: string | null
}

/** Parses the URL of the lists; invalid values get their default. */
export function parseMoneyQuery(query: URLSearchParams): MoneyQuery {
  const before = query.get('before') ?? ''
  return {
    list: moneyLists.find((one) => one === query.get('list')) ?? 'ending',
    before: /^\w{1,255}$/.test(before) ? before : null,
  }
}

/** Returns the path of a list, without defaults. */
export function moneyPath({ list, before }: MoneyQuery): string {
  const query = new URLSearchParams()
  if (list !== 'ending') query.set('list', list)
  if (before !== null) query.set('before', before)
  return query.size === 0 ? '/console/money' : `/console/money?${query}`
}
