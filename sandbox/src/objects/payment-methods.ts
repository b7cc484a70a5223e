import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page } from '../api/list.ts'
import { invalid, missing, Refusal } from '../api/refusal.ts'
import { mergeMetadata } from '../api/shape.ts'
import type { PaymentMethod } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { cardFingerprint, type TestCard, testCard } from './cards.ts'
import { customerOf } from './customers.ts'

/** Keeps a test card as a payment method: its brand and last four digits, never its number. */
export function createPaymentMethod(
  world: World,
  card: TestCard,
  details: { name?: string | null; email?: string | null; expMonth?: number; expYear?: number } = {},
): PaymentMethod {
  return world.store.put({
    allow_redisplay: 'limited',
    livemode: false,
    id: newId('pm'),
    object: 'payment_method',
    created: world.now(),
    customer: null,
    type: 'card',
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: details.expMonth ?? 12,
      exp_year: details.expYear ?? new Date().getUTCFullYear() + 4,
      fingerprint: cardFingerprint(card, details.email, world.settings.secretKey),
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    billing_details: {
      address: null,
      email: details.email ?? null,
      name: details.name ?? null,
      phone: null,
      tax_id: null,
    },
    metadata: {},
    _card: card.token,
  } as PaymentMethod)
}

/** Gives a payment method to a customer; the first one becomes the one invoices use. */
export function attachPaymentMethod(world: World, method: PaymentMethod, customerId: string): PaymentMethod {
  const customer = customerOf(world, customerId)
  if (method._detached)
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    )
  const attached = world.store.patch(method, { customer: customer.id })
  world.announce('payment_method.attached', attached)
  return attached
}

/** Lets a customer's invoices use this payment method. */
export function useByDefault(world: World, method: PaymentMethod): void {
  if (!method.customer) return
  const before = customerOf(world, method.customer)
  const invoice_settings = { ...before.invoice_settings, default_payment_method: method.id }
  world.announce('customer.updated', world.store.patch(before, { invoice_settings }), before)
}

/** A payment method by its id; the name of a test card makes a new one. */
export function methodOf(world: World, id: string, param = 'id'): PaymentMethod {
  const known = world.store.get('payment_method', id)
  if (known) return known
  const card = testCard(id)
  if (!card) throw missing('PaymentMethod', id, param)
  return createPaymentMethod(world, card)
}

function attach({ world, id, params }: Call): PaymentMethod {
  const customer = text(params.customer)
  if (!customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const method = methodOf(world, id)
  const declined = testCard(method._card)?.declined
  // As at the provider, the card is asked when it is given; one that only fails later is taken.
  if (declined) throw new Refusal(402, { type: 'card_error', ...declined })
  return attachPaymentMethod(world, method, customer)
}

function detach({ world, id }: Call): PaymentMethod {
  const before = methodOf(world, id)
  if (!before.customer) throw invalid('The payment method you provided is not attached to a customer.')
  const customer = customerOf(world, before.customer)
  if (customer.invoice_settings.default_payment_method === id)
    world.store.patch(customer, { invoice_settings: { ...customer.invoice_settings, default_payment_method: null } })
  const method = world.store.patch(before, { customer: null, _detached: true })
  world.announce('payment_method.detached', method, before)
  return method
}

function list({ world, params, url }: Call, customer = text(params.customer)) {
  if (customer) customerOf(world, customer)
  const found = world.store.all('payment_method').filter((one) => one.customer !== null && one.customer === customer)
  return page(
    found.filter((one) => !params.type || one.type === params.type),
    params,
    url,
    world.store.all('payment_method'),
  )
}

// `tok_visa` and `pm_card_visa` name the same test card; a whole number is accepted where it is one of the test cards'.
function create({ world, params }: Call): PaymentMethod {
  if (params.type !== 'card') throw invalid('This sandbox has payment methods of the type card only.', 'type')
  const { token, number } = (params.card as Record<string, unknown> | undefined) ?? {}
  const given = text(token)?.replace(/^tok_/, 'pm_card_') ?? text(number)
  const card = given ? testCard(given) : undefined
  if (!card) throw invalid('Your card was not recognised: use a test card or its token.', 'card')
  const { name, email } = (params.billing_details as Record<string, unknown> | undefined) ?? {}
  return createPaymentMethod(world, card, { name: text(name), email: text(email) })
}

function update({ world, id, params }: Call): PaymentMethod {
  const before = methodOf(world, id)
  const method = world.store.patch(before, {
    metadata: mergeMetadata(before.metadata, params.metadata),
    billing_details: { ...before.billing_details, ...(params.billing_details as object | undefined) },
  })
  world.announce('payment_method.updated', method, before)
  return method
}

const billingDetails = { of: { name: 'text', email: 'text', phone: 'text' } } as const

export const paymentMethodEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    params: {
      type: 'text',
      card: { of: { token: 'text', number: 'text', exp_month: 'integer', exp_year: 'integer', cvc: 'text' } },
      billing_details: billingDetails,
      metadata: 'map',
    },
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    params: { ...listShape, customer: 'text', type: 'text' },
    run: (call) => list(call),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods',
    params: { ...listShape, type: 'text' },
    run: (call) => list(call, call.id),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id/payment_methods/:second',
    run: ({ world, id, second }) => {
      const method = methodOf(world, second)
      if (method.customer !== customerOf(world, id).id) throw missing('PaymentMethod', second)
      return method
    },
  },
  { method: 'GET', path: '/v1/payment_methods/:id', run: ({ world, id }) => methodOf(world, id) },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id',
    params: { metadata: 'map', billing_details: billingDetails },
    run: update,
  },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', params: { customer: 'text' }, run: attach },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', run: detach },
]
