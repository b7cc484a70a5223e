import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
import type { Billing } from '../billing-services.ts'
import { renewalNotifications, trialEndNotifications, type BillingNotification } from './subscription-notifications.ts'
import { notifyBilling } from './notify-billing.service.ts'

/** Selects plans that continue and are charged at the end of their period. */
function running(db: Db, status: 'trialing' | 'active') {
  return db
    .selectFrom('subscriptions')
    .where('live', '=', true)
    .where('provider_status', '=', status)
    .where('cancel_at_period_end', '=', false)
    .selectAll()
}

type Running = ReturnType<typeof running>
type Row = Awaited<ReturnType<Running['executeTakeFirstOrThrow']>>

/** Rereads the plan under its user's lock, and skips one that was canceled or changed meanwhile. */
async function remind(
  billing: Billing,
  { user_id, id }: Row,
  due: (db: Db) => Running,
  newsOf: (row: Row) => BillingNotification,
) {
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, user_id)) === null) return
    const row = await due(trx).where('id', '=', id).executeTakeFirst()
    if (row !== undefined) await notifyBilling(billing, trx, user_id, () => [newsOf(row)])
  })
}

/** Announces the end of a trial after the provider reported it. A canceled one is skipped. */
export async function notifyTrialEnd(billing: Billing, subscriptionId: string): Promise<void> {
  const trials = (db: Db) => running(db, 'trialing')
  const trial = await trials(billing.db).where('provider_id', '=', subscriptionId).executeTakeFirst()
  if (trial !== undefined) await remind(billing, trial, trials, trialEndNotifications)
}

/** Announces the end of every trial that ends within three days, in case the provider's event never arrived. */
export async function notifyTrialEnds(billing: Billing): Promise<void> {
  const ending = (db: Db) =>
    running(db, 'trialing')
      .where('current_period_end', '<', sql<Date>`now() + interval '3 days'`)
      .where('current_period_end', '>', sql<Date>`now()`)
  for (const trial of await ending(billing.db).execute()) await remind(billing, trial, ending, trialEndNotifications)
}

/**
 * Announces every yearly plan that renews within 30 days, once for each period. Runs hourly, so the email goes out
 * about 30 days ahead; after an outage it still goes out as long as the renewal is ahead. A plan that changes to a
 * shorter one isn't renewed, and its user already knows.
 */
export async function notifyRenewals(billing: Billing): Promise<void> {
  const renewing = (db: Db) =>
    running(db, 'active')
      .where('plan', '=', 'yearly')
      .where('next_plan', 'is', null)
      .where('current_period_end', '<', sql<Date>`now() + interval '30 days'`)
      .where('current_period_end', '>', sql<Date>`now()`)
  for (const plan of await renewing(billing.db).execute()) await remind(billing, plan, renewing, renewalNotifications)
}
