import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { page, pageShape } from '../api/list.ts'
import { invalid, notFound, Refusal } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import type { PaymentMethod } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { cardFingerprint, namedCard, type TestCard } from './cards.ts'
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
    customer_account: null,
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
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    billing_details: {
      address: { city: null, country: null, line1: null, line2: null, postal_code: null, state: null },
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
function methodOf(world: World, id: string): PaymentMethod {
  const known = world.store.get('payment_method', id)
  if (known) return known
  if (!id.startsWith('pm_card_')) throw notFound('PaymentMethod', id)
  return createPaymentMethod(world, cardOf(id, 'payment_method'))
}

/** The test card of a name such as `pm_card_visa`, or `tok_visa`. */
function cardOf(name: string, param: string): TestCard {
  const card = namedCard(name.replace(/^tok_/, 'pm_card_'))
  if (card) return card
  throw invalid(`This sandbox does not have the test card '${name}'.`, param)
}

function attach({ world, id, params }: Call): PaymentMethod {
  const customer = text(params.customer)
  if (!customer) throw invalid('Missing required param: customer.', 'customer', 'parameter_missing')
  const method = methodOf(world, id)
  const declined = namedCard(method._card)?.declined
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

function list({ world, params, url }: Call) {
  const all = world.store.all('payment_method')
  const found = all.filter((one) => one.customer !== null && (!params.customer || one.customer === params.customer))
  return page(found, params, url, all)
}

function create({ world, params }: Call): PaymentMethod {
  if (!params.type) throw invalid('Missing required param: type.', 'type', 'parameter_missing')
  const token = text((params.card as Params | undefined)?.token)
  if (!token) throw invalid('Missing required param: card[token].', 'card[token]', 'parameter_missing')
  const card = cardOf(token, 'card[token]')
  const { name, email } = (params.billing_details as Record<string, unknown> | undefined) ?? {}
  const method = createPaymentMethod(world, card, { name: text(name), email: text(email) })
  return world.store.patch(method, { metadata: mergeMetadata({}, params.metadata) })
}

export const paymentMethodEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/payment_methods',
    params: {
      type: { oneOf: ['card'] },
      card: { of: { token: 'text' } },
      billing_details: { of: { name: 'text or empty', email: 'text or empty' } },
      metadata: 'map',
    },
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/payment_methods',
    params: { ...pageShape, customer: 'text', type: { oneOf: ['card'] } },
    run: list,
  },
  { method: 'GET', path: '/v1/payment_methods/:id', run: ({ world, id }) => methodOf(world, id) },
  { method: 'POST', path: '/v1/payment_methods/:id/attach', params: { customer: 'text' }, run: attach },
  { method: 'POST', path: '/v1/payment_methods/:id/detach', run: detach },
]
