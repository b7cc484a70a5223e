import { invalid, missing } from '../api/refusal.ts'
import type { Params, Shape } from '../api/shape.ts'
import type { Metadata, PaymentMethod, Price } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { sameRhythm } from '../billing/periods.ts'
import { priceOf } from './catalog.ts'

const daySeconds = 86_400

/** What happens when the first payment fails. The provider's other two leave the payment to a page of one's own. */
export const paymentBehavior = { oneOf: ['allow_incomplete', 'error_if_incomplete'] } as const

/** The parameters that creating and changing a subscription share. */
export const subscriptionFields = {
  default_payment_method: 'text',
  metadata: 'map',
  description: 'text',
  proration_behavior: { oneOf: ['create_prorations', 'always_invoice', 'none'] },
  payment_behavior: paymentBehavior,
  cancel_at_period_end: 'boolean',
  cancel_at: 'integer',
  trial_end: 'text',
  trial_from_plan: 'boolean',
  collection_method: { oneOf: ['charge_automatically'] },
  off_session: 'boolean',
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
    throw invalid('All prices on a subscription must have the same `recurring.interval` and `interval_count`.', name)
  if (first && prices.some(({ currency }) => currency !== first.currency))
    throw invalid('All prices on a subscription must have the same currency.', name)
}

/** When a trial asked for by its days or by its end would be over; null for none. */
export function trialEndOf(params: Params, now: number): number | null {
  const days = params.trial_period_days as number | undefined
  if (days !== undefined && params.trial_end !== undefined)
    throw invalid('Pass only one of trial_end and trial_period_days.', 'trial_period_days')
  if (days !== undefined && days !== null) {
    if (days < 1 || days > 730) throw invalid('Trial periods must be between 1 and 730 days.', 'trial_period_days')
    return now + days * daySeconds
  }
  if (params.trial_end === undefined || params.trial_end === null || params.trial_end === 'now') return null
  const end = Number(params.trial_end)
  if (!Number.isInteger(end) || end <= now) throw invalid('Invalid timestamp: must be in the future.', 'trial_end')
  return end
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
