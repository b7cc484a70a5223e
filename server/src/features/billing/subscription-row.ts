import type { PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import { isLive } from '../../platform/subscription-state.ts'
import { planOfPrice } from './plan-prices.ts'
import { dateOf } from './provider.ts'

/** What is stored of a subscription. */
export interface SubscriptionRow {
  provider_id: string
  plan: PlanWord
  provider_status: string
  current_period_start: Date
  current_period_end: Date
  cancel_at_period_end: boolean
  past_due_since: Date | null
  ended_at: Date | null
  live: boolean
}

/** Maps the provider's subscription (with `latest_invoice` expanded) to what is stored. The period is that of its one item. */
export function rowOf(subscription: Stripe.Subscription, knownPastDueSince: Date | null): SubscriptionRow {
  const item = subscription.items.data[0]
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item`)
  return {
    provider_id: subscription.id,
    plan: planOfPrice(item.price).word,
    provider_status: subscription.status,
    current_period_start: dateOf(item.current_period_start),
    current_period_end: dateOf(item.current_period_end),
    cancel_at_period_end: stopsAtPeriodEnd(subscription, item),
    past_due_since: isOwed(subscription) ? (knownPastDueSince ?? owedSince(subscription, item)) : null,
    ended_at: subscription.ended_at === null ? null : dateOf(subscription.ended_at),
    live: isLive(subscription.status),
  }
}

/** A cancellation made at the provider itself may be a date instead of the flag. */
function stopsAtPeriodEnd(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): boolean {
  const at = subscription.cancel_at
  return subscription.cancel_at_period_end || (at !== null && at !== undefined && at <= item.current_period_end)
}

function isOwed(subscription: Stripe.Subscription): boolean {
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') return true
  return subscription.status === 'canceled' && subscription.cancellation_details?.reason === 'payment_failed'
}

/** The failed invoice's date: the same however late and in whatever order the news arrives. */
function owedSince(subscription: Stripe.Subscription, item: Stripe.SubscriptionItem): Date {
  const invoice = subscription.latest_invoice
  return dateOf(typeof invoice === 'object' && invoice !== null ? invoice.created : item.current_period_start)
}
