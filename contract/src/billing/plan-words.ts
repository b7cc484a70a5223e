import { z } from 'zod'
import { fault } from '../faults.ts'

export const planWords = ['monthly', 'quarterly', 'yearly'] as const
/** A plan in checkout and sign-up. */
export const PlanWord = z.enum(planWords, { error: fault('plan_unknown') })
export type PlanWord = z.infer<typeof PlanWord>

/** A plan in `me`, billing-details, and upgrade. '0' is no plan. */
export const PlanCode = z.enum(['0', '1', '2', '3'])
export type PlanCode = z.infer<typeof PlanCode>
