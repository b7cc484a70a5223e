const day = 24 * 60 * 60 * 1000

/** How long a user keeps access while the provider retries a failed renewal. */
export const pastDueGrace = 7 * day
/** How long after its stored end a period still counts, because news of the renewal may be on its way. */
export const renewalGrace = day

/** The facts about a stored subscription that the rules need. */
export interface SubscriptionFacts {
  /** The provider's own status. */
  providerStatus: string
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** When a payment became overdue. Kept after the provider gave up. */
  pastDueSince: Date | null
  endedAt: Date | null
}

/** `running` means that the user currently has what they paid for (or tried). `status` is what the browser is told. */
export interface SubscriptionState {
  status: 'current' | 'canceled' | 'expired'
  running: boolean
}

const current: SubscriptionState = { status: 'current', running: true }
const canceled: SubscriptionState = { status: 'canceled', running: true }
const expired: SubscriptionState = { status: 'expired', running: false }

/** Statuses after which the provider never charges this subscription again. */
const over = new Set(['canceled', 'incomplete_expired'])

/** Returns whether the provider still has the subscription. A user may have only one live one. */
export function isLive(providerStatus: string): boolean {
  return !over.has(providerStatus)
}

/** Returns what a stored subscription gives its user now. This is the only place that decides. */
export function subscriptionState(facts: SubscriptionFacts, now: Date): SubscriptionState {
  const end = facts.periodEnd.getTime()
  switch (facts.providerStatus) {
    case 'trialing':
    case 'active':
      if (facts.cancelAtPeriodEnd) return now.getTime() < end ? canceled : expired
      return now.getTime() < end + renewalGrace ? current : expired
    case 'past_due':
      return whileRetrying(facts, now)
    case 'canceled':
      return stopped(facts, now)
    default:
      // unpaid, paused, incomplete, incomplete_expired, and any new status: nothing is paid
      return expired
  }
}

/** Returns until when everything stays open while a payment is overdue. */
export function pastDueUntil({ pastDueSince, periodEnd }: Pick<SubscriptionFacts, 'pastDueSince' | 'periodEnd'>): Date {
  return new Date((pastDueSince ?? periodEnd).getTime() + pastDueGrace)
}

function whileRetrying(facts: SubscriptionFacts, now: Date): SubscriptionState {
  if (now > pastDueUntil(facts)) return expired
  if (facts.cancelAtPeriodEnd) return now < facts.periodEnd ? canceled : expired
  return current
}

/** Returns the state of a subscription that ended early: the rest of the period remains, unless it was never paid. */
function stopped(facts: SubscriptionFacts, now: Date): SubscriptionState {
  const owed = facts.pastDueSince !== null
  const usedUp = facts.endedAt !== null && facts.endedAt >= facts.periodEnd
  return !owed && !usedUp && now < facts.periodEnd ? canceled : expired
}

/** Returns `me.subscription_status`. A complimentary account is free whatever it once paid. */
export function meStatus(
  complimentary: boolean,
  state: SubscriptionState | null,
): 'free' | 'current' | 'canceled' | 'none' {
  if (complimentary) return 'free'
  return state === null || state.status === 'expired' ? 'none' : state.status
}
