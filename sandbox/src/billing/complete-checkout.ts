import { priceOf } from '../api/find.ts'
import { declined, type TestCard } from '../objects/cards.ts'
import { attachCard } from '../objects/payment-methods.ts'
import type { CardError, CheckoutSession } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { authorizeCard } from './payments.ts'
import { startSubscription } from './subscriptions.ts'

/** A card with what its owner entered about it. */
export interface Payer {
  name: string
  card: TestCard
  expMonth: number
  expYear: number
}

/** Pays for an open session and starts its subscription. Returns what the bank said when the card was refused. */
export function completeCheckout(world: World, session: CheckoutSession, payer: Payer): CardError | null {
  const refused = refusalOf(world, session, payer)
  if (refused) return refused
  const price = priceOf(world, session._price, 'line_items')
  const method = attachCard(world, session.customer, payer)
  const { subscription, invoice } = startSubscription(world, session, price, method)
  const complete = world.store.patch(session, {
    invoice: invoice.id,
    payment_status: invoice.amount_due === 0 ? 'no_payment_required' : 'paid',
    status: 'complete',
    subscription: subscription.id,
    url: null,
  })
  world.emitEvent('checkout.session.completed', complete)
  return null
}

/** Asks the bank before anything is stored. In a trial the card is only saved. */
function refusalOf(world: World, session: CheckoutSession, { card }: Payer): CardError | null {
  if (card.declined) return declined
  return session._trialDays === null ? authorizeCard(world, card.token, true) : null
}
