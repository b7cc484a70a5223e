import type { UserFilter } from '@marigold/contract'
import { sql, type SqlBool } from 'kysely'
import { pastDueGrace, renewalGrace } from '../../platform/access/subscription-state.ts'
import type { Db } from '../../platform/database/database.ts'
import type { planState } from './user-rows.ts'

type PlanState = ReturnType<typeof planState>

const interval = (ms: number) => sql`make_interval(secs => ${sql.lit(ms / 1000)})`

/** What a row of `subscriptions` gives now: `planState` in SQL. A test compares the two. */
const storedPlanState = sql<PlanState>`case
  when provider_status in ('trialing', 'active') and cancel_at_period_end then
    case when now() < current_period_end then 'canceled' else 'expired' end
  when provider_status in ('trialing', 'active') then case
    when now() >= current_period_end + ${interval(renewalGrace)} then 'expired'
    when provider_status = 'trialing' then 'trial'
    else 'current' end
  when provider_status = 'past_due' then case
    when now() > coalesce(past_due_since, current_period_end) + ${interval(pastDueGrace)} then 'expired'
    when not cancel_at_period_end then 'past_due'
    when now() < current_period_end then 'canceled'
    else 'expired' end
  when provider_status = 'canceled' and past_due_since is null and now() < current_period_end
    and (ended_at is null or ended_at < current_period_end) then 'canceled'
  else 'expired' end`

/** Which rows a filter finds. Each begins with what an index has. */
const conditions = {
  trial: sql<SqlBool>`provider_status = 'trialing' and ${storedPlanState} = 'trial'`,
  subscriber: sql<SqlBool>`provider_status = 'active' and ${storedPlanState} = 'current'`,
  past_due: sql<SqlBool>`provider_status = 'past_due' and ${storedPlanState} = 'past_due'`,
  canceled: sql<SqlBool>`(cancel_at_period_end or provider_status = 'canceled') and current_period_end > now()
    and ${storedPlanState} = 'canceled'`,
  none: sql<SqlBool>`${storedPlanState} <> 'expired'`,
} satisfies Partial<Record<UserFilter, unknown>>

export type PlanStateFilter = keyof typeof conditions

/** Returns whether a filter is about what a plan gives. */
export const isPlanFilter = (filter: UserFilter | undefined): filter is PlanStateFilter =>
  filter !== undefined && filter in conditions

/** Selects the users whose live or newest plan is in a state; for `none`, those to leave out. */
export function usersInState(db: Db, filter: PlanStateFilter) {
  return db
    .selectFrom('subscriptions')
    .where(conditions[filter])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('subscriptions as better')
            .whereRef('better.user_id', '=', 'subscriptions.user_id')
            .where(sql<SqlBool>`(better.live, better.id) > (subscriptions.live, subscriptions.id)`)
            .select('better.id'),
        ),
      ),
    )
    .select('user_id')
}
