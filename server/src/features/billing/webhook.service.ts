import { m } from '#messages'
import type Stripe from 'stripe'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { useNewCard } from './card/new-card.service.ts'
import { recordDecline } from './declined-payments.service.ts'
import { syncInvoice, syncRefund } from './history/store-invoice.service.ts'
import { idOf } from './provider.ts'
import { settleSession } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { notifyTrialEnd } from './notifications/reminders.service.ts'
import { refreshSubscription } from './store-subscription.service.ts'

/** The job that applies a stored event. */
export const eventJob = 'provider-event'

/**
 * Verifies and stores an event of the provider, with a job in the same transaction that applies it. A known event does
 * nothing.
 */
export async function receiveEvent(
  { db, payments, jobs, webhookSecret }: Billing & Pick<Services, 'webhookSecret'>,
  body: Buffer,
  signature: string | undefined,
): Promise<void> {
  const event = verify(payments, body, signature, webhookSecret)
  await storeEvents({ db, jobs }, [event])
}

/** Stores events with the jobs that apply them. Known events do nothing. */
export async function storeEvents({ db, jobs }: Pick<Billing, 'db' | 'jobs'>, events: Stripe.Event[]): Promise<void> {
  if (events.length === 0) return
  await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('provider_events')
      .values(events.map((event) => ({ id: event.id, type: event.type, body: JSON.stringify(event) })))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    for (const { id } of stored) await jobs.send(eventJob, { id }, { db: trx })
  })
}

function verify(payments: Stripe, body: Buffer, signature: string | undefined, secret: string): Stripe.Event {
  if (!signature) throw new Refusal('bad_request', m.billing_the_signature_is_missing())
  try {
    return payments.webhooks.constructEvent(body, signature, secret)
  } catch {
    throw new Refusal('bad_request', m.billing_the_signature_is_not_right())
  }
}

/** What an event is about. Its content is only a hint: the newest state is fetched. */
interface Subject {
  session?: string
  subscription?: string
  invoice?: string
  refundOf?: string
  customer?: string
}

/** Reads the subject from an event's type and ids. */
function subjectOf(event: Stripe.Event): Subject {
  const { type, data } = event
  if (type.startsWith('checkout.session.')) return { session: (data.object as Stripe.Checkout.Session).id }
  if (type.startsWith('customer.subscription.')) return { subscription: (data.object as Stripe.Subscription).id }
  if (type.startsWith('invoice.')) return ofInvoice(data.object as Stripe.Invoice)
  if (type === 'charge.refunded') {
    const intent = idOf((data.object as Stripe.Charge).payment_intent)
    return intent === null ? {} : { refundOf: intent }
  }
  return type === 'customer.updated' ? { customer: (data.object as Stripe.Customer).id } : {}
}

function ofInvoice({ id, parent }: Stripe.Invoice): Subject {
  const subscription = idOf(parent?.subscription_details?.subscription)
  return subscription === null ? {} : { subscription, ...(id !== undefined && { invoice: id }) }
}

/** Applies a stored event once. Rejects if it can't be applied, and stores why. */
export async function applyEvent(billing: Billing, id: string): Promise<void> {
  const row = await billing.db
    .selectFrom('provider_events')
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .select('body')
    .executeTakeFirst()
  if (row === undefined) return
  const events = billing.db.updateTable('provider_events').where('id', '=', id)
  try {
    await take(billing, row.body as unknown as Stripe.Event)
  } catch (error) {
    await events.set({ error: error instanceof Error ? error.message : String(error) }).execute()
    throw error
  }
  await events.set({ applied_at: sql`now()`, error: null }).execute()
}

async function take(billing: Billing, event: Stripe.Event): Promise<void> {
  const { session, subscription, invoice, refundOf, customer } = subjectOf(event)
  if (session !== undefined) await settleSession(billing, session)
  if (subscription !== undefined) await refreshSubscription(billing, subscription)
  if (subscription !== undefined && event.type === 'customer.subscription.trial_will_end')
    await notifyTrialEnd(billing, subscription)
  // A draft has no number yet and is ignored.
  if (invoice !== undefined && event.type !== 'invoice.created') await syncInvoice(billing, invoice)
  if (refundOf !== undefined) await syncRefund(billing, refundOf)
  if (customer !== undefined) await useNewCard(billing, customer)
  await recordDecline(billing, event)
}

/** Deletes webhook bodies after 30 days. */
export async function deleteOldEvents({ db }: Billing): Promise<void> {
  await db
    .deleteFrom('provider_events')
    .where('received_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
