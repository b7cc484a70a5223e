import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PlanCode, PlanWord } from './plan-words.ts'

/** A user's subscription. `null` for a user who never had one. Dates are ISO 8601 in UTC. */
export const BillingDetails = z.object({
  subscription_status: z.enum(['current', 'canceled', 'expired']),
  plan_type: PlanCode,
  current_period_start: z.string(),
  current_period_end: z.string(),
  trialing: z.boolean(),
  past_due: z.boolean(),
  /** Until when everything stays open while a payment is overdue. Null if none is. */
  past_due_until: z.string().nullable(),
  /** The shorter plan that starts after this period. Null if the plan simply continues or ends. */
  next_plan_type: PlanCode.nullable(),
  /** The payment that left the plan past due, or ended it. Null otherwise. The amount is in US cents. */
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
  viewable: true,
  summary: "Returns the user's subscription and its period.",
  response: z.object({
    data: BillingDetails.nullable(),
    /** The newest checkout ended because its card has had a free trial before. Nothing was charged. */
    trial_refused: z.boolean(),
    /** Whether the user can still have the free trial. False for users who already have access to everything. */
    trial_available: z.boolean(),
    /** The plan of an unfinished checkout. Null if there's none to finish. */
    unfinished_plan: PlanWord.nullable(),
    /** The newest successful payment, in US cents. Null before the first one. */
    last_payment: z.object({ invoice_number: z.string(), amount: z.number().int(), paid_at: z.string() }).nullable(),
  }),
})

export const createCheckoutSession = endpoint({
  method: 'POST',
  path: '/api/create-checkout-session',
  auth: 'bearer',
  summary: 'Starts or reuses a checkout and returns the URL of its payment page.',
  body: z.object({ plan: PlanWord }),
  response: z.object({ url: z.string() }),
})

/** Receives events of the payment provider, which signs the raw body. */
export const stripeWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/stripe',
  auth: 'signed',
  summary: 'Receives signed events from the payment provider.',
  response: z.object({ received: z.literal(true) }),
})
