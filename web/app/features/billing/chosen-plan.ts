import { planOf, plans, type Plan } from '@marigold/contract'
import { useChosenPlanWord } from '../../platform/session/chosen-plan.ts'

/** Returns the plan chosen on this device before sign-up; monthly by default. */
export function useChosenPlan(): Plan {
  return planOf(useChosenPlanWord() ?? '') ?? plans[0]
}
