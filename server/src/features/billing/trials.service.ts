import { createHmac, hkdfSync } from 'node:crypto'
import type Stripe from 'stripe'
import type { Db } from '../../platform/database/database.ts'
import type { Billing } from './billing-services.ts'

/** A keyed hash outlives the account for this alone, and tells nobody the address or the card. */
function trialKey(appSecret: string, kind: 'email' | 'card', value: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'trials used', 32))
  return createHmac('sha256', key).update(`${kind}:${value.trim().toLowerCase()}`).digest()
}

/** `rosa+2@clinic.test` is the mailbox `rosa@clinic.test`. */
function mailbox(email: string): string {
  return email.replace(/\+[^@]*(?=@)/, '')
}

/** Whether this person's next subscription is their first, and so starts with a trial. */
export async function mayTry(
  { config }: Pick<Billing, 'config'>,
  db: Db,
  person: { id: number; email: string },
): Promise<boolean> {
  const used = await db
    .selectFrom('trials_used')
    .where('key_hash', '=', trialKey(config.appSecret, 'email', mailbox(person.email)))
    .select('used_at')
    .executeTakeFirst()
  if (used !== undefined) return false
  // The address may have changed since: what is stored about the person counts too.
  const customer = await db
    .selectFrom('billing_customers')
    .where('user_id', '=', person.id)
    .where('trial_used_at', 'is not', null)
    .select('user_id')
    .executeTakeFirst()
  if (customer !== undefined) return false
  const had = await db.selectFrom('subscriptions').where('user_id', '=', person.id).select('id').executeTakeFirst()
  return had === undefined
}

/**
 * Notes that a person has had the trial: on the customer, and as keyed hashes of e-mail and card. False when the card
 * has had the trial of somebody else: of two who come at once, one is told so.
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
  await note(trx, trialKey(config.appSecret, 'email', mailbox(email)))
  const card = fingerprintOf(subscription)
  return card === null || (await note(trx, trialKey(config.appSecret, 'card', card)))
}

/** False for a key that was there already. */
async function note(trx: Db, key_hash: Buffer): Promise<boolean> {
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
