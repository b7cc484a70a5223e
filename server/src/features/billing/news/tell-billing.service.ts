import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Letter } from '../../../platform/mail.ts'
import { notify } from '../../../platform/notify.ts'
import type { Billing } from '../billing-services.ts'
import { receiptDetails } from '../history/receipt-details.service.ts'
import { receiptLetter, standingLetter, trialEndsLetter, type Reader } from './billing-letters.ts'
import { trialEndNews, type BillingNews } from './subscription-news.ts'

async function readerOf({ config }: Billing, trx: Db, userId: number): Promise<Reader> {
  const { email, first_name } = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'first_name'])
    .executeTakeFirstOrThrow()
  const school = await receiptDetails(trx, userId)
  return { email, firstName: first_name, publicUrl: config.publicUrl, school }
}

function letterOf(reader: Reader, { letter, receipt, message }: BillingNews): Letter | null {
  if (receipt) return receiptLetter(reader, receipt)
  return letter ? standingLetter(reader, letter, message) : null
}

/** Tells a person what happened to their plan, by notification and, where it matters most, by letter; each event once. */
export async function tellBilling(billing: Billing, trx: Db, userId: number, all: BillingNews[]): Promise<void> {
  for (const news of all) {
    if (!(await notify(trx, userId, news))) continue
    const letter = letterOf(await readerOf(billing, trx, userId), news)
    if (letter !== null) await billing.mail.send(trx, letter)
  }
}

interface EndingTrial {
  provider_id: string
  user_id: number
  plan: string
  current_period_end: Date
}

async function tellOfEnd(billing: Billing, { provider_id, user_id, plan, current_period_end }: EndingTrial) {
  const news = trialEndNews(provider_id, plan, current_period_end)
  await billing.db.transaction().execute(async (trx) => {
    if (!(await notify(trx, user_id, news))) return
    await billing.mail.send(trx, trialEndsLetter(await readerOf(billing, trx, user_id), news.message))
  })
}

function runningTrials(db: Db) {
  return db
    .selectFrom('subscriptions')
    .where('live', '=', true)
    .where('provider_status', '=', 'trialing')
    .where('cancel_at_period_end', '=', false)
    .select(['provider_id', 'user_id', 'plan', 'current_period_end'])
}

/** Tells of the end of one trial, because the provider said that it is near. One that was canceled is not spoken of. */
export async function tellOfTrialEnd(billing: Billing, subscriptionId: string): Promise<void> {
  const trial = await runningTrials(billing.db).where('provider_id', '=', subscriptionId).executeTakeFirst()
  if (trial !== undefined) await tellOfEnd(billing, trial)
}

/** Tells of every trial that ends within three days: for news of the provider that never came. */
export async function tellOfTrialEnds(billing: Billing): Promise<void> {
  const near = await runningTrials(billing.db)
    .where('current_period_end', '<', sql<Date>`now() + interval '3 days'`)
    .where('current_period_end', '>', sql<Date>`now()`)
    .execute()
  for (const trial of near) await tellOfEnd(billing, trial)
}
