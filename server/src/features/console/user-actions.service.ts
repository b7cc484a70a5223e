import { m } from '#messages'
import type { AccountExport, AreaSwitches, UserRecord } from '@marigold/contract'
import { recordAudit } from '../../platform/access/audit.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { endUserLogins } from '../../platform/access/tokens.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { activeAdministrators } from './administrators.service.ts'
import { changeAccount, lockAccount, refuseOwnAccount, type Target } from './change-account.ts'
import type { Accounts } from './ports.ts'
import { noAccount, runningLogins } from './user-record.service.ts'

type Parts = Pick<Services, 'db' | 'log'>

/** Grants or ends a complimentary account, and notifies its owner. Refuses one's own account. */
export async function setComplimentary(
  parts: Parts,
  target: Target,
  { on, reason }: { on: boolean; reason: string },
): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id, complimentary }) => {
    refuseOwnAccount(target)
    if (complimentary === on) return null
    await trx.updateTable('users').set({ complimentary: on }).where('id', '=', id).execute()
    await inLocaleOfUser(trx, id, async () => {
      const message = on
        ? m.console_your_account_is_complimentary()
        : m.console_your_account_is_no_longer_complimentary()
      await notify(trx, id, {
        kind: 'account',
        key: `complimentary ${target.revision}`,
        message,
        link: '/myprofile/plan',
      })
    })
    return { action: 'user.complimentary', before: { complimentary }, after: { complimentary: on }, reason }
  })
}

/** Turns card areas of an account on and off. */
export async function setAreas(parts: Parts, target: Target, areas: AreaSwitches): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, account) => {
    const changed = (Object.keys(areas) as (keyof AreaSwitches)[]).filter((area) => account[area] !== areas[area])
    if (changed.length === 0) return null
    await trx.updateTable('users').set(areas).where('id', '=', account.id).execute()
    const valuesOf = (from: AreaSwitches) => Object.fromEntries(changed.map((area) => [area, from[area]]))
    return { action: 'user.areas', before: valuesOf(account), after: valuesOf(areas) }
  })
}

/** Notifies the administrators who are left that one was blocked, because that needs nobody's consent. */
async function notifyOfBlock(trx: Db, { admin, id, revision }: Target): Promise<void> {
  for (const other of await activeAdministrators(trx, [admin.id, id]))
    await inLocaleOfUser(trx, other, async () => {
      const message = m.console_an_administrator_was_blocked()
      const key = `administrator blocked ${id} ${revision}`
      await notify(trx, other, { kind: 'account', key, message, link: `/console/users/${id}` })
    })
}

/**
 * Blocks an account and ends its logins, or unblocks it. Refuses one's own account, and the last administrator's. The
 * other administrators are notified when one is blocked.
 */
export async function setBlocked(
  parts: Parts,
  accounts: Pick<Accounts, 'refuseLastAdmin'>,
  target: Target,
  { on, reason }: { on: boolean; reason: string },
): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id, status, is_admin }) => {
    refuseOwnAccount(target)
    const blocked = status === 'blocked'
    if (blocked === on) return null
    if (on && is_admin) await accounts.refuseLastAdmin(trx, id)
    await trx
      .updateTable('users')
      .set({ status: on ? 'blocked' : 'active' })
      .where('id', '=', id)
      .execute()
    if (on) await endUserLogins(trx, id)
    if (on && is_admin) await notifyOfBlock(trx, target)
    const event = on ? 'account blocked' : 'account unblocked'
    return { action: 'user.blocked', before: { blocked }, after: { blocked: on }, reason, event }
  })
}

/** Ends every login of an account. */
export async function endLogins(parts: Parts, target: Target, reason: string): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id }) => {
    const { logins } = await runningLogins(trx, id)
      .select((eb) => eb.fn.countAll<number>().as('logins'))
      .executeTakeFirstOrThrow()
    await endUserLogins(trx, id)
    const event = 'every login ended'
    return { action: 'user.logins_ended', before: { logins }, after: { logins: 0 }, reason, event }
  })
}

/** Turns two-step login off, and records who checked the owner's identity, and how. */
export async function endSecondFactor(
  parts: Parts,
  accounts: Pick<Accounts, 'disableSecondFactor'>,
  target: Target,
  check: { checked_by: string; how: string },
): Promise<UserRecord> {
  return changeAccount(parts, target, async (trx, { id }) => {
    refuseOwnAccount(target)
    if (!(await accounts.disableSecondFactor(trx, id)))
      throw new Refusal('conflict', m.console_two_step_login_is_already_off())
    return {
      action: 'user.second_factor_off',
      before: { two_step_login: true },
      after: { two_step_login: false, checked_by: check.checked_by },
      reason: check.how,
      event: 'two-step login off',
    }
  })
}

/** Returns everything that's stored about a user, and records that. */
export async function exportUser(
  { db, log }: Parts,
  accounts: Pick<Accounts, 'exportData'>,
  { admin, id }: Pick<Target, 'admin' | 'id'>,
): Promise<AccountExport> {
  const user = await db.selectFrom('users').where('id', '=', id).select(['id', 'email']).executeTakeFirst()
  if (user === undefined) throw noAccount()
  const data = await accounts.exportData(user)
  await recordAudit(db, { actorId: admin.id, userId: id, action: 'user.exported' })
  logSecurityEvent(log, 'data exported', id)
  return data
}

/**
 * Deletes an account for good. The administrator types its email, so that it's the intended one. Refuses administrators:
 * another one must consent to the removal of their rights first.
 */
export async function deleteUser(
  { db, log }: Parts,
  accounts: Pick<Accounts, 'erase'>,
  target: Target,
  typed: { email: string; reason: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { id, email, is_admin } = await lockAccount(trx, target)
    refuseOwnAccount(target)
    if (is_admin) throw new Refusal('conflict', m.console_remove_administrator_rights_first())
    if (email.toLowerCase() !== typed.email.toLowerCase()) {
      const sentence = m.console_this_isnt_the_email_of_the_account()
      throw new Refusal('invalid', sentence, { email: [sentence] })
    }
    await accounts.erase(trx, id)
    await recordAudit(trx, { actorId: target.admin.id, userId: id, action: 'user.deleted', reason: typed.reason })
  })
  logSecurityEvent(log, 'account deleted', target.id)
}
