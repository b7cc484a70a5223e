import type {
  CardError,
  Customer,
  Invoice,
  InvoicePayment,
  Line,
  PaymentMethod,
  Subscription,
} from '../state/records.ts'
import { newId, randomText, type World } from '../state/world.ts'
import { attemptCharge, createIntent } from './payments.ts'

const daySeconds = 86_400

/** Days after an invoice was made on which a refused payment is tried again; after the last the subscription ends. */
const retryDays = [1, 3, 5, 7]

const nothing = {
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
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
}

export interface InvoiceRequest {
  customer: Customer
  subscription: Subscription | null
  lines: Line[]
  reason: string
  period: { start: number; end: number }
}

/** An invoice as it would be, without keeping it. The customer's credit is taken off what is due. */
export function draftInvoice(world: World, request: InvoiceRequest, id: string): Invoice {
  const { customer, subscription, reason, period } = request
  const lines = request.lines.map((line) => ({ ...line, invoice: id }))
  const total = lines.reduce((sum, line) => sum + line.amount, 0)
  const balance = (customer as Customer & { balance: number }).balance
  const due = Math.max(0, total + balance)
  return {
    ...nothing,
    id,
    object: 'invoice',
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    billing_reason: reason,
    created: world.now(),
    currency: lines[0]?.currency ?? subscription?.currency ?? 'usd',
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name,
    hosted_invoice_url: null,
    invoice_pdf: null,
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: {},
    next_payment_attempt: null,
    number: null,
    parent: subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    period_start: period.start,
    period_end: period.end,
    starting_balance: balance,
    ending_balance: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    test_clock: customer.test_clock,
  } as Invoice
}

/** Makes an invoice, finalizes it and tries to collect it. Answers what the card said when it was refused. */
export function issueInvoice(
  world: World,
  request: InvoiceRequest & { method: PaymentMethod | null; present: boolean },
): { invoice: Invoice; refused: CardError | null } {
  const id = newId('in')
  const draft = world.store.put(draftInvoice(world, request, id))
  world.announce('invoice.created', draft)
  const open = finalizeInvoice(world, draft)
  return collectInvoice(world, open, { method: request.method, present: request.present })
}

/** Gives a draft its number and its pages, and settles the customer's credit. */
function finalizeInvoice(world: World, draft: Invoice): Invoice {
  const customer = world.store.get('customer', draft.customer) as Customer & { balance: number; invoice_prefix: string }
  const sequence = customer._invoices + 1
  const ending = Math.min(0, draft.total + customer.balance)
  world.store.patch(customer, { _invoices: sequence, balance: ending } as Partial<Customer>)
  const base = `${world.surroundings.publicBase}/_sandbox/invoices/${draft.id}`
  const invoice = world.store.patch(draft, {
    ending_balance: ending,
    effective_at: world.now(),
    hosted_invoice_url: base,
    invoice_pdf: `${base}.pdf?s=${randomText(24)}`,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: world.now() },
  } as Partial<Invoice>)
  world.announce('invoice.finalized', invoice)
  return invoice
}

/** The payment of an invoice, made when there is something to pay. */
export function paymentOf(world: World, invoice: string): InvoicePayment | undefined {
  return world.store.all('invoice_payment').find((one) => one.invoice === invoice)
}

/** Tries to collect an open invoice once. */
export function collectInvoice(
  world: World,
  invoice: Invoice,
  { method, present }: { method: PaymentMethod | null; present: boolean },
): { invoice: Invoice; refused: CardError | null } {
  if (invoice.amount_remaining === 0) return { invoice: settle(world, invoice, null), refused: null }
  const payment = paymentOf(world, invoice.id)
  const request = {
    amount: invoice.amount_remaining,
    currency: invoice.currency,
    customer: invoice.customer,
    description: `Invoice ${invoice.number ?? invoice.id}`,
    present,
    intent: payment ? world.store.get('payment_intent', payment.payment.payment_intent) : null,
  }
  const intent = method ? attemptCharge(world, request, method) : (request.intent ?? createIntent(world, request, null))
  const kept = payment ?? world.store.put(newPayment(world, invoice, intent.id))
  if (intent.status === 'succeeded') return { invoice: settle(world, invoice, kept), refused: null }
  const refused = intent.last_payment_error ?? {
    type: 'card_error' as const,
    code: 'payment_method_missing',
    message: 'This customer has no payment method.',
  }
  return { invoice: failed(world, invoice), refused }
}

function newPayment(world: World, invoice: Invoice, intent: string): InvoicePayment {
  return {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_remaining,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  } as InvoicePayment
}

/** Marks an open invoice as paid, by its payment or because nothing is due. */
function settle(world: World, open: Invoice, payment: InvoicePayment | null): Invoice {
  const paidAt = world.now()
  if (payment)
    world.store.patch(payment, {
      amount_paid: open.amount_remaining,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: paidAt },
    })
  const invoice = world.store.patch(open, {
    amount_paid: open.amount_due,
    amount_remaining: 0,
    attempt_count: payment ? open.attempt_count + 1 : open.attempt_count,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...open.status_transitions, paid_at: paidAt },
  })
  world.announce('invoice.paid', invoice)
  world.announce('invoice.payment_succeeded', invoice)
  return invoice
}

function failed(world: World, open: Invoice): Invoice {
  const days = retryDays[open.attempt_count]
  const invoice = world.store.patch(open, {
    attempt_count: open.attempt_count + 1,
    attempted: true,
    next_payment_attempt: days === undefined || !open.parent ? null : open.created + days * daySeconds,
  })
  world.announce('invoice.payment_failed', invoice)
  return invoice
}
