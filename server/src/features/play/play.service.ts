import { m } from '#messages'
import { limits, type RecentGame } from '@marigold/contract'
import { sql } from 'kysely'
import type { User } from '../../platform/access/access.ts'
import { pageClause, type Db } from '../../platform/database/database.ts'
import { ignoreWhenFull } from '../../platform/database/watched-pool.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { gameKey } from '../../platform/database/game-key.ts'
import { ticketEnd, writeTicket } from './ticket.ts'

const notThere = m.play_this_game_cant_be_opened_yet
const needsPlan = m.play_this_game_is_part_of_every

/**
 * Returns where a game's files are, and adds it to the user's recent games. Returns null with the reason, and records
 * nothing, for a user who may not play it. On a full disk the game opens without being recorded.
 */
export async function viewGame(
  db: Db,
  { appSecret, user: user, key, now }: { appSecret: string; user: User; key: string; now: Date },
): Promise<{ message: string; play_url: string | null }> {
  const { rows } = await sql<{ id: number; un_zip_filename: string; free: boolean; package_version: number }>`
    select g.id, g.un_zip_filename, g.free, g.package_version from games g
    where ${gameKey(key)} and g.published_at is not null and g.retired_at is null
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  const game = rows[0]
  if (game === undefined) throw new Refusal('not_found', m.platform_there_is_no_such_game())
  if (game.package_version === 0) return { message: notThere(), play_url: null }
  if (!game.free && !user.active) return { message: needsPlan(), play_url: null }
  const viewed = sql`
    insert into game_views (user_id, game_id) values (${user.id}, ${game.id})
    on conflict (user_id, game_id) do update set viewed_at = now(), views = game_views.views + 1`
  await ignoreWhenFull(viewed.execute(db))
  const ticket = { name: game.un_zip_filename, version: game.package_version, exp: ticketEnd(now) }
  const folder = game.free ? game.un_zip_filename : writeTicket(appSecret, ticket)
  return { message: m.play_enjoy_the_game(), play_url: `/game_unzip_file/${folder}/vtx/` }
}

/** Returns where the files of a game are for a guest, until `exp` and as long as the link is active. */
export async function guestPlayUrl(
  db: Db,
  { appSecret, id, exp, guest }: { appSecret: string; id: number; exp: number; guest: number },
): Promise<string> {
  const game = await db
    .selectFrom('games')
    .select(['un_zip_filename', 'package_version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const ticket = { name: game.un_zip_filename, version: game.package_version, exp, guest }
  return `/game_unzip_file/${writeTicket(appSecret, ticket)}/vtx/`
}

interface RecentRow {
  game_id: number
  viewed_at: Date
  image: string | null
  image_land: string | null
  game_name: string
  short_description: string
  un_zip_filename: string
}

/** Lists the games a user opened, newest first, 24 per page. */
export async function listRecentGames(db: Db, userId: number, page: number): Promise<RecentGame[]> {
  const { rows } = await sql<RecentRow>`
    select v.game_id, v.viewed_at, g.image, g.image_land, g.game_name, g.short_description, g.un_zip_filename
    from game_views v join games g on g.id = v.game_id
    where v.user_id = ${userId} and g.published_at is not null and g.retired_at is null
    order by v.viewed_at desc, v.game_id
    ${pageClause(page, limits.recentGames)}`.execute(db)
  return rows.map((row) => ({
    game_id: row.game_id,
    played_at: row.viewed_at.toISOString(),
    game: {
      game_image: row.image,
      game_image_land: row.image_land,
      title: row.game_name,
      game_name: row.game_name,
      short_description: row.short_description,
      un_zip_filename: row.un_zip_filename,
    },
  }))
}

/** Returns the active version of a free game. Null if it isn't free, isn't published, or has no package. */
export async function freeVersion(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ package_version: number }>`
    select package_version from games
    where un_zip_filename = ${name} and free and package_version > 0
      and published_at is not null and retired_at is null`.execute(db)
  return rows[0]?.package_version ?? null
}
