import { m } from '#messages'
import { limits, type Notification, type NotificationNews } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { bellOf } from '../../platform/messages/notify.ts'
import { wakeStreams, type StreamSource } from '../../platform/streams/streams.ts'

const keptDays = 180

/** A page of a person's notifications, newest first. */
export async function listNotifications(db: Db, userId: number, page: number): Promise<Notification[]> {
  const size = limits.notifications
  const listed = db
    .selectFrom('notifications')
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
    .orderBy('id', 'desc')
  // The index alone tells where a later page begins: only its own rows are read.
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

/** Marks one as read. Refuses what is not this person's. */
export async function markRead(db: Db, userId: number, id: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set((eb) => ({ read_at: eb.fn.coalesce('read_at', sql<Date>`now()`) }))
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('not_found', m.notifications_this_notification_no_longer_exists())
  await wakeStreams(db, bellOf(userId))
}

/** Takes all off the list, or those that a screen has shown: what came meanwhile stays. */
export async function clearAll(db: Db, userId: number, upTo: number | null): Promise<void> {
  let shown = db
    .updateTable('notifications')
    .set({ cleared_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('cleared_at', 'is', null)
  if (upTo !== null) shown = shown.where('id', '<=', upTo)
  await shown.execute()
  await wakeStreams(db, bellOf(userId))
}

async function standing(db: Db, userId: number): Promise<NotificationNews> {
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

/** What a bell hears: how the list stands, at once and whenever that changes. */
export function listenForNews(db: Db, userId: number): StreamSource {
  const topic = bellOf(userId)
  let said = ''
  return {
    topic,
    owner: topic,
    async read() {
      const now = await standing(db, userId)
      if (now.stamp === said) return { events: [] }
      said = now.stamp
      return { events: [{ data: now }] }
    },
  }
}

/** Old ones go, cleared or not. */
export async function forgetOldNotifications(db: Db): Promise<void> {
  await db
    .deleteFrom('notifications')
    .where('created_at', '<', sql<Date>`now() - make_interval(days => ${keptDays})`)
    .execute()
}
