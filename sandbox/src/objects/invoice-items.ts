import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { mergeMetadata } from '../api/shape.ts'
import { draftInvoice, takeWaitingItems } from '../billing/invoices.ts'
import { itemLine } from '../billing/lines.ts'
import type { Invoice, InvoiceItem, Line } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { checkCurrency } from './catalog.ts'
import { customerOf } from './customers.ts'
import { draftOf } from './invoices.ts'

function itemOf(world: World, id: string): InvoiceItem {
  const item = world.store.get('invoiceitem', id)
  if (!item) throw notFound('invoiceitem', id)
  return item
}

/** Works out a draft's totals from its lines. */
function withLines(world: World, draft: Invoice, lines: Line[]): Invoice {
  const request = {
    customer: customerOf(world, draft.customer),
    subscription: null,
    lines,
    reason: draft.billing_reason,
    period: { start: draft.period_start, end: draft.period_end },
  }
  const { amount_due, amount_remaining, currency, subtotal, total, ...made } = draftInvoice(world, request, draft.id)
  const { subtotal_excluding_tax, total_excluding_tax } = made
  const totals = {
    amount_due,
    amount_remaining,
    currency,
    subtotal,
    subtotal_excluding_tax,
    total,
    total_excluding_tax,
  }
  return world.store.patch(draft, { ...totals, lines: made.lines })
}

function create({ world, params }: Call): InvoiceItem {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const { amount } = params
  if (typeof amount !== 'number') throw invalid('Missing required param: amount.', 'amount', 'parameter_missing')
  const currency = checkCurrency(params.currency)
  const invoiceId = text(params.invoice)
  const draft = invoiceId ? draftOf(world, invoiceId, 'invoice') : null
  if (draft && draft.customer !== customer.id) throw invalid('The invoice belongs to another customer.', 'invoice')
  if (draft && draft.lines.data.length > 0 && draft.currency !== currency)
    throw invalid(`The currency of the invoice is ${draft.currency}.`, 'currency')
  const now = world.now(customer)
  const item = world.store.put<InvoiceItem>({
    customer_account: null,
    discountable: true,
    discounts: [],
    livemode: false,
    parent: null,
    pricing: null,
    proration: false,
    tax_rates: [],
    id: newId('ii'),
    object: 'invoiceitem',
    amount,
    currency,
    customer: customer.id,
    date: now,
    description: text(params.description),
    invoice: draft?.id ?? null,
    metadata: mergeMetadata({}, params.metadata),
    period: { start: now, end: now },
    quantity: 1,
    quantity_decimal: '1',
    test_clock: customer.test_clock,
  } as InvoiceItem)
  if (draft) withLines(world, draft, [...draft.lines.data, itemLine(item)])
  world.announce('invoiceitem.created', item)
  return item
}

function remove({ world, id }: Call) {
  const item = itemOf(world, id)
  if (item.invoice) {
    const draft = draftOf(world, item.invoice, 'invoice')
    const kept = draft.lines.data.filter((line) => line.parent.invoice_item_details?.invoice_item !== id)
    withLines(world, draft, kept)
  }
  world.store.remove(item)
  world.announce('invoiceitem.deleted', item)
  return { id, object: 'invoiceitem', deleted: true }
}

/** Makes a draft. As at the provider, it takes in what waits for the customer's next invoice only when asked to. */
function createInvoice({ world, params }: Call): Invoice {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const now = world.now(customer)
  const id = newId('in')
  const lines = params.pending_invoice_items_behavior === 'include' ? takeWaitingItems(world, customer, id) : []
  const request = { customer, subscription: null, lines, reason: 'manual', period: { start: now, end: now } }
  const draft = world.store.put({
    ...draftInvoice(world, request, id),
    auto_advance: false,
    description: text(params.description),
    metadata: mergeMetadata({}, params.metadata),
  } as Invoice)
  world.announce('invoice.created', draft)
  return draft
}

const base = '/v1/invoiceitems'

export const invoiceItemEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: base,
    params: {
      amount: 'integer',
      currency: 'text',
      customer: 'text',
      description: 'text',
      invoice: 'text',
      metadata: 'map',
    },
    run: create,
  },
  {
    method: 'GET',
    path: base,
    params: { ...listShape, customer: 'text', invoice: 'text', pending: 'boolean' },
    run: ({ world, params, url }) => {
      const all = world.store.all('invoiceitem')
      const found = all
        .filter((one) => !params.customer || one.customer === params.customer)
        .filter((one) => !params.invoice || one.invoice === params.invoice)
        .filter((one) => params.pending === undefined || (one.invoice === null) === params.pending)
      return page(found, params, url, all)
    },
  },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => itemOf(world, id) },
  { method: 'DELETE', path: `${base}/:id`, run: remove },
  {
    method: 'POST',
    path: '/v1/invoices',
    params: {
      customer: 'text',
      auto_advance: { oneOf: ['false'] },
      description: 'text',
      metadata: 'map',
      pending_invoice_items_behavior: { oneOf: ['include', 'exclude'] },
    },
    run: createInvoice,
  },
]
