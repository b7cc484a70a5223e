import type { PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import { isLive } from '../../platform/access/subscription-state.ts'
import { cardName } from './card/card-name.ts'
import { planOfPrice } from './plan-prices.ts'
import { toDate, idOf } from './provider.ts'

type Subscription = Stripe.Subscription

/** The stored fields of a subscription. */
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
  /** Why it ended or will end, in the provider's words: `payment_failed`, `cancellation_requested`. */
  end_reason: string | null
  /** The plan that starts at the end of the period, if another one was chosen. */
  next_plan: PlanWord | null
  /** The provider's id of the card that pays, and its name, such as 'Visa ending in 4242'. */
  card_id: string | null
  card: string | null
}

/** What to expand in a subscription to create its row. */
export const rowExpansion = { expand: ['latest_invoice', 'default_payment_method', 'schedule.phases.items.price'] }

/** Maps the provider's subscription (expanded by `rowExpansion`) to our row. The period is that of its only item. */
export function toSubscriptionRow(subscription: Subscription, knownPastDueSince: Date | null): SubscriptionRow {
  const item = subscription.items.data[0]
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item`)
  return {
    provider_id: subscription.id,
    plan: planOfPrice(item.price).word,
    provider_status: subscription.status,
    current_period_start: toDate(item.current_period_start),
    current_period_end: toDate(item.current_period_end),
    cancel_at_period_end: stopsAtPeriodEnd(subscription, item),
    past_due_since: isOwed(subscription) ? (knownPastDueSince ?? owedSince(subscription, item)) : null,
    ended_at: subscription.ended_at === null ? null : toDate(subscription.ended_at),
    live: isLive(subscription.status),
    end_reason: subscription.cancellation_details?.reason ?? null,
    next_plan: isLive(subscription.status) ? nextPlanOf(subscription, item) : null,
    card_id: idOf(subscription.default_payment_method),
    card: cardOf(subscription),
  }
}

function cardOf({ default_payment_method: method }: Subscription): string | null {
  return typeof method === 'object' && method !== null ? cardName(method.card) : null
}

function nextPlanOf({ schedule }: Subscription, item: Stripe.SubscriptionItem): PlanWord | null {
  if (typeof schedule !== 'object' || schedule === null || schedule.status !== 'active') return null
  const next = schedule.phases.find((phase) => phase.start_date >= item.current_period_end)
  const price = next?.items[0]?.price
  if (typeof price !== 'object' || price.deleted === true || price.id === item.price.id) return null
  return planOfPrice(price).word
}

/**
 * Returns whether the plan ends with its period. A cancellation made at the provider may be a date instead of the flag.
 */
function stopsAtPeriodEnd(subscription: Subscription, item: Stripe.SubscriptionItem): boolean {
  const at = subscription.cancel_at
  return subscription.cancel_at_period_end || (at !== null && at !== undefined && at <= item.current_period_end)
}

function isOwed({ status, cancellation_details, latest_invoice }: Subscription): boolean {
  if (status === 'past_due' || status === 'unpaid') return true
  if (status !== 'canceled') return false
  if (cancellation_details?.reason === 'payment_failed') return true
  // Canceled while a payment was owed: the current period was never paid.
  return typeof latest_invoice === 'object' && latest_invoice !== null && isUnpaid(latest_invoice)
}

function isUnpaid({ status, amount_due }: Stripe.Invoice): boolean {
  return amount_due > 0 && status !== 'paid' && status !== 'draft'
}

/** Returns the date of the failed invoice, which doesn't depend on when and in which order events arrive. */
function owedSince(subscription: Subscription, item: Stripe.SubscriptionItem): Date {
  const invoice = subscription.latest_invoice
  return toDate(typeof invoice === 'object' && invoice !== null ? invoice.created : item.current_period_start)
}
