import { type Call, type Endpoint, required } from '../api/endpoint.ts'
import { customerOf, priceOf } from '../api/find.ts'
import { matches, page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import type { CheckoutSession, Price } from '../state/records.ts'
import { daySeconds, randomText, type World } from '../state/world.ts'

function sessionOf(world: World, id: string): CheckoutSession {
  const session = world.store.get('checkout.session', id)
  if (!session) throw notFound('checkout.session', id)
  return session
}

/** Refuses a parameter that isn't a URL. */
export function webAddress(address: string, param: string): string {
  const parsed = URL.parse(address)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) throw invalid('Not a valid URL', param, 'url_invalid')
  return address
}

function priceToSell(world: World, items: Params[]): Price {
  const [item] = items
  if (!item || items.length > 1 || item.quantity !== 1)
    throw invalid('This sandbox sells one price at a time, with a quantity of 1.', 'line_items')
  return priceOf(world, item.price, 'line_items[0][price]')
}

function trialDaysOf({ trial_period_days: days }: Params): number | null {
  if (typeof days !== 'number') return null
  if (days < 1 || days > 730)
    throw invalid('Trial periods must be between 1 and 730 days.', 'subscription_data[trial_period_days]')
  return days
}

function create({ world, params }: Call): CheckoutSession {
  required(params, 'mode')
  const customer = customerOf(world, required(params, 'customer'))
  const price = priceToSell(world, required<Params[]>(params, 'line_items'))
  const data = (params.subscription_data as Params | undefined) ?? {}
  const trialDays = trialDaysOf(data)
  const amount = trialDays === null ? price.unit_amount : 0
  const cancel = params.cancel_url as string | undefined
  const id = `cs_test_${randomText(58)}`
  return world.store.put({
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer_account: null,
    customer_creation: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
    customer_email: null,
    discounts: [],
    integration_identifier: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
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
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    wallet_options: null,
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: cancel === undefined ? null : webAddress(cancel, 'cancel_url'),
    created: world.now(),
    currency: 'usd',
    customer: customer.id,
    expires_at: world.now() + daySeconds,
    invoice: null,
    metadata: mergeMetadata({}, params.metadata),
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    success_url: webAddress(required(params, 'success_url'), 'success_url'),
    url: `${world.surroundings.publicBase}/_sandbox/checkout/${id}`,
    _price: price.id,
    _trialDays: trialDays,
    _subscriptionMetadata: mergeMetadata({}, data.metadata),
  } as CheckoutSession)
}

/** Expires an open session, by the API or because its time is up. */
export function expireSession(world: World, session: CheckoutSession): CheckoutSession {
  const expired = world.store.patch(session, { status: 'expired', url: null })
  world.emitEvent('checkout.session.expired', expired)
  return expired
}

function expire({ world, id }: Call): CheckoutSession {
  const session = sessionOf(world, id)
  if (session.status !== 'open')
    throw invalid(`Only an open Checkout Session can be expired. The status of this one is ${session.status}.`)
  return expireSession(world, session)
}

export const checkoutEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    params: {
      cancel_url: 'text',
      customer: 'text',
      line_items: { each: { price: 'text', quantity: 'integer' } },
      metadata: 'map',
      mode: { oneOf: ['subscription'] },
      subscription_data: { of: { metadata: 'map', trial_period_days: 'integer' } },
      success_url: 'text',
    },
    run: create,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    params: { ...pageShape, customer: 'text', status: { oneOf: ['open', 'complete', 'expired'] } },
    run: (call) => {
      const { customer, status } = call.params
      return page(call, 'checkout.session', (one) => matches(one.customer, customer) && matches(one.status, status))
    },
  },
  { method: 'GET', path: '/v1/checkout/sessions/:id', run: ({ world, id }) => sessionOf(world, id) },
  { method: 'POST', path: '/v1/checkout/sessions/:id/expire', run: expire },
]
