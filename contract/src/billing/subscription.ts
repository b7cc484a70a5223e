import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { PlanCode } from './plan-words.ts'

/** A plan to change to. '0' (no plan) isn't one. */
export const ChosenCode = PlanCode.exclude(['0'], { error: fault('plan_missing') })

const costly = { max: 60, per: '1 hour', by: 'user' } as const

const Change = z.object({ plan_type: ChosenCode })

/** The effect of a change of plan. Amounts are US cents, dates ISO 8601 in UTC. */
export const PlanChange = z.object({
  success: z.literal(true),
  plan_type: ChosenCode,
  /**
   * `now`: the new plan starts at once, and its price less the rest of the old one is charged. `trial`: the trial
   * continues, and nothing is charged. `period_end`: it starts after the paid period. `kept`: the current plan stays,
   * and a scheduled change is canceled.
   */
  when: z.enum(['now', 'trial', 'period_end', 'kept']),
  due_today: z.number().int(),
  /** The credit for the rest of the old plan, or 0. */
  credit: z.number().int(),
  /** When the new plan starts. */
  starts_at: z.string(),
  /** The next charge after today, and its date. */
  next_amount: z.number().int(),
  next_payment_at: z.string(),
  /** Sent back with the change, so that exactly this amount is charged. Valid for 30 minutes. */
  preview: z.string(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const upgradePreview = endpoint({
  method: 'GET',
  path: '/api/upgrade-preview',
  auth: 'bearer',
  summary: 'Returns what a change of plan would cost today, and when it would start. Changes nothing.',
  query: Change,
  response: PlanChange,
  success: true,
  limit: { max: 240, per: '1 hour', by: 'user' },
})

export const upgradeSubscription = endpoint({
  method: 'POST',
  path: '/api/upgrade-subscription',
  auth: 'bearer',
  summary: 'Changes the plan: a longer one starts at once, a shorter one after the paid period.',
  body: Change.extend({ preview: z.string().max(200).optional() }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** A sentence below the message, or empty. */
    note: z.string(),
    when: PlanChange.shape.when,
  }),
  success: true,
  limit: costly,
})

export const cancelSubscription = endpoint({
  method: 'POST',
  path: '/api/cancel-subscription',
  auth: 'bearer',
  summary: 'Cancels the plan at the end of the paid period.',
  /** The user's own id, or nothing. */
  body: z.object({ user_id: z.union([z.string().max(40), z.number()]).nullish() }),
  response: z.object({
    subscription_status: z.literal('canceled'),
    /** Until when everything stays open. In the past if nothing was paid. */
    current_period_end: z.string(),
  }),
  limit: costly,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/resume-subscription',
  auth: 'bearer',
  summary: 'Undoes a cancellation while the period is still running. Nothing is charged.',
  response: z.object({ success: z.literal(true), message: z.string(), subscription_status: z.literal('current') }),
  success: true,
  limit: costly,
})

export const changeCard = endpoint({
  method: 'POST',
  path: '/api/payment-card',
  auth: 'bearer',
  summary: "Returns the URL of the payment provider's page for a new card.",
  response: z.object({
    url: z.string(),
    /** The amount that a new card is charged as soon as it's saved, in US cents. Null if nothing is owed. */
    owed: z.object({ invoice_number: z.string(), amount: z.number().int() }).nullable(),
  }),
  limit: costly,
})
