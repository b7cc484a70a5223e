import type { Call, Endpoint } from '../api/endpoint.ts'
import { ownMethod, subscriptionOf } from '../api/find.ts'
import { matches, page, pageShape } from '../api/list.ts'
import { invalid, notFound, type Refusal } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { changePlan } from '../billing/change-plan.ts'
import { issueInvoice } from '../billing/invoices.ts'
import { authorizeCard, cardRefusal } from '../billing/payments.ts'
import { endSubscription, periodEndOf, updateStatus } from '../billing/subscriptions.ts'
import type { Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'

/** Changes a subscription as the API does: price, trial, cancellation, card, and metadata. */
export function updateSubscription(world: World, id: string, params: Params): Subscription | Refusal {
  const before = subscriptionOf(world, id)
  if (before.ended_at !== null)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const moment = (params.proration_date as number | undefined) ?? world.now()
  const card = params.default_payment_method as string | undefined
  const method = ownMethod(world, card ?? before.default_payment_method, before.customer, 'default_payment_method')
  const { subscription, lines } = changePlan(world, before, params, moment)
  const after: Subscription = {
    ...subscription,
    ...cancellation(world, subscription, params),
    default_payment_method: method.id,
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  if (lines.length > 0 && params.payment_behavior === 'error_if_incomplete') {
    const refused = authorizeCard(world, method._card, false)
    if (refused) return cardRefusal(refused)
  }
  world.store.put(after)
  world.emitEvent('customer.subscription.updated', after)
  if (lines.length === 0) return after
  const { invoice, refused } = issueInvoice(world, {
    subscription: after,
    lines,
    reason: 'subscription_update',
    period: { start: moment, end: moment },
  })
  updateStatus(world, world.store.patch(after, { latest_invoice: invoice.id }), refused)
  return subscriptionOf(world, id)
}

/** Returns the fields that say when a subscription ends. */
function cancellation(world: World, before: Subscription, params: Params): Partial<Subscription> {
  const { cancel_at, cancel_at_period_end } = params
  if (cancel_at === undefined && cancel_at_period_end === undefined) return {}
  if (before.schedule)
    throw invalid(`The subscription is managed by the schedule \`${before.schedule}\`. Release the schedule first.`)
  if (cancel_at !== undefined && cancel_at_period_end !== undefined)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  const at = cancel_at_period_end === true ? periodEndOf(before) : typeof cancel_at === 'number' ? cancel_at : null
  if (at !== null && at <= world.now()) throw invalid('cancel_at must be in the future.', 'cancel_at')
  return {
    cancel_at: at,
    cancel_at_period_end: cancel_at_period_end === true,
    canceled_at: at === null ? null : (before.canceled_at ?? world.now()),
    cancellation_details: {
      ...before.cancellation_details,
      reason: at === null ? null : 'cancellation_requested',
    },
  }
}

function cancel({ world, id }: Call): Subscription {
  const before = subscriptionOf(world, id)
  if (before.ended_at !== null) throw notFound('subscription', id)
  return endSubscription(world, before, 'cancellation_requested')
}

export const subscriptionEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: { ...pageShape, customer: 'text', status: { oneOf: ['all'] } },
    run: (call) => {
      const { customer, status } = call.params
      return page(
        call,
        'subscription',
        (one) => matches(one.customer, customer) && (status === 'all' || one.ended_at === null),
      )
    },
  },
  { method: 'GET', path: '/v1/subscriptions/:id', run: ({ world, id }) => subscriptionOf(world, id) },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: {
      cancel_at: 'integer or empty',
      cancel_at_period_end: 'boolean',
      default_payment_method: 'text',
      items: { each: { id: 'text', price: 'text' } },
      metadata: 'map',
      payment_behavior: { oneOf: ['error_if_incomplete'] },
      proration_behavior: { oneOf: ['always_invoice', 'none'] },
      proration_date: 'integer',
      trial_end: 'integer or now',
    },
    run: ({ world, id, params }) => updateSubscription(world, id, params),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: { invoice_now: { oneOf: ['false'] }, prorate: { oneOf: ['false'] } },
    run: cancel,
  },
]
