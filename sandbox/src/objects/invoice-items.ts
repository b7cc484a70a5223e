import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { draftInvoice, finalizeInvoice } from '../billing/invoices.ts'
import type { Invoice, InvoiceItem, Line } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { customerOf } from './customers.ts'
import { subscriptionOf } from './subscriptions.ts'

function itemOf(world: World, id: string): InvoiceItem {
  const item = world.store.get('invoiceitem', id)
  if (!item) throw missing('invoiceitem', id)
  return item
}

function draftOf(world: World, id: string, param = 'id'): Invoice {
  const invoice = world.store.get('invoice', id)
  if (!invoice) throw missing('invoice', id, param)
  if (invoice.status !== 'draft') throw invalid('This invoice is not a draft any more.', param, 'invoice_not_editable')
  return invoice
}

function lineOf(item: InvoiceItem): Line {
  return {
    id: newId('il'),
    object: 'line_item',
    amount: item.amount,
    currency: item.currency,
    description: item.description ?? 'Item',
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: item.invoice,
    livemode: false,
    metadata: item.metadata,
    parent: {
      type: 'invoice_item_details',
      invoice_item_details: { invoice_item: item.id, proration: false, proration_details: null, subscription: null },
      subscription_item_details: null,
    },
    period: item.period,
    pretax_credit_amounts: [],
    pricing: null,
    quantity: item.quantity,
    subtotal: item.amount,
    subscription: null,
    taxes: [],
  }
}

/** Works a draft's sums out anew from its lines. */
function withLines(world: World, draft: Invoice, lines: Line[]): Invoice {
  const customer = customerOf(world, draft.customer)
  const request = {
    customer,
    subscription: null,
    lines,
    reason: draft.billing_reason,
    period: { start: draft.period_start, end: draft.period_end },
  }
  const { amount_due, amount_remaining, subtotal, total } = draftInvoice(world, request, draft.id)
  return world.store.patch(draft, {
    amount_due,
    amount_remaining,
    subtotal,
    total,
    lines: { ...draft.lines, data: lines },
  })
}

function create({ world, params }: Call): InvoiceItem {
  const customerId = text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const quantity = (params.quantity as number | undefined) ?? 1
  const amount = (params.amount as number | undefined) ?? ((params.unit_amount as number | undefined) ?? NaN) * quantity
  if (!Number.isInteger(amount)) throw invalid('Missing required param: amount.', 'amount', 'parameter_missing')
  const invoiceId = text(params.invoice)
  const draft = invoiceId ? draftOf(world, invoiceId, 'invoice') : null
  const now = world.now(customer)
  const item = world.store.put<InvoiceItem>({
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
    created: now,
    currency: text(params.currency) ?? draft?.currency ?? 'usd',
    customer: customer.id,
    date: now,
    description: text(params.description),
    invoice: draft?.id ?? null,
    metadata: mergeMetadata({}, params.metadata),
    period: { start: now, end: now },
    quantity,
    test_clock: customer.test_clock,
  } as InvoiceItem)
  if (draft) withLines(world, draft, [...draft.lines.data, lineOf(item)])
  world.announce('invoiceitem.created', item)
  return item
}

function itemOfLine(line: Line): unknown {
  const { invoice_item_details } = (line.parent ?? {}) as { invoice_item_details?: Params | null }
  return invoice_item_details?.invoice_item
}

function remove({ world, id }: Call) {
  const item = itemOf(world, id)
  if (item.invoice) {
    const draft = draftOf(world, item.invoice, 'invoice')
    const kept = draft.lines.data.filter((line) => itemOfLine(line) !== id)
    withLines(world, draft, kept)
  }
  world.store.remove(item)
  world.announce('invoiceitem.deleted', item)
  return { id, object: 'invoiceitem', deleted: true }
}

/** A draft made by hand takes in the items that wait for the customer's next invoice. */
function createInvoice({ world, params }: Call): Invoice {
  const subscription = params.subscription ? subscriptionOf(world, params.subscription as string, 'subscription') : null
  const customerId = subscription?.customer ?? text(params.customer)
  if (!customerId) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const customer = customerOf(world, customerId)
  const now = world.now(customer)
  const id = newId('in')
  const waiting = world.store.all('invoiceitem').filter((one) => one.customer === customer.id && one.invoice === null)
  const taken = params.pending_invoice_items_behavior === 'exclude' ? [] : waiting
  const lines = taken.map((one) => lineOf(world.store.patch(one, { invoice: id })))
  const request = { customer, subscription, lines, reason: 'manual', period: { start: now, end: now } }
  const made = draftInvoice(world, request, id)
  const draft = world.store.put({
    ...made,
    auto_advance: params.auto_advance === true,
    description: text(params.description),
    metadata: mergeMetadata({}, params.metadata),
  } as Invoice)
  world.announce('invoice.created', draft)
  return draft
}

function finalize({ world, id }: Call): Invoice {
  const open = finalizeInvoice(world, draftOf(world, id))
  return open.amount_remaining === 0 ? settled(world, open) : open
}

// Nothing to pay: paid as soon as it is final.
function settled(world: World, open: Invoice): Invoice {
  const paid = world.store.patch(open, {
    status: 'paid',
    attempted: true,
    status_transitions: { ...open.status_transitions, paid_at: world.now(customerOf(world, open.customer)) },
  })
  world.announce('invoice.paid', paid)
  return paid
}

function removeDraft({ world, id }: Call) {
  const draft = draftOf(world, id)
  for (const item of world.store.all('invoiceitem')) if (item.invoice === id) world.store.patch(item, { invoice: null })
  world.store.remove(draft)
  world.announce('invoice.deleted', draft)
  return { id, object: 'invoice', deleted: true }
}

const base = '/v1/invoiceitems'
const fields = {
  amount: 'integer',
  quantity: 'integer',
  unit_amount: 'integer',
  description: 'text',
  metadata: 'map',
} as const

export const invoiceItemEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: base,
    params: { ...fields, customer: 'text', currency: 'text', invoice: 'text' },
    run: create,
  },
  {
    method: 'GET',
    path: base,
    params: { ...listShape, customer: 'text', invoice: 'text', pending: 'boolean' },
    run: ({ world, params, url }) => {
      const found = world.store
        .all('invoiceitem')
        .filter((one) => !params.customer || one.customer === params.customer)
        .filter((one) => !params.invoice || one.invoice === params.invoice)
        .filter((one) => params.pending === undefined || (one.invoice === null) === params.pending)
      return page(found, params, url, world.store.all('invoiceitem'))
    },
  },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => itemOf(world, id) },
  {
    method: 'POST',
    path: `${base}/:id`,
    params: { description: 'text', metadata: 'map' },
    run: ({ world, id, params }) => {
      const before = itemOf(world, id)
      const metadata = mergeMetadata(before.metadata, params.metadata)
      return world.store.patch(before, {
        metadata,
        ...(params.description !== undefined && { description: text(params.description) }),
      })
    },
  },
  { method: 'DELETE', path: `${base}/:id`, run: remove },
  {
    method: 'POST',
    path: '/v1/invoices',
    params: {
      customer: 'text',
      subscription: 'text',
      auto_advance: 'boolean',
      collection_method: { oneOf: ['charge_automatically'] },
      currency: 'text',
      description: 'text',
      metadata: 'map',
      pending_invoice_items_behavior: { oneOf: ['include', 'exclude'] },
    },
    run: createInvoice,
  },
  { method: 'POST', path: '/v1/invoices/:id/finalize', params: { auto_advance: 'boolean' }, run: finalize },
  { method: 'DELETE', path: '/v1/invoices/:id', run: removeDraft },
]
