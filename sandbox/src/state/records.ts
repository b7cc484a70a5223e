/** What every stored object has. Keys that begin with `_` are the sandbox's own and are never sent. */
export interface Rec {
  id: string
  object: string
  created: number
}

export type Metadata = Record<string, string>

/** A list inside an object, as the API shows it. */
interface Embedded<T> {
  object: 'list'
  data: T[]
  has_more: boolean
  url: string
}

export interface Customer extends Rec {
  object: 'customer'
  email: string | null
  name: string | null
  delinquent: boolean
  invoice_settings: { default_payment_method: string | null; [key: string]: unknown }
  metadata: Metadata
  test_clock: string | null
  deleted?: true
  _invoices: number
}

export interface Product extends Rec {
  object: 'product'
  name: string
  active: boolean
  metadata: Metadata
  updated: number
}

export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year'
  interval_count: number
  meter: null
  trial_period_days: null
  usage_type: 'licensed'
}

export interface Price extends Rec {
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: Recurring | null
  type: 'recurring' | 'one_time'
  unit_amount: number
}

export interface PaymentMethod extends Rec {
  object: 'payment_method'
  customer: string | null
  type: 'card'
  card: { brand: string; last4: string; exp_month: number; exp_year: number; [key: string]: unknown }
  billing_details: { email: string | null; name: string | null; [key: string]: unknown }
  metadata: Metadata
  _card: string
  _detached?: true
}

export interface SubscriptionItem extends Rec {
  object: 'subscription_item'
  current_period_start: number
  current_period_end: number
  metadata: Metadata
  price: Price
  quantity: number
  subscription: string
}

type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid'

export interface Subscription extends Rec {
  object: 'subscription'
  billing_cycle_anchor: number
  billing_mode: { type: 'flexible'; flexible: { proration_discounts: 'included' }; updated_at: number }
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: Record<'comment' | 'feedback' | 'feedback_option' | 'reason', string | null>
  currency: string
  customer: string
  default_payment_method: string | null
  description: string | null
  ended_at: number | null
  items: Embedded<SubscriptionItem>
  latest_invoice: string | null
  metadata: Metadata
  schedule: string | null
  start_date: number
  status: SubscriptionStatus
  test_clock: string | null
  trial_start: number | null
  trial_end: number | null
  _trialWarned: boolean
}

/** A stretch of a subscription's schedule. */
export interface Phase {
  start_date: number
  end_date: number
  items: { price: string; plan: string; quantity: number; [key: string]: unknown }[]
  proration_behavior: string
  [key: string]: unknown
}

export interface SubscriptionSchedule extends Rec {
  object: 'subscription_schedule'
  canceled_at: number | null
  completed_at: number | null
  current_phase: { start_date: number; end_date: number } | null
  customer: string
  end_behavior: 'release'
  metadata: Metadata
  phases: Phase[]
  released_at: number | null
  released_subscription: string | null
  status: 'not_started' | 'active' | 'completed' | 'released' | 'canceled'
  subscription: string | null
  test_clock: string | null
}

export interface Line {
  id: string
  object: 'line_item'
  amount: number
  subtotal: number
  currency: string
  description: string
  parent: {
    type: 'subscription_item_details' | 'invoice_item_details'
    invoice_item_details: { invoice_item: string; [key: string]: unknown } | null
    subscription_item_details: { proration: boolean; [key: string]: unknown } | null
  }
  period: { start: number; end: number }
  quantity: number
  [key: string]: unknown
}

export interface Invoice extends Rec {
  object: 'invoice'
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  auto_advance: boolean
  attempted: boolean
  billing_reason: string
  currency: string
  customer: string
  customer_email: string | null
  customer_name: string | null
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  lines: Embedded<Line>
  metadata: Metadata
  next_payment_attempt: number | null
  number: string | null
  /** Null on an invoice that belongs to no subscription. */
  parent: {
    type: 'subscription_details'
    quote_details: null
    subscription_details: { subscription: string; metadata: Metadata }
  } | null
  period_start: number
  period_end: number
  starting_balance: number
  ending_balance: number | null
  status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
  status_transitions: Record<'finalized_at' | 'marked_uncollectible_at' | 'paid_at' | 'voided_at', number | null>
  subtotal: number
  subtotal_excluding_tax: number
  total: number
  total_excluding_tax: number
  test_clock: string | null
}

export interface InvoicePayment extends Rec {
  object: 'invoice_payment'
  amount_paid: number | null
  amount_requested: number
  invoice: string
  payment: { type: 'payment_intent'; payment_intent: string }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}

export interface CardError {
  type: 'card_error'
  code: string
  decline_code?: string
  message: string
  charge?: string
  payment_method?: unknown
}

export interface PaymentIntent extends Rec {
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  customer: string | null
  description: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
  metadata: Metadata
  payment_method: string | null
  setup_future_usage: string | null
  status: 'requires_payment_method' | 'requires_confirmation' | 'succeeded' | 'canceled'
}

export interface Charge extends Rec {
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  currency: string
  customer: string | null
  failure_code: string | null
  failure_message: string | null
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method: string
  refunded: boolean
  status: 'succeeded' | 'failed'
}

export interface Refund extends Rec {
  object: 'refund'
  amount: number
  charge: string
  currency: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded'
}

export interface CheckoutSession extends Rec {
  object: 'checkout.session'
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  currency: string
  customer: string | null
  customer_details: { email: string | null; name: string | null; [key: string]: unknown } | null
  customer_email: string | null
  expires_at: number
  invoice: string | null
  metadata: Metadata
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string
  url: string | null
  _items: { id: string; price: string; quantity: number }[]
  /** The last try that was refused: what the form shows again, without the card. */
  _refused?: { form: { email: string; name: string }; errors: Record<string, string> }
  _trialDays: number | null
  _subscriptionMetadata: Metadata
}

export type PortalFeature = 'invoice_history' | 'payment_method_update' | 'subscription_cancel'

export interface PortalConfiguration extends Rec {
  object: 'billing_portal.configuration'
  active: boolean
  features: Record<string, Record<string, unknown>>
  is_default: boolean
  metadata: Metadata
}

export interface PortalSession extends Rec {
  object: 'billing_portal.session'
  configuration: string
  customer: string
  /** The one thing that the page is for, and where it leads afterwards; null for the whole portal. */
  flow: {
    type: string
    after_completion: { hosted_confirmation: null; redirect: { return_url: string } | null; type: string }
    [key: string]: unknown
  } | null
  return_url: string | null
  url: string
}

export interface SandboxEvent extends Rec {
  object: 'event'
  api_version: string
  data: { object: Record<string, unknown>; previous_attributes?: Record<string, unknown> }
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** One event on its way to one address. Times are real milliseconds, not the sandbox's clock. */
export interface Delivery extends Rec {
  object: 'delivery'
  event: string
  type: string
  status: 'waiting' | 'delivered' | 'failed' | 'dropped' | 'held'
  attempts: number
  nextAt: number
  lastStatus: number | null
  lastError: string | null
  copies: number
}

interface SavedAnswer extends Rec {
  object: 'saved_answer'
  /** The path that the key was first used for; absent in answers from before it was kept. */
  path?: string
  fingerprint: string
  statusCode: number
  body: string
  requestId: string
}

/** The sandbox's own state: its clock's offset, its key, and the faults that were asked for. */
export interface Settings extends Rec {
  object: 'settings'
  secretKey: string
  clockOffset: number
  failNextCharges: number
  faults: { drop: number; duplicate: number; delay: number; delaySeconds: number; shuffle: number; hold: boolean }
}

export interface Kinds {
  customer: Customer
  product: Product
  price: Price
  payment_method: PaymentMethod
  subscription: Subscription
  subscription_schedule: SubscriptionSchedule
  invoice: Invoice
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  charge: Charge
  refund: Refund
  'checkout.session': CheckoutSession
  'billing_portal.configuration': PortalConfiguration
  'billing_portal.session': PortalSession
  event: SandboxEvent
  delivery: Delivery
  saved_answer: SavedAnswer
  settings: Settings
}

export type Kind = keyof Kinds
export type AnyRecord = Kinds[Kind]
