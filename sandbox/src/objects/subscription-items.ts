import { type Call, type Endpoint, text } from '../api/endpoint.ts'
import { page, pageShape } from '../api/list.ts'
import { invalid, notFound } from '../api/refusal.ts'
import type { Params } from '../api/shape.ts'
import type { Subscription, SubscriptionItem } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { changeFields } from './subscription-params.ts'
import { subscriptionOf, updateSubscription } from './subscriptions.ts'

function itemOf(world: World, id: string): { item: SubscriptionItem; subscription: Subscription } {
  for (const subscription of world.store.all('subscription')) {
    const item = subscription.items.data.find((one) => one.id === id)
    if (item) return { item, subscription }
  }
  throw notFound('subscription_item', id)
}

const how = ({ proration_behavior, proration_date, payment_behavior }: Params): Params => ({
  ...(proration_behavior !== undefined && { proration_behavior }),
  ...(proration_date !== undefined && { proration_date }),
  ...(payment_behavior !== undefined && { payment_behavior }),
})

// An item is changed through its subscription, which works out what that costs.
function change({ world, id, params }: Call): SubscriptionItem {
  const { subscription } = itemOf(world, id)
  const { price, quantity, metadata } = params
  const part = {
    id,
    ...(price !== undefined && { price }),
    ...(quantity !== undefined && { quantity }),
    ...(metadata !== undefined && { metadata }),
  }
  updateSubscription(world, subscription.id, { ...how(params), items: [part] })
  return itemOf(world, id).item
}

function create({ world, params }: Call): SubscriptionItem {
  const id = text(params.subscription)
  if (!id) throw invalid('Missing required param: subscription.', 'subscription', 'parameter_missing')
  const known = new Set(subscriptionOf(world, id, 'subscription').items.data.map((one) => one.id))
  const { price, quantity, metadata } = params
  const part = { price, ...(quantity !== undefined && { quantity }), ...(metadata !== undefined && { metadata }) }
  const after = updateSubscription(world, id, { ...how(params), items: [part] })
  const made = after.items.data.find((one) => !known.has(one.id))
  if (!made) throw invalid('The item could not be added.', 'price')
  return made
}

function remove({ world, id, params }: Call) {
  const { subscription } = itemOf(world, id)
  updateSubscription(world, subscription.id, { ...how(params), items: [{ id, deleted: true }] })
  return { id, object: 'subscription_item', deleted: true }
}

const base = '/v1/subscription_items'
const fields = { ...changeFields, price: 'text', quantity: 'integer', metadata: 'map' } as const

export const subscriptionItemEndpoints: Endpoint[] = [
  { method: 'POST', path: base, params: { ...fields, subscription: 'text' }, run: create },
  {
    method: 'GET',
    path: base,
    params: { ...pageShape, subscription: 'text' },
    run: ({ world, params, url }) => {
      const id = text(params.subscription)
      if (!id) throw invalid('Missing required param: subscription.', 'subscription', 'parameter_missing')
      return page([...subscriptionOf(world, id, 'subscription').items.data].reverse(), params, url)
    },
  },
  { method: 'GET', path: `${base}/:id`, run: ({ world, id }) => itemOf(world, id).item },
  { method: 'POST', path: `${base}/:id`, params: fields, run: change },
  { method: 'DELETE', path: `${base}/:id`, params: changeFields, run: remove },
]
