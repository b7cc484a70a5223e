import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlanCode, PlanWord } from './plan-words.ts'

/** A person's subscription; `null` for one who never had any. Dates are ISO 8601 in UTC. */
export const BillingDetails = z.object({
  subscription_status: z.enum(['current', 'canceled', 'expired']),
  plan_type: PlanCode,
  current_period_start: z.string(),
  current_period_end: z.string(),
  trialing: z.boolean(),
  past_due: z.boolean(),
  /** Until when everything stays open while a payment is owed; null where none is. */
  past_due_until: z.string().nullable(),
  /** The shorter plan that begins when the period ends; null where the plan simply goes on or stops. */
  next_plan_type: PlanCode.nullable(),
  /** The payment that left the plan past due, or ended it; null otherwise. The amount is in US cents. */
  failed_payment: z
    .object({
      amount: z.number().int(),
      failed_at: z.string(),
      /** Whether the provider may still charge it. */
      due: z.boolean(),
    })
    .nullable(),
})
export type BillingDetails = z.infer<typeof BillingDetails>

export const getBillingDetails = endpoint({
  method: 'GET',
  path: '/api/billing-details',
  auth: 'bearer',
  summary: "The person's subscription and its period.",
  response: z.object({
    data: BillingDetails.nullable(),
    /** The newest checkout ended because its card had had a free trial before; nothing was charged. */
    trial_refused: z.boolean(),
    /** Whether the user can still have the free trial. False too for users to whom everything is open. */
    trial_available: z.boolean(),
    /** The plan of a checkout that the user left before paying; null when there is none to finish. */
    unfinished_plan: PlanWord.nullable(),
    /** The newest payment that went through, in US cents; null before the first one. */
    last_payment: z.object({ invoice_number: z.string(), amount: z.number().int(), paid_at: z.string() }).nullable(),
  }),
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  auth: 'bearer',
  summary: 'Starts or reuses a checkout and answers with the address of its payment page.',
  body: z.object({ plan: PlanWord }),
  response: z.object({ url: z.string() }),
})

/** Events of the payment provider: the raw body is signed by it. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  auth: 'signed',
  summary: 'Takes signed events of the payment provider.',
  response: z.object({ received: z.literal(true) }),
})
