import { getLocale, m } from '#messages'
import { planOf, type Plan, type PlanWord } from '@marigold/contract'

/** Formats a date in UTC, such as 'June 11, 2030'. */
export const formatDate = (date: Date) => date.toLocaleDateString(getLocale(), { dateStyle: 'long', timeZone: 'UTC' })

/** Formats a period for receipts: 'June 11, 2030 to July 11, 2030'. */
export const formatPeriod = (start: Date, end: Date) =>
  m.billing_from_to({ from: formatDate(start), to: formatDate(end) })

/** Formats US cents: '$9.99', or '-$6.66' for a credit. */
export const formatMoney = (cents: number) =>
  new Intl.NumberFormat(getLocale(), { style: 'currency', currency: 'USD' }).format(cents / 100)

const names: Record<PlanWord, () => string> = {
  monthly: m.billing_monthly,
  quarterly: m.billing_quarterly,
  yearly: m.billing_yearly,
}
const prices: Record<PlanWord, (values: { price: string }) => string> = {
  monthly: m.billing_price_a_month,
  quarterly: m.billing_price_every_3_months,
  yearly: m.billing_price_a_year,
}

/** Returns a plan's name on the pricing page, or the word itself if it's no plan's. */
export function planName(word: string): string {
  const plan = planOf(word)
  return plan ? names[plan.word]() : word
}

/** Formats a plan's price: '$9.99 a month', '$26.97 every 3 months'. */
export const formatPlanPrice = ({ word, cents }: Plan): string => prices[word]({ price: formatMoney(cents) })
