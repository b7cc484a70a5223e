import { m } from '#messages'
import type { Administrators, UserRecord } from '@marigold/contract'
import type { User } from '../../platform/access/access.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { changeAccount, type Target } from './change-account.ts'
import { pendingRequests, validDays } from './pending-requests.ts'
import type { Accounts } from './ports.ts'
import { adminName } from '../../platform/access/admin-name.ts'

type Parts = Pick<Services, 'db' | 'log'>

/** Lists the administrators and the requests that wait for another one. */
export async function listAdministrators(db: Db): Promise<Administrators> {
  const [administrators, requests] = await Promise.all([
    db
      .selectFrom('users')
      .where('is_admin', '=', true)
      .orderBy('id')
      .select(['id', 'email', 'status', adminName('users').as('name')])
      .select((eb) => [
        eb
          .exists(
            eb.selectFrom('second_factors').whereRef('user_id', '=', 'users.id').where('confirmed_at', 'is not', null),
          )
          .as('two_step_login'),
        eb
          .selectFrom('sign_ins')
          .whereRef('user_id', '=', 'users.id')
          .select((inner) => inner.fn.max('last_used_at').as('at'))
          .as('last_used_at'),
      ])
      .execute(),
    pendingRequests(db)
      .orderBy('request.id')
      .select(['request.id', 'request.user_id', 'request.administrator', 'request.reason', 'request.requested_by'])
      .select(['request.created_at', 'target.email', 'author.email as author_email'])
      .select([adminName('target').as('name'), adminName('author').as('author_name')])
      .execute(),
  ])
  return {
    administrators: administrators.map(({ id, email, status, name, two_step_login, last_used_at }) => ({
      ...{ id, email, name: name ?? '', two_step_login: Boolean(two_step_login), blocked: status === 'blocked' },
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    requests: requests.map(({ id, administrator, reason, created_at, ...row }) => ({
      ...{ id, administrator, reason },
      user: { id: row.user_id, name: row.name ?? '', email: row.email },
      requested_by: { id: row.requested_by, name: row.author_name ?? '', email: row.author_email },
      requested_at: created_at.toISOString(),
      expires_at: new Date(created_at.getTime() + validDays * 86_400_000).toISOString(),
    })),
  }
}

/** Returns the ids of the administrators who can log in, except these. */
export async function activeAdministrators(trx: Db, except: readonly number[]): Promise<number[]> {
  const rows = await trx
    .selectFrom('users')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('id', 'not in', except)
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Asks for an administrator to be added or removed, and notifies the others. Refuses when nobody else could confirm it,
 * or when a request for the account is pending.
 */
export async function requestAdministrator(
  parts: Parts,
  accounts: Pick<Accounts, 'refuseLastAdmin'>,
  target: Target,
  { administrator, reason }: { administrator: boolean; reason: string },
): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id, is_admin, status }) => {
    if (is_admin === administrator) return null
    if (administrator && status === 'blocked') throw new Refusal('conflict', m.console_unblock_it_first())
    const others = await activeAdministrators(trx, [target.admin.id])
    if (others.length === 0) throw new Refusal('conflict', m.console_youre_the_only_administrator())
    if (!administrator) await accounts.refuseLastAdmin(trx, id)
    const pending = pendingRequests(trx).where('request.user_id', '=', id).select('request.id')
    if ((await pending.executeTakeFirst()) !== undefined)
      throw new Refusal('conflict', m.console_a_request_is_pending())
    const values = { administrator, requested_by: target.admin.id, reason, created_at: new Date() }
    const { id: request } = await trx
      .insertInto('administrator_requests')
      .values({ user_id: id, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const other of others)
      await inLocaleOfUser(trx, other, async () => {
        const message = m.console_a_change_of_administrators_waits()
        const key = `administrators ${request} ${values.created_at.toISOString()}`
        await notify(trx, other, { kind: 'account', key, message, link: '/console/users/administrators' })
      })
    return { action: 'administrator.requested', object: `request ${request}`, after: { administrator }, reason }
  })
}

/** Finds a pending request and locks it. */
async function takeRequest(trx: Db, id: number) {
  const found = await pendingRequests(trx)
    .where('request.id', '=', id)
    .select(['request.user_id', 'request.administrator', 'request.requested_by', 'request.reason'])
    .forUpdate('request')
    .executeTakeFirst()
  if (found === undefined) throw new Refusal('not_found', m.console_this_request_is_gone())
  await trx.deleteFrom('administrator_requests').where('id', '=', id).execute()
  return found
}

/** Confirms a request of another administrator. */
export async function confirmAdministrator(
  { db, log }: Parts,
  accounts: Pick<Accounts, 'setAdministrator'>,
  admin: User,
  id: number,
): Promise<Administrators> {
  const changed = await db.transaction().execute(async (trx) => {
    const { user_id, administrator, requested_by, reason } = await takeRequest(trx, id)
    if (requested_by === admin.id) throw new Refusal('forbidden', m.console_someone_else_has_to_confirm())
    if (!(await accounts.setAdministrator(trx, user_id, administrator))) return null
    await recordAudit(trx, {
      ...{ actorId: admin.id, action: 'administrator.changed', userId: user_id, object: `request ${id}`, reason },
      ...{ before: { administrator: !administrator }, after: { administrator } },
    })
    return user_id
  })
  if (changed !== null) logSecurityEvent(log, 'administrators changed', changed)
  return listAdministrators(db)
}

/** Declines a request, or withdraws one's own. */
export async function declineAdministrator({ db }: Parts, admin: User, id: number): Promise<Administrators> {
  await db.transaction().execute(async (trx) => {
    const { user_id: userId } = await takeRequest(trx, id)
    await recordAudit(trx, { actorId: admin.id, action: 'administrator.declined', userId, object: `request ${id}` })
  })
  return listAdministrators(db)
}
