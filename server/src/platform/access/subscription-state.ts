const day = 24 * 60 * 60 * 1000

/** How long the provider's retries keep a person going after a renewal could not be charged. */
const pastDueGrace = 7 * day
/** How long a renewal may be on its way to us before the stored period counts as over. */
const renewalGrace = day

/** What the rules need of a stored subscription. */
export interface SubscriptionFacts {
  /** The provider's own word. */
  providerStatus: string
  periodEnd: Date
  cancelAtPeriodEnd: boolean
  /** Since when a charge is owed; kept after the provider gave up. */
  pastDueSince: Date | null
  endedAt: Date | null
}

/** `running` means the person has what was paid for (or tried) today; `status` is what the browser is told. */
export interface SubscriptionState {
  status: 'current' | 'canceled' | 'expired'
  running: boolean
}

const current: SubscriptionState = { status: 'current', running: true }
const canceled: SubscriptionState = { status: 'canceled', running: true }
const expired: SubscriptionState = { status: 'expired', running: false }

/** Statuses after which the provider never charges this subscription again. */
const over = new Set(['canceled', 'incomplete_expired'])

/** Whether the provider still holds the subscription: at most one of a person's may. */
export function isLive(providerStatus: string): boolean {
  return !over.has(providerStatus)
}

/** The one rule from a stored subscription to what its person has now. */
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
      // unpaid, paused, incomplete, incomplete_expired, and words the provider may add: nothing is paid
      return expired
  }
}

/** Until when everything stays open while a charge is owed. */
export function pastDueUntil({ pastDueSince, periodEnd }: Pick<SubscriptionFacts, 'pastDueSince' | 'periodEnd'>): Date {
  return new Date((pastDueSince ?? periodEnd).getTime() + pastDueGrace)
}

function whileRetrying(facts: SubscriptionFacts, now: Date): SubscriptionState {
  if (now > pastDueUntil(facts)) return expired
  if (facts.cancelAtPeriodEnd) return now < facts.periodEnd ? canceled : expired
  return current
}

/** Stopped before its paid period was over: the rest of the period remains, unless the period was never paid. */
function stopped(facts: SubscriptionFacts, now: Date): SubscriptionState {
  const owed = facts.pastDueSince !== null
  const usedUp = facts.endedAt !== null && facts.endedAt >= facts.periodEnd
  return !owed && !usedUp && now < facts.periodEnd ? canceled : expired
}

/** `me.subscription_status`: a complimentary account is free whatever it once paid. */
export function meStatus(
  complimentary: boolean,
  state: SubscriptionState | null,
): 'free' | 'current' | 'canceled' | 'none' {
  if (complimentary) return 'free'
  return state === null || state.status === 'expired' ? 'none' : state.status
}
