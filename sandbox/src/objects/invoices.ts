import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { paymentOf } from '../billing/invoices.ts'
import { retryInvoice } from '../billing/subscriptions.ts'
import type { Invoice } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { previewFields, previewInvoice } from './invoice-preview.ts'
import { ownMethod } from './subscription-params.ts'
import { cardRefusal } from './subscriptions.ts'

/** The invoice of an id. */
export function invoiceOf(world: World, id: string, param = 'id'): Invoice {
  const invoice = world.store.get('invoice', id)
  if (!invoice) throw missing('invoice', id, param)
  return invoice
}

function list({ world, params, url }: Call) {
  const found = world.store
    .all('invoice')
    .filter((one) => !params.customer || one.customer === params.customer)
    .filter((one) => !params.status || one.status === params.status)
    .filter((one) => {
      const wanted = text(params.subscription)
      return !wanted || one.parent.subscription_details?.subscription === wanted
    })
  return page(found, params, url, world.store.all('invoice'))
}

// A refusal is answered, not thrown: the attempt and its events stay.
function pay({ world, id, params }: Call) {
  const invoice = invoiceOf(world, id)
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', undefined, 'invoice_already_paid')
  if (invoice.status !== 'open') throw invalid(`This invoice is ${invoice.status} and cannot be paid.`)
  const method = ownMethod(world, params.payment_method, invoice.customer, 'payment_method')
  const answer = retryInvoice(world, invoice, method, params.off_session === false)
  return answer.refused ? cardRefusal(answer.refused) : answer.invoice
}

function close({ world, id }: Call, status: 'void' | 'uncollectible'): Invoice {
  const before = invoiceOf(world, id)
  if (before.status !== 'open' && !(before.status === 'uncollectible' && status === 'void'))
    throw invalid(`You can only do this to an open invoice. This one is ${before.status}.`)
  const now = world.now(world.store.get('customer', before.customer))
  const invoice = world.store.patch(before, {
    next_payment_attempt: null,
    status,
    status_transitions: {
      ...before.status_transitions,
      ...(status === 'void' ? { voided_at: now } : { marked_uncollectible_at: now }),
    },
  })
  world.announce(status === 'void' ? 'invoice.voided' : 'invoice.marked_uncollectible', invoice)
  return invoice
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
  { method: 'GET', path: '/v1/invoices/:id', run: ({ world, id }) => invoiceOf(world, id) },
  {
    method: 'POST',
    path: '/v1/invoices/:id',
    params: { metadata: 'map' },
    run: ({ world, id, params }) => {
      const before = invoiceOf(world, id)
      const invoice = world.store.patch(before, { metadata: mergeMetadata(before.metadata, params.metadata) })
      world.announce('invoice.updated', invoice, before)
      return invoice
    },
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    params: { payment_method: 'text', off_session: 'boolean' },
    run: pay,
  },
  { method: 'POST', path: '/v1/invoices/:id/void', run: (call) => close(call, 'void') },
  { method: 'POST', path: '/v1/invoices/:id/mark_uncollectible', run: (call) => close(call, 'uncollectible') },
  {
    method: 'GET',
    path: '/v1/invoices/:id/lines',
    params: listShape,
    run: ({ world, id, params, url }) => page([...invoiceOf(world, id).lines.data].reverse(), params, url),
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments/:id',
    run: ({ world, id }) => {
      const payment = world.store.get('invoice_payment', id)
      if (!payment) throw missing('invoice_payment', id)
      return payment
    },
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    params: {
      ...listShape,
      invoice: 'text',
      status: 'text',
      payment: { of: { type: 'text', payment_intent: 'text' } },
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
