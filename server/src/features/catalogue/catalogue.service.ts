import { m } from '#messages'
import { getAllGames, limits, type AllGames, type AllGamesQuery, type Game, type GameDetail } from '@marigold/contract'
import { sql } from 'kysely'
import { pageClause, type Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { contentLocale } from '../../platform/http/locale.ts'
import { gameKey } from '../../platform/database/game-key.ts'
import { prepareResponse, type PreparedResponse } from '../../platform/cache/prepared-response.ts'
import { cachedList, readRevision, type CatalogueList } from './catalogue-lists.ts'
import { pageCacheOf } from './catalogue-pages.ts'
import { gameColumns, toGame, isListed, isPublished, type GameRow } from './game-rows.ts'

/**
 * Returns a page of the catalogue in the requested order. Unknown filters and pages past the end are empty, never
 * errors.
 */
export async function findAllGames(db: Db, query: AllGamesQuery): Promise<AllGames> {
  return (await readAllGames(db, query)).page
}

// A longer key isn't worth caching.
const maxKeyLength = 2_000

/** Does the same as a prepared response, cached until the catalogue changes. A cached page costs one short query. */
export async function cachedAllGames(db: Db, query: AllGamesQuery): Promise<PreparedResponse<AllGames>> {
  const pages = pageCacheOf(db)
  const key = JSON.stringify([contentLocale(), query])
  const known = pages.get(key)
  if (known !== undefined && known.revision === (await readRevision(db))) return known.response
  const { revision, page } = await readAllGames(db, query)
  const response = prepareResponse(getAllGames, page)
  if (key.length <= maxKeyLength) pages.set(key, { revision, response: response }, { size: response.bytes })
  return response
}

async function readAllGames(db: Db, query: AllGamesQuery): Promise<{ revision: number; page: AllGames }> {
  const { page, per_page: perPage } = query
  let list = await cachedList(db, query)
  let found = await readPage(db, list, page, perPage)
  // The catalogue has changed meanwhile: try again with the new order.
  for (let attempt = 0; found.revision !== list.revision && attempt < 3; attempt++) {
    list = await cachedList(db, query, found.revision)
    found = await readPage(db, list, page, perPage)
  }
  const total = list.ids.length
  return {
    // The catalogue changes faster than it's read, so this page isn't cached.
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

/** Returns the games of one page, with the revision that they were read at. */
async function readPage(
  db: Db,
  { ids }: CatalogueList,
  page: number,
  perPage: number,
): Promise<{ revision: number; games: Game[] }> {
  const wanted = ids.slice((page - 1) * perPage, page * perPage)
  if (wanted.length === 0) return { revision: await readRevision(db), games: [] }
  const { rows } = await sql<GameRow & { revision: number }>`
    select (select revision from catalogue_revision) as revision, ${gameColumns} from games g
    where g.id = any(${wanted}::bigint[])
    order by array_position(${wanted}::bigint[], g.id)`.execute(db)
  return { revision: rows[0]?.revision ?? (await readRevision(db)), games: rows.map(toGame) }
}

/** Lists games with the free ones first, each part in catalogue order, at most 200 per page. */
export async function listGames(db: Db, page = 1): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.id in (
      select g.id from games g where ${isListed()} order by g.free desc, g.rank, g.id
      ${pageClause(page, limits.games)})
    order by g.free desc, g.rank, g.id`.execute(db)
  return rows.map(toGame)
}

/** Lists the featured games in the order that administrators chose, else in catalogue order, at most 24 per page. */
export async function listFeaturedGames(db: Db, page = 1): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.featured and ${isListed()} order by g.featured_place, g.rank, g.id
    ${pageClause(page, limits.featuredGames)}`.execute(db)
  return rows.map(toGame)
}

/** Counts the games that lists show. */
export async function countGames(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from games g where ${isListed()}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Finds a game by its number or `un_zip_filename`. Null if the catalogue doesn't show it. */
export async function findGame(db: Db, key: string): Promise<GameDetail | null> {
  const { rows } = await sql<GameRow & Pick<GameDetail, 'goals' | 'share_image'>>`
    select ${gameColumns}, g.goals, g.image_share as share_image from games g where ${gameKey(key)} and ${isPublished}
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  const [row] = rows
  return row ? { ...toGame(row), goals: row.goals, share_image: row.share_image } : null
}

/** Finds a game by its number, also one that the catalogue doesn't show. */
export async function findAnyGame(db: Db, id: number): Promise<Game | null> {
  const { rows } = await sql<GameRow>`select ${gameColumns} from games g where g.id = ${id}`.execute(db)
  return rows[0] ? toGame(rows[0]) : null
}

/** Returns the steps of how to play a game. Null if the catalogue doesn't show it. */
export async function findHowToPlay(db: Db, key: string): Promise<{ steps: string }[] | null> {
  const { rows } = await sql<{ how_to_play: string[] }>`
    select g.how_to_play from games g where ${gameKey(key)} and ${isPublished}
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  return rows[0] ? rows[0].how_to_play.map((steps) => ({ steps })) : null
}

/** Returns the refusal for a game that the catalogue doesn't show. */
export function noSuchGame(): Refusal {
  return new Refusal('not_found', m.platform_there_is_no_such_game())
}

/** Lists the numbers of all published games, at most 45,000, for the site map. */
export async function listShownIds(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select g.id from games g where ${isListed()} order by g.rank, g.id limit 45000`.execute(db)
  return rows.map(({ id }) => id)
}
