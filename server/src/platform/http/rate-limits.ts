import { m } from '#messages'
import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Refusal } from './errors.ts'

interface Attempts {
  /** Attempts in this window, including this one. */
  count: number
  /** Seconds until the window ends. */
  seconds: number
}

const hashOf = (key: string) => createHmac('sha256', 'tries').update(key).digest('base64url')

async function addAttempt(db: Db, key: string, windowSeconds: number): Promise<Attempts> {
  const ends = sql<Date>`now() + make_interval(secs => ${windowSeconds})`
  return db
    .insertInto('tries')
    .values({ key: hashOf(key), count: 1, resets_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when tries.resets_at <= now() then 1 else tries.count + 1 end`,
        resets_at: sql`case when tries.resets_at <= now() then excluded.resets_at else tries.resets_at end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('seconds')])
    .executeTakeFirstOrThrow()
}

/**
 * Counts an attempt across instances, and returns how many there were in the window. The key is stored only as a hash.
 */
export async function countAttempt(db: Db, key: string, windowSeconds: number): Promise<number> {
  return (await addAttempt(db, key, windowSeconds)).count
}

/** Counts an attempt like `countAttempt`. Throws `too_many` beyond `max` in the window. */
export async function limitAttempts(db: Db, key: string, max: number, windowSeconds: number): Promise<void> {
  const { count, seconds } = await addAttempt(db, key, windowSeconds)
  if (count > max) throw new Refusal('too_many', tryAgainText(seconds))
}

/** Clears the attempts of a key before their window ends. */
export async function clearAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('tries').where('key', '=', hashOf(key)).execute()
}

function tryAgainText(seconds: number): string {
  if (seconds <= 90) return m.platform_too_many_tries_please_try_again()
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90
    ? m.platform_too_many_tries_minutes({ minutes })
    : m.platform_too_many_tries_hours({ hours: Math.ceil(minutes / 60) })
}

/** Deletes expired windows. */
export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db
    .deleteFrom('tries')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute()
}
