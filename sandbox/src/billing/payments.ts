import { Refusal } from '../api/refusal.ts'
import { render } from '../api/render.ts'
import { declined, declines, testCards } from '../objects/cards.ts'
import type { CardError, Charge, PaymentIntent, PaymentMethod } from '../state/records.ts'
import { newId, randomText, type World } from '../state/world.ts'

/** Returns a 402 in the provider's format. */
export function cardRefusal(refused: CardError): Refusal {
  return new Refusal(402, { ...refused })
}

/**
 * Asks the bank whether a card pays now. Returns null if it does. `present` means that its owner is at the checkout
 * page. Uses up a failure that was requested in the controls.
 */
export function authorizeCard(world: World, token: string, present: boolean): CardError | null {
  const { failNextCharges, failReason } = world.settings
  if (failNextCharges > 0) {
    world.store.patch(world.settings, { failNextCharges: failNextCharges - 1 })
    return declines[failReason ?? ''] ?? declined
  }
  const card = testCards.find((one) => one.token === token)
  return card?.declined || (card?.failsLater && !present) ? declined : null
}

/** Creates a payment intent, before the first attempt to pay it. */
export function createIntent(
  world: World,
  { amount, customer, description }: Pick<PaymentIntent, 'amount' | 'customer' | 'description'>,
  method: PaymentMethod,
): PaymentIntent {
  const id = newId('pi')
  return world.store.put({
    allowed_payment_method_types: null,
    amount_capturable: 0,
    amount_details: { tip: {} },
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${randomText(25)}`,
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
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
    id,
    object: 'payment_intent',
    amount,
    amount_received: 0,
    created: world.now(),
    currency: 'usd',
    customer,
    description,
    metadata: {},
    payment_method: method.id,
    status: 'requires_confirmation',
  } as PaymentIntent)
}

/** Stores an attempt to charge a card, with what the bank said when it was refused, and announces a refusal. */
export function recordCharge(
  world: World,
  intent: PaymentIntent,
  { method, refused }: { method: PaymentMethod; refused: CardError | null },
): PaymentIntent {
  const { id } = storeCharge(world, { method, intent, refused })
  const tried = world.store.patch(intent, {
    amount_received: refused ? 0 : intent.amount,
    last_payment_error: refused && { ...refused, charge: id, payment_method: render(method) },
    latest_charge: id,
    payment_method: refused ? null : method.id,
    status: refused ? 'requires_payment_method' : 'succeeded',
  })
  if (refused) world.emitEvent('payment_intent.payment_failed', tried)
  return tried
}

function storeCharge(
  world: World,
  { method, intent, refused }: { method: PaymentMethod; intent: PaymentIntent; refused: CardError | null },
): Charge {
  const { amount, customer, description } = intent
  return world.store.put({
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'TEST PAYMENT',
    captured: !refused,
    description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refused?.code ?? null,
    failure_message: refused?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: outcomeOf(refused),
    payment_method_details: { type: 'card', card: chargedCard(method, amount) },
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
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: refused ? 0 : amount,
    amount_refunded: 0,
    created: world.now(),
    currency: 'usd',
    customer,
    paid: !refused,
    payment_intent: intent.id,
    payment_method: method.id,
    refunded: false,
    status: refused ? 'failed' : 'succeeded',
  } as Charge)
}

/** Returns what the bank said about a charge. */
function outcomeOf(refused: CardError | null) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: refused ? 'declined_by_network' : 'approved_by_network',
    reason: refused?.decline_code ?? null,
    risk_level: 'normal',
    seller_message: refused ? 'The bank declined the payment.' : 'Payment complete.',
    type: refused ? 'issuer_declined' : 'authorized',
  }
}

/** Returns the card as it was when it was charged. */
function chargedCard({ card }: PaymentMethod, amount: number) {
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status, wallet } = card
  return {
    ...{ brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status, wallet },
    amount_authorized: amount,
    authorization_code: null,
    electronic_commerce_indicator: null,
    installments: null,
    mandate: null,
    network: brand,
    network_transaction_id: null,
    three_d_secure: null,
    transaction_link_id: null,
  }
}
