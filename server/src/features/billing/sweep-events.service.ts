import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Billing } from './billing-services.ts'
import { applyEvent, storeEvents } from './webhook.service.ts'

/** The kinds of events that we handle. */
const kinds = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.trial_will_end',
  'customer.updated',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'charge.refunded',
  'payment_intent.payment_failed',
  'setup_intent.setup_failed',
]

const pageSize = 100
/** An event may appear in the provider's list slightly after newer ones. */
const overlapSeconds = 10 * 60
/** How far back the first sweep looks. */
const firstSeconds = 24 * 3600
/** An interrupted event is retried after this long. */
const patience = sql<Date>`now() - interval '20 seconds'`

/** The job that sweeps again in the middle of a minute, because cron lines have no seconds. */
export const sweepJob = 'sweep-provider-events-again'
export const midMinuteSweep = 30

/** Reads the provider's list of events to find those whose webhooks never arrived, and applies what is waiting. */
export async function sweepEvents(billing: Billing): Promise<void> {
  const since = await seenUntil(billing)
  let newest = since + overlapSeconds
  const page: Stripe.Event[] = []
  const list = { limit: pageSize, types: kinds, created: { gte: since } }
  for await (const event of billing.payments.events.list(list)) {
    if (!onTestClock(event)) newest = Math.max(newest, event.created)
    if (page.push(event) === pageSize) await storeEvents(billing, page.splice(0))
  }
  await storeEvents(billing, page)
  await remember(billing, newest)
  await applyWaiting(billing)
}

/** Events of a test clock have their own time, which says nothing about what we've seen. */
function onTestClock({ data }: Stripe.Event): boolean {
  return typeof (data.object as { test_clock?: unknown }).test_clock === 'string'
}

async function seenUntil({ db }: Billing): Promise<number> {
  const known = await db.selectFrom('provider_sweeps').select('seen_until').executeTakeFirst()
  const seconds = Math.floor((known?.seen_until.getTime() ?? Date.now()) / 1000)
  return seconds - (known === undefined ? firstSeconds : overlapSeconds)
}

async function remember({ db }: Billing, seconds: number): Promise<void> {
  const seen_until = new Date(seconds * 1000)
  await db
    .insertInto('provider_sweeps')
    .values({ seen_until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_until }))
    .execute()
}

/** Applies waiting events. Jobs do this too, but retry an interrupted one only much later. */
async function applyWaiting(billing: Billing): Promise<void> {
  const waiting = await billing.db
    .selectFrom('provider_events')
    .where('applied_at', 'is', null)
    .where('received_at', '<', patience)
    .orderBy('received_at')
    .limit(2000)
    .select('id')
    .execute()
  for (const { id } of waiting) {
    try {
      await applyEvent(billing, id)
    } catch (error) {
      // A failure must not stop the others. The next run retries it.
      billing.log.error({ err: error }, 'an event of the provider could not be applied')
    }
  }
}
