import Stripe from 'stripe'
import { settleCheckout } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'

/** Makes an open checkout unpayable; one that was paid a moment ago is taken over as paid instead. */
export async function closeCheckout(billing: Billing, checkoutId: number): Promise<void> {
  const { db, payments } = billing
  const checkout = await db
    .selectFrom('checkouts')
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .select('provider_id')
    .executeTakeFirst()
  if (checkout === undefined) return
  if (checkout.provider_id !== null) {
    try {
      await payments.checkout.sessions.expire(checkout.provider_id)
    } catch (error) {
      // The provider refuses to expire what is complete or expired already.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      await settleCheckout(billing, checkoutId)
      return
    }
  }
  await db
    .updateTable('checkouts')
    .set({ status: 'expired' })
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .execute()
}
