import type Stripe from 'stripe'
import type { Db } from '../../platform/database/database.ts'
import { lockUser } from '../../platform/access/lock-user.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { stateOf } from './billing-details.service.ts'
import type { Billing } from './billing-services.ts'
import { storeInvoice } from './history/store-invoice.service.ts'
import { changeNotifications, refusedNotifications } from './notifications/subscription-notifications.ts'
import { notifyBilling } from './notifications/notify-billing.service.ts'
import { stopSubscriptionJob } from './stop-subscription.service.ts'
import { toDate, idOf } from './provider.ts'
import { rowExpansion, toSubscriptionRow, type SubscriptionRow } from './subscription-row.ts'
import { claimTrial } from './trials.service.ts'

/**
 * Fetches a subscription from the provider and stores it. However often and in whatever order webhooks arrive, the
 * result is the provider's latest state. Subscriptions of unknown customers are ignored.
 * `owner` is the user, if the caller knows it from the paid checkout or the stored row.
 */
export async function refreshSubscription(billing: Billing, subscriptionId: string, owner?: number): Promise<void> {
  const userId = owner ?? (await ownerOf(billing, subscriptionId))
  if (userId === null) return
  await billing.db.transaction().execute(async (trx) => {
    if ((await lockUser(trx, userId)) === null) return
    const subscription = await billing.payments.subscriptions.retrieve(subscriptionId, rowExpansion)
    if (owner === undefined && isCardPending(subscription) && !(await isStored(trx, subscriptionId))) return
    await inLocaleOfUser(trx, userId, () => store(billing, trx, userId, subscription))
  })
}

/**
 * Returns whether a trial has no card yet: the provider reports it a moment before, and the next event names the card.
 */
function isCardPending({ status, default_payment_method, metadata }: Stripe.Subscription): boolean {
  return status === 'trialing' && default_payment_method === null && metadata['checkout_id'] !== undefined
}

async function isStored(trx: Db, provider_id: string): Promise<boolean> {
  const known = trx.selectFrom('subscriptions').where('provider_id', '=', provider_id).select('id')
  return (await known.executeTakeFirst()) !== undefined
}

/**
 * Does the same for a caller that holds the user's lock: fetched under the lock, an older response never overwrites a
 * newer one.
 */
export async function storeLatest(billing: Billing, trx: Db, userId: number, subscriptionId: string): Promise<void> {
  const subscription = await billing.payments.subscriptions.retrieve(subscriptionId, rowExpansion)
  await inLocaleOfUser(trx, userId, () => store(billing, trx, userId, subscription))
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
  const row = toSubscriptionRow(subscription, known?.past_due_since ?? null)
  if (known === undefined && !(await add(billing, trx, userId, { subscription, row }))) return
  const live = known === undefined ? row.live : await update(trx, userId, known.id, row)
  const latest = invoiceOf(subscription)
  const invoice = latest === null ? null : await storeInvoice(billing, trx, userId, { invoice: latest })
  // The provider gave up, and leaves the invoice open.
  if (known?.live && !live && row.past_due_since !== null)
    await billing.jobs.send(stopSubscriptionJob, { subscription: subscription.id, refund: false }, { db: trx })
  const change = { before: known ?? null, after: { ...row, live } }
  await notifyBilling(billing, trx, userId, () => changeNotifications(change, invoice, new Date()))
}

function invoiceOf({ latest_invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof latest_invoice === 'object' ? latest_invoice : null
}

/** Updates a stored subscription. Returns whether it counts as live. */
async function update(trx: Db, userId: number, id: number, row: SubscriptionRow): Promise<boolean> {
  // A subscription that was replaced stays replaced, even while the provider still has it.
  const live = row.live && (await liveOf(trx, userId, row.provider_id)) === undefined
  await trx
    .updateTable('subscriptions')
    .set({ ...row, live, updated_at: new Date() })
    .where('id', '=', id)
    .execute()
  return live
}

/** Stores a new subscription. Returns false when it's rejected. */
async function add(
  billing: Billing,
  trx: Db,
  userId: number,
  { subscription, row }: { subscription: Stripe.Subscription; row: SubscriptionRow },
): Promise<boolean> {
  if (await isRefunded(trx, subscription)) return false
  if (row.live && !(await replaceUnpaid(billing, trx, userId, subscription))) return false
  if (subscription.trial_start !== null) {
    const first = await claimTrial(billing, trx, userId, { subscription, at: toDate(subscription.trial_start) })
    // If its trial is already over when we hear of it, it has been paid for, and stays.
    if (!first && subscription.status === 'trialing') {
      await cancelAndRefund(billing, trx, userId, { subscription, as: 'trial_refused' })
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
 * Rejects a subscription: marks its checkout, cancels it at the provider, and refunds what was paid. The checkout's
 * payment is now known, whichever event arrived first, so its ticket logs the user in.
 */
async function cancelAndRefund(
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
  await notifyBilling(billing, trx, userId, () => [refusedNotifications(subscription.id, as)])
  await billing.jobs.send(stopSubscriptionJob, { subscription: subscription.id, refund: true }, { db: trx })
}

/** Returns whether a subscription was already refunded, so that later events about it change nothing. */
async function isRefunded(trx: Db, subscription: Stripe.Subscription): Promise<boolean> {
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
 * Allows one live subscription per user. The first one stays and a new one is canceled and refunded, unless the first
 * is unpaid: then the first one is canceled. Returns false when the new one must not be stored.
 */
async function replaceUnpaid(
  billing: Billing,
  trx: Db,
  userId: number,
  newcomer: Stripe.Subscription,
): Promise<boolean> {
  const first = await liveOf(trx, userId, newcomer.id)
  if (first === undefined) return true
  const newest = await billing.payments.subscriptions.retrieve(first.provider_id, rowExpansion)
  const row = toSubscriptionRow(newest, first.past_due_since)
  const stays = row.live && stateOf(row).running
  await trx
    .updateTable('subscriptions')
    .set({ ...row, live: stays, updated_at: new Date() })
    .where('id', '=', first.id)
    .execute()
  if (!stays) {
    if (row.live)
      await billing.jobs.send(stopSubscriptionJob, { subscription: first.provider_id, refund: false }, { db: trx })
    return true
  }
  await cancelAndRefund(billing, trx, userId, { subscription: newcomer, as: 'refunded' })
  return false
}
