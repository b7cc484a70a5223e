import { expireSession } from '../objects/checkout-sessions.ts'
import type { Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { enterNextPhase, phaseEndOf } from './phases.ts'
import {
  endSubscription,
  periodEndOf,
  renewSubscription,
  retryInvoice,
  trialWarningAt,
  warnOfTrialEnd,
} from './subscriptions.ts'

interface Due {
  at: number
  run: () => void
}

const firstPaymentSeconds = 23 * 3600

/** Does what falls due up to `until`, in order of time, */
export function runUntil(world: World, until: number): void {
  for (;;) {
    const due = nextDue(world)
    if (!due || due.at > until) return
    world.at(due.at, due.run)
  }
}

function nextDue(world: World): Due | null {
  let first: Due | null = null
  for (const due of [
    ...world.store
      .all('subscription')
      .filter((one) => !one.ended_at)
      .map((one) => subscriptionDue(world, one)),
    ...invoicesDue(world),
    ...sessionsDue(world),
  ])
    if (due && (!first || due.at < first.at)) first = due
  return first
}

function subscriptionDue(world: World, subscription: Subscription): Due | null {
  const { status } = subscription
  if (status === 'incomplete')
    return {
      at: subscription.created + firstPaymentSeconds,
      run: () => endSubscription(world, subscription, 'payment_failed'),
    }
  const warning = trialWarningAt(subscription)
  if (warning !== null) return { at: warning, run: () => warnOfTrialEnd(world, subscription) }
  const end = periodEndOf(subscription)
  const cancelAt = subscription.cancel_at
  if (cancelAt !== null && cancelAt <= end)
    return { at: cancelAt, run: () => endSubscription(world, subscription, 'cancellation_requested') }
  const phaseEnd = phaseEndOf(world, subscription)
  if (phaseEnd !== null && phaseEnd <= end) return { at: phaseEnd, run: () => enterNextPhase(world, subscription) }
  return { at: end, run: () => renewSubscription(world, subscription) }
}

function invoicesDue(world: World): Due[] {
  return world.store.all('invoice').flatMap((invoice) => {
    const at = invoice.next_payment_attempt
    if (invoice.status !== 'open' || at === null) return []
    return [{ at, run: () => void retryInvoice(world, invoice) }]
  })
}

function sessionsDue(world: World): Due[] {
  return world.store
    .all('checkout.session')
    .filter((session) => session.status === 'open')
    .map((session) => ({ at: session.expires_at, run: () => void expireSession(world, session) }))
}
