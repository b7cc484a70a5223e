import { testCards } from '../objects/cards.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'

const declinedByControl: CardError = {
  type: 'card_error',
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
}

/** What a card says to a charge now: nothing when it pays. A fault asked for by the controls is used up. */
export function cardAnswer(world: World, method: PaymentMethod, present: boolean): CardError | null {
  if (world.settings.failNextCharges > 0) {
    world.store.patch(world.settings, { failNextCharges: world.settings.failNextCharges - 1 })
    return declinedByControl
  }
  const card = testCards.find((one) => one.token === method._card)
  if (card?.declined) return { type: 'card_error', ...card.declined }
  return card?.failsLater && !present ? declinedByControl : null
}

export interface ChargeRequest {
  amount: number
  currency: string
  customer: string | null
  description: string | null
  present: boolean
  intent?: PaymentIntent | null
  at?: number
}

/** A payment intent that waits for its first attempt. */
export function createIntent(world: World, request: ChargeRequest, method: PaymentMethod | null): PaymentIntent {
  const id = newId('pi')
  const intent = world.store.put({
    amount_capturable: 0,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    confirmation_method: 'automatic',
    livemode: false,
    next_action: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: null,
    setup_future_usage: 'off_session',
    id,
    object: 'payment_intent',
    amount: request.amount,
    amount_received: 0,
    created: world.now(world.store.get('customer', request.customer ?? '')),
    currency: request.currency,
    customer: request.customer,
    description: request.description,
    last_payment_error: null,
    latest_charge: null,
    metadata: {},
    payment_method: method?.id ?? null,
    status: method ? 'requires_confirmation' : 'requires_payment_method',
  } as PaymentIntent)
  world.announce('payment_intent.created', intent)
  return intent
}

/** Tries a card once. The charge is kept either way, with its events. */
export function attemptCharge(world: World, request: ChargeRequest, method: PaymentMethod): PaymentIntent {
  const intent = request.intent ?? createIntent(world, request, method)
  const refused = cardAnswer(world, method, request.present)
  const charge = world.store.put(chargeRecord(world, request, { intent, method, refused }))
  world.announce(refused ? 'charge.failed' : 'charge.succeeded', charge)
  const tried = world.store.patch(intent, {
    amount_received: refused ? 0 : request.amount,
    last_payment_error: refused && { ...refused, charge: charge.id },
    latest_charge: charge.id,
    payment_method: refused ? null : method.id,
    status: refused ? 'requires_payment_method' : 'succeeded',
  })
  world.announce(refused ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', tried)
  return tried
}

function chargeRecord(
  world: World,
  request: ChargeRequest,
  { intent, method, refused }: { intent: PaymentIntent; method: PaymentMethod; refused: CardError | null },
): Charge {
  return {
    application_fee: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TEST PAYMENT',
    captured: !refused,
    description: request.description,
    disputed: false,
    fraud_details: {},
    livemode: false,
    outcome: refused
      ? { network_status: 'declined_by_network', reason: refused.decline_code ?? refused.code, type: 'issuer_declined' }
      : { network_status: 'approved_by_network', reason: null, risk_level: 'normal', type: 'authorized' },
    payment_method_details: { type: 'card', card: method.card },
    receipt_email: null,
    receipt_url: null,
    id: newId('ch'),
    object: 'charge',
    amount: request.amount,
    amount_captured: refused ? 0 : request.amount,
    amount_refunded: 0,
    created: world.now(world.store.get('customer', request.customer ?? '')),
    currency: request.currency,
    customer: request.customer,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    metadata: {},
    paid: !refused,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: refused ? 'failed' : 'succeeded',
  } as Charge
}
