import { invalid, missing } from '../api/refusal.ts'
import type { Params, Shape } from '../api/shape.ts'
import type { Metadata, PaymentMethod, Price } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { sameRhythm } from '../billing/periods.ts'
import { priceOf } from './catalog.ts'

const daySeconds = 86_400

/** The parameters that creating and changing a subscription share. */
export const subscriptionFields = {
  default_payment_method: 'text',
  metadata: 'map',
  description: 'text',
  // The provider's other two leave the payment to a page of one's own.
  payment_behavior: { oneOf: ['allow_incomplete', 'error_if_incomplete'] },
  cancel_at_period_end: 'boolean',
} as const satisfies Shape

/** The parameters that say how a change of items is charged. */
export const changeFields = {
  payment_behavior: subscriptionFields.payment_behavior,
  proration_behavior: { oneOf: ['create_prorations', 'always_invoice', 'none'] },
  proration_date: 'integer',
} as const satisfies Shape

/** The prices and quantities of new items. */
export function newItems(world: World, given: unknown, name = 'items') {
  const items = given as Params[] | undefined
  if (!items?.length) throw invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  const made = items.map((item, index): { price: Price; quantity: number; metadata?: Metadata } => {
    const price = priceOf(world, item.price, `${name}[${index}][price]`)
    const quantity = (item.quantity as number | undefined) ?? 1
    if (quantity < 1) throw invalid('Quantity must be at least 1.', `${name}[${index}][quantity]`)
    return { price, quantity, ...(item.metadata ? { metadata: item.metadata as Metadata } : {}) }
  })
  checkTogether(
    made.map(({ price }) => price),
    name,
  )
  return made
}

/** Refuses prices that cannot stand beside each other in one subscription. */
export function checkTogether(prices: Price[], name: string): void {
  const twice = prices.find((price, index) => prices.findIndex(({ id }) => id === price.id) < index)
  if (twice) throw invalid(`Cannot add multiple subscription items with the same plan: ${twice.id}`, name)
  const [first] = prices
  if (first && prices.some((price) => !sameRhythm(first, price)))
    throw invalid('This sandbox does not support prices of different intervals in one subscription.', name)
  if (first && prices.some(({ currency }) => currency !== first.currency))
    throw invalid('The prices of a subscription must all have the same currency.', name)
}

/** When a trial of `trial_period_days` would be over; null for none. */
export function trialEndOf({ trial_period_days: days }: Params, now: number, at = 'trial_period_days'): number | null {
  if (typeof days !== 'number') return null
  if (days < 1 || days > 730) throw invalid('Trial periods must be between 1 and 730 days.', at)
  return now + days * daySeconds
}

/** The payment method of an id, which must belong to the customer. */
export function ownMethod(world: World, id: unknown, customer: string, param: string): PaymentMethod | null {
  if (typeof id !== 'string') return null
  const method = world.store.get('payment_method', id)
  if (!method) throw missing('PaymentMethod', id, param)
  if (method.customer !== customer)
    throw invalid('The customer does not have a payment method with the ID ' + id + '.', param, 'resource_missing')
  return method
}
