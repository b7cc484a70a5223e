import type Stripe from 'stripe'
import type { Db } from '../../platform/database/database.ts'
import { lockPerson } from '../../platform/access/lock-person.ts'
import { stateOf } from './billing-details.service.ts'
import type { Billing } from './billing-services.ts'
import { keepInvoice } from './history/keep-invoice.service.ts'
import { newsOf, refusedNews } from './news/subscription-news.ts'
import { tellBilling } from './news/tell-billing.service.ts'
import { stopJob } from './stop-subscription.service.ts'
import { dateOf, idOf } from './provider.ts'
import { forRow, rowOf, type SubscriptionRow } from './subscription-row.ts'
import { claimTrial } from './trials.service.ts'

/**
 * Reads a subscription's newest state from the provider and stores it. Whatever order news arrives in, and however
 * often, the result is what the provider says last. Subscriptions of customers who are not ours are left alone.
 * `owner` is named by whoever knows the subscription otherwise: by its paid checkout, or by its row.
 */
export async function refreshSubscription(billing: Billing, subscriptionId: string, owner?: number): Promise<void> {
  const userId = owner ?? (await ownerOf(billing, subscriptionId))
  if (userId === null) return
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockPerson(trx, userId)) === null) return
    const subscription = await billing.payments.subscriptions.retrieve(subscriptionId, forRow)
    if (owner === undefined && awaitsCard(subscription) && !(await isStored(trx, subscriptionId))) return
    await store(billing, trx, userId, subscription)
  })
}

/** The provider tells of a trial a moment before its card is on it: what is told next says whose card that is. */
function awaitsCard({ status, default_payment_method, metadata }: Stripe.Subscription): boolean {
  return status === 'trialing' && default_payment_method === null && metadata['checkout_id'] !== undefined
}

async function isStored(trx: Db, provider_id: string): Promise<boolean> {
  const known = trx.selectFrom('subscriptions').where('provider_id', '=', provider_id).select('id')
  return (await known.executeTakeFirst()) !== undefined
}

/** The same for whoever holds the person's lock: asked under it, an older answer is never written over a newer one. */
export async function storeNewest(billing: Billing, trx: Db, userId: number, subscriptionId: string): Promise<void> {
  await store(billing, trx, userId, await billing.payments.subscriptions.retrieve(subscriptionId, forRow))
}

async function ownerOf({ db, payments }: Billing, subscriptionId: string): Promise<number | null> {
  const known = await db
    .selectFrom('subscriptions')
    .where('provider_id', '=', subscriptionId)
    .select('user_id')
    .executeTakeFirst()
  if (known !== undefined) return known.user_id
  const subscription = await payments.subscriptions.retrieve(subscriptionId)
  const customer = await db
    .selectFrom('billing_customers')
    .where('provider_id', '=', idOf(subscription.customer) ?? '')
    .select('user_id')
    .executeTakeFirst()
  return customer?.user_id ?? null
}

async function store(billing: Billing, trx: Db, userId: number, subscription: Stripe.Subscription): Promise<void> {
  const known = await trx
    .selectFrom('subscriptions')
    .where('provider_id', '=', subscription.id)
    .selectAll()
    .executeTakeFirst()
  const row = rowOf(subscription, known?.past_due_since ?? null)
  if (known === undefined && !(await add(billing, trx, userId, { subscription, row }))) return
  const live = known === undefined ? row.live : await update(trx, userId, known.id, row)
  const latest = invoiceOf(subscription)
  const invoice = latest === null ? null : await keepInvoice(billing, trx, userId, { invoice: latest })
  // The provider gave up, and leaves what is owed open.
  if (known?.live && !live && row.past_due_since !== null)
    await billing.jobs.send(stopJob, { subscription: subscription.id, refund: false }, { db: trx })
  const news = newsOf({ before: known ?? null, after: { ...row, live } }, invoice, new Date())
  await tellBilling(billing, trx, userId, news)
}

function invoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof latest_invoice === 'object' ? latest_invoice : null
}

/** Answers whether it counts as live. */
async function update(trx: Db, userId: number, id: number, row: SubscriptionRow): Promise<boolean> {
  // One that was put aside for a newer one stays aside, even while the provider still holds it.
  const live = row.live && (await liveOf(trx, userId, row.provider_id)) === undefined
  await trx
    .updateTable('subscriptions')
    .set({ ...row, live, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  return live
}

/** False: it is not to be. */
async function add(
  billing: Billing,
  trx: Db,
  userId: number,
  { subscription, row }: { subscription: Stripe.Subscription; row: SubscriptionRow },
): Promise<boolean> {
  if (await isGivenBack(trx, subscription)) return false
  if (row.live && !(await makeRoom(billing, trx, userId, subscription))) return false
  if (subscription.trial_start !== null) {
    const first = await claimTrial(billing, trx, userId, { subscription, at: dateOf(subscription.trial_start) })
    // One whose trial is over by the time we hear of it has been paid for, and stays.
    if (!first && subscription.status === 'trialing') {
      await giveBack(billing, trx, userId, { subscription, as: 'trial_refused' })
      return false
    }
  }
  await trx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...row })
    .execute()
  return true
}

/**
 * Marks the checkout of a subscription that is not to be, ends it at the provider, and returns whatever was paid on it.
 * The checkout's payment is known with that, whichever of its news came first: its ticket signs the person in.
 */
async function giveBack(
  billing: Billing,
  trx: Db,
  userId: number,
  { subscription, as }: { subscription: Stripe.Subscription; as: 'refunded' | 'trial_refused' },
): Promise<void> {
  await trx
    .updateTable('checkouts')
    .set((eb) => ({ status: as, paid_at: eb.fn.coalesce('paid_at', eb.val(new Date())) }))
    .where('id', '=', Number(subscription.metadata['checkout_id'] ?? 0))
    .where('user_id', '=', userId)
    .execute()
  await tellBilling(billing, trx, userId, [refusedNews(subscription.id, as)])
  await billing.jobs.send(stopJob, { subscription: subscription.id, refund: true }, { db: trx })
}

/** One that was given back already: news about it changes nothing. */
async function isGivenBack(trx: Db, subscription: Stripe.Subscription): Promise<boolean> {
  const checkoutId = Number(subscription.metadata['checkout_id'])
  if (!Number.isSafeInteger(checkoutId)) return false
  const checkout = await trx.selectFrom('checkouts').where('id', '=', checkoutId).select('status').executeTakeFirst()
  return checkout?.status === 'refunded' || checkout?.status === 'trial_refused'
}

function liveOf(trx: Db, userId: number, exceptProviderId: string) {
  return trx
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .where('live', '=', true)
    .where('provider_id', '!=', exceptProviderId)
    .selectAll()
    .executeTakeFirst()
}

/**
 * One live subscription a person. The first stays and the newcomer is canceled and refunded, unless the first is only
 * still on the provider's books, unpaid: then it is the one that goes. False: the newcomer is not to be stored.
 */
async function makeRoom(billing: Billing, trx: Db, userId: number, newcomer: Stripe.Subscription): Promise<boolean> {
  const first = await liveOf(trx, userId, newcomer.id)
  if (first === undefined) return true
  const newest = await billing.payments.subscriptions.retrieve(first.provider_id, forRow)
  const row = rowOf(newest, first.past_due_since)
  const stays = row.live && stateOf(row).running
  await trx
    .updateTable('subscriptions')
    .set({ ...row, live: stays, updated_at: new Date() })
    .where('id', '=', first.id)
    .execute()
  if (!stays) {
    if (row.live) await billing.jobs.send(stopJob, { subscription: first.provider_id, refund: false }, { db: trx })
    return true
  }
  await giveBack(billing, trx, userId, { subscription: newcomer, as: 'refunded' })
  return false
}
