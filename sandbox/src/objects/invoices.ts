import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import { paymentOf } from '../billing/invoices.ts'
import { methodFor, retryInvoice } from '../billing/subscriptions.ts'
import type { Invoice, PaymentIntent, PaymentMethod } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { previewFields, previewInvoice } from './invoice-preview.ts'
import { ownMethod } from './subscription-params.ts'
import { cardRefusal } from './subscriptions.ts'

/** The invoice of the id in the path. The provider calls that `invoice` where it is read, and `id` where it changes. */
function invoiceOf(world: World, id: string, name: 'id' | 'invoice' = 'id'): Invoice {
  const invoice = world.store.get('invoice', id)
  if (!invoice) throw notFound('invoice', id, name)
  return invoice
}

function list({ world, params, url }: Call) {
  const found = world.store
    .all('invoice')
    .filter((one) => !params.customer || one.customer === params.customer)
    .filter((one) => !params.status || one.status === params.status)
    .filter((one) => {
      const wanted = text(params.subscription)
      return !wanted || one.parent?.subscription_details.subscription === wanted
    })
  return page(found, params, url, world.store.all('invoice'))
}

function methodOfInvoice(world: World, { customer, parent }: Invoice): PaymentMethod | null {
  const subscription = world.store.get('subscription', parent?.subscription_details.subscription ?? '')
  return methodFor(world, subscription ?? { customer, default_payment_method: null })
}

// A refusal is answered, not thrown: the attempt and its events stay.
function pay({ world, id, params }: Call) {
  const invoice = invoiceOf(world, id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
  if (invoice.status !== 'open')
    throw invalid(`This sandbox lets only an open invoice be paid. The status of this one is ${invoice.status}.`)
  const method = ownMethod(world, params.payment_method, invoice.customer, 'payment_method')
  const paying = method ?? methodOfInvoice(world, invoice)
  if (!paying)
    throw invalid(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set a `default_payment_method`.',
    )
  const answer = retryInvoice(world, invoice, paying, params.off_session === false)
  return answer.refused ? cardRefusal(answer.refused) : answer.invoice
}

function voidInvoice({ world, id }: Call): Invoice {
  const before = invoiceOf(world, id)
  if (before.status !== 'open') throw invalid(`You can only void an open invoice. This one is ${before.status}.`)
  const voided_at = world.now()
  const invoice = world.store.patch(before, {
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: { ...before.status_transitions, voided_at },
  })
  cancelPayment(world, id, voided_at)
  world.announce('invoice.voided', invoice)
  return invoice
}

/** What was not paid of a voided invoice can no longer be paid. */
function cancelPayment(world: World, invoice: string, canceled_at: number): void {
  const payment = paymentOf(world, invoice)
  const intent = world.store.get('payment_intent', payment?.payment.payment_intent ?? '')
  if (!payment || !intent) return
  world.store.patch(payment, { status: 'canceled', status_transitions: { canceled_at, paid_at: null } })
  const canceled = world.store.patch(intent, {
    canceled_at,
    cancellation_reason: 'void_invoice',
    status: 'canceled',
  } as Partial<PaymentIntent>)
  world.announce('payment_intent.canceled', canceled)
}

/** The payments of an invoice, shown only when asked for. */
export function paymentsList(world: World, invoice: string) {
  const payment = paymentOf(world, invoice)
  return {
    object: 'list',
    data: payment ? [payment] : [],
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice}`,
  }
}

export const invoiceEndpoints: Endpoint[] = [
  {
    method: 'GET',
    path: '/v1/invoices',
    params: {
      ...listShape,
      customer: 'text',
      subscription: 'text',
      status: { oneOf: ['draft', 'open', 'paid', 'uncollectible', 'void'] },
    },
    run: list,
  },
  { method: 'POST', path: '/v1/invoices/create_preview', params: previewFields, run: previewInvoice },
  { method: 'GET', path: '/v1/invoices/:id', run: ({ world, id }) => invoiceOf(world, id, 'invoice') },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: { payment_method: 'text', off_session: 'boolean' },
    run: pay,
  },
  { method: 'POST', path: '/v1/invoices/:id/void', run: voidInvoice },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    params: pageShape,
    run: ({ world, id, params, url }) => page([...invoiceOf(world, id, 'invoice').lines.data].reverse(), params, url),
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    run: ({ world, id }) => {
      const payment = world.store.get('invoice_payment', id)
      if (!payment) throw notFound('invoice_payment', id)
      return payment
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    params: {
      ...listShape,
      invoice: 'text',
      status: { oneOf: ['canceled', 'open', 'paid'] },
      payment: { of: { type: { oneOf: ['payment_intent'] }, payment_intent: 'text' } },
    },
    run: ({ world, params, url }) => {
      const intent = text((params.payment as Params | undefined)?.payment_intent)
      const found = world.store
        .all('invoice_payment')
        .filter((one) => !intent || one.payment.payment_intent === intent)
        .filter((one) => !params.invoice || one.invoice === params.invoice)
        .filter((one) => !params.status || one.status === params.status)
      return page(found, params, url, world.store.all('invoice_payment'))
    },
  },
]
