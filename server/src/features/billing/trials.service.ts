import { createHmac, hkdfSync } from 'node:crypto'
import type Stripe from 'stripe'
import type { Db } from '../../platform/database.ts'
import type { Billing } from './store-subscription.service.ts'

/** A keyed hash outlives the account for this alone, and tells nobody the address or the card. */
function trialKey(appSecret: string, kind: 'email' | 'card', value: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', appSecret, '', 'trials used', 32))
  return createHmac('sha256', key).update(`${kind}:${value.trim().toLowerCase()}`).digest()
}

/** Whether this person's next subscription is their first, and so starts with a trial. */
export async function mayTry({ config }: Billing, db: Db, person: { id: number; email: string }): Promise<boolean> {
  const used = await db
    .selectFrom('trials_used')
    .where('key_hash', '=', trialKey(config.appSecret, 'email', person.email))
    .select('used_at')
    .executeTakeFirst()
  if (used !== undefined) return false
  const had = await db.selectFrom('subscriptions').where('user_id', '=', person.id).select('id').executeTakeFirst()
  return had === undefined
}

/** Notes that a person has had the trial: on the customer, and as keyed hashes of e-mail and card. */
export async function rememberTrial(
  { config }: Billing,
  trx: Db,
  userId: number,
  { subscription, at }: { subscription: Stripe.Subscription; at: Date },
): Promise<void> {
  await trx
    .updateTable('billing_customers')
    .set({ trial_used_at: at })
    .where('user_id', '=', userId)
    .where('trial_used_at', 'is', null)
    .execute()
  const { email } = await trx.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirstOrThrow()
  const card = fingerprintOf(subscription)
  const keys = [
    trialKey(config.appSecret, 'email', email),
    ...(card === null ? [] : [trialKey(config.appSecret, 'card', card)]),
  ]
  await trx
    .insertInto('trials_used')
    .values(keys.map((key_hash) => ({ key_hash })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function fingerprintOf(subscription: Stripe.Subscription): string | null {
  const method = subscription.default_payment_method
  return typeof method === 'object' && method !== null ? (method.card?.fingerprint ?? null) : null
}
