import { greet } from '../../../platform/messages/letter.ts'
import type { Db } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/messages/notify.ts'
import type { Billing } from '../billing-services.ts'
import { paperOf } from '../history/receipt-details.service.ts'
import { receiptEmail, type Email } from './billing-emails.ts'
import type { BillingNews } from './subscription-news.ts'

async function emailOf({ config }: Billing, trx: Db, userId: number, news: BillingNews): Promise<Email | null> {
  if (news.receipt === undefined) return news.email ?? null
  return receiptEmail(await paperOf(trx, { userId, seller: config.seller }, { ...news.receipt, refunded: 0 }))
}

/** Tells a user what happened to their plan, in the bell and, where there is an email for it, by email; each event once. */
export async function tellBilling(billing: Billing, trx: Db, userId: number, all: BillingNews[]): Promise<void> {
  for (const news of all) {
    if (!(await notify(trx, userId, news))) continue
    const email = await emailOf(billing, trx, userId, news)
    if (email === null) continue
    const { email: to, first_name } = await trx
      .selectFrom('users')
      .where('id', '=', userId)
      .select(['email', 'first_name'])
      .executeTakeFirstOrThrow()
    await billing.mail.send(trx, { ...email, to, greeting: greet(first_name) })
  }
}
