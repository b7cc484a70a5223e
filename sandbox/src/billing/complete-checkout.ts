import { cardFingerprint, type TestCard } from '../objects/cards.ts'
import { detailsOf } from '../objects/checkout-sessions.ts'
import { createCustomer } from '../objects/customers.ts'
import { attachPaymentMethod, createPaymentMethod } from '../objects/payment-methods.ts'
import type { CardError, CheckoutSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { cardAnswer } from './payments.ts'
import { startSubscription } from './subscriptions.ts'

const daySeconds = 86_400

/** What a person typed on the checkout page, already checked. */
export interface Payer {
  email: string
  name: string
  card: TestCard
  expMonth: number
  expYear: number
}

/** Pays for an open session: customer, card, subscription, first invoice, and the session's own event last. */
export function completeCheckout(world: World, session: CheckoutSession, payer: Payer): CardError | null {
  const known = session.customer ? world.store.get('customer', session.customer) : undefined
  const now = world.now()
  const trialEnd = session._trialDays ? now + session._trialDays * daySeconds : null
  const refused = checkCard(world, payer, trialEnd === null)
  if (refused) return refused
  const customer = known ?? createCustomer(world, { email: payer.email, name: payer.name })
  const kept = savedMethod(world, customer.id, payer)
  const method = kept ?? attachPaymentMethod(world, newMethod(world, payer), customer.id)
  const started = startSubscription(world, {
    customer: world.store.get('customer', customer.id) ?? customer,
    items: session._items.flatMap(({ price: id, quantity }) => {
      const price = world.store.get('price', id)
      return price ? [{ price, quantity }] : []
    }),
    trialEnd,
    method,
    present: true,
    metadata: session._subscriptionMetadata,
    description: null,
  })
  const complete = world.store.patch(session, {
    customer: customer.id,
    customer_details: detailsOf(customer.email ?? payer.email, payer.name),
    invoice: started.invoice.id,
    payment_status: started.invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: started.subscription.id,
    url: null,
  })
  world.announce('checkout.session.completed', complete)
  return null
}

// A trial only saves the card; otherwise the card is asked first, so that a refusal leaves nothing behind.
function checkCard(world: World, payer: Payer, charged: boolean): CardError | null {
  if (payer.card.declined) return { type: 'card_error', ...payer.card.declined }
  return charged ? cardAnswer(world, newMethod(world, payer), true) : null
}

function newMethod(world: World, payer: Payer) {
  return createPaymentMethod(world, payer.card, payer)
}

function savedMethod(world: World, customer: string, payer: Payer) {
  const fingerprint = cardFingerprint(payer.card, payer.email, world.settings.secretKey)
  return world.store
    .all('payment_method')
    .find(
      (one) =>
        one.customer === customer &&
        one.card.fingerprint === fingerprint &&
        one.card.exp_month === payer.expMonth &&
        one.card.exp_year === payer.expYear,
    )
}
