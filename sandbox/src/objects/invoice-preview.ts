import { type Call, text } from '../api/endpoint.ts'
import { invalid, Refusal } from '../api/refusal.ts'
import type { Params, Shape } from '../api/shape.ts'
import { planChange } from '../billing/change-plan.ts'
import { draftInvoice } from '../billing/invoices.ts'
import { periodLines } from '../billing/lines.ts'
import { phaseAfter, withPhase } from '../billing/phases.ts'
import { nextPeriodEnd } from '../billing/periods.ts'
import { periodEndOf } from '../billing/subscriptions.ts'
import type { Invoice, Line, Subscription } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { customerOf } from './customers.ts'
import { subscriptionOf } from './subscriptions.ts'

export const previewFields = {
  customer: 'text',
  subscription: 'text',
  subscription_details: {
    of: {
      items: { each: { id: 'text', price: 'text', quantity: 'integer', deleted: 'boolean', metadata: 'map' } },
      proration_behavior: { oneOf: ['create_prorations', 'always_invoice', 'none'] },
      proration_date: 'integer',
    },
  },
} as const satisfies Shape

interface Preview {
  subscription: Subscription
  lines: Line[]
  period: { start: number; end: number }
}

/** The invoice that a change would make at once, or else the one that comes next. Nothing is kept. */
export function previewInvoice({ world, params }: Call): Invoice {
  const details = (params.subscription_details as Params | undefined) ?? {}
  const id = text(params.subscription)
  if (!id)
    throw invalid('This sandbox previews the invoices of a subscription only.', 'subscription', 'parameter_missing')
  const subscription = subscriptionOf(world, id, 'subscription')
  if (params.customer && params.customer !== subscription.customer)
    throw invalid('The subscription does not belong to the customer.', 'subscription')
  const customer = customerOf(world, subscription.customer)
  const preview = previewOf(world, subscription, details)
  return draftInvoice(world, { customer, ...preview, reason: 'upcoming' }, newId('upcoming_in'))
}

function previewOf(world: World, subscription: Subscription, details: Params): Preview {
  if (subscription.ended_at) throw invalid('This subscription has ended, so no invoice is coming.', 'subscription')
  const moment = (details.proration_date as number | undefined) ?? world.now()
  const change = planChange(world, subscription, details, moment)
  const inTrial = subscription.status === 'trialing' && change.lines.length > 0
  if (change.invoiceNow || inTrial)
    return {
      subscription: change.subscription,
      lines: change.lines,
      period: { start: moment, end: moment },
    }
  const phase = phaseAfter(world, change.subscription)
  if (subscription.cancel_at)
    throw new Refusal(404, {
      type: 'invalid_request_error',
      code: 'invoice_upcoming_none',
      message: `No upcoming invoices for customer: ${subscription.customer}`,
    })
  const start = periodEndOf(change.subscription)
  const begun = phase === null ? change.subscription : withPhase(world, change.subscription, phase)
  const next = atNextPeriod(begun, start)
  return {
    subscription: next,
    lines: periodLines(world, next, false),
    period: { start: subscription.items.data[0]?.current_period_start ?? start, end: start },
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
