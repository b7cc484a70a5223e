import { m } from '#messages'
import { limits, type Login } from '@marigold/contract'
import { sql } from 'kysely'
import type { User } from '../../platform/access/access.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'

/** Lists a user's logins, most recently used first. */
export async function listLogins(db: Db, user: User, page: number): Promise<Login[]> {
  const rows = await db
    .selectFrom('sign_ins')
    .where('user_id', '=', user.id)
    .where('idle_until', '>', sql<Date>`now()`)
    .where('ends_at', '>', sql<Date>`now()`)
    .select(['id', 'device_label', 'kind', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limits.logins)
    .offset((page - 1) * limits.logins)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device_label || m.account_unknown_device(),
    kind: row.kind === 'partner' ? 'partner' : 'person',
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    current: row.id === user.loginId,
  }))
}

/** Ends one of the user's logins. Refuses another user's. */
export async function endOwnLogin(db: Db, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_ins')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new Refusal('not_found', m.account_this_login_has_already_ended())
}

/** Deletes expired logins. */
export async function deleteExpiredLogins(db: Db): Promise<void> {
  await db
    .deleteFrom('sign_ins')
    .where((eb) => eb.or([eb('idle_until', '<', sql<Date>`now()`), eb('ends_at', '<', sql<Date>`now()`)]))
    .execute()
}
