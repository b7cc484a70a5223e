import { m } from '#messages'
import { trialDays, type Plan } from '@marigold/contract'
import Stripe from 'stripe'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { lockUser } from '../../platform/access/lock-user.ts'
import { findSubscription } from './billing-details.service.ts'
import { ensureCustomer } from './customers.service.ts'
import { runInUserQueue } from './user-queue.ts'
import { priceOf } from './plan-prices.ts'
import { callProvider } from './provider.ts'
import { settleCheckout } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { isTrialAvailable } from './trials.service.ts'

/** The provider expires a payment page after 24 hours, so one that is about to expire isn't reused. */
const reusableHours = 23

interface Open {
  id: number
  plan: string
  created_at: Date
  provider_id: string | null
  ticket_hash: Buffer | null
}

interface Made {
  id: number
  provider_id: string
  url: string
}

/** A page to pay on, or the checkouts that turned out to be paid or over. */
type Step = { url: string } | { unsettled: number[] }

/**
 * Starts a checkout and returns the URL of its payment page. An open one for the same plan is reused, and others are
 * closed. With `newcomer` it returns to /auto-login with a one-time ticket. A user's checkouts start one after another,
 * so the last page returned is always payable. Refused while a period is running.
 */
export async function startCheckout(
  billing: Billing,
  choice: { userId: number; plan: Plan; newcomer: boolean },
): Promise<string> {
  return runInUserQueue(choice.userId, async () => {
    // At most two more rounds, each after an open checkout turned out to be paid or over.
    for (let round = 0; round < 3; round++) {
      const step = await callProvider(billing.log, () => findOrCreatePage(billing, choice))
      if ('url' in step) return step.url
      for (const id of step.unsettled) await callProvider(billing.log, () => settleCheckout(billing, id))
    }
    throw new Refusal('conflict', m.billing_youre_already_checking_out_in_another())
  })
}

/** Finds or creates the page. Runs under the user's lock, so each checkout sees the result of the one before it. */
async function findOrCreatePage(
  billing: Billing,
  { userId, plan, newcomer }: { userId: number; plan: Plan; newcomer: boolean },
): Promise<Step> {
  return billing.db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await refuseWhileRunning(trx, userId)
    const open = await openOnes(trx, userId)
    const same = newcomer ? undefined : reusable(open, plan)
    const url = same === undefined ? null : await urlOf(billing.payments, same)
    if (same !== undefined && url === null) return { unsettled: [same.id] }
    // Created before the others are closed: if the provider fails here, the user's current page stays payable.
    const made = url === null ? await create({ ...billing, db: trx }, userId, plan, newcomer) : null
    const unsettled: number[] = []
    for (const other of open.filter(({ id }) => id !== same?.id))
      if (!(await expire(billing.payments, trx, other))) unsettled.push(other.id)
    const page = made?.url ?? url
    if (unsettled.length === 0 && page !== null) return { url: page }
    if (made !== null) await discard(billing.payments, trx, made)
    return { unsettled }
  })
}

/**
 * Returns the open checkout of a plan whose page can be reused. A page with a ticket can't, because only the first
 * browser has it.
 */
function reusable(open: Open[], { word }: Plan): Open | undefined {
  const oldest = Date.now() - reusableHours * 3_600_000
  return open.find(
    ({ plan, ticket_hash, created_at, provider_id }) =>
      plan === word && ticket_hash === null && provider_id !== null && created_at.getTime() > oldest,
  )
}

async function refuseWhileRunning(db: Db, userId: number): Promise<void> {
  const subscription = await findSubscription(db, userId)
  if (subscription?.state.running)
    throw new Refusal('already_subscribed', m.billing_user_already_has_an_active_subscription())
}

function openOnes(trx: Db, userId: number): Promise<Open[]> {
  return trx
    .selectFrom('checkouts')
    .where('user_id', '=', userId)
    .where('status', '=', 'open')
    .orderBy('id')
    .select(['id', 'plan', 'created_at', 'provider_id', 'ticket_hash'])
    .execute()
}

/** Returns the URL of an open checkout's page, or null once it's paid or over. */
async function urlOf(payments: Stripe, { provider_id }: Open): Promise<string | null> {
  const session = await payments.checkout.sessions.retrieve(provider_id ?? '')
  return session.status === 'open' ? session.url : null
}

/** Expires an open checkout. Returns false if it's no longer open at the provider and must be settled. */
async function expire(
  payments: Stripe,
  trx: Db,
  { id, provider_id }: { id: number; provider_id: string | null },
): Promise<boolean> {
  try {
    if (provider_id !== null) await payments.checkout.sessions.expire(provider_id)
  } catch (error) {
    // The provider refuses to expire a session that is complete or already expired.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
  await trx.updateTable('checkouts').set({ status: 'expired' }).where('id', '=', id).execute()
  return true
}

/** Stores the checkout and its page together. An interrupted start leaves no row, and nobody has its page. */
async function create(billing: Billing, userId: number, plan: Plan, newcomer: boolean): Promise<Made> {
  const { db, payments } = billing
  const ticket = newcomer ? newSecret() : null
  const { id, created_at } = await db
    .insertInto('checkouts')
    .values({ user_id: userId, plan: plan.word, ticket_hash: ticket === null ? null : hashSecret(ticket) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  const user = await ensureCustomer(billing, userId)
  const session = await payments.checkout.sessions.create(await sessionParams(billing, user, plan, { id, ticket }), {
    // The number alone isn't enough, because a new database starts over.
    idempotencyKey: `checkout-${id}-${created_at.getTime()}`,
  })
  if (!session.url) throw new Error(`The checkout ${session.id} has no page`)
  await db.updateTable('checkouts').set({ provider_id: session.id, url: session.url }).where('id', '=', id).execute()
  return { id, provider_id: session.id, url: session.url }
}

/** Discards a checkout whose page nobody was given. */
async function discard(payments: Stripe, trx: Db, { id, provider_id }: Made): Promise<void> {
  await payments.checkout.sessions.expire(provider_id)
  await trx.deleteFrom('checkouts').where('id', '=', id).execute()
}

async function sessionParams(
  billing: Billing,
  user: { id: number; email: string; customer: string },
  plan: Plan,
  checkout: { id: number; ticket: string | null },
): Promise<Stripe.Checkout.SessionCreateParams> {
  const { publicUrl } = billing.config
  const metadata = { checkout_id: String(checkout.id) }
  const trial = await isTrialAvailable(billing, billing.db, user)
  return {
    mode: 'subscription',
    customer: user.customer,
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
