import { type Call, type Endpoint, required } from '../api/endpoint.ts'
import { ownMethod, subscriptionOf } from '../api/find.ts'
import { matches, page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import { changePlan } from '../billing/change-plan.ts'
import { draftInvoice, paymentOf } from '../billing/invoices.ts'
import { cardRefusal } from '../billing/payments.ts'
import { retryInvoice } from '../billing/subscriptions.ts'
import type { Invoice } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

function invoiceOf(world: World, id: string): Invoice {
  const invoice = world.store.get('invoice', id)
  if (!invoice) throw notFound('invoice', id)
  return invoice
}

/** Returns the invoice that a change of price would create at once, without storing anything. */
function preview({ world, params }: Call): Invoice {
  const before = subscriptionOf(world, required(params, 'subscription'))
  const details = required<Params>(params, 'subscription_details')
  const moment = world.now()
  const { subscription, lines } = changePlan(world, before, details, moment)
  if (before.ended_at !== null || lines.length === 0)
    throw invalid('This sandbox previews only a change that is charged at once.', 'subscription_details')
  const period = { start: moment, end: moment }
  return draftInvoice(world, { subscription, lines, reason: 'upcoming', period }, newId('upcoming_in'))
}

function pay({ world, id, params }: Call) {
  const invoice = invoiceOf(world, id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
  if (invoice.status !== 'open') throw invalid(`Only an open invoice can be paid. This one is ${invoice.status}.`)
  const method = ownMethod(world, required(params, 'payment_method'), invoice.customer, 'payment_method')
  const collected = retryInvoice(world, invoice, method)
  // Returned instead of thrown, so that the failed attempt is stored.
  return collected.refused ? cardRefusal(collected.refused) : collected.invoice
}

function voidInvoice({ world, id }: Call): Invoice {
  const before = invoiceOf(world, id)
  if (before.status !== 'open') throw invalid(`Only an open invoice can be voided. This one is ${before.status}.`)
  const voided_at = world.now()
  const invoice = world.store.patch(before, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at },
  })
  cancelPayment(world, id, voided_at)
  world.emitEvent('invoice.voided', invoice)
  return invoice
}

function cancelPayment(world: World, invoice: string, canceled_at: number): void {
  const payment = paymentOf(world, invoice)
  const intent = world.store.get('payment_intent', payment?.payment.payment_intent ?? '')
  if (!payment || !intent) return
  world.store.patch(payment, { status: 'canceled', status_transitions: { canceled_at, paid_at: null } })
  world.store.patch(intent, { canceled_at, cancellation_reason: 'void_invoice', status: 'canceled' })
}

function list(call: Call) {
  const { customer, status, subscription } = call.params
  return page(
    call,
    'invoice',
    (one) =>
      matches(one.customer, customer) &&
      matches(one.status, status) &&
      matches(one.parent.subscription_details.subscription, subscription),
  )
}

function listPayments(call: Call) {
  const { invoice, payment, status } = call.params
  const intent = (payment as Params | undefined)?.payment_intent
  return page(
    call,
    'invoice_payment',
    (one) =>
      matches(one.invoice, invoice) && matches(one.status, status) && matches(one.payment.payment_intent, intent),
  )
}

export const invoiceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    params: {
      ...pageShape,
      customer: 'text',
      status: { oneOf: ['draft', 'open', 'paid', 'uncollectible', 'void'] },
      subscription: 'text',
    },
    run: list,
  },
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    params: {
      subscription: 'text',
      subscription_details: {
        of: {
          items: { each: { id: 'text', price: 'text' } },
          proration_behavior: { oneOf: ['always_invoice'] },
        },
      },
    },
    run: preview,
  },
  { method: 'GET', path: '/v1/invoices/:id', run: ({ world, id }) => invoiceOf(world, id) },
  { method: 'POST', path: '/v1/invoices/:id/pay', params: { payment_method: 'text' }, run: pay },
  { method: 'POST', path: '/v1/invoices/:id/void', run: voidInvoice },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    params: {
      ...pageShape,
      invoice: 'text',
      payment: { of: { payment_intent: 'text', type: { oneOf: ['payment_intent'] } } },
      status: { oneOf: ['canceled', 'open', 'paid'] },
    },
    run: listPayments,
  },
]
