import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { lockPerson } from '../../../platform/access/lock-person.ts'
import type { Billing } from '../billing-services.ts'
import { renewalNews, trialEndNews, type BillingNews } from './subscription-news.ts'
import { tellBilling } from './tell-billing.service.ts'

/** Plans that go on and are charged at the end of their period. */
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

/** Reads the plan again under its user's lock: one that was canceled or changed in the meantime is not spoken of. */
async function remind(
  billing: Billing,
  { user_id, id }: Row,
  due: (db: Db) => Running,
  newsOf: (row: Row) => BillingNews,
) {
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockPerson(trx, user_id)) === null) return
    const row = await due(trx).where('id', '=', id).executeTakeFirst()
    if (row !== undefined) await tellBilling(billing, trx, user_id, [newsOf(row)])
  })
}

/** Tells of the end of one trial, because the provider said that it is near. One that was canceled is not spoken of. */
export async function tellOfTrialEnd(billing: Billing, subscriptionId: string): Promise<void> {
  const trials = (db: Db) => running(db, 'trialing')
  const trial = await trials(billing.db).where('provider_id', '=', subscriptionId).executeTakeFirst()
  if (trial !== undefined) await remind(billing, trial, trials, trialEndNews)
}

/** Tells of every trial that ends within three days: for news of the provider that never came. */
export async function tellOfTrialEnds(billing: Billing): Promise<void> {
  const ending = (db: Db) =>
    running(db, 'trialing')
      .where('current_period_end', '<', sql<Date>`now() + interval '3 days'`)
      .where('current_period_end', '>', sql<Date>`now()`)
  for (const trial of await ending(billing.db).execute()) await remind(billing, trial, ending, trialEndNews)
}

/**
 * Tells of every yearly plan that renews within 30 days, once for each of its periods. Runs every hour, so the email goes
 * out about 30 days ahead; after an outage it still goes out, as long as the renewal is ahead. A plan that changes to a
 * shorter one then is not renewed, and its user has been told of that.
 */
export async function tellOfRenewals(billing: Billing): Promise<void> {
  const renewing = (db: Db) =>
    running(db, 'active')
      .where('plan', '=', 'yearly')
      .where('next_plan', 'is', null)
      .where('current_period_end', '<', sql<Date>`now() + interval '30 days'`)
      .where('current_period_end', '>', sql<Date>`now()`)
  for (const plan of await renewing(billing.db).execute()) await remind(billing, plan, renewing, renewalNews)
}
