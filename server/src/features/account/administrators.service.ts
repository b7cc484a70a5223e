import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/database/database.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { findUserByEmail } from './create-user.service.ts'
import { refuseLastAdmin } from './delete-account.service.ts'

/**
 * Makes an account an administrator or removes one, and notifies its owner. Returns whether that changed anything.
 * Refuses to remove the last one, and to make a blocked account one.
 */
export async function setAdministrator(trx: Db, userId: number, administrator: boolean): Promise<boolean> {
  const account = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['is_admin', 'status'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (account === undefined) throw new Refusal('not_found', m.account_no_such_account())
  if (account.is_admin === administrator) return false
  if (administrator && account.status === 'blocked')
    throw new Refusal('conflict', m.account_a_blocked_account_cant_be_administrator())
  if (!administrator) await refuseLastAdmin(trx, userId)
  await trx.updateTable('users').set({ is_admin: administrator }).where('id', '=', userId).execute()
  await inLocaleOfUser(trx, userId, async () => {
    const message = administrator ? m.account_youre_an_administrator() : m.account_youre_no_longer_an_administrator()
    const link = administrator ? '/console' : '/myprofile'
    await notify(trx, userId, { kind: 'account', key: `administrator ${randomUUID()}`, message, link })
  })
  return true
}

/** Does so for a command on the server, which is recorded without an actor. Returns whether that changed anything. */
export async function setAdministratorByCommand(db: Db, email: string, administrator: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const user = await findUserByEmail(trx, email)
    if (user === undefined) throw new Refusal('not_found', m.account_no_such_account())
    if (!(await setAdministrator(trx, user.id, administrator))) return false
    const [before, after] = [{ administrator: !administrator }, { administrator }]
    await recordAudit(trx, { actorId: null, action: 'administrator.changed', userId: user.id, before, after })
    await trx.deleteFrom('administrator_requests').where('user_id', '=', user.id).execute()
    return true
  })
}
