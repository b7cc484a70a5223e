import type Stripe from 'stripe'
import { isLive } from '../../platform/access/subscription-state.ts'
import { idOf } from './provider.ts'

/** The job that ends a subscription at the provider, voids what it owes, and may refund it. */
export const stopSubscriptionJob = 'stop-subscription'

/**
 * Cancels a subscription at once, voids what it owes, and with `refund` returns everything that was paid. Safe to run
 * twice.
 */
export async function stopSubscription(
  payments: Stripe,
  { subscription, refund }: { subscription: string; refund: boolean },
): Promise<void> {
  const { status } = await payments.subscriptions.retrieve(subscription)
  if (isLive(status))
    await payments.subscriptions.cancel(subscription, { prorate: false }, { idempotencyKey: `stop-${subscription}` })
  await voidOpenInvoices(payments, subscription)
  if (refund) await refundAll(payments, subscription)
}

/** Voids open invoices, which could otherwise still be paid for a period that nobody had. */
async function voidOpenInvoices(payments: Stripe, subscription: string): Promise<void> {
  for await (const { id } of payments.invoices.list({ subscription, status: 'open', limit: 100 }))
    if (id !== undefined) await payments.invoices.voidInvoice(id)
}

async function refundAll(payments: Stripe, subscription: string): Promise<void> {
  for await (const invoice of payments.invoices.list({ subscription, limit: 100 })) {
    if (invoice.id === undefined || invoice.amount_paid === 0) continue
    const paid = await payments.invoicePayments.list({ invoice: invoice.id, status: 'paid', limit: 100 })
    for (const { id, payment } of paid.data) {
      const intent = idOf(payment.payment_intent)
      if (intent !== null)
        await payments.refunds.create(
          { payment_intent: intent, reason: 'duplicate' },
          { idempotencyKey: `refund-${id}` },
        )
    }
  }
}
