import type { NotificationKind } from '@marigold/contract'
import type { Db } from '../database/database.ts'
import { wakeStreams } from '../streams/streams.ts'

/** A new notification for a user. */
export interface NewNotification {
  kind: NotificationKind
  /** Identifies the event: the same key is never added twice, however often its job runs. */
  key: string
  message: string
  /** The page of ours where the user can act on it. */
  link?: string
}

/** Returns the topic that wakes a user's open notification streams. */
export function notificationTopic(userId: number): string {
  return `notifications ${userId}`
}

/** Adds a notification for a user, in the caller's transaction. Returns whether it's new. */
export async function notify(db: Db, userId: number, { kind, key, message, link }: NewNotification): Promise<boolean> {
  const told = await db
    .insertInto('notifications')
    .values({ user_id: userId, kind, key, message, link: link ?? null })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (told === undefined) return false
  await wakeStreams(db, notificationTopic(userId))
  return true
}
