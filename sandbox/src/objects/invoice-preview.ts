import { type Call, text } from '../api/endpoint.ts'
import { invalid } from '../api/refusal.ts'
import type { Params, Shape } from '../api/shape.ts'
import { planChange } from '../billing/change-plan.ts'
import { draftInvoice } from '../billing/invoices.ts'
import { periodLines } from '../billing/lines.ts'
import { phaseAfter, withPhase } from '../billing/phases.ts'
import { nextPeriodEnd } from '../billing/periods.ts'
import { draftSubscription, pendingLines, periodEndOf } from '../billing/subscriptions.ts'
import type { Customer, Invoice, Line, Subscription } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { customerOf } from './customers.ts'
import { newItems, trialEndOf } from './subscription-params.ts'
import { subscriptionOf } from './subscriptions.ts'

export const previewFields = {
  customer: 'text',
  subscription: 'text',
  preview_mode: { oneOf: ['next'] },
  subscription_details: {
    of: {
      items: { each: { id: 'text', price: 'text', quantity: 'integer', deleted: 'boolean', metadata: 'map' } },
      proration_behavior: { oneOf: ['create_prorations', 'always_invoice', 'none'] },
      proration_date: 'integer',
      billing_cycle_anchor: { oneOf: ['now', 'unchanged'] },
      cancel_at_period_end: 'boolean',
      trial_end: 'text',
    },
  },
} as const satisfies Shape

interface Preview {
  subscription: Subscription
  lines: Line[]
  period: { start: number; end: number }
  reason: string
}

/** The invoice that a change would make at once, or else the one that comes next. Nothing is kept. */
export function previewInvoice({ world, params }: Call): Invoice {
  const details = (params.subscription_details as Params | undefined) ?? {}
  const id = text(params.subscription)
  const subscription = id ? subscriptionOf(world, id, 'subscription') : null
  const customerId = subscription?.customer ?? text(params.customer)
  if (!customerId) throw invalid('You must pass customer or subscription.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const preview = subscription ? ofExisting(world, subscription, details) : ofNew(world, customer, details)
  return draftInvoice(world, { customer, ...preview }, newId('upcoming_in'))
}

function ofNew(world: World, customer: Customer, details: Params): Preview {
  const now = world.now(customer)
  const trialEnd = trialEndOf(details, now)
  const items = newItems(world, details.items, 'subscription_details[items]')
  const request = { customer, items, trialEnd, method: null, present: false, metadata: {}, description: null }
  const subscription = draftSubscription(world, request)
  const lines = periodLines(world, subscription, trialEnd !== null)
  return { subscription, lines, period: { start: now, end: now }, reason: 'subscription_create' }
}

function ofExisting(world: World, subscription: Subscription, details: Params): Preview {
  if (subscription.ended_at) throw invalid('This subscription has ended, so no invoice is coming.', 'subscription')
  const customer = world.store.get('customer', subscription.customer)
  const moment = (details.proration_date as number | undefined) ?? world.now(customer)
  const change = planChange(world, subscription, details, moment)
  const inTrial = subscription.status === 'trialing' && change.lines.length > 0
  if (change.invoiceNow || inTrial)
    return {
      subscription: change.subscription,
      lines: change.lines,
      period: { start: moment, end: moment },
      reason: 'subscription_update',
    }
  const { next: phase, ends } = phaseAfter(world, change.subscription)
  if (subscription.cancel_at || ends || details.cancel_at_period_end === true)
    throw invalid('No upcoming invoices for this subscription.', undefined, 'invoice_upcoming_none')
  const start = periodEndOf(change.subscription)
  const begun = phase === null ? change.subscription : withPhase(world, change.subscription, phase)
  const next = atNextPeriod(begun, start)
  return {
    subscription: next,
    lines: [...pendingLines(subscription), ...change.lines, ...periodLines(world, next, false)],
    period: { start: subscription.items.data[0]?.current_period_start ?? start, end: start },
    reason: 'upcoming',
  }
}

function atNextPeriod(subscription: Subscription, start: number): Subscription {
  const data = subscription.items.data.map((item) => ({
    ...item,
    current_period_start: start,
    current_period_end: item.price.recurring
      ? nextPeriodEnd(subscription.billing_cycle_anchor, item.price.recurring, start)
      : start,
  }))
  return { ...subscription, items: { ...subscription.items, data } }
}
