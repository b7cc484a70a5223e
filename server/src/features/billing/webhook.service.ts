import type Stripe from 'stripe'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/errors.ts'
import { idOf } from './provider.ts'
import { settleSession } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { tellOfTrialEnd } from './news/tell-billing.service.ts'
import { refreshSubscription } from './store-subscription.service.ts'

/** The job that applies a stored event. */
export const eventJob = 'provider-event'

/** Verifies and keeps an event of the provider; its effect is a job of the same transaction. One that is known already does nothing. */
export async function receiveEvent(
  { db, payments, jobs, webhookSecret }: Billing & Pick<Services, 'webhookSecret'>,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = verify(payments, body, signature, webhookSecret)
  await db.transaction().execute(async (trx) => {
    const kept = await trx
      .insertInto('provider_events')
      .values({ id: event.id, type: event.type, body: JSON.stringify(event) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 1n) await jobs.send(eventJob, { id: event.id }, { db: trx })
  })
}

function verify(payments: Stripe, body: Buffer, signature: string | undefined, secret: string): Stripe.Event {
  if (!signature) throw new Refusal('bad_request', 'The signature is missing.')
  try {
    return payments.webhooks.constructEvent(body, signature, secret)
  } catch {
    throw new Refusal('bad_request', 'The signature is not right.')
  }
}

/** What an event is about. Its own content is only a hint: the newest state is asked for. */
export function subjectOf(event: Stripe.Event): { session: string } | { subscription: string } | null {
  if (event.type.startsWith('checkout.session.')) return { session: (event.data.object as Stripe.Checkout.Session).id }
  if (event.type.startsWith('customer.subscription.'))
    return { subscription: (event.data.object as Stripe.Subscription).id }
  if (event.type.startsWith('invoice.')) {
    const invoice = event.data.object as Stripe.Invoice
    const subscription = idOf(invoice.parent?.subscription_details?.subscription)
    return subscription === null ? null : { subscription }
  }
  return null
}

/** Applies a kept event once. */
export async function applyEvent(billing: Billing, id: string): Promise<void> {
  const row = await billing.db
    .selectFrom('provider_events')
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .select('body')
    .executeTakeFirst()
  if (row === undefined) return
  const event = row.body as unknown as Stripe.Event
  const subject = subjectOf(event)
  if (subject !== null && 'session' in subject) await settleSession(billing, subject.session)
  if (subject !== null && 'subscription' in subject) {
    await refreshSubscription(billing, subject.subscription)
    if (event.type === 'customer.subscription.trial_will_end') await tellOfTrialEnd(billing, subject.subscription)
  }
  await billing.db
    .updateTable('provider_events')
    .set({ applied_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

/** Bodies of webhooks are kept 30 days. */
export async function forgetEvents({ db }: Billing): Promise<void> {
  await db
    .deleteFrom('provider_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
