import { m } from '#messages'
import Stripe from 'stripe'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import type { Billing } from '../billing-services.ts'
import { formatMoney } from '../formats.ts'
import { findInvoice } from '../history/billing-history.service.ts'
import { chargesOf, syncLockedInvoice } from '../history/store-invoice.service.ts'
import { callProvider, idOf } from '../provider.ts'

export interface WantedRefund {
  /** Our id of the invoice. */
  invoice: number
  /** The number of the invoice, typed as a confirmation. */
  number: string
  /** In cents. */
  amount: number
  /**
   * The refunded total that was seen before it, in cents. It's the same for each repetition of a request whose record
   * was lost, so the provider refunds once.
   */
  refunded: number
}

/**
 * Refunds a user's invoice, in full or in part, to the card that paid, and notifies the user. The provider is asked how
 * much is left. Returns the refunded total after it, in cents. Needs the user's lock.
 */
export async function refundInvoice(
  billing: Billing,
  trx: Db,
  userId: number,
  { invoice: id, number, amount, refunded }: WantedRefund,
): Promise<number> {
  const invoice = await findInvoice(trx, userId, id)
  if (invoice === null) throw new Refusal('not_found', m.billing_we_cant_find_that_invoice())
  if (invoice.number.toLowerCase() !== number.toLowerCase()) {
    const sentence = m.billing_this_isnt_the_number_of_the_invoice()
    throw new Refusal('invalid', sentence, { invoice_number: [sentence] })
  }
  return callProvider(billing.log, async () => {
    const charge = (await chargesOf(billing.payments, invoice.provider_id)).at(-1)
    const intent = idOf(charge?.payment_intent)
    if (charge === undefined || intent === null) throw new Refusal('conflict', m.billing_nothing_was_paid())
    try {
      await billing.payments.refunds.create(
        { payment_intent: intent, amount, reason: 'requested_by_customer' },
        { idempotencyKey: `support-refund-${charge.id}-${amount}-after-${refunded}` },
      )
    } catch (error) {
      throw tooMuch(error as Error, amount, charge.amount - charge.amount_refunded)
    }
    return syncLockedInvoice(billing, trx, userId, invoice.provider_id, { refund: true })
  })
}

/** The provider's refusal of more than is left, as a message for the field. Any other error stays as it is. */
function tooMuch(error: Error, amount: number, left: number): Error {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || amount <= left) return error
  const sentence =
    left === 0 ? m.billing_all_of_it_was_refunded() : m.billing_only_so_much_is_left({ amount: formatMoney(left) })
  return new Refusal('invalid', sentence, { amount: [sentence] })
}
