import type Stripe from 'stripe'
import { idOf } from './provider.ts'
import type { Billing } from './billing-services.ts'
import { refreshSubscription } from './store-subscription.service.ts'

/**
 * Fetches an open checkout from the provider and stores its outcome: paid, expired, or still open. Safe to run twice
 * and concurrently.
 */
export async function settleCheckout(billing: Billing, checkoutId: number): Promise<void> {
  const checkout = await billing.db
    .selectFrom('checkouts')
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .where('provider_id', 'is not', null)
    .select('provider_id')
    .executeTakeFirst()
  if (checkout?.provider_id) await settleSession(billing, checkout.provider_id)
}

/** Does the same for a session id, whether or not we know it. */
export async function settleSession(billing: Billing, sessionId: string): Promise<void> {
  const session = await billing.payments.checkout.sessions.retrieve(sessionId)
  const checkout = await findCheckout(billing, session)
  if (checkout === null) return
  const subscriptionId = idOf(session.subscription)
  if (session.status === 'expired') {
    await close(billing, checkout.id, 'expired')
  } else if (session.status === 'complete' && session.payment_status !== 'unpaid' && subscriptionId !== null) {
    // The subscription first, so that anyone who sees the checkout as paid also sees what it bought.
    await refreshSubscription(billing, subscriptionId, checkout.user_id)
    await close(billing, checkout.id, 'complete')
  }
}

/**
 * Finds a session's checkout. If the start was interrupted before the session's id was stored, the session still
 * carries the checkout's number.
 */
async function findCheckout({ db }: Billing, session: Stripe.Checkout.Session) {
  const number = Number(session.metadata?.['checkout_id'])
  const found = await db
    .selectFrom('checkouts')
    .innerJoin('billing_customers', 'billing_customers.user_id', 'checkouts.user_id')
    .where('billing_customers.provider_id', '=', idOf(session.customer) ?? '')
    .where((eb) =>
      eb.or([
        eb('checkouts.provider_id', '=', session.id),
        eb.and([
          eb('checkouts.provider_id', 'is', null),
          eb('checkouts.id', '=', Number.isSafeInteger(number) ? number : 0),
        ]),
      ]),
    )
    .select(['checkouts.id', 'checkouts.user_id'])
    .executeTakeFirst()
  return found ?? null
}

async function close({ db }: Billing, checkoutId: number, status: 'complete' | 'expired'): Promise<void> {
  await db
    .updateTable('checkouts')
    .set((eb) => ({
      // A refunded one is settled too and keeps its status. A settled checkout never changes again.
      status: eb.case().when('status', 'in', ['refunded', 'trial_refused']).then(eb.ref('status')).else(status).end(),
      ...(status === 'complete' && { paid_at: eb.fn.coalesce('paid_at', eb.val(new Date())) }),
    }))
    .where('id', '=', checkoutId)
    .where('status', 'in', status === 'complete' ? ['open', 'expired', 'refunded', 'trial_refused'] : ['open'])
    .execute()
}
