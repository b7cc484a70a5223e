import type { Customer, PaymentMethod, Price, Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { invalid, missing, notFound } from './refusal.ts'

/** Returns a customer who is not deleted. */
export function customerOf(world: World, id: string): Customer {
  const customer = world.store.get('customer', id)
  if (!customer || customer.deleted) throw missing('customer', id, 'customer')
  return customer
}

/** Returns the price that a parameter names. */
export function priceOf(world: World, id: unknown, param: string): Price {
  const price = world.store.get('price', String(id))
  if (!price) throw missing('price', String(id), param)
  return price
}

/** Returns the payment method that a parameter names. It must belong to the customer. */
export function ownMethod(world: World, id: string, customer: string, param: string): PaymentMethod {
  const method = world.store.get('payment_method', id)
  if (!method) throw missing('PaymentMethod', id, param)
  if (method.customer !== customer)
    throw invalid(`The customer does not have a payment method with the ID ${id}.`, param, 'resource_missing')
  return method
}

/** Returns the subscription with an id. */
export function subscriptionOf(world: World, id: string): Subscription {
  const subscription = world.store.get('subscription', id)
  if (!subscription) throw notFound('subscription', id)
  return subscription
}
