import type { PlanWord } from '@marigold/contract'
import type Stripe from 'stripe'
import { isLive } from '../../platform/access/subscription-state.ts'
import { cardName } from './card/card-name.ts'
import { planOfPrice } from './plan-prices.ts'
import { dateOf, idOf } from './provider.ts'

type Subscription = Stripe.Subscription

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
  /** Why it ended or will end, in the provider's words: `payment_failed`, `cancellation_requested`. */
  end_reason: string | null
  /** The plan that begins when the period ends, where another one was chosen. */
  next_plan: PlanWord | null
  /** The provider's id of the card that pays, and its name: 'Visa ending in 4242'. */
  card_id: string | null
  card: string | null
}

/** What must come with a subscription for its row. */
export const forRow = { expand: ['latest_invoice', 'default_payment_method', 'schedule.phases.items.price'] }

/** Maps the provider's subscription (expanded by `forRow`) to what is stored. The period is that of its one item. */
export function rowOf(subscription: Subscription, knownPastDueSince: Date | null): SubscriptionRow {
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

/** A cancellation made at the provider itself may be a date instead of the flag. */
function stopsAtPeriodEnd(subscription: Subscription, item: Stripe.SubscriptionItem): boolean {
  const at = subscription.cancel_at
  return subscription.cancel_at_period_end || (at !== null && at !== undefined && at <= item.current_period_end)
}

function isOwed({ status, cancellation_details, latest_invoice }: Subscription): boolean {
  if (status === 'past_due' || status === 'unpaid') return true
  if (status !== 'canceled') return false
  if (cancellation_details?.reason === 'payment_failed') return true
  // Canceled while a payment was owed: the period that runs was never paid.
  return typeof latest_invoice === 'object' && latest_invoice !== null && isUnpaid(latest_invoice)
}

function isUnpaid({ status, amount_due }: Stripe.Invoice): boolean {
  return amount_due > 0 && status !== 'paid' && status !== 'draft'
}

/** The failed invoice's date: the same however late and in whatever order the news arrives. */
function owedSince(subscription: Subscription, item: Stripe.SubscriptionItem): Date {
  const invoice = subscription.latest_invoice
  return dateOf(typeof invoice === 'object' && invoice !== null ? invoice.created : item.current_period_start)
}
