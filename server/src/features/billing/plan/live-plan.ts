import { m } from '#messages'
import { planOf, type Plan } from '@marigold/contract'
import type Stripe from 'stripe'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { lockPerson } from '../../../platform/access/lock-person.ts'
import type { SubscriptionState } from '../../../platform/access/subscription-state.ts'
import { findSubscription, stateOf } from '../billing-details.service.ts'
import type { Billing } from '../billing-services.ts'
import { ask, idOf } from '../provider.ts'
import { storeNewest } from '../store-subscription.service.ts'
import { forRow, rowOf, type SubscriptionRow } from '../subscription-row.ts'

/** A person's newest subscription as the provider has it this moment. */
export interface LivePlan {
  userId: number
  subscription: Stripe.Subscription
  item: Stripe.SubscriptionItem
  row: SubscriptionRow
  state: SubscriptionState
  held: Plan
}

/** The person's newest subscription, asked of the provider; null for someone who never had one. */
export async function readPlan(billing: Billing, db: Db, userId: number): Promise<LivePlan | null> {
  const known = await findSubscription(db, userId)
  if (known === null) return null
  const subscription = await ask(billing.log, () => billing.payments.subscriptions.retrieve(known.provider_id, forRow))
  const row = rowOf(subscription, known.past_due_since)
  const item = subscription.items.data[0]
  const held = planOf(row.plan)
  if (item === undefined || held === undefined) throw new Error(`The subscription ${subscription.id} has no plan`)
  return { userId, subscription, item, row, state: stateOf(row), held }
}

/**
 * Changes a person's plan under their lock, so that two tabs or two clicks follow each other, and stores what came of it.
 * Whatever breaks off in between is found by the provider's news or by the reconciler.
 */
export async function changePlanOf<T>(
  billing: Billing,
  userId: number,
  change: (plan: LivePlan | null) => Promise<T>,
): Promise<T> {
  return billing.db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const plan = await readPlan(billing, trx, userId)
    const result = await change(plan)
    if (plan !== null) await ask(billing.log, () => storeNewest(billing, trx, userId, plan.subscription.id))
    return result
  })
}

/** Calls a planned change of plan off: the provider refuses to cancel or to change what a schedule holds. */
export async function callOffPlanned({ payments }: Billing, { schedule }: Stripe.Subscription): Promise<void> {
  const id = idOf(schedule)
  if (id !== null) await payments.subscriptionSchedules.release(id)
}

/** What someone without a running plan is told. */
export function noPlan(): Refusal {
  return new Refusal('conflict', m.billing_you_dont_have_an_active_plan())
}
