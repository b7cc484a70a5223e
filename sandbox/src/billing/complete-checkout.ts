import { priceOf } from '../api/find.ts'
import { render } from '../api/render.ts'
import { declined, type TestCard } from '../objects/cards.ts'
import { attachCard, enteredCard } from '../objects/payment-methods.ts'
import type { CardError, CheckoutSession, SetupIntent } from '../state/records.ts'
import { newId, randomText, type World } from '../state/world.ts'
import { authorizeCard, createIntent, recordCharge } from './payments.ts'
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
  if (refused) {
    recordRefusal(world, session, payer, refused)
    return refused
  }
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

/** Stores and announces a refused card. Without a trial it was charged, before there is an invoice. */
function recordRefusal(world: World, session: CheckoutSession, payer: Payer, refused: CardError): void {
  const { customer, amount_total: amount } = session
  const method = enteredCard(world, customer, payer)
  if (session._trialDays === null) {
    const intent = createIntent(world, { amount, customer, description: 'Subscription creation' }, method)
    recordCharge(world, intent, { method, refused })
    return
  }
  const id = newId('seti')
  const attempt = world.store.put({
    allowed_payment_method_types: null,
    application: null,
    attach_to_self: false,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomText(25)}`,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    single_use_mandate: null,
    id,
    object: 'setup_intent',
    created: world.now(),
    customer,
    last_setup_error: { ...refused, payment_method: render(method) },
    payment_method: null,
    status: 'requires_payment_method',
    usage: 'off_session',
  } as SetupIntent)
  world.emitEvent('setup_intent.setup_failed', attempt)
}
