import {
  planFilters,
  planOf,
  PlanWord,
  type InvoiceFilter,
  type MoneyMonth,
  type PlanFilter,
  type getMoney,
} from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'

/** Which running plans a filter finds. */
export const planConditions = {
  ending: sql<boolean>`provider_status = 'trialing' and not cancel_at_period_end
    and current_period_end < now() + interval '7 days'`,
  past_due: sql<boolean>`provider_status in ('past_due', 'unpaid')`,
  canceled: sql<boolean>`cancel_at_period_end`,
  trial: sql<boolean>`provider_status = 'trialing' and not cancel_at_period_end`,
  current: sql<boolean>`provider_status = 'active' and not cancel_at_period_end`,
} satisfies Record<PlanFilter, unknown>

/** Which invoices a filter finds. */
export const invoiceConditions = {
  open: sql<boolean>`invoices.status = 'open'`,
  refunded: sql<boolean>`invoices.refunded > 0`,
} satisfies Record<InvoiceFilter, unknown>

/** Months of a plan's period. */
const monthsOf = (word: PlanWord) => {
  const plan = planOf(word)
  return (plan?.intervalCount ?? 1) * (plan?.interval === 'year' ? 12 : 1)
}
const planMonths = sql`case plan ${sql.join(
  PlanWord.options.map((word) => sql`when ${word} then ${sql.lit(monthsOf(word))}`),
  sql` `,
)} end`

/** Paid periods by customer. What was refunded in full was never paid. */
const periods = sql`select customer, period_start, period_end, (paid - refunded) / (${planMonths})::numeric as monthly
  from invoices where status = 'paid' and paid > refunded`

/** Returns the last twelve months, oldest first. */
async function readMonths(db: Db): Promise<MoneyMonth[]> {
  const { rows } = await sql<MoneyMonth>`
    with periods as (${periods}),
    months as (
      select month as start, least(month + interval '1 month', now()) as stop
      from generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), '1 month') month
    ),
    tried as (
      select trial_used_at as at, exists (
        select from invoices where invoices.user_id = billing_customers.user_id and paid > refunded
      ) as paid
      from billing_customers where trial_used_at is not null and not exists (
        select from subscriptions
        where subscriptions.user_id = billing_customers.user_id and live and provider_status = 'trialing'
      )
    )
    select to_char(months.start, 'YYYY-MM') as month, paying.*, trials.*, churn.*
    from months,
    lateral (
      select coalesce(round(sum(monthly)), 0)::int as revenue, count(distinct customer)::int as paying
      from periods where period_start <= stop and period_end > stop
    ) paying,
    lateral (
      select count(*)::int as trials, count(*) filter (where paid)::int as converted
      from tried where at >= start and at < stop
    ) trials,
    lateral (
      select count(*)::int as began, count(*) filter (where not exists (
        select from periods later
        where later.customer = first.customer and later.period_start <= stop and later.period_end > stop
      ))::int as left
      from (select distinct customer from periods where period_start <= start and period_end > start) first
    ) churn
    order by months.start`.execute(db)
  return rows
}

async function countPlans(db: Db): Promise<Record<PlanFilter, number>> {
  const counts = await db
    .selectFrom('subscriptions')
    .where('live', '=', true)
    .select(
      planFilters.map((filter) =>
        sql<number>`(count(*) filter (where ${planConditions[filter]}))::int`.as(filter as string),
      ),
    )
    .executeTakeFirstOrThrow()
  return counts as Record<PlanFilter, number>
}

type Counts = Pick<z.output<typeof getMoney.response>, 'invoices' | 'declined' | 'refunded_in_full' | 'failed_events'>

async function countOthers(db: Db): Promise<Counts> {
  const { rows } = await sql<Omit<Counts, 'invoices'> & Record<InvoiceFilter, number>>`select
    (select count(*)::int from invoices where ${invoiceConditions.open}) as open,
    (select count(*)::int from invoices where ${invoiceConditions.refunded}) as refunded,
    (select count(*)::int from declined_payments) as declined,
    (select count(*)::int from provider_events where applied_at is null and error is not null) as failed_events,
    (select count(distinct customer)::int from invoices
      join subscriptions on subscriptions.user_id = invoices.user_id and live and provider_status = 'active'
      where invoices.status = 'paid' and paid > 0 and refunded >= paid and period_start <= now() and period_end > now()
      and not exists (select from (${periods}) paying where paying.customer = invoices.customer
        and paying.period_start <= now() and paying.period_end > now())) as refunded_in_full`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The database gave no row')
  const { open, refunded, ...counts } = row
  return { ...counts, invoices: { open, refunded } }
}

/** Returns revenue, conversion, and churn by month, and how many plans and events are in which state. */
export async function readMoney(db: Db): Promise<z.output<typeof getMoney.response>> {
  const [months, plans, others] = await Promise.all([readMonths(db), countPlans(db), countOthers(db)])
  return { months, plans, ...others }
}
