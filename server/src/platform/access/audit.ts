import type { Db } from '../database/database.ts'

/** Records an administrator's action, in the transaction of the action. Records are never deleted. */
export async function recordAudit(trx: Db, actorId: number, action: string, object: string): Promise<void> {
  await trx.insertInto('audit').values({ actor_id: actorId, action, object }).execute()
}
