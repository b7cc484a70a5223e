import { trialDays, type Plan, type PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'
import { hashSecret, newSecret } from '../../platform/tokens.ts'
import { lockPerson } from '../../platform/lock-person.ts'
import { findSubscription } from './billing-details.service.ts'
import { closeCheckout } from './close-checkout.service.ts'
import { ensureCustomer } from './customers.service.ts'
import { priceOf } from './plan-prices.ts'
import { ask } from './provider.ts'
import { settleCheckout } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { mayTry } from './trials.service.ts'

/** The provider ends a payment page after 24 hours; one that is about to end is not handed out again. */
const reusableHours = 23

interface Started {
  id: number
  created_at: Date
  provider_id: string | null
  ticket: string | null
}

/**
 * Starts a checkout and answers the address of its payment page. An open one for the same plan is reused, others are
 * closed; `newcomer` returns to /auto-login by a one-time ticket. Refused while a period still runs.
 */
export async function startCheckout(
  billing: Billing,
  { userId, plan, newcomer }: { userId: number; plan: Plan; newcomer: boolean },
): Promise<string> {
  // Twice at most: once more after an open one turned out to be paid or over.
  for (let round = 0; round < 3; round++) {
    const { checkout, others } = await openCheckout(billing, userId, plan.word, newcomer)
    for (const other of others) await ask(billing.log, () => closeCheckout(billing, other))
    if (others.length > 0) await refuseWhileRunning(billing.db, userId)
    const url = await ask(billing.log, () =>
      checkout.provider_id === null
        ? createSession(billing, userId, plan, checkout)
        : urlOf(billing, checkout.id, checkout.provider_id),
    )
    if (url !== null) return url
  }
  throw new Refusal('conflict', 'Another checkout of yours has just begun. Please try again.')
}

async function refuseWhileRunning(db: Db, userId: number): Promise<void> {
  const subscription = await findSubscription(db, userId)
  if (subscription?.state.running) throw new Refusal('already_subscribed', 'User already has an active subscription.')
}

/** Under the person's lock: two tabs get the same row, and with it the same idempotency key. */
async function openCheckout(
  { db }: Billing,
  userId: number,
  plan: PlanWord,
  newcomer: boolean,
): Promise<{ checkout: Started; others: number[] }> {
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    await refuseWhileRunning(trx, userId)
    const open = await trx
      .selectFrom('checkouts')
      .where('user_id', '=', userId)
      .where('status', '=', 'open')
      .orderBy('id')
      .select(['id', 'plan', 'created_at', 'provider_id', 'ticket_hash'])
      .execute()
    const oldest = Date.now() - reusableHours * 3_600_000
    // A ticket is known to its first browser alone: its page cannot be handed out again.
    const same = newcomer
      ? undefined
      : open.find((one) => one.plan === plan && one.ticket_hash === null && one.created_at.getTime() > oldest)
    const others = open.filter((one) => one.id !== same?.id).map((one) => one.id)
    if (same !== undefined) return { checkout: { ...same, ticket: null }, others }
    const ticket = newcomer ? newSecret() : null
    const checkout = await trx
      .insertInto('checkouts')
      .values({ user_id: userId, plan, ticket_hash: ticket === null ? null : hashSecret(ticket) })
      .returning(['id', 'created_at', 'provider_id'])
      .executeTakeFirstOrThrow()
    return { checkout: { ...checkout, ticket }, others }
  })
}

/** The page of a started checkout while it can be paid; null once it is paid or over. */
async function urlOf(billing: Billing, checkoutId: number, sessionId: string): Promise<string | null> {
  const session = await billing.payments.checkout.sessions.retrieve(sessionId)
  if (session.status === 'open' && session.url) return session.url
  await settleCheckout(billing, checkoutId)
  return null
}

async function createSession(billing: Billing, userId: number, plan: Plan, checkout: Started): Promise<string | null> {
  const { db, payments } = billing
  const person = await ensureCustomer(billing, userId)
  const params = await sessionParams(billing, person, plan, checkout)
  const session = await payments.checkout.sessions.create(params, {
    // Of the row, not of its number alone: numbers begin again with a new database.
    idempotencyKey: `checkout-${checkout.id}-${checkout.created_at.getTime()}`,
  })
  const kept = await db
    .updateTable('checkouts')
    .set({ provider_id: session.id, url: session.url })
    .where('id', '=', checkout.id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (kept.numUpdatedRows === 1n && session.url) return session.url
  // Meanwhile another tab chose another plan: this page must not stay payable.
  await payments.checkout.sessions.expire(session.id)
  return null
}

async function sessionParams(
  billing: Billing,
  person: { id: number; email: string; customer: string },
  plan: Plan,
  checkout: Started,
): Promise<Stripe.Checkout.SessionCreateParams> {
  const { publicUrl } = billing.config
  const metadata = { checkout_id: String(checkout.id) }
  const trial = await mayTry(billing, billing.db, person)
  return {
    mode: 'subscription',
    customer: person.customer,
    line_items: [{ price: await priceOf(billing.payments, plan), quantity: 1 }],
    metadata,
    subscription_data: { metadata, ...(trial && { trial_period_days: trialDays }) },
    success_url:
      checkout.ticket === null
        ? `${publicUrl}/pricing?thankyou=1`
        : `${publicUrl}/auto-login?user_id=${checkout.ticket}`,
    cancel_url: `${publicUrl}/exploregames?message=Free%20Games`,
  }
}
