import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing, notFound, Refusal } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { planChange } from '../billing/change-plan.ts'
import { issueInvoice } from '../billing/invoices.ts'
import { endSubscription, markStanding, methodFor, periodEndOf, startSubscription } from '../billing/subscriptions.ts'
import type { CardError, Line, Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { customerOf } from './customers.ts'
import { changeFields, newItems, ownMethod, subscriptionFields, trialEndOf } from './subscription-params.ts'

/** The subscription of an id. */
export function subscriptionOf(world: World, id: string, param?: string): Subscription {
  const subscription = world.store.get('subscription', id)
  if (!subscription) throw param ? missing('subscription', id, param) : notFound('subscription', id)
  return subscription
}

/** 402 in the provider's shape. */
export function cardRefusal(refused: CardError): Refusal {
  return new Refusal(402, { ...refused })
}

function create({ world, params }: Call): Subscription {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const items = newItems(world, params.items)
  const trialEnd = trialEndOf(params, world.now())
  const method = ownMethod(world, params.default_payment_method, customer.id, 'default_payment_method')
  const due = trialEnd === null ? items.reduce((sum, one) => sum + one.price.unit_amount * one.quantity, 0) : 0
  checkMethod(world, { customer: customer.id, default_payment_method: method?.id ?? null }, due)
  const { subscription, refused } = startSubscription(world, {
    customer,
    items,
    trialEnd,
    method,
    present: false,
    metadata: mergeMetadata({}, params.metadata),
    description: text(params.description),
  })
  if (refused && params.payment_behavior === 'error_if_incomplete') throw cardRefusal(refused)
  if (params.cancel_at_period_end !== true) return subscription
  return world.store.patch(subscription, cancelFields(world, subscription, params))
}

/** Refuses what is due now when nothing can pay for it; at a renewal the invoice would stay open instead. */
function checkMethod(world: World, payer: Parameters<typeof methodFor>[1], due: number): void {
  if (due <= 0 || methodFor(world, payer)) return
  throw invalid(
    'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
    undefined,
    'resource_missing',
  )
}

function cancelFields(world: World, before: Subscription, params: Params): Partial<Subscription> {
  const details = params.cancellation_details as Params | undefined
  const noted = details && {
    cancellation_details: {
      ...before.cancellation_details,
      ...(details.comment !== undefined && { comment: text(details.comment) }),
      ...(details.feedback !== undefined && { feedback: text(details.feedback) }),
    },
  }
  const now = world.now()
  if (params.cancel_at_period_end === undefined && params.cancel_at === undefined) return { ...noted }
  if (params.cancel_at_period_end !== undefined && params.cancel_at)
    throw invalid('You may only specify one of these parameters: cancel_at, cancel_at_period_end.')
  if (params.cancel_at_period_end === true || params.cancel_at) {
    const at = params.cancel_at_period_end === true ? periodEndOf(before) : (params.cancel_at as number)
    if (at <= now) throw invalid('cancel_at must be in the future.', 'cancel_at')
    const kept = noted?.cancellation_details ?? before.cancellation_details
    return {
      cancel_at: at,
      cancel_at_period_end: params.cancel_at_period_end === true,
      canceled_at: before.canceled_at ?? now,
      cancellation_details: { ...kept, reason: 'cancellation_requested' },
    }
  }
  const cleared = noted?.cancellation_details ?? before.cancellation_details
  return {
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { ...cleared, reason: null },
  }
}

// Of one that is over only the notes can be changed.
function noteEnded(world: World, before: Subscription, params: Params): Subscription {
  const { metadata, cancellation_details: _details, ...rest } = params
  if (Object.keys(rest).length > 0)
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  const fields = { ...cancelFields(world, before, params), metadata: mergeMetadata(before.metadata, metadata) }
  const after = world.store.patch(before, fields)
  world.announce('customer.subscription.updated', after, before)
  return after
}

/** Changes a subscription as the API does: items with proration, cancellation, trial, method, metadata. */
export function updateSubscription(world: World, id: string, params: Params): Subscription {
  const before = subscriptionOf(world, id)
  if (before.ended_at) return noteEnded(world, before, params)
  const stops = params.cancel_at_period_end !== undefined || params.cancel_at !== undefined
  if (stops && before.schedule)
    throw invalid(
      `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  const customer = customerOf(world, before.customer)
  const moment = (params.proration_date as number | undefined) ?? world.now()
  const change = planChange(world, before, params, moment)
  const method = ownMethod(world, params.default_payment_method, customer.id, 'default_payment_method')
  const fields: Partial<Subscription> = {
    ...change.subscription,
    ...(params.default_payment_method !== undefined && { default_payment_method: method?.id ?? null }),
    ...(params.description !== undefined && { description: text(params.description) }),
    metadata: mergeMetadata(before.metadata, params.metadata),
  }
  const patched = world.store.patch(before, fields)
  const after = world.store.patch(patched, cancelFields(world, patched, params))
  world.announce('customer.subscription.updated', after, before)
  if (!change.invoiceNow) return after
  return invoiceChange(world, after, { lines: change.lines, params, moment })
}

function invoiceChange(
  world: World,
  subscription: Subscription,
  { lines, params, moment }: { lines: Line[]; params: Params; moment: number },
): Subscription {
  checkMethod(
    world,
    subscription,
    lines.reduce((sum, { amount }) => sum + amount, 0),
  )
  const { invoice, refused } = issueInvoice(world, {
    customer: customerOf(world, subscription.customer),
    subscription,
    lines,
    reason: 'subscription_update',
    period: { start: moment, end: moment },
    method: methodFor(world, subscription),
    present: false,
  })
  if (refused && params.payment_behavior === 'error_if_incomplete') throw cardRefusal(refused)
  const invoiced = world.store.patch(subscription, { latest_invoice: invoice.id })
  markStanding(world, invoiced, refused)
  return subscriptionOf(world, subscription.id)
}

function cancel({ world, id, params }: Call): Subscription {
  const before = subscriptionOf(world, id)
  if (before.ended_at) throw notFound('subscription', id)
  const details = params.cancellation_details as Params | undefined
  const noted = details
    ? world.store.patch(before, cancelFields(world, before, { cancellation_details: details }))
    : before
  return endSubscription(world, noted, 'cancellation_requested')
}

function list({ world, params, url }: Call) {
  const status = text(params.status)
  const found = world.store
    .all('subscription')
    .filter((one) => !params.customer || one.customer === params.customer)
    .filter((one) => !params.price || one.items.data.some((item) => item.price.id === params.price))
    .filter((one) => {
      if (status === 'all') return true
      if (status === 'ended') return one.ended_at !== null
      return status ? one.status === status : one.status !== 'canceled' && one.status !== 'incomplete_expired'
    })
  return page(found, params, url, world.store.all('subscription'))
}

const itemFields = { price: 'text', quantity: 'integer', metadata: 'map' } as const
const feedback = [
  ...['customer_service', 'low_quality', 'missing_features', 'other', 'switched_service'],
  ...['too_complex', 'too_expensive', 'unused'],
]
const cancellation = {
  cancellation_details: { of: { comment: 'text or empty', feedback: { oneOf: feedback, empty: true } } },
} as const
const statuses = [
  ...['active', 'all', 'canceled', 'ended', 'incomplete', 'incomplete_expired'],
  ...['past_due', 'paused', 'trialing', 'unpaid'],
]

export const subscriptionEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    params: {
      ...subscriptionFields,
      customer: 'text',
      items: { each: itemFields },
      trial_period_days: 'integer',
    },
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    params: {
      ...listShape,
      customer: 'text',
      price: 'text',
      status: { oneOf: statuses },
    },
    run: list,
  },
  { method: 'GET', path: '/v1/subscriptions/:id', run: ({ world, id }) => subscriptionOf(world, id) },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    params: {
      ...subscriptionFields,
      ...changeFields,
      description: 'text or empty',
      ...cancellation,
      items: { each: { ...itemFields, id: 'text', deleted: 'boolean' } },
      cancel_at: 'integer or empty',
      trial_end: { oneOf: ['now'] },
    },
    run: ({ world, id, params }) => updateSubscription(world, id, params),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    params: { ...cancellation, prorate: { oneOf: ['false'] }, invoice_now: { oneOf: ['false'] } },
    run: cancel,
  },
]
