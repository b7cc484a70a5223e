import { limits, type CardSetContent, type PlayedSet } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
import { toColumns } from './saved-sets.service.ts'

const longestAgo = 90 * 86_400_000

/** Lists the sets that a user played last, on any device, newest first. */
export async function listRecentSets(db: Db, user: number): Promise<PlayedSet[]> {
  const rows = await db
    .selectFrom('recent_card_sets')
    .select(['title', 'line', 'pictures', 'picks', 'played_at'])
    .where('user_id', '=', user)
    .orderBy('played_at', 'desc')
    .limit(limits.recentSets)
    .execute()
  return rows.map((row) => ({
    ...row,
    picks: row.picks as PlayedSet['picks'],
    played_at: row.played_at.toISOString(),
  }))
}

/** Records what was played and how long ago, also on saved sets with the same picks. The oldest are dropped. */
export async function recordPlayed(
  db: Db,
  user: number,
  played: readonly (CardSetContent & { ago: number })[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, user)
    for (const { ago, ...content } of played) {
      const seconds = Math.min(ago, longestAgo) / 1000
      const at = sql<Date>`now() - make_interval(secs => ${seconds})`
      const columns = toColumns(content)
      await trx
        .insertInto('recent_card_sets')
        .values({ user_id: user, ...columns, played_at: at })
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
        .where('user_id', '=', user)
        .where('picks_hash', '=', columns.picks_hash)
        .execute()
    }
    await sql`
      delete from recent_card_sets where user_id = ${user} and picks_hash not in (
        select picks_hash from recent_card_sets where user_id = ${user}
        order by played_at desc limit ${limits.recentSets}
      )`.execute(trx)
  })
}
