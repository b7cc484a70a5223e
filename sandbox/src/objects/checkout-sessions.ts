import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { listShape, page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { productName } from '../billing/lines.ts'
import type { CheckoutSession } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { customerOf } from './customers.ts'
import { newItems, trialEndOf } from './subscription-params.ts'

const daySeconds = 86_400

const nothing = {
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  allowed_payment_method_types: null,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
  customer_account: null,
  discounts: [],
  integration_identifier: null,
  invoice_creation: null,
  livemode: false,
  managed_payments: null,
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  permissions: null,
  phone_number_collection: { enabled: false },
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  submit_type: null,
  ui_mode: 'hosted_page',
  wallet_options: null,
}

/** The session of an id. */
export function sessionOf(world: World, id: string): CheckoutSession {
  const session = world.store.get('checkout.session', id)
  if (!session) throw notFound('checkout.session', id)
  return session
}

/** An address of a page; `{CHECKOUT_SESSION_ID}` may stand in it. */
export function webAddress(value: unknown, param: string, required: boolean): string | null {
  const address = text(value)
  if (!address && !required) return null
  if (!address) throw invalid(`Missing required param: ${param}.`, param, 'parameter_missing')
  const parsed = URL.parse(address.replace('{CHECKOUT_SESSION_ID}', 'cs_test'))
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) throw invalid('Not a valid URL', param, 'url_invalid')
  return address
}

function expiryOf(world: World, params: Params, now: number): number {
  const given = params.expires_at as number | undefined
  if (given === undefined) return now + daySeconds
  if (given < now + 1800 || given > now + daySeconds + 60)
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at')
  return given
}

function create({ world, params }: Call): CheckoutSession {
  if (!params.mode) throw invalid('Missing required param: mode.', 'mode', 'parameter_missing')
  if (params.customer && params.customer_email)
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer')
  const customer = params.customer ? customerOf(world, params.customer as string) : null
  const items = newItems(world, params.line_items, 'line_items')
  if (!items.some(({ price }) => price.recurring))
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items')
  const data = (params.subscription_data as Params | undefined) ?? {}
  const now = world.now()
  const trialEnd = trialEndOf(data, now, 'subscription_data[trial_period_days]')
  const subtotal = trialEnd ? 0 : items.reduce((sum, { price, quantity }) => sum + price.unit_amount * quantity, 0)
  const id = `cs_test_${newId('x', 58).slice(2)}`
  return world.store.put({
    ...nothing,
    id,
    object: 'checkout.session',
    amount_subtotal: subtotal,
    amount_total: subtotal,
    cancel_url: webAddress(params.cancel_url, 'cancel_url', false),
    client_reference_id: text(params.client_reference_id),
    created: now,
    currency: items[0]?.price.currency ?? 'usd',
    customer: customer?.id ?? null,
    customer_creation: customer ? null : 'always',
    customer_details:
      customer || params.customer_email ? detailsOf(customer?.email ?? text(params.customer_email), null) : null,
    customer_email: text(params.customer_email),
    expires_at: expiryOf(world, params, now),
    invoice: null,
    locale: null,
    metadata: mergeMetadata({}, params.metadata),
    mode: 'subscription',
    payment_method_collection: 'always',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: webAddress(params.success_url, 'success_url', true) as string,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${world.surroundings.publicBase}/_sandbox/checkout/${id}`,
    _items: items.map(({ price, quantity }) => ({ id: newId('li', 24), price: price.id, quantity })),
    _trialDays: (data.trial_period_days as number | undefined) ?? null,
    _subscriptionMetadata: mergeMetadata({}, data.metadata),
  } as CheckoutSession)
}

/** Who paid, as the session shows it. */
export function detailsOf(email: string | null, name: string | null) {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
}

/** What a session sells. */
export function lineItems(world: World, session: CheckoutSession) {
  return session._items.flatMap(({ id, price: priceId, quantity }) => {
    const price = world.store.get('price', priceId)
    if (!price) return []
    const amount = session._trialDays ? 0 : price.unit_amount * quantity
    return [
      {
        id,
        object: 'item' as const,
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: productName(world, price),
        metadata: {},
        price,
        quantity,
      },
    ]
  })
}

/** Closes an open session, by the API or because its time is over. */
export function expireSession(world: World, session: CheckoutSession): CheckoutSession {
  const expired = world.store.patch(session, { status: 'expired', url: null })
  world.announce('checkout.session.expired', expired)
  return expired
}

function expire({ world, id }: Call): CheckoutSession {
  const session = sessionOf(world, id)
  if (session.status !== 'open')
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    )
  return expireSession(world, session)
}

function list({ world, params, url }: Call) {
  const found = world.store
    .all('checkout.session')
    .filter((one) => !params.customer || one.customer === params.customer)
    .filter((one) => !params.status || one.status === params.status)
  return page(found, params, url, world.store.all('checkout.session'))
}

export const checkoutEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: {
      mode: { oneOf: ['subscription'] },
      line_items: { each: { price: 'text', quantity: 'integer' } },
      success_url: 'text',
      cancel_url: 'text',
      client_reference_id: 'text',
      customer: 'text',
      customer_email: 'text',
      expires_at: 'integer',
      metadata: 'map',
      subscription_data: { of: { trial_period_days: 'integer', metadata: 'map' } },
    },
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: {
      ...listShape,
      customer: 'text',
      status: { oneOf: ['open', 'complete', 'expired'] },
    },
    run: list,
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', run: ({ world, id }) => sessionOf(world, id) },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', run: expire },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id/line_items',
    params: pageShape,
    run: ({ world, id, params, url }) => page(lineItems(world, sessionOf(world, id)).reverse(), params, url),
  },
]
