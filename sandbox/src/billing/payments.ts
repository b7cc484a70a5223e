import { render } from '../api/render.ts'
import { testCards } from '../objects/cards.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from '../state/records.ts'
import { newId, randomText, type World } from '../state/world.ts'

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
}

const noIntentDetails = {
  allowed_payment_method_types: null,
  amount_capturable: 0,
  amount_details: { tip: {} },
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  confirmation_method: 'automatic',
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_method_options: {
    card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
  },
  payment_method_types: ['card'],
  payment_record: null,
  processing: null,
  receipt_email: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}

/** A payment intent that waits for its first attempt. */
export function createIntent(world: World, request: ChargeRequest, method: PaymentMethod | null): PaymentIntent {
  const id = newId('pi')
  const intent = world.store.put({
    ...noIntentDetails,
    id,
    object: 'payment_intent',
    amount: request.amount,
    amount_received: 0,
    client_secret: `${id}_secret_${randomText(25)}`,
    created: world.now(),
    currency: request.currency,
    customer: request.customer,
    description: request.description,
    metadata: {},
    payment_method: method?.id ?? null,
    setup_future_usage: request.present ? 'off_session' : null,
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
    last_payment_error: refused && { ...refused, charge: charge.id, payment_method: render(method) },
    latest_charge: charge.id,
    payment_method: refused ? null : method.id,
    status: refused ? 'requires_payment_method' : 'succeeded',
  })
  world.announce(refused ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', tried)
  return tried
}

const noChargeDetails = {
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  calculated_statement_descriptor: 'TEST PAYMENT',
  disputed: false,
  failure_balance_transaction: null,
  fraud_details: {},
  livemode: false,
  on_behalf_of: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  transfer_data: null,
  transfer_group: null,
}

/** What the bank said, as a charge shows it. */
function outcomeOf(refused: CardError | null) {
  const nothing = { advice_code: null, network_advice_code: null, network_decline_code: null, risk_level: 'normal' }
  if (!refused)
    return {
      ...nothing,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    }
  return {
    ...nothing,
    network_status: 'declined_by_network',
    reason: refused.decline_code ?? refused.code,
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  }
}

/** The card as it was when it was charged. */
function chargedCard({ card }: PaymentMethod, amount: number) {
  const {
    display_brand: _brand,
    generated_from: _from,
    networks: _networks,
    three_d_secure_usage: _usage,
    ...kept
  } = card
  return {
    ...kept,
    amount_authorized: amount,
    authorization_code: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    three_d_secure: null,
    transaction_link_id: null,
  }
}

function chargeRecord(
  world: World,
  request: ChargeRequest,
  { intent, method, refused }: { intent: PaymentIntent; method: PaymentMethod; refused: CardError | null },
): Charge {
  return {
    ...noChargeDetails,
    billing_details: method.billing_details,
    captured: !refused,
    description: request.description,
    outcome: outcomeOf(refused),
    payment_method_details: { type: 'card', card: chargedCard(method, request.amount) },
    id: newId('ch'),
    object: 'charge',
    amount: request.amount,
    amount_captured: refused ? 0 : request.amount,
    amount_refunded: 0,
    created: world.now(),
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
