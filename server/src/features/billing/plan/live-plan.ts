import { m } from '#messages'
import { planOf, type Plan } from '@marigold/contract'
import type Stripe from 'stripe'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
import type { SubscriptionState } from '../../../platform/access/subscription-state.ts'
import { findSubscription, stateOf } from '../billing-details.service.ts'
import type { Billing } from '../billing-services.ts'
import { callProvider, idOf } from '../provider.ts'
import { storeLatest } from '../store-subscription.service.ts'
import { rowExpansion, toSubscriptionRow, type SubscriptionRow } from '../subscription-row.ts'

/** A user's newest subscription, as the provider has it now. */
export interface LivePlan {
  userId: number
  subscription: Stripe.Subscription
  item: Stripe.SubscriptionItem
  row: SubscriptionRow
  state: SubscriptionState
  held: Plan
}

/** Fetches the user's newest subscription from the provider. Returns null for a user who never had one. */
export async function readPlan(billing: Billing, db: Db, userId: number): Promise<LivePlan | null> {
  const known = await findSubscription(db, userId)
  if (known === null) return null
  const subscription = await callProvider(billing.log, () =>
    billing.payments.subscriptions.retrieve(known.provider_id, rowExpansion),
  )
  const row = toSubscriptionRow(subscription, known.past_due_since)
  const item = subscription.items.data[0]
  const held = planOf(row.plan)
  if (item === undefined || held === undefined) throw new Error(`The subscription ${subscription.id} has no plan`)
  return { userId, subscription, item, row, state: stateOf(row), held }
}

/**
 * Runs a change of a user's plan under their lock, so that two tabs or clicks run one after another, and stores the
 * result. An interrupted change is picked up by the provider's events or by reconciliation.
 */
export async function withLockedPlan<T>(
  billing: Billing,
  userId: number,
  change: (plan: LivePlan | null) => Promise<T>,
): Promise<T> {
  return billing.db.transaction().execute((trx) => changeLockedPlan(billing, trx, userId, change))
}

/** Does the same in the caller's transaction, so that what the caller writes is stored together with the result. */
export async function changeLockedPlan<T>(
  billing: Billing,
  trx: Db,
  userId: number,
  change: (plan: LivePlan | null) => Promise<T>,
): Promise<T> {
  await lockUser(trx, userId)
  const plan = await readPlan(billing, trx, userId)
  const result = await change(plan)
  if (plan !== null) await callProvider(billing.log, () => storeLatest(billing, trx, userId, plan.subscription.id))
  return result
}

/** Cancels a scheduled change of plan: the provider refuses to cancel or change a subscription with a schedule. */
export async function cancelScheduledChange({ payments }: Billing, { schedule }: Stripe.Subscription): Promise<void> {
  const id = idOf(schedule)
  if (id !== null) await payments.subscriptionSchedules.release(id)
}

/** Returns the refusal for a user without a running plan. */
export function noPlan(): Refusal {
  return new Refusal('conflict', m.billing_you_dont_have_an_active_plan())
}
