import { m } from '#messages'
import type { AuditAction, AuditValues, UserRecord } from '@marigold/contract'
import type { User } from '../../platform/access/access.ts'
import { recordAudit } from '../../platform/access/audit.ts'
import { refuseStale } from '../../platform/access/revision.ts'
import { logSecurityEvent, type SecurityEvent } from '../../platform/access/security-log.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { noAccount, readUser, revisionOf } from './user-record.service.ts'

/** Which account is changed, by whom, and the revision that the change is based on. */
export interface Target {
  admin: User
  id: number
  revision: number
}

/**
 * Locks an account for a change by an administrator. Refuses when another change came first: the administrator must see
 * it before anything is overwritten.
 */
export async function lockAccount(trx: Db, { admin, id, revision }: Target) {
  const account = await trx
    .selectFrom('users')
    .where('id', '=', id)
    .select(['id', 'email', 'status', 'is_admin', 'complimentary'])
    .select(['articulation', 'language', 'fluency', 'minimal_pairs', 'own_cards'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (account === undefined) throw noAccount()
  await refuseStale(
    trx,
    await revisionOf(trx, id),
    { admin, revision },
    { own: m.console_you_changed_this_account_elsewhere, others: m.console_changed_this_account },
  )
  return account
}

type Account = Awaited<ReturnType<typeof lockAccount>>

interface Change {
  action: AuditAction
  object?: string
  before?: AuditValues
  after?: AuditValues
  reason?: string
  /** What the security log says about it. */
  event?: SecurityEvent
}

/** Changes an account and records it, in one transaction. Nothing is recorded when `work` returns null. */
export async function changeAccount(
  { db, log }: Pick<Services, 'db' | 'log'>,
  target: Target,
  work: (trx: Db, account: Account) => Promise<Change | null>,
): Promise<UserRecord> {
  const { change, record } = await db.transaction().execute(async (trx) => {
    const change = await work(trx, await lockAccount(trx, target))
    if (change !== null) {
      const { event: _event, ...entry } = change
      await recordAudit(trx, { actorId: target.admin.id, userId: target.id, ...entry })
    }
    return { change, record: await readUser(trx, target.id) }
  })
  if (change?.event !== undefined) logSecurityEvent(log, change.event, target.id)
  return record
}

/** Refuses what would lock administrators out, or what they can do for themselves with their password. */
export function refuseOwnAccount({ admin, id }: Target): void {
  if (admin.id === id) throw new Refusal('conflict', m.console_this_is_your_own_account())
}
