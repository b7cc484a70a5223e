import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params, type Shape } from '../api/shape.ts'
import { endSubscription } from '../billing/subscriptions.ts'
import type { Customer } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

const nothing = {
  address: null,
  balance: 0,
  currency: null,
  default_source: null,
  discount: null,
  livemode: false,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: 'none',
}

const fields = {
  email: 'text',
  name: 'text',
  description: 'text',
  phone: 'text',
  metadata: 'map',
  invoice_settings: { of: { default_payment_method: 'text' } },
} as const satisfies Shape

/** The customer of an id that came in a parameter, or in the path where `param` is null. A deleted one is refused too. */
export function customerOf(world: World, id: string, param: string | null = 'customer'): Customer {
  const customer = world.store.get('customer', id)
  if (!customer || customer.deleted) throw param ? missing('customer', id, param) : notFound('customer', id)
  return customer
}

/** Makes a customer, as the API and the checkout page both do. */
export function createCustomer(world: World, params: Params): Customer {
  checkEmail(params)
  const customer = world.store.put({
    ...nothing,
    ...simpleFields(params),
    id: newId('cus', 14),
    object: 'customer',
    created: world.now(),
    delinquent: false,
    description: text(params.description),
    email: text(params.email),
    name: text(params.name),
    invoice_prefix: newId('x', 8).slice(2).toUpperCase(),
    invoice_settings: { custom_fields: null, footer: null, rendering_options: null, ...invoiceSettings(world, params) },
    metadata: mergeMetadata({}, params.metadata),
    test_clock: null,
    _invoices: 0,
  } as Customer)
  world.announce('customer.created', customer)
  return customer
}

function checkEmail({ email }: Params): void {
  if (typeof email === 'string' && !/^[^@\s]+@[^@\s]+$/.test(email))
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid')
}

function simpleFields(params: Params): Partial<Customer> {
  const { metadata: _metadata, invoice_settings: _settings, ...simple } = params
  return simple as Partial<Customer>
}

function invoiceSettings(world: World, params: Params): { default_payment_method: string | null } {
  const method = text((params.invoice_settings as Params | undefined)?.default_payment_method)
  if (method && !world.store.get('payment_method', method))
    throw missing('PaymentMethod', method, 'invoice_settings[default_payment_method]')
  return { default_payment_method: method }
}

function updateCustomer({ world, id, params }: Call): Customer {
  const before = customerOf(world, id, null)
  checkEmail(params)
  const customer = world.store.patch(before, {
    ...simpleFields(params),
    metadata: mergeMetadata(before.metadata, params.metadata),
    ...(params.invoice_settings !== undefined && {
      invoice_settings: { ...before.invoice_settings, ...invoiceSettings(world, params) },
    }),
  })
  world.announce('customer.updated', customer, before)
  return customer
}

// A deleted customer's subscriptions end at once, and its object stays as a stub.
function deleteCustomer({ world, id }: Call) {
  const customer = customerOf(world, id, null)
  for (const subscription of world.store.all('subscription'))
    if (subscription.customer === id && !subscription.ended_at) endSubscription(world, subscription, null)
  world.announce('customer.deleted', customer)
  world.store.patch(customer, { deleted: true, email: null, name: null })
  for (const method of world.store.all('payment_method'))
    if (method.customer === id) world.store.patch(method, { customer: null })
  return { id, object: 'customer', deleted: true }
}

export const customerEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/customers',
    params: fields,
    run: ({ world, params }) => createCustomer(world, params),
  },
  {
    method: 'GET',
    path: '/v1/customers',
    params: { ...listShape, email: 'text' },
    run: ({ world, params, url }) => {
      const found = world.store
        .all('customer')
        .filter((one) => !one.deleted && (!params.email || one.email === params.email))
      return page(found, params, url, world.store.all('customer'))
    },
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    run: ({ world, id }) => {
      const customer = world.store.get('customer', id)
      if (!customer) throw notFound('customer', id)
      return customer.deleted ? { id, object: 'customer', deleted: true } : customer
    },
  },
  { method: 'POST', path: '/v1/customers/:id', params: fields, run: updateCustomer },
  { method: 'DELETE', path: '/v1/customers/:id', run: deleteCustomer },
]
