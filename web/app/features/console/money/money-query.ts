import type { EventFilter, InvoiceFilter, PlanFilter } from '@marigold/contract'

/** Everything that can be listed. Events have a prefix, because 'failed' says of what. */
export type MoneyList = PlanFilter | InvoiceFilter | 'declined' | `events_${EventFilter}`

/** The lists by what they are about. */
export const moneyGroups = {
  plans: ['ending', 'trial', 'current', 'canceled'],
  failures: ['past_due', 'declined', 'open'],
  refunds: ['refunded'],
  events: ['events_failed', 'events_waiting', 'events_applied'],
} as const satisfies Record<string, readonly [MoneyList, ...MoneyList[]]>

export type MoneyGroup = keyof typeof moneyGroups

export const moneyLists: readonly MoneyList[] = Object.values(moneyGroups).flat()

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
