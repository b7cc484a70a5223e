import { m } from '#messages'
import { plans, type Plan } from '@marigold/contract'
import { formatMoney, percentText } from '../../../platform/words/words.ts'

const months = (plan: Plan) => (plan.interval === 'year' ? 12 : 1) * plan.intervalCount

/** The plan that costs least per month. */
export const bestPlan = plans.reduce((a, b) => (b.cents / months(b) < a.cents / months(a) ? b : a))

/** Returns what a plan saves per year compared with paying monthly. */
export function savingOf(plan: Plan): string | null {
  const monthly = plans[0].cents * 12
  const saved = monthly - (plan.cents * 12) / months(plan)
  return saved > 0
    ? m.site_save_a_year({ dollars: formatMoney(saved), percent: percentText(Math.round((saved / monthly) * 100)) })
    : null
}
