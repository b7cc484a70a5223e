import { limits, type Game } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { gameKey } from '../../platform/database/game-key.ts'
import { gameColumns, toGame, isPublished, type GameRow } from './game-rows.ts'

/** Lists a user's favorites that the catalogue shows, newest first. */
export async function listFavorites(db: Db, userId: number): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from favorites f join games g on g.id = f.game_id
    where f.user_id = ${userId} and ${isPublished}
    order by f.created_at desc, g.id desc limit ${limits.favorites}`.execute(db)
  return rows.map(toGame)
}

/** Makes a game a favorite. Returns `full` when the user has reached the limit. */
export async function saveFavorite(db: Db, userId: number, key: string): Promise<'kept' | 'full' | 'no game'> {
  const { rows } = await sql<{ games: number; kept: boolean }>`
    with game as (
      select g.id from games g where ${gameKey(key)} and ${isPublished} order by (g.un_zip_filename = ${key}) limit 1
    ), known as (
      select f.game_id from favorites f join game on game.id = f.game_id where f.user_id = ${userId}
    ), added as (
      insert into favorites (user_id, game_id)
      select ${userId}::bigint, game.id from game
      where exists (select from known) or (select count(*) from favorites where user_id = ${userId}) < ${limits.favorites}
      on conflict (user_id, game_id) do update set created_at = favorites.created_at returning game_id
    )
    select (select count(*) from game) as games, exists (select from added) as kept`.execute(db)
  const [found] = rows
  if (!found || found.games === 0) return 'no game'
  return found.kept ? 'kept' : 'full'
}

/** Removes a game from a user's favorites. */
export async function deleteFavorite(db: Db, userId: number, key: string): Promise<void> {
  await sql`
    delete from favorites where user_id = ${userId} and game_id = (
      select g.id from games g where ${gameKey(key)} order by (g.un_zip_filename = ${key}) limit 1)`.execute(db)
}
