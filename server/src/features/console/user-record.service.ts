import { m } from '#messages'
import {
  areaSwitches,
  limits,
  planEnds,
  PlanWord,
  ThreadState,
  type AreaSwitches,
  type AuditAction,
  type BillingRow,
  type UserRecord,
} from '@marigold/contract'
import { sql } from 'kysely'
import { adminName, namedAdmin } from '../../platform/access/admin-name.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { toDeclined } from './money-lists.service.ts'
import { pendingRequests } from './pending-requests.ts'
import { planState, selectAccounts, toUserRow } from './user-rows.ts'

const { listed } = limits.console

/** Refuses an account that doesn't exist, or no longer. */
export const noAccount = () => new Refusal('not_found', m.console_this_account_no_longer_exists())

/** What administrators do with an account without changing it. */
const readOnly: readonly AuditAction[] = ['user.exported', 'user.viewed']

/** Returns the number of the last change of an account by an administrator; 0 before the first. */
export async function revisionOf(db: Db, userId: number): Promise<number> {
  const last = await db
    .selectFrom('audit')
    .where('user_id', '=', userId)
    .where('action', 'not in', readOnly)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return last?.id ?? 0
}

/** Returns everything that the console shows about an account. */
export async function readUser(db: Db, id: number): Promise<UserRecord> {
  const user = await selectAccounts(db)
    .where('users.id', '=', id)
    .selectAll('users')
    .select((eb) =>
      eb
        .exists(
          eb.selectFrom('second_factors').whereRef('user_id', '=', 'users.id').where('confirmed_at', 'is not', null),
        )
        .as('two_step_login'),
    )
    .executeTakeFirst()
  if (user === undefined) throw noAccount()
  const [revision, request, block, plans, invoices, declined, logins, reviews, reports, emails] = await Promise.all([
    revisionOf(db, id),
    pendingRequests(db).where('request.user_id', '=', id).select('request.id').executeTakeFirst(),
    user.status === 'blocked' ? readBlock(db, id) : null,
    readPlans(db, id),
    readInvoices(db, id),
    readDeclined(db, id),
    readLogins(db, id),
    readReviews(db, id),
    readReports(db, id),
    readEmails(db, user.email),
  ])
  const lines = [user.address_line_1, user.postal_code, user.city, user.state, user.country]
  return {
    ...toUserRow(user),
    revision,
    profile: {
      user_type: user.user_type,
      occupation: user.occupation,
      phone_number: user.phone_number,
      address: lines.filter((line) => line !== ''),
      locale: user.locale,
      email_confirmed: user.email_confirmed_at !== null,
      pending_email: user.pending_email,
      partner: user.is_partner,
    },
    complimentary: user.complimentary,
    block,
    areas: Object.fromEntries(areaSwitches.map((area) => [area, user[area]])) as AreaSwitches,
    two_step_login: Boolean(user.two_step_login),
    administrator_requested: request !== undefined,
    ...{ plans, invoices, declined, logins, reviews, reports, emails },
  }
}

async function readBlock(db: Db, id: number): Promise<UserRecord['block']> {
  const record = await db
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .where('audit.user_id', '=', id)
    .where('audit.action', '=', 'user.blocked')
    .orderBy('audit.id', 'desc')
    .select(['audit.reason', 'audit.at', adminName('actors').as('by')])
    .executeTakeFirst()
  return record === undefined ? null : { reason: record.reason, by: namedAdmin(record.by), at: record.at.toISOString() }
}

async function readPlans(db: Db, id: number): Promise<UserRecord['plans']> {
  const rows = await db
    .selectFrom('subscriptions')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(listed)
    .selectAll()
    .execute()
  return rows.map((row) => ({
    id: row.id,
    plan: PlanWord.parse(row.plan),
    state: planState(row),
    period_start: row.current_period_start.toISOString(),
    period_end: row.current_period_end.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    card: row.card,
    live: row.live,
    end_reason: planEnds.find((one) => one === row.end_reason) ?? null,
    next_plan: row.next_plan === null ? null : PlanWord.parse(row.next_plan),
  }))
}

function invoiceStatus(row: { status: string; refunded: number; paid: number }): BillingRow['status'] {
  if (row.refunded > 0) return row.refunded >= row.paid ? 'refunded' : 'partly refunded'
  return row.status === 'paid' || row.status === 'void' ? row.status : 'open'
}

async function readInvoices(db: Db, id: number): Promise<UserRecord['invoices']> {
  const rows = await db
    .selectFrom('invoices')
    .where('user_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .select(['id', 'number', 'status', 'plan', 'period_start', 'period_end', 'total', 'paid', 'refunded', 'created_at'])
    .select(['card', 'failure', 'failed_at', 'paid_at', 'retry_at'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    invoice_number: row.number,
    status: invoiceStatus(row),
    plan: row.plan,
    current_period_start: row.period_start.toISOString(),
    current_period_end: row.period_end.toISOString(),
    amount: row.total,
    paid: row.paid,
    card: row.card,
    failure: row.failure,
    failed_at: row.failed_at?.toISOString() ?? null,
    paid_at: row.paid_at?.toISOString() ?? null,
    retry_at: row.retry_at?.toISOString() ?? null,
    refunded: row.refunded,
    created_at: row.created_at.toISOString(),
  }))
}

async function readDeclined(db: Db, id: number): Promise<UserRecord['declined']> {
  const rows = await db
    .selectFrom('declined_payments')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(listed)
    .selectAll()
    .execute()
  return rows.map(toDeclined)
}

/** Selects the logins of an account that haven't expired. */
export const runningLogins = (db: Db, id: number) =>
  db
    .selectFrom('sign_ins')
    .where('user_id', '=', id)
    .where('idle_until', '>', sql<Date>`now()`)
    .where('ends_at', '>', sql<Date>`now()`)

async function readLogins(db: Db, id: number): Promise<UserRecord['logins']> {
  const rows = await runningLogins(db, id)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(listed)
    .select(['id', 'device_label', 'kind', 'created_at', 'last_used_at'])
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device_label,
    kind: row.kind === 'partner' ? 'partner' : 'person',
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }))
}

async function readReviews(db: Db, id: number): Promise<UserRecord['reviews']> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('games', 'games.id', 'reviews.game_id')
    .where('reviews.user_id', '=', id)
    .orderBy('reviews.id', 'desc')
    .limit(listed)
    .select(['reviews.id', 'games.game_name as game', 'rating', 'review as text', 'reviews.created_at'])
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

async function readReports(db: Db, id: number): Promise<UserRecord['reports']> {
  const rows = await db
    .selectFrom('threads')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(listed)
    .select(['id', 'body as details', 'state', 'created_at'])
    .execute()
  return rows.map((row) => ({
    ...row,
    state: ThreadState.parse(row.state),
    created_at: row.created_at.toISOString(),
  }))
}

async function readEmails(db: Db, email: string): Promise<UserRecord['emails']> {
  const rows = await db
    .selectFrom('mails')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), '=', email.toLowerCase()))
    .orderBy('id', 'desc')
    .limit(listed)
    .select(['id', 'subject', 'created_at'])
    .execute()
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
