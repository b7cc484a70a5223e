import { updateSubscription } from '../objects/subscriptions.ts'
import type { Phase, Subscription, SubscriptionItem, SubscriptionSchedule } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { sameRhythm } from './periods.ts'
import { periodEndOf, planOf } from './subscriptions.ts'

/** The schedule that a subscription follows, if any. */
export function scheduleOf(world: World, subscription: Subscription): SubscriptionSchedule | null {
  const schedule = subscription.schedule ? world.store.get('subscription_schedule', subscription.schedule) : undefined
  return schedule?.status === 'active' ? schedule : null
}

/** When a subscription leaves the phase it is in; null without a schedule. */
export function phaseEndOf(world: World, subscription: Subscription): number | null {
  return scheduleOf(world, subscription)?.current_phase?.end_date ?? null
}

/** Lets a subscription go on by itself, without its schedule. */
export function releaseSchedule(
  world: World,
  schedule: SubscriptionSchedule,
  status: 'released' | 'completed' = 'released',
): SubscriptionSchedule {
  const now = world.now()
  const subscription = schedule.subscription ? world.store.get('subscription', schedule.subscription) : undefined
  if (subscription) {
    const free = world.store.patch(subscription, { schedule: null })
    world.announce('customer.subscription.updated', free, subscription)
  }
  const after = world.store.patch(schedule, {
    current_phase: null,
    released_subscription: schedule.subscription,
    status,
    subscription: null,
    ...(status === 'released' ? { released_at: now } : { completed_at: now }),
  })
  world.announce(`subscription_schedule.${status}`, after, schedule)
  return after
}

/**
 * Takes a subscription into the next phase of its schedule. At the end of a period the new price is only put in place:
 * the renewal that follows charges it. In the middle of one the change is made as an update would make it.
 */
export function enterNextPhase(world: World, subscription: Subscription): void {
  const schedule = scheduleOf(world, subscription)
  const end = schedule?.current_phase?.end_date
  if (!schedule || end === undefined) return
  const next = schedule.phases.find((phase) => phase.start_date >= end)
  if (!next) {
    releaseSchedule(world, schedule, 'completed')
    return
  }
  const { start_date, end_date } = next
  const entered = world.store.patch(schedule, { current_phase: { start_date, end_date } })
  world.announce('subscription_schedule.updated', entered, schedule)
  if (periodEndOf(subscription) <= start_date) return putPricesInPlace(world, subscription, next)
  const items = next.items.map(({ price, quantity }, index) => ({
    id: subscription.items.data[index]?.id,
    price,
    quantity,
  }))
  updateSubscription(world, subscription.id, { items, proration_behavior: next.proration_behavior })
}

/** The phase that begins when the period ends; null where none does. */
export function phaseAfter(world: World, subscription: Subscription): Phase | null {
  const schedule = scheduleOf(world, subscription)
  const end = schedule?.current_phase?.end_date
  if (!schedule || end === undefined || end > periodEndOf(subscription)) return null
  return schedule.phases.find((phase) => phase.start_date >= end) ?? null
}

/** A subscription with the prices of a phase, as it is once the phase has begun at the end of a period. */
export function withPhase(world: World, before: Subscription, phase: Phase): Subscription {
  const data = before.items.data.map((item, index): SubscriptionItem => {
    const wanted = phase.items[index]
    const price = world.store.get('price', wanted?.price ?? '') ?? item.price
    return { ...item, price, plan: planOf(price), quantity: wanted?.quantity ?? item.quantity } as SubscriptionItem
  })
  const [old, first] = [before.items.data[0], data[0]]
  const restart = old !== undefined && first !== undefined && !sameRhythm(old.price, first.price)
  return {
    ...before,
    items: { ...before.items, data },
    ...(restart && { billing_cycle_anchor: phase.start_date }),
  }
}

function putPricesInPlace(world: World, before: Subscription, phase: Phase): void {
  const after = world.store.patch(before, withPhase(world, before, phase))
  world.announce('customer.subscription.updated', after, before)
}
