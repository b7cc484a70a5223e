import type { Db } from '../database/database.ts'

/** Notes what somebody who runs the site has done, in the transaction of the deed; nothing is ever taken out of it. */
export async function noteAudit(trx: Db, actorId: number, action: string, object: string): Promise<void> {
  await trx.insertInto('audit').values({ actor_id: actorId, action, object }).execute()
}
