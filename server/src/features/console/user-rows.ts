import type { UserRole, UserRow } from '@marigold/contract'
import { activity } from '../../platform/access/access.ts'
import { subscriptionState } from '../../platform/access/subscription-state.ts'
import type { Db } from '../../platform/database/database.ts'

/** The stored fields of a subscription that decide what it gives. */
interface StoredPlan {
  provider_status: string
  current_period_end: Date
  cancel_at_period_end: boolean
  past_due_since: Date | null
  ended_at: Date | null
}

/** Returns what a stored plan gives now. */
export function planState(
  plan: StoredPlan,
  now = new Date(),
): 'trial' | 'current' | 'past_due' | 'canceled' | 'expired' {
  const { status, running } = subscriptionState(
    {
      providerStatus: plan.provider_status,
      periodEnd: plan.current_period_end,
      cancelAtPeriodEnd: plan.cancel_at_period_end,
      pastDueSince: plan.past_due_since,
      endedAt: plan.ended_at,
    },
    now,
  )
  if (!running || status !== 'current') return status
  if (plan.provider_status === 'trialing') return 'trial'
  return plan.provider_status === 'past_due' ? 'past_due' : 'current'
}

interface AccountFacts {
  is_admin: boolean
  complimentary: boolean
  created_at: Date
}

/** Returns an account's role: what it may use, and why. */
function roleOf(account: AccountFacts, plan: StoredPlan | null, now = new Date()): UserRole {
  if (account.is_admin) return 'administrator'
  if (account.complimentary) return 'complimentary'
  const state = plan === null ? null : planState(plan, now)
  if (state !== null && state !== 'expired') return state === 'current' ? 'subscriber' : state
  const { newUser } = activity({
    isAdmin: false,
    complimentary: false,
    isPartner: false,
    billing: null,
    createdAt: account.created_at,
    now,
  })
  if (newUser) return 'new'
  return state === null ? 'registered' : 'expired'
}

/** Selects accounts with the live or newest plan of each. */
export function selectAccounts(db: Db) {
  return db
    .selectFrom('users')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('subscriptions')
          .whereRef('subscriptions.user_id', '=', 'users.id')
          .orderBy('live', 'desc')
          .orderBy('subscriptions.id', 'desc')
          .limit(1)
          .select(['provider_status', 'current_period_end', 'cancel_at_period_end', 'past_due_since', 'ended_at'])
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.username',
      'users.company_name',
      'users.is_admin',
      'users.complimentary',
      'users.status',
      'users.created_at',
      'newest.provider_status',
      'newest.current_period_end',
      'newest.cancel_at_period_end',
      'newest.past_due_since',
      'newest.ended_at',
    ])
}

type Account = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number]

/** Converts an account for the console. */
export function toUserRow(account: Account): UserRow {
  const { provider_status, current_period_end, cancel_at_period_end } = account
  const plan =
    provider_status === null || current_period_end === null
      ? null
      : { ...account, provider_status, current_period_end, cancel_at_period_end: cancel_at_period_end ?? false }
  return {
    id: account.id,
    name: `${account.first_name} ${account.last_name}`.trim(),
    email: account.email,
    username: account.username,
    company: account.company_name,
    role: roleOf(account, plan),
    blocked: account.status === 'blocked',
    created_at: account.created_at.toISOString(),
  }
}
