import type { AuditAction, AuditValues } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'

/** What an administrator did. */
interface AuditEntry {
  /** Null for a command on the server. */
  actorId: number | null
  action: AuditAction
  /** The account that it was done to. */
  userId?: number
  /** Anything else that it was done to: 'report 7'. */
  object?: string
  before?: AuditValues
  after?: AuditValues
  reason?: string
}

const json = (values: AuditValues | undefined) => (values === undefined ? null : JSON.stringify(values))

/**
 * Records an action in the transaction of the action, and returns the record's id. Records are never changed or deleted
 * and outlive the accounts that they name, so they must not contain names, emails, or texts that users wrote.
 */
export async function recordAudit(trx: Db, entry: AuditEntry): Promise<number> {
  const { actorId, action, userId, object = '', before, after, reason = '' } = entry
  const { id } = await trx
    .insertInto('audit')
    .values({
      actor_id: actorId,
      action,
      user_id: userId ?? null,
      object,
      before: json(before),
      after: json(after),
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records many actions of one actor on things that aren't accounts, in their order and with a single query. */
export async function recordAudits(
  trx: Db,
  actorId: number,
  entries: readonly (Pick<AuditEntry, 'action' | 'before' | 'after'> & { object: string })[],
): Promise<void> {
  await sql`insert into audit (actor_id, action, object, before, after)
    select ${actorId}, action, object, before, after from json_to_recordset(${JSON.stringify(entries)}::json)
      as given (action text, object text, before jsonb, after jsonb)`.execute(trx)
}
