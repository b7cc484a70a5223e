import { customerOf } from '../api/find.ts'
import type { CardError, Invoice, InvoicePayment, Line, PaymentMethod, Subscription } from '../state/records.ts'
import { daySeconds, newId, type World } from '../state/world.ts'
import { authorizeCard, createIntent, recordCharge } from './payments.ts'

/** A refused payment is tried again after this many days. After the last attempt the subscription ends. */
const retryDays = [1, 3, 5, 7]

export interface InvoiceRequest {
  subscription: Subscription
  lines: Line[]
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming'
  period: { start: number; end: number }
}

/** The result of an attempt to collect an invoice. `refused` is what the bank said. */
export interface Collected {
  invoice: Invoice
  refused: CardError | null
}

/** Returns an invoice without storing it. */
export function draftInvoice(world: World, request: InvoiceRequest, id: string): Invoice {
  const { subscription, reason, period } = request
  const customer = customerOf(world, subscription.customer)
  const lines = request.lines.map((line) => ({ ...line, invoice: id }))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  return {
    account_country: 'US',
    account_name: 'Test payments',
    account_tax_ids: null,
    amount_overpaid: 0,
    amount_shipping: 0,
    application: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    collection_method: 'charge_automatically',
    custom_fields: null,
    customer_account: null,
    customer_address: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
    id,
    object: 'invoice',
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    created: world.now(),
    currency: 'usd',
    customer: customer.id,
    customer_email: customer.email,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    next_payment_attempt: null,
    number: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: period.start,
    period_end: period.end,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total,
  } as Invoice
}

/** Creates an invoice, finalizes it, and tries to collect it. */
export function issueInvoice(world: World, request: InvoiceRequest, present = false): Collected {
  const draft = world.store.put(draftInvoice(world, request, newId('in')))
  world.emitEvent('invoice.created', draft)
  const open = finalize(world, draft)
  return collect(world, open, { method: methodOf(world, request.subscription), present })
}

/** Returns the payment method of a subscription. */
export function methodOf(world: World, subscription: Subscription): PaymentMethod {
  const method = world.store.get('payment_method', subscription.default_payment_method)
  if (!method) throw new Error(`The subscription ${subscription.id} has no payment method`)
  return method
}

function finalize(world: World, draft: Invoice): Invoice {
  const customer = customerOf(world, draft.customer)
  const count = customer._invoices + 1
  world.store.patch(customer, { _invoices: count })
  const invoice = world.store.patch(draft, {
    ending_balance: 0,
    effective_at: world.now(),
    number: `${customer.invoice_prefix}-${String(count).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: world.now() },
  } as Partial<Invoice>)
  world.emitEvent('invoice.finalized', invoice)
  return invoice
}

/** Returns the payment of an invoice. It's created at the first attempt to collect something. */
export function paymentOf(world: World, invoice: string): InvoicePayment | undefined {
  return world.store.all('invoice_payment').find((one) => one.invoice === invoice)
}

/** Tries to collect an open invoice once. */
export function collect(
  world: World,
  invoice: Invoice,
  { method, present }: { method: PaymentMethod; present: boolean },
): Collected {
  if (invoice.amount_remaining === 0) return { invoice: settle(world, invoice, null), refused: null }
  const known = paymentOf(world, invoice.id)
  const intent =
    world.store.get('payment_intent', known?.payment.payment_intent ?? '') ??
    createIntent(
      world,
      {
        amount: invoice.amount_remaining,
        customer: invoice.customer,
        description: `Invoice ${invoice.number ?? invoice.id}`,
      },
      method,
    )
  const payment = known ?? world.store.put(newPayment(world, invoice, intent.id))
  const refused = authorizeCard(world, method._card, present)
  recordCharge(world, intent, { method, refused })
  if (refused === null) return { invoice: settle(world, invoice, payment), refused: null }
  return { invoice: fail(world, invoice), refused }
}

function newPayment(world: World, invoice: Invoice, intent: string): InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: world.now(),
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } as InvoicePayment
}

/** Marks an open invoice as paid. Without a payment, nothing was due. */
function settle(world: World, open: Invoice, payment: InvoicePayment | null): Invoice {
  const paid_at = world.now()
  if (payment)
    world.store.patch(payment, {
      amount_paid: open.amount_remaining,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at },
    })
  const invoice = world.store.patch(open, {
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: payment ? open.attempt_count + 1 : open.attempt_count,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at },
  })
  world.emitEvent('invoice.paid', invoice)
  return invoice
}

function fail(world: World, open: Invoice): Invoice {
  const days = retryDays[open.attempt_count]
  const invoice = world.store.patch(open, {
    attempt_count: open.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined ? null : open.created + days * daySeconds,
  })
  world.emitEvent('invoice.payment_failed', invoice)
  return invoice
}
