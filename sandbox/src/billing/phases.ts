import { priceOf } from '../api/find.ts'
import { updateSubscription } from '../objects/subscriptions.ts'
import type { Subscription, SubscriptionSchedule } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { periodEndOf, withPrice } from './subscriptions.ts'

/** Returns the active schedule of a subscription. */
export function scheduleOf(world: World, subscription: Subscription): SubscriptionSchedule | null {
  const schedule = world.store.get('subscription_schedule', subscription.schedule ?? '')
  return schedule?.status === 'active' ? schedule : null
}

/** Ends a schedule. The subscription goes on without it. */
export function releaseSchedule(
  world: World,
  schedule: SubscriptionSchedule,
  status: 'released' | 'completed',
): SubscriptionSchedule {
  const subscription = world.store.get('subscription', schedule.subscription ?? '')
  if (subscription)
    world.emitEvent('customer.subscription.updated', world.store.patch(subscription, { schedule: null }))
  return world.store.patch(schedule, {
    current_phase: null,
    released_subscription: schedule.subscription,
    status,
    subscription: null,
    ...(status === 'released' ? { released_at: world.now() } : { completed_at: world.now() }),
  })
}

/**
 * Starts the next phase of a schedule. At the end of a period only the price is set, because the renewal charges it. If
 * the subscription has had another period since, the new price starts a period of its own.
 */
export function startNextPhase(world: World, subscription: Subscription, schedule: SubscriptionSchedule): void {
  const end = schedule.current_phase?.end_date ?? 0
  const next = schedule.phases.find((phase) => phase.start_date >= end)
  if (!next) {
    releaseSchedule(world, schedule, 'completed')
    return
  }
  const { start_date, end_date, proration_behavior } = next
  const price = priceOf(world, next.items[0].price, 'phases')
  world.store.patch(schedule, { current_phase: { start_date, end_date } })
  if (periodEndOf(subscription) > start_date) {
    const items = [{ id: subscription.items.data[0].id, price: price.id }]
    updateSubscription(world, subscription.id, { items, proration_behavior })
    return
  }
  const after = world.store.put({ ...withPrice(subscription, price), billing_cycle_anchor: start_date })
  world.emitEvent('customer.subscription.updated', after)
}
