import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './database.ts'
import { Refusal } from './errors.ts'

/** Counts a try against a limit that holds across instances; throws `too_many` beyond `max` in the window. The key is kept only as a hash. */
export async function countTry(db: Db, key: string, max: number, windowSeconds: number): Promise<void> {
  const ends = sql<Date>`now() + make_interval(secs => ${windowSeconds})`
  const row = await db
    .insertInto('tries')
    .values({ key: createHmac('sha256', 'tries').update(key).digest('base64url'), count: 1, resets_at: ends })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when tries.resets_at <= now() then 1 else tries.count + 1 end`,
        resets_at: sql`case when tries.resets_at <= now() then excluded.resets_at else tries.resets_at end`,
      }),
    )
    .returning(['count', sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as('seconds')])
    .executeTakeFirstOrThrow()
  if (row.count > max) throw new Refusal('too_many', `Too many tries. Please try again ${inWords(row.seconds)}.`)
}

function inWords(seconds: number): string {
  if (seconds <= 90) return 'in a minute'
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`
}

/** Forgets windows that have passed. */
export async function forgetOldTries(db: Db): Promise<void> {
  await db
    .deleteFrom('tries')
    .where('resets_at', '<', sql<Date>`now()`)
    .execute()
}
