import { type Call, type Endpoint, required } from '../api/endpoint.ts'
import { customerOf } from '../api/find.ts'
import { notFound } from '../api/refusal.ts'
import { cardRefusal } from '../billing/payments.ts'
import type { PaymentMethod } from '../state/records.ts'
import { newId, type World } from '../state/world.ts'
import { cardFingerprint, declined, type TestCard, testCards } from './cards.ts'

interface EnteredCard {
  card: TestCard
  name: string | null
  expMonth: number
  expYear: number
}

/** Stores a card of a customer: its brand and last four digits, never its number. */
export function attachCard(world: World, customer: string, entered: EnteredCard): PaymentMethod {
  return world.store.put({ ...enteredCard(world, customer, entered), customer })
}

/** Returns a card that a customer entered, without storing it. */
export function enteredCard(
  world: World,
  customer: string,
  { card, name, expMonth, expYear }: EnteredCard,
): PaymentMethod {
  const { email } = customerOf(world, customer)
  return {
    allow_redisplay: 'limited',
    customer_account: null,
    livemode: false,
    type: 'card',
    id: newId('pm'),
    object: 'payment_method',
    created: world.now(),
    customer: null,
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: cardFingerprint(card, email, world.settings.secretKey),
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
      email,
      name,
      phone: null,
      tax_id: null,
    },
    metadata: {},
    _card: card.token,
  } as PaymentMethod
}

/** Gives a customer a new card by the name of a test card, such as `pm_card_visa`. */
function attach({ world, id, params }: Call) {
  const customer = required(params, 'customer')
  const card = testCards.find((one) => one.token === id)
  if (!card) throw notFound('PaymentMethod', id)
  if (card.declined) return cardRefusal(declined)
  return attachCard(world, customer, { card, name: null, expMonth: 12, expYear: new Date().getUTCFullYear() + 4 })
}

export const paymentMethodEndpoints: Endpoint[] = [
  { method: 'POST', path: '/v1/payment_methods/:id/attach', params: { customer: 'text' }, run: attach },
]
