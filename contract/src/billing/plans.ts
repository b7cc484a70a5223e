import type { PlanCode, PlanWord } from './plan-words.ts'

export interface Plan {
  word: PlanWord
  code: Exclude<PlanCode, '0'>
  name: string
  /** US cents for one interval. */
  cents: number
  interval: 'month' | 'year'
  intervalCount: number
}

/** The three plans on sale, shortest first. Prices are decided here alone. */
export const plans: readonly [Plan, Plan, Plan] = [
  { word: 'monthly', code: '1', name: 'Monthly', cents: 999, interval: 'month', intervalCount: 1 },
  { word: 'quarterly', code: '2', name: 'Quarterly', cents: 2697, interval: 'month', intervalCount: 3 },
  { word: 'yearly', code: '3', name: 'Yearly', cents: 9590, interval: 'year', intervalCount: 1 },
]

/** Days that a person's first subscription runs before it is charged. */
export const trialDays = 7

/** The plan of a word or of a code; undefined for anything else, '0' included. */
export function planOf(wordOrCode: string): Plan | undefined {
  return plans.find((plan) => plan.word === wordOrCode || plan.code === wordOrCode)
}
