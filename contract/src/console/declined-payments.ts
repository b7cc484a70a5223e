import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { Payer } from './payer.ts'

/** A card that was declined on the payment page, before there was an invoice. */
export const DeclinedPayment = z.object({
  id: z.int(),
  /** In US cents; 0 for a card that was only to be saved, for a trial. */
  amount: z.int(),
  /** Why, in the provider's words: `insufficient_funds`. */
  failure: z.string().nullable(),
  card: z.string().nullable(),
  declined_at: z.string(),
})
export type DeclinedPayment = z.infer<typeof DeclinedPayment>

export const DeclinedRow = DeclinedPayment.extend({
  user: Payer,
  /** Whether the account has a running plan by now. */
  has_plan: z.boolean(),
})
export type DeclinedRow = z.infer<typeof DeclinedRow>

export const getDeclinedPayments = endpoint({
  method: 'GET',
  path: '/api/admin/declined-payments',
  auth: 'admin',
  summary: `Lists cards that were declined on the payment page, newest first, ${limits.console.perPage} at a time.`,
  query: z.object({
    /** Only rows before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({ declined: z.array(DeclinedRow), next: z.int().nullable() }),
})
