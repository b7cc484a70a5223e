import type { PlanCode, PlanWord } from './plan-words.ts'

export interface Plan {
  word: PlanWord
  code: Exclude<PlanCode, '0'>
  /** US cents for one interval. */
  cents: number
  interval: 'month' | 'year'
  intervalCount: number
}

/** The three plans on sale, shortest first. Prices are defined only here. */
export const plans: readonly [Plan, Plan, Plan] = [
  { word: 'monthly', code: '1', cents: 999, interval: 'month', intervalCount: 1 },
  { word: 'quarterly', code: '2', cents: 2697, interval: 'month', intervalCount: 3 },
  { word: 'yearly', code: '3', cents: 9590, interval: 'year', intervalCount: 1 },
]

/** Days of a user's first subscription before it's charged. */
export const trialDays = 7

/** Returns the plan for a word or a code. Undefined for anything else, including '0'. */
export function planOf(wordOrCode: string): Plan | undefined {
  return plans.find((plan) => plan.word === wordOrCode || plan.code === wordOrCode)
}
