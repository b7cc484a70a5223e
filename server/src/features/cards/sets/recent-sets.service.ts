import { limits, type CardSetContent, type PlayedSet } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { lockPerson } from '../../../platform/access/lock-person.ts'
import { columnsOf } from './saved-sets.service.ts'

const longestAgo = 90 * 86_400_000

/** The sets that a person played last, on whatever device, newest first. */
export async function listRecentSets(db: Db, person: number): Promise<PlayedSet[]> {
  const rows = await db
    .selectFrom('recent_card_sets')
    .select(['title', 'line', 'pictures', 'picks', 'played_at'])
    .where('user_id', '=', person)
    .orderBy('played_at', 'desc')
    .limit(limits.recentSets)
    .execute()
  return rows.map((row) => ({
    ...row,
    picks: row.picks as PlayedSet['picks'],
    played_at: row.played_at.toISOString(),
  }))
}

/** Notes what was played and how long ago, also with the saved sets that hold the same; the oldest make room. */
export async function notePlayed(
  db: Db,
  person: number,
  played: readonly (CardSetContent & { ago: number })[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, person)
    for (const { ago, ...content } of played) {
      const seconds = Math.min(ago, longestAgo) / 1000
      const at = sql<Date>`now() - make_interval(secs => ${seconds})`
      const columns = columnsOf(content)
      await trx
        .insertInto('recent_card_sets')
        .values({ user_id: person, ...columns, played_at: at })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'picks_hash']).doUpdateSet({
            ...columns,
            played_at: sql<Date>`greatest(recent_card_sets.played_at, excluded.played_at)`,
          }),
        )
        .execute()
      await trx
        .updateTable('card_sets')
        .set({ used_at: sql<Date>`greatest(used_at, ${at})` })
        .where('user_id', '=', person)
        .where('picks_hash', '=', columns.picks_hash)
        .execute()
    }
    await sql`
      delete from recent_card_sets where user_id = ${person} and picks_hash not in (
        select picks_hash from recent_card_sets where user_id = ${person}
        order by played_at desc limit ${limits.recentSets}
      )`.execute(trx)
  })
}
