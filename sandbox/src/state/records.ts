/** The fields of every stored object. Fields that begin with `_` are the sandbox's own and are never sent. */
interface Rec {
  id: string
  object: string
  created: number
}

type Metadata = Record<string, string>

export interface Customer extends Rec {
  object: 'customer'
  email: string | null
  invoice_prefix: string
  invoice_settings: { default_payment_method: string | null; [key: string]: unknown }
  metadata: Metadata
  deleted?: true
  /** How many invoices the customer has had: the number of the last one. */
  _invoices: number
}

export interface Recurring {
  interval: 'month' | 'year'
  interval_count: number
}

export interface Price extends Rec {
  object: 'price'
  active: boolean
  currency: string
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: Recurring
  unit_amount: number
  /** The name of its product, for invoices and the checkout page. */
  _name: string
}

export interface PaymentMethod extends Rec {
  object: 'payment_method'
  customer: string | null
  card: { brand: string; last4: string; exp_month: number; exp_year: number; [key: string]: unknown }
  billing_details: { email: string | null; name: string | null; [key: string]: unknown }
  /** The name of the test card. */
  _card: string
}

export interface SubscriptionItem extends Rec {
  object: 'subscription_item'
  current_period_start: number
  current_period_end: number
  price: Price
  subscription: string
}

/** A subscription has exactly one item. */
export interface Subscription extends Rec {
  object: 'subscription'
  billing_cycle_anchor: number
  billing_mode: unknown
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: Record<'comment' | 'feedback' | 'feedback_option' | 'reason', string | null>
  customer: string
  default_payment_method: string
  ended_at: number | null
  items: { data: [SubscriptionItem]; [key: string]: unknown }
  latest_invoice: string | null
  metadata: Metadata
  schedule: string | null
  status: 'trialing' | 'active' | 'past_due' | 'canceled'
  trial_end: number | null
  /** Whether the end of the trial was announced. */
  _trialWarned: boolean
}

/** A part of a subscription's schedule, with one price. */
export interface Phase {
  start_date: number
  end_date: number
  items: [{ price: string; [key: string]: unknown }]
  proration_behavior: string
  [key: string]: unknown
}

export interface SubscriptionSchedule extends Rec {
  object: 'subscription_schedule'
  canceled_at: number | null
  completed_at: number | null
  current_phase: { start_date: number; end_date: number } | null
  phases: Phase[]
  released_at: number | null
  released_subscription: string | null
  status: 'active' | 'completed' | 'released' | 'canceled'
  subscription: string | null
}

export interface Line {
  id: string
  object: 'line_item'
  amount: number
  description: string
  parent: {
    subscription_item_details: { proration: boolean; subscription_item: string; [key: string]: unknown }
    [key: string]: unknown
  }
  period: { start: number; end: number }
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
  customer: string
  lines: { data: Line[]; [key: string]: unknown }
  next_payment_attempt: number | null
  number: string | null
  parent: { subscription_details: { subscription: string; metadata: Metadata }; [key: string]: unknown }
  status: 'draft' | 'open' | 'paid' | 'void'
  status_transitions: Record<'finalized_at' | 'marked_uncollectible_at' | 'paid_at' | 'voided_at', number | null>
  total: number
}

export interface InvoicePayment extends Rec {
  object: 'invoice_payment'
  amount_paid: number | null
  invoice: string
  payment: { payment_intent: string; type: 'payment_intent' }
  status: 'open' | 'paid' | 'canceled'
  status_transitions: { canceled_at: number | null; paid_at: number | null }
}

export interface CardError {
  type: 'card_error'
  code: string
  decline_code: string
  message: string
  charge?: string
  payment_method?: unknown
}

export interface PaymentIntent extends Rec {
  object: 'payment_intent'
  amount: number
  amount_received: number
  canceled_at: number | null
  cancellation_reason: string | null
  customer: string
  description: string | null
  last_payment_error: CardError | null
  latest_charge: string | null
  payment_method: string | null
  status: 'requires_payment_method' | 'requires_confirmation' | 'succeeded' | 'canceled'
}

/** An attempt to save a card for a trial. Only refused ones are stored. */
export interface SetupIntent extends Rec {
  object: 'setup_intent'
  customer: string
  last_setup_error: CardError
}

export interface Charge extends Rec {
  object: 'charge'
  amount: number
  amount_refunded: number
  customer: string
  paid: boolean
  payment_intent: string
  payment_method: string
  refunded: boolean
}

export interface Refund extends Rec {
  object: 'refund'
}

export interface CheckoutSession extends Rec {
  object: 'checkout.session'
  amount_total: number
  cancel_url: string | null
  customer: string
  expires_at: number
  invoice: string | null
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  status: 'open' | 'complete' | 'expired'
  subscription: string | null
  success_url: string
  url: string | null
  _price: string
  /** The last refused attempt, which the form shows again without the card. */
  _refused?: { name: string; errors: Record<string, string> }
  _trialDays: number | null
  _subscriptionMetadata: Metadata
}

export interface PortalConfiguration extends Rec {
  object: 'billing_portal.configuration'
  active: boolean
  features: { payment_method_update: { enabled: boolean; [key: string]: unknown }; [key: string]: unknown }
}

export interface PortalSession extends Rec {
  object: 'billing_portal.session'
  customer: string
  flow: { after_completion: { redirect: { return_url: string }; [key: string]: unknown }; [key: string]: unknown }
  return_url: string | null
}

interface SandboxEvent extends Rec {
  object: 'event'
  data: { object: unknown }
  pending_webhooks: number
  type: string
}

/** One event to be sent. Times are real milliseconds, not the sandbox's clock. */
export interface Delivery extends Rec {
  object: 'delivery'
  event: string
  type: string
  status: 'waiting' | 'delivered' | 'failed' | 'dropped' | 'held'
  attempts: number
  nextAt: number
  lastStatus: number | null
  lastError: string | null
  /** How often each attempt sends it. */
  copies: number
}

interface SavedAnswer extends Rec {
  object: 'saved_answer'
  fingerprint: string
  statusCode: number
  body: string
  requestId: string
}

/** Delivery faults: how many of the next events are affected. */
export interface Faults {
  drop: number
  duplicate: number
  delay: number
  delaySeconds: number
  shuffle: number
}

/** The sandbox's own state: its key, its clock's offset, and the requested faults. */
export interface Settings extends Rec {
  object: 'settings'
  secretKey: string
  clockOffset: number
  failNextCharges: number
  /** The bank's reason for them: a key of `declines`. */
  failReason?: string
  faults: Faults
}

export interface Kinds {
  customer: Customer
  price: Price
  payment_method: PaymentMethod
  subscription: Subscription
  subscription_schedule: SubscriptionSchedule
  invoice: Invoice
  invoice_payment: InvoicePayment
  payment_intent: PaymentIntent
  setup_intent: SetupIntent
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
