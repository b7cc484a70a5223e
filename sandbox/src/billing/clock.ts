import { expireSession } from '../objects/checkout-sessions.ts'
import type { Subscription } from '../state/records.ts'
import type { World } from '../state/world.ts'
import { scheduleOf, startNextPhase } from './phases.ts'
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

/** Does everything that's due up to `until`, in order of time. */
export function runUntil(world: World, until: number): void {
  for (;;) {
    const due = nextDue(world)
    if (!due || due.at > until) return
    world.at(due.at, due.run)
  }
}

function nextDue(world: World): Due | null {
  let first: Due | null = null
  for (const due of [...subscriptionsDue(world), ...invoicesDue(world), ...sessionsDue(world)])
    if (!first || due.at < first.at) first = due
  return first
}

function subscriptionsDue(world: World): Due[] {
  return world.store
    .all('subscription')
    .filter((one) => one.ended_at === null)
    .map((one) => subscriptionDue(world, one))
}

function subscriptionDue(world: World, subscription: Subscription): Due {
  const warning = trialWarningAt(subscription)
  if (warning !== null) return { at: warning, run: () => warnOfTrialEnd(world, subscription) }
  const end = periodEndOf(subscription)
  const cancelAt = subscription.cancel_at
  if (cancelAt !== null && cancelAt <= end)
    return { at: cancelAt, run: () => void endSubscription(world, subscription, 'cancellation_requested') }
  const schedule = scheduleOf(world, subscription)
  const phaseEnd = schedule?.current_phase?.end_date
  if (schedule && phaseEnd !== undefined && phaseEnd <= end)
    return { at: phaseEnd, run: () => startNextPhase(world, subscription, schedule) }
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
