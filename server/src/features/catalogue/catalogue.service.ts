import { m } from '#messages'
import { getAllGames, limits, type AllGames, type AllGamesQuery, type Game, type GameDetail } from '@marigold/contract'
import { sql } from 'kysely'
import { pageOf, type Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { gameKey } from '../../platform/database/game-key.ts'
import { readyAnswer, type ReadyAnswer } from '../../platform/cache/ready-answer.ts'
import { listOf, revisionOf, type CatalogueList } from './catalogue-lists.ts'
import { pagesOf } from './catalogue-pages.ts'
import { gameColumns, gameOf, isShown, type GameRow } from './game-rows.ts'

/** A page of the catalogue in the order that is asked for. Unknown filters and pages past the end are empty lists, never errors. */
export async function findAllGames(db: Db, query: AllGamesQuery): Promise<AllGames> {
  return (await readAllGames(db, query)).page
}

// Nobody asks twice for more: such a key alone would take room.
const longestKey = 2_000

/** The same as an answer, which is made once while the catalogue stays as it is: then it costs one short question. */
export async function answerAllGames(db: Db, query: AllGamesQuery): Promise<ReadyAnswer<AllGames>> {
  const pages = pagesOf(db)
  const key = JSON.stringify(query)
  const known = pages.get(key)
  if (known !== undefined && known.revision === (await revisionOf(db))) return known.answer
  const { revision, page } = await readAllGames(db, query)
  const answer = readyAnswer(getAllGames, page)
  if (key.length <= longestKey) pages.set(key, { revision, answer }, { size: answer.bytes })
  return answer
}

async function readAllGames(db: Db, query: AllGamesQuery): Promise<{ revision: number; page: AllGames }> {
  const { page, per_page: perPage } = query
  let list = await listOf(db, query)
  let found = await readPage(db, list, page, perPage)
  // The catalogue has changed since: once more, by its new order.
  for (let tries = 0; found.revision !== list.revision && tries < 3; tries++) {
    list = await listOf(db, query, found.revision)
    found = await readPage(db, list, page, perPage)
  }
  const total = list.ids.length
  return {
    // It changes faster than it is read: such a page holds for this answer alone.
    revision: found.revision === list.revision ? list.revision : NaN,
    page: {
      all_games: found.games,
      all_categories: list.categories,
      all_age_filters: list.ages,
      pagination: {
        current_page: page,
        last_page: Math.max(1, Math.ceil(total / perPage)),
        per_page: perPage,
        total,
      },
    },
  }
}

/** The games of one page, with the revision that they were read at. */
async function readPage(
  db: Db,
  { ids }: CatalogueList,
  page: number,
  perPage: number,
): Promise<{ revision: number; games: Game[] }> {
  const wanted = ids.slice((page - 1) * perPage, page * perPage)
  if (wanted.length === 0) return { revision: await revisionOf(db), games: [] }
  const { rows } = await sql<GameRow & { revision: number }>`
    select (select revision from catalogue_revision) as revision, ${gameColumns} from games g
    where g.id = any(${wanted}::bigint[])
    order by array_position(${wanted}::bigint[], g.id)`.execute(db)
  return { revision: rows[0]?.revision ?? (await revisionOf(db)), games: rows.map(gameOf) }
}

/** Games with the free ones first, each part in catalogue order; at most 200 a page. */
export async function listGames(db: Db, page = 1): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.id in (
      select g.id from games g where ${isShown} order by g.free desc, g.rank, g.id
      ${pageOf(page, limits.games)})
    order by g.free desc, g.rank, g.id`.execute(db)
  return rows.map(gameOf)
}

/** The featured games in catalogue order; at most 24 a page. */
export async function listFeaturedGames(db: Db, page = 1): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.featured and ${isShown} order by g.rank, g.id
    ${pageOf(page, limits.featuredGames)}`.execute(db)
  return rows.map(gameOf)
}

/** One game by its number or `un_zip_filename`; null where the catalogue shows none. */
export async function findGame(db: Db, key: string): Promise<GameDetail | null> {
  const { rows } = await sql<GameRow & Pick<GameDetail, 'goals' | 'share_image'>>`
    select ${gameColumns}, g.goals, g.image_share as share_image from games g where ${gameKey(key)} and ${isShown}
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  const [row] = rows
  return row ? { ...gameOf(row), goals: row.goals, share_image: row.share_image } : null
}

/** The steps of how to play a game; null where the catalogue shows no such game. */
export async function findHowToPlay(db: Db, key: string): Promise<{ steps: string }[] | null> {
  const { rows } = await sql<{ how_to_play: string[] }>`
    select g.how_to_play from games g where ${gameKey(key)} and ${isShown}
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  return rows[0] ? rows[0].how_to_play.map((steps) => ({ steps })) : null
}

/** The refusal for a game that the catalogue does not show. */
export function noSuchGame(): Refusal {
  return new Refusal('not_found', m.platform_there_is_no_such_game())
}

/** The numbers of all games that are shown, for the site map; it holds 45,000 addresses at most. */
export async function listShownIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from games g where ${isShown} order by g.rank, g.id limit 45000`.execute(db)
  return rows.map(({ id }) => id)
}
