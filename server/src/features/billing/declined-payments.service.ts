import Stripe from 'stripe'
import type { Billing } from './billing-services.ts'
import { cardName } from './card/card-name.ts'
import { idOf, toDate } from './provider.ts'

interface Attempt {
  customer: string | null
  /** In cents; 0 for a card that was only to be saved. */
  amount: number
  /** The payment, unless a card was only to be saved. */
  intent: string | null
  error: Stripe.PaymentIntent.LastPaymentError | Stripe.SetupIntent.LastSetupError | null
}

/** Returns the attempt that an event reports; null for an event about anything else. */
function attemptIn({ type, data }: Stripe.Event): Attempt | null {
  if (type === 'payment_intent.payment_failed') {
    const { id, customer, amount, last_payment_error: error } = data.object as Stripe.PaymentIntent
    return { customer: idOf(customer), amount, intent: id, error }
  }
  if (type === 'setup_intent.setup_failed') {
    const { customer, last_setup_error: error } = data.object as Stripe.SetupIntent
    return { customer: idOf(customer), amount: 0, intent: null, error }
  }
  return null
}

/** Returns whether a payment collects a later invoice than the first. Invoices store their failures themselves. */
async function isRenewal(payments: Stripe, payment_intent: string): Promise<boolean> {
  const { data } = await payments.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent },
    limit: 10,
    expand: ['data.invoice'],
  })
  return data.some(
    ({ invoice }) =>
      typeof invoice === 'object' && !('deleted' in invoice) && invoice.billing_reason !== 'subscription_create',
  )
}

/**
 * Stores a card that was declined on the payment page, once for each event. The provider keeps only the last refusal of
 * a payment, so here the event is more than a hint. Other events, and those of unknown customers, are ignored.
 */
export async function recordDecline({ db, payments }: Billing, event: Stripe.Event): Promise<void> {
  const attempt = attemptIn(event)
  if (attempt?.customer == null || attempt.error === null) return
  const { customer, amount, intent, error } = attempt
  const owner = await db
    .selectFrom('billing_customers')
    .where('provider_id', '=', customer)
    .select('user_id')
    .executeTakeFirst()
  if (owner === undefined || (intent !== null && (await isRenewal(payments, intent)))) return
  await db
    .insertInto('declined_payments')
    .values({
      user_id: owner.user_id,
      event_id: event.id,
      amount,
      failure: error.decline_code ?? error.code ?? null,
      card: cardName(error.payment_method?.card),
      declined_at: toDate(event.created),
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .execute()
}
