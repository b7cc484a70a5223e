import {
  limits,
  PlanWord,
  type DeclinedPayment,
  type getDeclinedPayments,
  type getInvoices,
  type getPlans,
} from '@marigold/contract'
import type { Selectable } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import type { DB } from '../../platform/database/generated/db.ts'
import { invoiceConditions, planConditions } from './money-figures.service.ts'
import { adminName } from '../../platform/access/admin-name.ts'
import { planState } from './user-rows.ts'

const { perPage } = limits.console

/** A row's account, from a left join of `users`. */
export function toPayer(row: { user_id: number | null; user_name: string | null; email: string | null }) {
  const { user_id: id, user_name, email } = row
  return id === null || email === null ? null : { id, name: user_name ?? email, email }
}

/** A page of rows that were read with one more than it holds, and `before` of the next page. */
export function pageOf<Row extends { id: number | string }>(
  rows: readonly Row[],
): { page: Row[]; next: Row['id'] | null } {
  const page = rows.slice(0, perPage)
  return { page, next: rows.length > perPage ? (page.at(-1)?.id ?? null) : null }
}

/** Lists running plans in a state, newest first. */
export async function listPlans(
  db: Db,
  { filter, before }: z.output<typeof getPlans.query & z.ZodType>,
): Promise<z.output<typeof getPlans.response>> {
  let found = db
    .selectFrom('subscriptions')
    .where('live', '=', true)
    .where(planConditions[filter])
    .orderBy('id', 'desc')
    .limit(perPage + 1)
    .selectAll()
  if (before !== undefined) found = found.where('id', '<', before)
  const rows = await db
    .selectFrom(found.as('found'))
    .leftJoin('users', 'users.id', 'found.user_id')
    .selectAll('found')
    .select([adminName('users').as('user_name'), 'users.email'])
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('invoices')
          .whereRef('invoices.user_id', '=', 'found.user_id')
          .where('invoices.status', '=', 'open')
          .orderBy('invoices.created_at', 'desc')
          .limit(1)
          .select(['invoices.failure', 'invoices.total', 'invoices.retry_at'])
          .as('unpaid'),
      (on) => on.onTrue(),
    )
    .select(['unpaid.failure', 'unpaid.total', 'unpaid.retry_at'])
    .orderBy('found.id', 'desc')
    .execute()
  const { page, next } = pageOf(rows)
  const plans = page.map((row) => ({
    id: row.id,
    user: toPayer(row),
    plan: PlanWord.parse(row.plan),
    state: planState(row),
    period_end: row.current_period_end.toISOString(),
    past_due_since: row.past_due_since?.toISOString() ?? null,
    failure: row.failure,
    owed: row.total === null ? null : { amount: row.total, retry_at: row.retry_at?.toISOString() ?? null },
    card: row.card,
  }))
  return { plans, next }
}

/** Lists unpaid or refunded invoices, newest first. */
export async function listInvoices(
  db: Db,
  { filter, before }: z.output<typeof getInvoices.query & z.ZodType>,
): Promise<z.output<typeof getInvoices.response>> {
  let found = db
    .selectFrom('invoices')
    .leftJoin('users', 'users.id', 'invoices.user_id')
    .where(invoiceConditions[filter])
    .orderBy('invoices.id', 'desc')
    .limit(perPage + 1)
    .select(['invoices.id', 'user_id', 'number', 'total', 'refunded', 'invoices.created_at', 'users.email'])
    .select(adminName('users').as('user_name'))
  if (before !== undefined) found = found.where('invoices.id', '<', before)
  const { page, next } = pageOf(await found.execute())
  const invoices = page.map((row) => ({
    id: row.id,
    user: toPayer(row),
    number: row.number,
    amount: row.total,
    refunded: row.refunded,
    created_at: row.created_at.toISOString(),
  }))
  return { invoices, next }
}

/** Converts a declined card for the console. */
export function toDeclined(row: Selectable<DB['declined_payments']>): DeclinedPayment {
  const { id, amount, failure, card, declined_at } = row
  return { id, amount, failure, card, declined_at: declined_at.toISOString() }
}

/** Lists cards that were declined on the payment page, newest first. */
export async function listDeclined(
  db: Db,
  { before }: z.output<typeof getDeclinedPayments.query & z.ZodType>,
): Promise<z.output<typeof getDeclinedPayments.response>> {
  let found = db
    .selectFrom('declined_payments')
    .innerJoin('users', 'users.id', 'user_id')
    .orderBy('declined_payments.id', 'desc')
    .limit(perPage + 1)
    .selectAll('declined_payments')
    .select((eb) => [
      'users.email',
      adminName('users').as('user_name'),
      eb
        .exists(
          eb.selectFrom('subscriptions').whereRef('subscriptions.user_id', '=', 'users.id').where('live', '=', true),
        )
        .as('has_plan'),
    ])
  if (before !== undefined) found = found.where('declined_payments.id', '<', before)
  const { page, next } = pageOf(await found.execute())
  return {
    declined: page.map((row) => ({ ...toDeclined(row), user: toPayer(row), has_plan: Boolean(row.has_plan) })),
    next,
  }
}
