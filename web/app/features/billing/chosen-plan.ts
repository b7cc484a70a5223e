import { m } from '#messages'
import { planOf, plans, type Plan } from '@marigold/contract'
import { useChosenPlanWord } from '../../platform/session/chosen-plan.ts'

/** The plan chosen before sign-up on this device; monthly until one is chosen. */
export function useChosenPlan(): Plan {
  return planOf(useChosenPlanWord() ?? '') ?? plans[0]
}

/** A price as the site writes it: '$95.90'. */
export function priceOf(plan: Plan): string {
  return `$${(plan.cents / 100).toFixed(2)}`
}

/** How often it is paid: 'a month', 'every 3 months', 'a year'. */
export function intervalOf(plan: Plan): string {
  return plan.intervalCount === 1
    ? `a ${plan.interval}`
    : m.billing_every_s({ intervalCount: plan.intervalCount, interval: plan.interval })
}
