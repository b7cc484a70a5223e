import type { Call, Endpoint } from '../api/endpoint.ts'
import { customerOf } from '../api/find.ts'
import { invalid, missing, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { endSubscription } from '../billing/subscriptions.ts'
import type { Customer } from '../state/records.ts'
import { newId, randomText, type World } from '../state/world.ts'

function create({ world, params }: Call): Customer {
  const customer = world.store.put({
    address: null,
    balance: 0,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    livemode: false,
    name: null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    id: newId('cus', 14),
    object: 'customer',
    created: world.now(),
    email: emailOf(params) ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata: mergeMetadata({}, params.metadata),
    _invoices: 0,
  } as Customer)
  world.emitEvent('customer.created', customer)
  return customer
}

function emailOf({ email }: Params): string | undefined {
  if (typeof email !== 'string') return undefined
  if (!/^[^@\s]+@[^@\s]+$/.test(email)) throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid')
  return email
}

function update({ world, id, params }: Call): Customer {
  const before = customerOf(world, id)
  const method = (params.invoice_settings as Params | undefined)?.default_payment_method as string | undefined
  if (method !== undefined && world.store.get('payment_method', method)?.customer !== id)
    throw missing('PaymentMethod', method, 'invoice_settings[default_payment_method]')
  return changeCustomer(world, before, {
    email: emailOf(params) ?? before.email,
    default_payment_method: method ?? before.invoice_settings.default_payment_method,
  })
}

/** Changes a customer's email and the card that invoices are paid with. */
export function changeCustomer(
  world: World,
  before: Customer,
  { email, default_payment_method }: { email: string | null; default_payment_method: string | null },
): Customer {
  const invoice_settings = { ...before.invoice_settings, default_payment_method }
  const customer = world.store.patch(before, { email, invoice_settings })
  world.emitEvent('customer.updated', customer)
  return customer
}

/** Deletes a customer. Its subscriptions end at once, and only the id stays known. */
function remove({ world, id }: Call) {
  const customer = customerOf(world, id)
  for (const subscription of world.store.all('subscription'))
    if (subscription.customer === id && subscription.ended_at === null) endSubscription(world, subscription, null)
  world.store.patch(customer, { deleted: true, email: null })
  for (const method of world.store.all('payment_method'))
    if (method.customer === id) world.store.patch(method, { customer: null })
  return deletedStub(id)
}

const deletedStub = (id: string) => ({ id, object: 'customer', deleted: true })

export const customerEndpoints: Endpoint[] = [
  { method: 'POST', path: '/v1/customers', params: { email: 'text', metadata: 'map' }, run: create },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    run: ({ world, id }) => {
      const customer = world.store.get('customer', id)
      if (!customer) throw notFound('customer', id)
      return customer.deleted ? deletedStub(id) : customer
    },
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    params: { email: 'text', invoice_settings: { of: { default_payment_method: 'text' } } },
    run: update,
  },
  { method: 'DELETE', path: '/v1/customers/:id', run: remove },
]
