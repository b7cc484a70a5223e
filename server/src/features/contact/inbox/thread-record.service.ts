import { m } from '#messages'
import type { Delivery, Thread, ThreadEntry } from '@marigold/contract'
import { adminName, namedAdmin } from '../../../platform/access/admin-name.ts'
import { revisionOf } from '../../../platform/access/revision.ts'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { readDeliveries } from '../../../platform/messages/mail-delivery.ts'
import { listAdmins, selectThreads, toThread } from './thread-list.service.ts'

/** Refuses a thread that doesn't exist, or no longer. */
export const noThread = () => new Refusal('not_found', m.contact_this_message_no_longer_exists())

/** What the log calls a thread. */
export const threadObject = (id: number) => `thread ${id}`

/** Returns a thread with its replies and notes, oldest first. */
export async function readThread(db: Db, config: Services['config'], id: number): Promise<Thread> {
  const row = await selectThreads(db)
    .where('threads.id', '=', id)
    .select(['threads.body as text', 'threads.browser', 'threads.user_id'])
    .executeTakeFirst()
  if (row === undefined) throw noThread()
  return {
    ...toThread(row),
    text: row.text,
    browser: row.browser,
    user_id: row.user_id,
    revision: await revisionOf(db, threadObject(id)),
    entries: await readEntries(db, config, id),
    admins: await listAdmins(db),
  }
}

async function readEntries(db: Db, config: Services['config'], id: number): Promise<ThreadEntry[]> {
  const rows = await db
    .selectFrom('thread_entries')
    .leftJoin('users', 'users.id', 'thread_entries.author_id')
    .where('thread_id', '=', id)
    .orderBy('thread_entries.id')
    .select(['thread_entries.id', 'kind', 'body', 'mail_id', 'sent_at', 'thread_entries.created_at'])
    .select(adminName('users').as('by'))
    .execute()
  const unsent = rows.flatMap(({ mail_id, sent_at }) => (mail_id !== null && sent_at === null ? mail_id : []))
  const deliveries = await readDeliveries(db, config, unsent)
  const deliveryOf = ({ mail_id, sent_at }: (typeof rows)[number]): Delivery | null => {
    if (mail_id === null) return null
    return sent_at === null ? (deliveries.get(mail_id) ?? null) : 'sent'
  }
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind === 'reply' ? 'reply' : 'note',
    text: row.body,
    by: namedAdmin(row.by),
    created_at: row.created_at.toISOString(),
    delivery: deliveryOf(row),
  }))
}
