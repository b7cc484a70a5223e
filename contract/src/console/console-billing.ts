import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'
import { based, Reason, which } from './account-change.ts'
import { UserRecord } from './console-users.ts'

const limit = { max: 120, per: '1 hour', by: 'user' } as const

export const cancelUserPlan = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/plan/cancel',
  auth: 'admin',
  summary: "Cancels a user's plan at the end of its period, or now if a payment is overdue.",
  ...which,
  body: z.object({ ...based, reason: Reason }),
  limit,
  response: UserRecord,
})

export const resumeUserPlan = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/plan/resume',
  auth: 'admin',
  summary: "Undoes the cancellation of a user's plan.",
  ...which,
  body: z.object({ ...based, reason: Reason }),
  limit,
  response: UserRecord,
})

export const extendUserTrial = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/plan/extend-trial',
  auth: 'admin',
  summary: 'Moves the end of a running trial, and with it the first charge.',
  ...which,
  body: z.object({
    ...based,
    /** The end of the trial that the extension is counted from. */
    trial_end: z.iso.datetime(),
    days: z.int().min(1).max(limits.console.trialDays),
    reason: Reason,
  }),
  limit,
  response: UserRecord,
})

export const refundInvoice = endpoint({
  method: 'POST',
  path: '/api/admin/users/{id}/invoices/{invoice}/refund',
  auth: 'admin',
  summary: 'Refunds an invoice, in full or in part, to the card that paid it.',
  params: z.object({ id: UrlId, invoice: UrlId }),
  body: z.object({
    ...based,
    /** In US cents. The payment provider knows how much is left. */
    amount: Int32.min(1, fault('amount_invalid')),
    /** The total that was refunded when the administrator looked, in US cents. */
    refunded: Int32.min(0),
    /** The number of the invoice, typed as a confirmation. */
    invoice_number: z.string().trim().min(1, fault('missing')).max(limits.console.invoiceNumber),
    reason: Reason,
  }),
  limit,
  response: UserRecord,
})
