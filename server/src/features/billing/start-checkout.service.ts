import { m } from '#messages'
import { trialDays, type Plan } from '@marigold/contract'
import Stripe from 'stripe'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { lockPerson } from '../../platform/access/lock-person.ts'
import { findSubscription } from './billing-details.service.ts'
import { ensureCustomer } from './customers.service.ts'
import { inTurn } from './in-turn.ts'
import { priceOf } from './plan-prices.ts'
import { ask } from './provider.ts'
import { settleCheckout } from './settle-checkout.service.ts'
import type { Billing } from './billing-services.ts'
import { mayTry } from './trials.service.ts'

/** The provider ends a payment page after 24 hours; one that is about to end is not handed out again. */
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

/** A page to pay on, or the checkouts that turned out to be paid or over while it was looked for. */
type Step = { url: string } | { unsettled: number[] }

/**
 * Starts a checkout and returns the address of its payment page. An open one for the same plan is reused, others are
 * closed; `newcomer` returns to /auto-login by a one-time ticket. A user's checkouts start one after the other, so the
 * page returned last is always payable. Refused while a period still runs.
 */
export async function startCheckout(
  billing: Billing,
  choice: { userId: number; plan: Plan; newcomer: boolean },
): Promise<string> {
  return inTurn(choice.userId, async () => {
    // Twice at most: once more after an open one turned out to be paid or over.
    for (let round = 0; round < 3; round++) {
      const step = await ask(billing.log, () => nextStep(billing, choice))
      if ('url' in step) return step.url
      for (const id of step.unsettled) await ask(billing.log, () => settleCheckout(billing, id))
    }
    throw new Refusal('conflict', m.billing_youre_already_checking_out_in_another())
  })
}

/** Runs under the user's lock: each checkout sees how the one before it ended. */
async function nextStep(
  billing: Billing,
  { userId, plan, newcomer }: { userId: number; plan: Plan; newcomer: boolean },
): Promise<Step> {
  return billing.db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    await refuseWhileRunning(trx, userId)
    const open = await openOnes(trx, userId)
    const same = newcomer ? undefined : reusable(open, plan)
    const url = same === undefined ? null : await urlOf(billing.payments, same)
    if (same !== undefined && url === null) return { unsettled: [same.id] }
    // Made before the others are closed: if the provider fails here, the page that the user has stays payable.
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

/** The open checkout of a plan whose page can be handed out again. The first browser alone knows the ticket of a page. */
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

/** The page of an open checkout; null once it is paid or over. */
async function urlOf(payments: Stripe, { provider_id }: Open): Promise<string | null> {
  const session = await payments.checkout.sessions.retrieve(provider_id ?? '')
  return session.status === 'open' ? session.url : null
}

/** Makes an open checkout unpayable; false for one that the provider no longer has open, so that it must be settled. */
async function expire(
  payments: Stripe,
  trx: Db,
  { id, provider_id }: { id: number; provider_id: string | null },
): Promise<boolean> {
  try {
    if (provider_id !== null) await payments.checkout.sessions.expire(provider_id)
  } catch (error) {
    // The provider refuses to expire what is complete or expired already.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false
    throw error
  }
  await trx.updateTable('checkouts').set({ status: 'expired' }).where('id', '=', id).execute()
  return true
}

/** Stores the checkout and its page together. A start that breaks off leaves neither row nor a page in anyone's hands. */
async function create(billing: Billing, userId: number, plan: Plan, newcomer: boolean): Promise<Made> {
  const { db, payments } = billing
  const ticket = newcomer ? newSecret() : null
  const { id, created_at } = await db
    .insertInto('checkouts')
    .values({ user_id: userId, plan: plan.word, ticket_hash: ticket === null ? null : hashSecret(ticket) })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
  const person = await ensureCustomer(billing, userId)
  const session = await payments.checkout.sessions.create(await sessionParams(billing, person, plan, { id, ticket }), {
    // The number alone is not enough: numbers start over with a new database.
    idempotencyKey: `checkout-${id}-${created_at.getTime()}`,
  })
  if (!session.url) throw new Error(`The checkout ${session.id} has no page`)
  await db.updateTable('checkouts').set({ provider_id: session.id, url: session.url }).where('id', '=', id).execute()
  return { id, provider_id: session.id, url: session.url }
}

/** Takes back a checkout whose page nobody was given. */
async function discard(payments: Stripe, trx: Db, { id, provider_id }: Made): Promise<void> {
  await payments.checkout.sessions.expire(provider_id)
  await trx.deleteFrom('checkouts').where('id', '=', id).execute()
}

async function sessionParams(
  billing: Billing,
  person: { id: number; email: string; customer: string },
  plan: Plan,
  checkout: { id: number; ticket: string | null },
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
