import { m } from '#messages'
import { limits, type SavedReply, type WrittenSavedReply } from '@marigold/contract'
import type { z } from 'zod'
import { recordAudit } from '../../../platform/access/audit.ts'
import { refuseStale, revisionOf, revisionOfRow, type Based } from '../../../platform/access/revision.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'

type Written = z.output<typeof WrittenSavedReply>

const objectOf = (id: number) => `saved reply ${id}`

/** Lists the saved replies by title. */
export async function listSavedReplies(db: Db): Promise<SavedReply[]> {
  return db
    .selectFrom('saved_replies')
    .select(['id', 'title', 'body as text', revisionOfRow('saved reply', 'saved_replies.id').as('revision')])
    .orderBy('title')
    .orderBy('id')
    .execute()
}

/** Saves a reply to use again. Throws `conflict` when there are as many as there can be. */
export async function addSavedReply(db: Db, admin: Based['admin'], { title, text }: Written): Promise<SavedReply[]> {
  return db.transaction().execute(async (trx) => {
    const { count } = await trx
      .selectFrom('saved_replies')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= limits.inbox.savedReplies) throw new Refusal('conflict', m.contact_too_many_saved_replies())
    const { id } = await trx
      .insertInto('saved_replies')
      .values({ title, body: text })
      .returning('id')
      .executeTakeFirstOrThrow()
    const after = { title, text }
    await recordAudit(trx, { actorId: admin.id, action: 'saved_reply.added', object: objectOf(id), after })
    return listSavedReplies(trx)
  })
}

/** Locks a saved reply for a change. Refuses one that's gone, and a change that's based on an older revision. */
async function lockReply(trx: Db, id: number, based: Based): Promise<Written> {
  const reply = await trx
    .selectFrom('saved_replies')
    .where('id', '=', id)
    .select(['title', 'body as text'])
    .forUpdate()
    .executeTakeFirst()
  if (reply === undefined) throw new Refusal('not_found', m.contact_this_saved_reply_no_longer_exists())
  await refuseStale(trx, await revisionOf(trx, objectOf(id)), based)
  return reply
}

/** Changes a saved reply. */
export async function changeSavedReply(
  db: Db,
  { id, ...based }: Based & { id: number },
  { title, text }: Written,
): Promise<SavedReply[]> {
  return db.transaction().execute(async (trx) => {
    const before = await lockReply(trx, id, based)
    const after = { title, text }
    if (before.title !== title || before.text !== text) {
      await trx.updateTable('saved_replies').set({ title, body: text }).where('id', '=', id).execute()
      const changed = { object: objectOf(id), before: { ...before }, after }
      await recordAudit(trx, { actorId: based.admin.id, action: 'saved_reply.changed', ...changed })
    }
    return listSavedReplies(trx)
  })
}

/** Deletes a saved reply. The log keeps its text. */
export async function deleteSavedReply(db: Db, { id, ...based }: Based & { id: number }): Promise<SavedReply[]> {
  return db.transaction().execute(async (trx) => {
    const before = await lockReply(trx, id, based)
    await trx.deleteFrom('saved_replies').where('id', '=', id).execute()
    const deleted = { object: objectOf(id), before: { ...before } }
    await recordAudit(trx, { actorId: based.admin.id, action: 'saved_reply.deleted', ...deleted })
    return listSavedReplies(trx)
  })
}
