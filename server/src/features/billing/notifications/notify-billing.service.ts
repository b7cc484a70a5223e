import { greet } from '../../../platform/messages/email.ts'
import type { Db } from '../../../platform/database/database.ts'
import { inLocaleOfUser } from '../../../platform/http/locale.ts'
import { notify } from '../../../platform/messages/notify.ts'
import type { Billing } from '../billing-services.ts'
import { loadInvoiceDocument } from '../history/receipt-details.service.ts'
import { receiptEmail, type BillingEmail } from './billing-emails.ts'
import type { BillingNotification } from './subscription-notifications.ts'

async function emailOf(
  { config }: Billing,
  trx: Db,
  userId: number,
  notifications: BillingNotification,
): Promise<BillingEmail | null> {
  if (notifications.receipt === undefined) return notifications.email ?? null
  return receiptEmail(
    await loadInvoiceDocument(trx, { userId, seller: config.seller }, { ...notifications.receipt, refunded: 0 }),
  )
}

/**
 * Notifies a user about their plan, in the app and, if there's an email for it, by email. Each event is reported once.
 * `write` creates the notifications, in the user's locale.
 */
export async function notifyBilling(
  billing: Billing,
  trx: Db,
  userId: number,
  write: () => BillingNotification[],
): Promise<void> {
  await inLocaleOfUser(trx, userId, async () => {
    for (const notification of write()) {
      if (!(await notify(trx, userId, notification))) continue
      const email = await emailOf(billing, trx, userId, notification)
      if (email === null) continue
      const { email: to, first_name } = await trx
        .selectFrom('users')
        .where('id', '=', userId)
        .select(['email', 'first_name'])
        .executeTakeFirstOrThrow()
      await billing.mail.send(trx, { ...email, to, greeting: greet(first_name) })
    }
  })
}
