import type { NotificationKind } from '@marigold/contract'
import type { Db } from '../database/database.ts'
import { wakeStreams } from '../streams/streams.ts'

/** What a person is told. */
export interface News {
  kind: NotificationKind
  /** Names the event: told under the same key again, it is not told twice, however often its job runs. */
  key: string
  message: string
  /** A page of ours where something can be done about it. */
  link?: string
}

/** What wakes the open bells of a person. */
export function bellOf(userId: number): string {
  return `notifications ${userId}`
}

/** Tells a person something, in the caller's transaction. Answers whether it is new to them. */
export async function notify(db: Db, userId: number, { kind, key, message, link }: News): Promise<boolean> {
  const told = await db
    .insertInto('notifications')
    .values({ user_id: userId, kind, key, message, link: link ?? null })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (told === undefined) return false
  await wakeStreams(db, bellOf(userId))
  return true
}
