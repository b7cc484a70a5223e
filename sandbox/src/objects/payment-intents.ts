import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { invalid, missing, Refusal } from '../api/refusal.ts'
import { mergeMetadata, type Params } from '../api/shape.ts'
import { attemptCharge, createIntent } from '../billing/payments.ts'
import type { PaymentIntent, PaymentMethod } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { checkCurrency } from './catalog.ts'
import { customerOf } from './customers.ts'
import { attachPaymentMethod, methodOf } from './payment-methods.ts'

const smallest = 50

function intentOf(world: World, id: string): PaymentIntent {
  const found = world.store.get('payment_intent', id)
  if (!found) throw missing('payment_intent', id)
  return found
}

function checkAmount(amount: unknown): number {
  if (typeof amount !== 'number') throw invalid('Missing required param: amount.', 'amount', 'parameter_missing')
  if (amount < smallest)
    throw invalid(`Amount must be at least $${(smallest / 100).toFixed(2)} usd`, 'amount', 'amount_too_small')
  return amount
}

/** The card that was given, by its id or as a test card; another customer's is refused. */
function givenMethod(world: World, params: Params, customer: string | null): PaymentMethod | null {
  const id = text(params.payment_method)
  if (id === null) return null
  const method = methodOf(world, id, 'payment_method')
  if (method.customer !== null && method.customer !== customer)
    throw invalid('The provided PaymentMethod belongs to another Customer.', 'payment_method')
  return method
}

function unexpected(intent: PaymentIntent, what: string): Refusal {
  return new Refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${what} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  })
}

const isOpen = ({ status }: PaymentIntent) => status === 'requires_payment_method' || status === 'requires_confirmation'

/** Refuses to touch a payment that an invoice goes by: the invoice is paid or voided instead. */
function openOwnIntent(world: World, id: string, what: string): PaymentIntent {
  const intent = intentOf(world, id)
  if (!isOpen(intent)) throw unexpected(intent, what)
  if (world.store.all('invoice_payment').some(({ payment }) => payment.payment_intent === id))
    throw invalid(`You cannot ${what} a PaymentIntent that was created by an invoice: pay or void the invoice.`)
  return intent
}

function create({ world, params }: Call): PaymentIntent | Refusal {
  const amount = checkAmount(params.amount)
  const currency = checkCurrency(params.currency)
  const customer = text(params.customer)
  if (customer !== null) customerOf(world, customer, 'customer')
  const method = givenMethod(world, params, customer)
  const request = { amount, currency, customer, description: text(params.description), present: true }
  const intent = world.store.patch(createIntent(world, request, method), {
    metadata: mergeMetadata({}, params.metadata),
    receipt_email: text(params.receipt_email),
    setup_future_usage: text(params.setup_future_usage),
    automatic_payment_methods: params.automatic_payment_methods ?? null,
  } as Partial<PaymentIntent>)
  return params.confirm === true ? charge(world, intent, params) : intent
}

/** Tries the card. A refusal is answered, not thrown: the intent and its failed charge stay. */
function charge(world: World, intent: PaymentIntent, params: Params): PaymentIntent | Refusal {
  const method =
    givenMethod(world, params, intent.customer) ?? world.store.get('payment_method', intent.payment_method ?? '')
  if (!method) throw unexpected(intent, 'confirm')
  const { amount, currency, customer, description } = intent
  const present = params.off_session !== true
  const tried = attemptCharge(world, { amount, currency, customer, description, present, intent }, method)
  const refused = tried.last_payment_error
  if (!refused) {
    if (customer !== null && tried.setup_future_usage && method.customer === null)
      attachPaymentMethod(world, method, customer)
    return tried
  }
  return new Refusal(402, { ...refused, payment_intent: tried, payment_method: method })
}

function update({ world, id, params }: Call): PaymentIntent {
  const before = intentOf(world, id)
  const touches = params.amount !== undefined || params.payment_method !== undefined
  const intent = touches ? openOwnIntent(world, id, 'update') : before
  const method = givenMethod(world, params, intent.customer)
  return world.store.patch(intent, {
    metadata: mergeMetadata(intent.metadata, params.metadata),
    ...(params.amount !== undefined && { amount: checkAmount(params.amount) }),
    ...(params.description !== undefined && { description: text(params.description) }),
    ...(method && { payment_method: method.id, status: 'requires_confirmation' }),
  })
}

function cancel({ world, id, params }: Call): PaymentIntent {
  const before = openOwnIntent(world, id, 'cancel')
  const customer = world.store.get('customer', before.customer ?? '')
  const canceled = world.store.patch(before, {
    status: 'canceled',
    canceled_at: world.now(customer),
    cancellation_reason: text(params.cancellation_reason),
  } as Partial<PaymentIntent>)
  world.announce('payment_intent.canceled', canceled, before)
  return canceled
}

const confirming = { payment_method: 'text', off_session: 'boolean', return_url: 'text' } as const
const notes = { description: 'text', metadata: 'map' } as const

/** Single payments beside invoices: made, changed, tried with a card and canceled. Money is taken at once, never held. */
export const paymentIntentEndpoints: Endpoint[] = [
  {
    method: 'POST',
    path: '/v1/payment_intents',
    params: {
      ...confirming,
      ...notes,
      amount: 'integer',
      currency: 'text',
      customer: 'text',
      confirm: 'boolean',
      receipt_email: 'text',
      setup_future_usage: { oneOf: ['off_session', 'on_session'] },
      capture_method: { oneOf: ['automatic', 'automatic_async'] },
      automatic_payment_methods: { of: { enabled: 'boolean', allow_redirects: { oneOf: ['always', 'never'] } } },
    },
    run: create,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id',
    params: { ...notes, amount: 'integer', payment_method: 'text' },
    run: update,
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/confirm',
    params: confirming,
    run: ({ world, id, params }) => charge(world, openOwnIntent(world, id, 'confirm'), params),
  },
  {
    method: 'POST',
    path: '/v1/payment_intents/:id/cancel',
    params: { cancellation_reason: { oneOf: ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] } },
    run: cancel,
  },
]
