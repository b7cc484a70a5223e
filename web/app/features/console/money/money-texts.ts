import { locale, m } from '#messages'
import type { EventFilter, MoneyMonth } from '@marigold/contract'
import { formatMoney, percentText } from '../../../platform/words/words.ts'
import type { MoneyGroup, MoneyList } from './money-query.ts'

export const groupNames: Record<MoneyGroup, string> = {
  plans: m.money_plans(),
  failures: m.money_failed_payments(),
  refunds: m.money_refunds(),
  events: m.money_payment_events(),
}

export const listNames: Record<MoneyList, string> = {
  ending: m.money_trials_ending_soon(),
  trial: m.money_all_trials(),
  current: m.money_paying_plans(),
  canceled: m.console_canceled(),
  past_due: m.money_failed_renewals(),
  declined: m.support_declined_at_checkout(),
  open: m.money_unpaid_invoices(),
  refunded: m.money_refunds(),
  events_failed: m.money_failed_events(),
  events_waiting: m.money_waiting_events(),
  events_applied: m.money_applied_events(),
}

export const eventFilterNames: Record<EventFilter, string> = {
  failed: m.money_failed(),
  waiting: m.money_waiting(),
  applied: m.money_applied(),
}

const monthNames = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' })

/** The start of '2026-11' here, in ms since 1970. */
export function monthStart(month: string): number {
  const [year = 1970, number = 1] = month.split('-').map(Number)
  return new Date(year, number - 1, 1).getTime()
}
/** 'November 2026' */
export const monthName = (month: string): string => monthNames.format(monthStart(month))

export type Share = 'conversion' | 'churn'
const countsOf = {
  conversion: ({ trials, converted }: MoneyMonth) => [converted, trials] as const,
  churn: ({ began, left }: MoneyMonth) => [left, began] as const,
}

/** A month's share in percent; null where there is nothing to divide by. */
export function shareOf(month: MoneyMonth, share: Share): number | null {
  const [part, whole] = countsOf[share](month)
  return whole === 0 ? null : (part / whole) * 100
}

/** The latest revenue in a sentence, with the running plans that aren't in it because they were refunded in full. */
export function revenueSentence({ revenue, paying }: MoneyMonth, refundedInFull: number): string {
  const now = m.money_revenue_now({ revenue: formatMoney(revenue), count: paying })
  return refundedInFull === 0 ? now : `${now} ${m.money_refunded_in_full({ count: refundedInFull })}`
}

/** The latest month that has a share, in a sentence. */
export function shareSentence(months: readonly MoneyMonth[], share: Share): string {
  const last = months.findLast((month) => shareOf(month, share) !== null)
  if (last === undefined) return share === 'churn' ? m.money_no_customers_yet() : m.money_no_trials_yet()
  const [part, whole] = countsOf[share](last)
  const values = { month: monthName(last.month), part, whole, percent: percentText(shareOf(last, share) ?? 0) }
  return share === 'churn' ? m.money_churn_latest(values) : m.money_conversion_latest(values)
}
