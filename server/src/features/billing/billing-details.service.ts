import { planOf, type BillingDetails } from '@marigold/contract'
import type { Db } from '../../platform/database.ts'
import { pastDueUntil, subscriptionState, type SubscriptionState } from '../../platform/subscription-state.ts'

/** A person's newest subscription, the live one where there is one, with what it means today. */
export async function findSubscription(db: Db, userId: number) {
  const row = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', userId)
    .orderBy('live', 'desc')
    .orderBy('id', 'desc')
    .selectAll()
    .executeTakeFirst()
  return row === undefined ? null : { ...row, state: stateOf(row) }
}

/** What a stored row means now. */
export function stateOf(row: {
  provider_status: string
  current_period_end: Date
  cancel_at_period_end: boolean
  past_due_since: Date | null
  ended_at: Date | null
}): SubscriptionState {
  const facts = {
    providerStatus: row.provider_status,
    periodEnd: row.current_period_end,
    cancelAtPeriodEnd: row.cancel_at_period_end,
    pastDueSince: row.past_due_since,
    endedAt: row.ended_at,
  }
  return subscriptionState(facts, new Date())
}

/** The person's subscription as the browser shows it; null for someone who never had one. */
export async function billingDetails(db: Db, userId: number): Promise<BillingDetails | null> {
  const found = await findSubscription(db, userId)
  if (found === null) return null
  const pastDue = found.provider_status === 'past_due' && found.state.running
  const owed = { pastDueSince: found.past_due_since, periodEnd: found.current_period_end }
  return {
    subscription_status: found.state.status,
    plan_type: planOf(found.plan)?.code ?? '0',
    current_period_start: found.current_period_start.toISOString(),
    current_period_end: found.current_period_end.toISOString(),
    trialing: found.provider_status === 'trialing' && found.state.running,
    past_due: pastDue,
    past_due_until: pastDue ? pastDueUntil(owed).toISOString() : null,
    next_plan_type: found.state.status === 'current' ? (planOf(found.next_plan ?? '')?.code ?? null) : null,
  }
}
