import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlanCode } from './plan-words.ts'

/** A plan to change to; '0', no plan, is none. */
export const ChosenCode = PlanCode.exclude(['0'], { error: 'Please select a plan.' })

const costly = { max: 60, per: '1 hour', by: 'user' } as const

const Change = z.object({ plan_type: ChosenCode })

/** What a change of plan does, and when. Amounts are US cents, dates ISO 8601 in UTC. */
export const PlanChange = z.object({
  success: z.literal(true),
  plan_type: ChosenCode,
  /**
   * `now`: the new plan begins at once and its price, less what is left of the old one, is charged. `trial`: the trial goes
   * on, nothing is charged. `period_end`: it begins when what is paid for ends. `kept`: the plan that runs stays, and a
   * change that was planned is called off.
   */
  when: z.enum(['now', 'trial', 'period_end', 'kept']),
  due_today: z.number().int(),
  /** What of the old plan is left, as it is taken off; 0 where nothing is. */
  credit: z.number().int(),
  /** When the new plan begins. */
  starts_at: z.string(),
  /** What is charged next after today, and when. */
  next_amount: z.number().int(),
  next_payment_at: z.string(),
  /** Sent back with the change, so that exactly this amount is charged; good for half an hour. */
  preview: z.string(),
})
export type PlanChange = z.infer<typeof PlanChange>

export const upgradePreview = endpoint({
  method: 'GET',
  path: '/api/upgrade-preview',
  auth: 'bearer',
  summary: 'What a change of plan would cost today, and when it would begin. Nothing is changed.',
  query: Change,
  response: PlanChange,
  success: true,
  limit: { max: 240, per: '1 hour', by: 'user' },
})

export const upgradeSubscription = endpoint({
  method: 'POST',
  path: '/api/upgrade-subscription',
  auth: 'bearer',
  summary: 'Changes the plan: a longer one begins at once, a shorter one when what is paid for ends.',
  body: Change.extend({ preview: z.string().max(200).optional() }),
  response: z.object({
    success: z.literal(true),
    message: z.string(),
    /** A sentence to show under the message; empty when there is nothing to add. */
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
  summary: 'Stops the plan at the end of what is paid; nothing is charged again.',
  /** The person's own id, or nothing. */
  body: z.object({ user_id: z.union([z.string().max(40), z.number()]).nullish() }),
  response: z.object({
    subscription_status: z.literal('canceled'),
    /** Until when everything stays open; in the past where nothing was paid for. */
    current_period_end: z.string(),
  }),
  limit: costly,
})

export const resumeSubscription = endpoint({
  method: 'POST',
  path: '/api/resume-subscription',
  auth: 'bearer',
  summary: 'Takes a cancellation back while the period still runs; nothing is charged.',
  response: z.object({ success: z.literal(true), message: z.string(), subscription_status: z.literal('current') }),
  success: true,
  limit: costly,
})

export const changeCard = endpoint({
  method: 'POST',
  path: '/api/payment-card',
  auth: 'bearer',
  summary: "Answers the address of the payment provider's page where a new card is given.",
  response: z.object({
    url: z.string(),
    /** What a new card is charged as soon as it is saved, in US cents; null when nothing is owed. */
    owed: z.object({ invoice_number: z.string(), amount: z.number().int() }).nullable(),
  }),
  limit: costly,
})
