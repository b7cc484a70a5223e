import { sql } from 'kysely'
import { settleCheckout } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { refreshSubscription } from './store-subscription.service.ts'
import { applyEvent } from './webhook.service.ts'

const batch = 200

/** Asks the provider about all that should have changed by now, for webhooks that never came. */
export async function reconcile(billing: Billing): Promise<void> {
  for (const work of await overdue(billing)) {
    try {
      await work()
    } catch (error) {
      // One that fails must not keep the others waiting; the next round tries it again.
      billing.log.error({ err: error }, 'a reconciliation failed and will be tried again')
    }
  }
}

async function overdue(billing: Billing): Promise<(() => Promise<void>)[]> {
  const [events, checkouts, subscriptions] = await Promise.all([
    unappliedEvents(billing),
    unfinishedCheckouts(billing),
    passedSubscriptions(billing),
  ])
  return [
    ...events.map(
      ({ id }) =>
        () =>
          applyEvent(billing, id),
    ),
    ...checkouts.map(
      ({ id, provider_id }) =>
        () =>
          provider_id === null ? forget(billing, id) : settleCheckout(billing, id),
    ),
    ...subscriptions.map((row) => () => refreshSubscription(billing, row.provider_id, row.user_id)),
  ]
}

function unappliedEvents({ db }: Billing) {
  return db
    .selectFrom('provider_events')
    .where('applied_at', 'is', null)
    .where('received_at', '<', sql<Date>`now() - interval '5 minutes'`)
    .orderBy('received_at')
    .limit(batch)
    .select('id')
    .execute()
}

/** Newest first: someone may be waiting for theirs. */
function unfinishedCheckouts({ db }: Billing) {
  return db
    .selectFrom('checkouts')
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(batch)
    .select(['id', 'provider_id'])
    .execute()
}

/** Those whose period has passed, and those in trouble, whose end comes without a date known before. */
function passedSubscriptions({ db }: Billing) {
  return db
    .selectFrom('subscriptions')
    .where('live', '=', true)
    .where((eb) =>
      eb.or([eb('current_period_end', '<', sql<Date>`now()`), eb('provider_status', 'not in', ['trialing', 'active'])]),
    )
    .orderBy('updated_at')
    .limit(batch)
    .select(['provider_id', 'user_id'])
    .execute()
}

/** A start that broke off before the provider answered, hours ago: nobody was given its page. */
async function forget({ db }: Billing, checkoutId: number): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status: 'expired' })
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
