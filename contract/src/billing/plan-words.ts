import { z } from 'zod'

export const planWords = ['monthly', 'quarterly', 'yearly'] as const
/** A plan as checkout and sign-up name it. */
export const PlanWord = z.enum(planWords, { error: 'Choose monthly, quarterly or yearly.' })
export type PlanWord = z.infer<typeof PlanWord>

/** A plan as `me`, billing-details and upgrade name it; '0' is no plan. */
export const PlanCode = z.enum(['0', '1', '2', '3'])
export type PlanCode = z.infer<typeof PlanCode>
