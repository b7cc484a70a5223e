import { sql } from 'kysely'
import type Stripe from 'stripe'
import type { Billing } from './billing-services.ts'
import { applyEvent, keepEvents } from './webhook.service.ts'

/** The kinds of events that are acted on. */
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
]

const pageSize = 100
/** An event may appear in the provider's list a little after newer ones. */
const overlapSeconds = 10 * 60
/** How far back the very first look goes. */
const firstSeconds = 24 * 3600
/** Work on an event that was cut off is taken up again after this long. */
const patience = sql<Date>`now() - interval '20 seconds'`

/** The job that looks once more in the middle of a minute: a cron line knows whole minutes only. */
export const sweepJob = 'sweep-provider-events-again'
export const betweenSweeps = 30

/** Reads the provider's own list of events, for those whose webhooks never came, and applies what waits. */
export async function sweepEvents(billing: Billing): Promise<void> {
  const since = await seenUntil(billing)
  let newest = since + overlapSeconds
  const page: Stripe.Event[] = []
  const list = { limit: pageSize, types: kinds, created: { gte: since } }
  for await (const event of billing.payments.events.list(list)) {
    if (!onTestClock(event)) newest = Math.max(newest, event.created)
    if (page.push(event) === pageSize) await keepEvents(billing, page.splice(0))
  }
  await keepEvents(billing, page)
  await remember(billing, newest)
  await applyWaiting(billing)
}

/** A test clock has a time of its own, which says nothing about what has been seen. */
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

/** Their jobs do this; one that was cut off in the middle would be tried again only much later. */
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
      // One that fails must not keep the others waiting; the next round tries it again.
      billing.log.error({ err: error }, 'an event of the provider could not be applied')
    }
  }
}
