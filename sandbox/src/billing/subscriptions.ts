import { invalid } from '../api/refusal.ts'
import type {
  CardError,
  Customer,
  Invoice,
  Metadata,
  PaymentMethod,
  Price,
  Subscription,
  SubscriptionItem,
} from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { collectInvoice, issueInvoice } from './invoices.ts'
import { periodLines } from './lines.ts'
import { addIntervals, nextPeriodEnd } from './periods.ts'

const daySeconds = 86_400

const nothing = {
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off',
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  transfer_data: null,
  trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
}

export interface SubscriptionRequest {
  customer: Customer
  items: { price: Price; quantity: number; metadata?: Metadata }[]
  trialEnd: number | null
  method: PaymentMethod | null
  /** The person is at the page, so a card that fails later still pays. */
  present: boolean
  metadata: Metadata
  description: string | null
}

/** An item of a subscription, with the price as it is now. */
export function makeItem(
  subscription: string,
  part: { price: Price; quantity: number; metadata?: Metadata },
  period: { start: number; end: number; created: number },
): SubscriptionItem {
  if (!part.price.recurring) throw invalid('The price specified is not recurring.', 'items')
  return {
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    tax_rates: [],
    plan: planOf(part.price),
    id: newId('si', 14),
    object: 'subscription_item',
    created: period.created,
    current_period_start: period.start,
    current_period_end: period.end,
    metadata: part.metadata ?? {},
    price: part.price,
    quantity: part.quantity,
    subscription,
  } as SubscriptionItem
}

/** The older form of a price, which subscriptions still carry. */
export function planOf(price: Price) {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval,
    interval_count: price.recurring?.interval_count,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

/** A subscription as it would begin, without keeping it. */
function draftSubscription(world: World, request: SubscriptionRequest): Subscription {
  const { customer, items, trialEnd } = request
  const id = newId('sub')
  const now = world.now()
  const first = items[0]?.price
  if (!first?.recurring) throw invalid('The price specified is not recurring.', 'items')
  const period = { start: now, end: trialEnd ?? addIntervals(now, first.recurring), created: now }
  return {
    ...nothing,
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' }, updated_at: now },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: first.currency,
    customer: customer.id,
    default_payment_method: request.method?.id ?? null,
    description: request.description,
    ended_at: null,
    items: {
      object: 'list',
      data: items.map((part) => makeItem(id, part, period)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: request.metadata,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: customer.test_clock,
    trial_start: trialEnd ? now : null,
    trial_end: trialEnd,
    _trialWarned: false,
  } as Subscription
}

/** The method a subscription is paid with: its own, or the customer's. */
export function methodFor(
  world: World,
  subscription: Pick<Subscription, 'customer' | 'default_payment_method'>,
): PaymentMethod | null {
  const customer = world.store.get('customer', subscription.customer)
  const id = subscription.default_payment_method ?? customer?.invoice_settings.default_payment_method
  return (id && world.store.get('payment_method', id)) || null
}

/** Starts a subscription with its first invoice: nothing to pay in a trial, otherwise collected at once. */
export function startSubscription(
  world: World,
  request: SubscriptionRequest,
): { subscription: Subscription; invoice: Invoice; refused: CardError | null } {
  const draft = world.store.put(draftSubscription(world, request))
  world.announce('customer.subscription.created', draft)
  const { invoice, refused } = issueInvoice(world, {
    customer: request.customer,
    subscription: draft,
    lines: periodLines(world, draft, request.trialEnd !== null),
    reason: 'subscription_create',
    period: { start: draft.created, end: draft.created },
    method: methodFor(world, draft),
    present: request.present,
  })
  const status = request.trialEnd ? 'trialing' : refused ? 'incomplete' : 'active'
  const subscription = world.store.patch(draft, { latest_invoice: invoice.id, status })
  if (status !== draft.status) world.announce('customer.subscription.updated', subscription, draft)
  warnOfTrialEnd(world, subscription)
  return { subscription: world.store.get('subscription', subscription.id) ?? subscription, invoice, refused }
}

/** When a trial's end must be announced: three days ahead, or at once for a short trial. */
export function trialWarningAt(subscription: Subscription): number | null {
  if (subscription.status !== 'trialing' || subscription._trialWarned || !subscription.trial_end) return null
  return Math.max(subscription.created, subscription.trial_end - 3 * daySeconds)
}

/** Announces the end of a trial when it is near. */
export function warnOfTrialEnd(world: World, subscription: Subscription): void {
  const at = trialWarningAt(subscription)
  if (at === null || at > world.now()) return
  world.announce(
    'customer.subscription.trial_will_end',
    world.store.patch(subscription, { _trialWarned: true } as Partial<Subscription>),
  )
}

/** Ends a subscription now. Its open invoices are no longer collected by themselves. */
export function endSubscription(world: World, subscription: Subscription, reason: string | null): Subscription {
  const now = world.now()
  const ended = world.store.patch(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: {
      ...subscription.cancellation_details,
      reason: subscription.cancellation_details.reason ?? reason,
    },
    ended_at: now,
    status: subscription.status === 'incomplete' ? 'incomplete_expired' : 'canceled',
  })
  const schedule = ended.schedule ? world.store.get('subscription_schedule', ended.schedule) : undefined
  if (schedule?.status === 'active')
    world.store.patch(schedule, { canceled_at: now, current_phase: null, status: 'canceled' })
  for (const invoice of world.store.all('invoice'))
    if (invoice.status === 'open' && invoice.parent?.subscription_details.subscription === ended.id)
      world.store.patch(invoice, { next_payment_attempt: null, auto_advance: false } as Partial<Invoice>)
  world.announce('customer.subscription.deleted', ended)
  return ended
}

/** Begins the next period and collects it: at the end of a period, or of a trial. */
export function renewSubscription(world: World, before: Subscription): void {
  const customer = world.store.get('customer', before.customer)
  const recurring = before.items.data[0]?.price.recurring
  if (!customer || !recurring) return
  const start = periodEndOf(before)
  const end = nextPeriodEnd(before.billing_cycle_anchor, recurring, start)
  const data = before.items.data.map((item) => ({ ...item, current_period_start: start, current_period_end: end }))
  const next = world.store.patch(before, {
    items: { ...before.items, data },
    status: before.status === 'trialing' ? 'active' : before.status,
  })
  world.announce('customer.subscription.updated', next, before)
  const { invoice, refused } = issueInvoice(world, {
    customer,
    subscription: next,
    lines: periodLines(world, next, false),
    reason: 'subscription_cycle',
    period: { start: before.items.data[0]?.current_period_start ?? start, end: start },
    method: methodFor(world, next),
    present: false,
  })
  const after = world.store.patch(next, { latest_invoice: invoice.id })
  markStanding(world, after, refused)
}

/** When the period that runs now ends. */
export function periodEndOf(subscription: Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? subscription.created
}

/** Writes what a collection meant for the subscription: past due, or active again. */
export function markStanding(world: World, subscription: Subscription, refused: CardError | null): void {
  const waiting = world.store
    .all('invoice')
    .some((one) => one.status === 'open' && one.parent?.subscription_details.subscription === subscription.id)
  const status =
    subscription.status === 'incomplete' && refused ? 'incomplete' : refused || waiting ? 'past_due' : 'active'
  if (subscription.ended_at || status === subscription.status) return
  if (subscription.status === 'trialing') return
  const after = world.store.patch(subscription, { status })
  world.announce('customer.subscription.updated', after, subscription)
}

/** Tries an open invoice of a subscription again; after the last try the subscription ends. */
export function retryInvoice(world: World, invoice: Invoice, method?: PaymentMethod | null, present = false) {
  const id = invoice.parent?.subscription_details.subscription
  const subscription = id ? world.store.get('subscription', id) : undefined
  const answer = collectInvoice(world, invoice, {
    method: method ?? (subscription ? methodFor(world, subscription) : null),
    present,
  })
  if (!subscription || subscription.ended_at) return answer
  markStanding(world, subscription, answer.refused)
  const current = world.store.get('subscription', subscription.id)
  if (answer.refused && answer.invoice.next_payment_attempt === null && current?.status === 'past_due')
    endSubscription(world, current, 'payment_failed')
  return answer
}
