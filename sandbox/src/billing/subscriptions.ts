import type {
  CardError,
  CheckoutSession,
  Invoice,
  PaymentMethod,
  Price,
  Subscription,
  SubscriptionItem,
} from '../state/records.ts'
import { daySeconds, newId, type World } from '../state/world.ts'
import { collect, type Collected, issueInvoice, methodOf } from './invoices.ts'
import { periodLine } from './lines.ts'
import { addIntervals, nextPeriodEnd } from './periods.ts'

/** Returns the item of a subscription with another price. */
export function withPrice(subscription: Subscription, price: Price): Subscription {
  const [item] = subscription.items.data
  return withItem(subscription, { ...item, price, plan: planOf(price) } as SubscriptionItem)
}

/** Returns a subscription in another period. */
export function withPeriod(subscription: Subscription, start: number, end: number): Subscription {
  const [item] = subscription.items.data
  return withItem(subscription, { ...item, current_period_start: start, current_period_end: end })
}

function withItem(subscription: Subscription, item: SubscriptionItem): Subscription {
  return { ...subscription, items: { ...subscription.items, data: [item] } }
}

function makeItem(subscription: string, price: Price, start: number, end: number): SubscriptionItem {
  return {
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    tax_rates: [],
    plan: planOf(price),
    id: newId('si', 14),
    object: 'subscription_item',
    created: start,
    current_period_start: start,
    current_period_end: end,
    metadata: {},
    price,
    quantity: 1,
    subscription,
  } as SubscriptionItem
}

/** The older form of a price, which items still have. */
function planOf(price: Price) {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: String(price.unit_amount),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring.interval,
    interval_count: price.recurring.interval_count,
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

function makeSubscription(world: World, session: CheckoutSession, price: Price, method: PaymentMethod): Subscription {
  const id = newId('sub')
  const now = world.now()
  const trialEnd = session._trialDays === null ? null : now + session._trialDays * daySeconds
  return {
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
    description: null,
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
    test_clock: null,
    transfer_data: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    id,
    object: 'subscription',
    billing_cycle_anchor: trialEnd ?? now,
    billing_mode: { type: 'flexible', flexible: { proration_discounts: 'included' }, updated_at: now },
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: now,
    currency: 'usd',
    customer: session.customer,
    default_payment_method: method.id,
    ended_at: null,
    items: {
      object: 'list',
      data: [makeItem(id, price, now, trialEnd ?? addIntervals(now, price.recurring))],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    metadata: session._subscriptionMetadata,
    start_date: now,
    status: trialEnd === null ? 'active' : 'trialing',
    trial_start: trialEnd === null ? null : now,
    trial_end: trialEnd,
    _trialWarned: false,
  } as Subscription
}

/** Starts the subscription that a checkout sells, with its first invoice. In a trial nothing is due. */
export function startSubscription(
  world: World,
  session: CheckoutSession,
  price: Price,
  method: PaymentMethod,
): { subscription: Subscription; invoice: Invoice } {
  const made = world.store.put(makeSubscription(world, session, price, method))
  world.emitEvent('customer.subscription.created', made)
  const { invoice } = issueInvoice(
    world,
    {
      subscription: made,
      lines: [periodLine(made)],
      reason: 'subscription_create',
      period: { start: made.created, end: made.created },
    },
    true,
  )
  return { subscription: world.store.patch(made, { latest_invoice: invoice.id }), invoice }
}

/** Returns when the end of a trial is announced: three days ahead, or at once for a short trial. */
export function trialWarningAt({ status, created, trial_end, _trialWarned }: Subscription): number | null {
  if (status !== 'trialing' || _trialWarned || trial_end === null) return null
  return Math.max(created, trial_end - 3 * daySeconds)
}

export function warnOfTrialEnd(world: World, subscription: Subscription): void {
  world.emitEvent('customer.subscription.trial_will_end', world.store.patch(subscription, { _trialWarned: true }))
}

/** Ends a subscription now. Its open invoices are no longer collected automatically. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
): Subscription {
  const now = world.now()
  const details = subscription.cancellation_details
  const ended = world.store.patch(subscription, {
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: { ...details, reason: details.reason ?? reason },
    ended_at: now,
    status: 'canceled',
  })
  const schedule = world.store.get('subscription_schedule', ended.schedule ?? '')
  if (schedule?.status === 'active')
    world.store.patch(schedule, { canceled_at: now, current_phase: null, status: 'canceled' })
  for (const invoice of openInvoices(world, ended))
    world.store.patch(invoice, { next_payment_attempt: null, auto_advance: false })
  world.emitEvent('customer.subscription.deleted', ended)
  return ended
}

function openInvoices(world: World, { id }: Subscription): Invoice[] {
  return world.store
    .all('invoice')
    .filter(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id)
}

/** Begins the next period at the end of the current one or of a trial, and collects it. */
export function renewSubscription(world: World, before: Subscription): void {
  const [{ price, current_period_start, current_period_end: start }] = before.items.data
  const end = nextPeriodEnd(before.billing_cycle_anchor, price.recurring, start)
  const status = before.status === 'trialing' ? 'active' : before.status
  const next = world.store.put({ ...withPeriod(before, start, end), status })
  world.emitEvent('customer.subscription.updated', next)
  const { invoice, refused } = issueInvoice(world, {
    subscription: next,
    lines: [periodLine(next)],
    reason: 'subscription_cycle',
    period: { start: current_period_start, end: start },
  })
  updateStatus(world, world.store.patch(next, { latest_invoice: invoice.id }), refused)
}

/** Returns when the current period ends. */
export function periodEndOf({ items }: Subscription): number {
  return items.data[0].current_period_end
}

/** Sets the status of a subscription after an attempt to collect: past due, or active again. */
export function updateStatus(world: World, subscription: Subscription, refused: CardError | null): void {
  if (subscription.ended_at !== null || subscription.status === 'trialing') return
  const status = refused || openInvoices(world, subscription).length > 0 ? 'past_due' : 'active'
  if (status === subscription.status) return
  world.emitEvent('customer.subscription.updated', world.store.patch(subscription, { status }))
}

/** Tries to collect an open invoice again. After the last automatic attempt the subscription ends. */
export function retryInvoice(world: World, open: Invoice, given?: PaymentMethod): Collected {
  const subscription = world.store.get('subscription', open.parent.subscription_details.subscription)
  if (!subscription) throw new Error(`The invoice ${open.id} has no subscription`)
  const method = given ?? methodOf(world, subscription)
  const collected = collect(world, open, { method, present: false })
  updateStatus(world, subscription, collected.refused)
  if (collected.refused && collected.invoice.next_payment_attempt === null && subscription.ended_at === null)
    endSubscription(world, subscription, 'payment_failed')
  return collected
}
