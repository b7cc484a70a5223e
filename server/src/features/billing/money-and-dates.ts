import { getLocale, m } from '#messages'
import { planOf, type Plan } from '@marigold/contract'

/** A date as people read it, in UTC: 'June 11, 2030'. */
export const dayOf = (date: Date) => date.toLocaleDateString(getLocale(), { dateStyle: 'long', timeZone: 'UTC' })

/** A period as receipts write it: 'June 11, 2030 to July 11, 2030'. */
export const periodOf = (start: Date, end: Date) => m.billing_from_to({ from: dayOf(start), to: dayOf(end) })

/** US cents as an amount: '$9.99', a credit '-$6.66'. */
export const moneyOf = (cents: number) => `${cents < 0 ? '-' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`

/** A plan by its name on the pricing page. */
export const nameOfPlan = (word: string) => planOf(word)?.name ?? word

/** What a plan costs: '$9.99 a month', '$26.97 every 3 months'. */
export function priceOfPlan({ cents, interval, intervalCount }: Plan): string {
  return `${moneyOf(cents)} ${intervalCount === 1 ? `a ${interval}` : `every ${intervalCount} ${interval}s`}`
}
