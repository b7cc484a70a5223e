import { m } from '#messages'
import { limits, type Notification, type NotificationState } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { notificationTopic } from '../../platform/messages/notify.ts'
import { wakeStreams, type StreamSource } from '../../platform/streams/streams.ts'

const retentionDays = 180

/** Returns a page of a user's notifications, newest first. */
export async function listNotifications(db: Db, userId: number, page: number): Promise<Notification[]> {
  const size = limits.notifications
  const listed = db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
    .orderBy('id', 'desc')
  // Uses the index to find where a later page starts, so that only its own rows are read.
  const begins = listed
    .select('id')
    .limit(1)
    .offset((page - 1) * size)
  const rows = await listed
    .$if(page > 1, (later) => later.where('id', '<=', begins))
    .select(['id', 'kind', 'message', 'link', 'read_at', 'created_at'])
    .limit(sql.lit(size))
    .execute()
  return rows.map(({ read_at, created_at, kind, ...row }) => ({
    ...row,
    kind: kind as Notification['kind'],
    status: read_at === null ? 'unread' : 'read',
    created_at: created_at.toISOString(),
  }))
}

/** Marks a notification as read. Refuses another user's. */
export async function markRead(db: Db, userId: number, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', sql<Date>`now()`) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found', m.notifications_this_notification_no_longer_exists())
  await wakeStreams(db, notificationTopic(userId))
}

/** Clears all notifications, or those up to the newest that a screen showed. */
export async function clearAll(db: Db, userId: number, upTo: number | null): Promise<void> {
  let shown = db
    .updateTable('notifications')
    .set({ cleared_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
  if (upTo !== null) shown = shown.where('id', '<=', upTo)
  await shown.execute()
  await wakeStreams(db, notificationTopic(userId))
}

async function readState(db: Db, userId: number): Promise<NotificationState> {
  const { unread, stamp } = await db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
    .select([
      sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
      sql<string>`coalesce(max(id), 0) || '.' || count(*) || '.' || count(read_at)`.as('stamp'),
    ])
    .executeTakeFirstOrThrow()
  return { unread, stamp }
}

/** Returns the stream of a user's notification state: at once, and after each change. */
export function notificationStream(db: Db, userId: number): StreamSource {
  const topic = notificationTopic(userId)
  let said = ''
  return {
    topic,
    owner: topic,
    async read() {
      const now = await readState(db, userId)
      if (now.stamp === said) return { events: [] }
      said = now.stamp
      return { events: [{ data: now }] }
    },
  }
}

/** Deletes old notifications, cleared or not. */
export async function deleteOldNotifications(db: Db): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${retentionDays})`)
    .execute()
}
