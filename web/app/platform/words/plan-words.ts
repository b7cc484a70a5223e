import { m } from '#messages'
import type { Plan, PlanWord } from '@marigold/contract'
import { formatMoney } from './words.ts'

const names: Record<PlanWord, () => string> = { monthly: m.ui_monthly, quarterly: m.ui_quarterly, yearly: m.ui_yearly }
const intervals: Record<PlanWord, () => string> = {
  monthly: m.ui_a_month,
  quarterly: m.ui_every_3_months,
  yearly: m.ui_a_year,
}

/** 'Monthly', as the pricing page calls the plan. */
export const planWordName = (word: PlanWord): string => names[word]()
export const planName = ({ word }: Plan): string => planWordName(word)

/** How often a plan is paid: 'a month', 'every 3 months', 'a year'. */
export const formatInterval = ({ word }: Plan): string => intervals[word]()

/** What a plan costs each time: '$95.90'. */
export const formatPrice = ({ cents }: Plan): string => formatMoney(cents)
