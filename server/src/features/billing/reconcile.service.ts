import { sql } from 'kysely'
import { settleCheckout } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { refreshSubscription } from './store-subscription.service.ts'
import { sweepEvents } from './sweep-events.service.ts'

const batch = 200

/** Fetches everything that should have changed by now, in case webhooks never arrived. */
export async function reconcile(billing: Billing): Promise<void> {
  const work = await overdue(billing)
  for (const one of [() => sweepEvents(billing), ...work]) {
    try {
      await one()
    } catch (error) {
      // A failure must not stop the others. The next run retries it.
      billing.log.error({ err: error }, 'a reconciliation failed and will be tried again')
    }
  }
}

async function overdue(billing: Billing): Promise<(() => Promise<void>)[]> {
  const [checkouts, subscriptions] = await Promise.all([unfinishedCheckouts(billing), passedSubscriptions(billing)])
  return [
    ...checkouts.map(
      ({ id, provider_id }) =>
        () =>
          provider_id === null ? deleteCheckout(billing, id) : settleCheckout(billing, id),
    ),
    ...subscriptions.map((row) => () => refreshSubscription(billing, row.provider_id, row.user_id)),
  ]
}

/** Newest first, because its user may be waiting. */
function unfinishedCheckouts({ db }: Billing) {
  return db
    .selectFrom('checkouts')
    .where('status', '=', 'open')
    .orderBy('id', 'desc')
    .limit(batch)
    .select(['id', 'provider_id'])
    .execute()
}

/** Selects those whose period has passed, and those past due, which end without a known date. */
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

/**
 * Deletes a checkout whose start was interrupted hours ago, before the provider responded: nobody was given its page.
 */
async function deleteCheckout({ db }: Billing, checkoutId: number): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ status: 'expired' })
    .where('id', '=', checkoutId)
    .where('status', '=', 'open')
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}
