import { createHmac, hkdfSync } from 'node:crypto'
import type Stripe from 'stripe'
import type { Db } from '../../platform/database/database.ts'
import type { Billing } from './billing-services.ts'

/** Returns a keyed hash that can outlive the account, because it reveals neither the email nor the card. */
function trialKey(appSecret: string, kind: 'email' | 'card', value: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'trials used', 32))
  return createHmac('sha256', key).update(`${kind}:${value.trim().toLowerCase()}`).digest()
}

/** Returns the mailbox of an email: `rosa+2@clinic.test` is `rosa@clinic.test`. */
function mailbox(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '')
}

/** Returns whether this user's next subscription is their first and starts with a trial. */
export async function isTrialAvailable(
  { config }: Pick<Billing, 'config'>,
  db: Db,
  user: { id: number; email: string },
): Promise<boolean> {
  const used = await db
    .selectFrom('trials_used')
    .where('key_hash', '=', trialKey(config.appSecret, 'email', mailbox(user.email)))
    .select('used_at')
    .executeTakeFirst()
  if (used !== undefined) return false
  // The email may have changed since, so what is stored about the user counts too.
  const customer = await db
    .selectFrom('billing_customers')
    .where('user_id', '=', user.id)
    .where('trial_used_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst()
  if (customer !== undefined) return false
  const had = await db.selectFrom('subscriptions').where('user_id', '=', user.id).select('id').executeTakeFirst()
  return had === undefined
}

/**
 * Records that a user has had the trial: on the customer, and as keyed hashes of email and card. Returns false when
 * another user has had the trial with this card, even at the same time.
 */
export async function claimTrial(
  { config }: Billing,
  trx: Db,
  userId: number,
  { subscription, at }: { subscription: Stripe.Subscription; at: Date },
): Promise<boolean> {
  await trx
    .updateTable('billing_customers')
    .set({ trial_used_at: at })
    .where('user_id', '=', userId)
    .where('trial_used_at', 'is', null)
    .execute()
  const { email } = await trx.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirstOrThrow()
  await addTrialKey(trx, trialKey(config.appSecret, 'email', mailbox(email)))
  const card = fingerprintOf(subscription)
  return card === null || (await addTrialKey(trx, trialKey(config.appSecret, 'card', card)))
}

/** Stores a key. Returns false when it already exists. */
async function addTrialKey(trx: Db, key_hash: Buffer): Promise<boolean> {
  const noted = await trx
    .insertInto('trials_used')
    .values({ key_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return noted.numInsertedOrUpdatedRows === 1n
}

function fingerprintOf(subscription: Stripe.Subscription): string | null {
  const method = subscription.default_payment_method
  return typeof method === 'object' && method !== null ? (method.card?.fingerprint ?? null) : null
}
