import { limits, type AllGames, type AllGamesQuery, type Game } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'
import { gameKey } from '../../platform/game-key.ts'
import { gameColumns, gameOf, isShown, type GameRow } from './game-rows.ts'

type Filters = Pick<AllGamesQuery, 'categories' | 'age_filters'>

/** Rows that pass both filters: any of the categories and any of the ages, by name in any case or by id. */
function matches({ categories, age_filters: ages }: Filters) {
  const inCategory = sql`exists (
    select 1 from game_categories gc where gc.game_id = g.id and gc.category_id = any(array(
      select id from categories where lower(name) = any(${lower(categories)}) or id::text = any(${categories}))))`
  const forAge = sql`exists (
    select 1 from game_ages ga where ga.game_id = g.id and ga.age_filter_id = any(array(
      select id from age_filters where lower(name) = any(${lower(ages)}) or id::text = any(${ages}))))`
  return sql.join(
    [isShown, ...(categories.length > 0 ? [inCategory] : []), ...(ages.length > 0 ? [forAge] : [])],
    sql` and `,
  )
}

function lower(names: string[]): string[] {
  return names.map((name) => name.toLowerCase())
}

interface Surroundings {
  total: number
  categories: AllGames['all_categories']
  ages: AllGames['all_age_filters']
}

/** A page of the catalogue in its stored order. Unknown filters and pages past the end are empty lists, never errors. */
export async function findAllGames(db: Db, query: AllGamesQuery): Promise<AllGames> {
  const { page, per_page: perPage } = query
  const where = matches(query)
  // The page's ids come from an index alone; only its few rows are then read whole.
  const rows = sql<GameRow>`
    select ${gameColumns} from games g
    where g.id in (select g.id from games g where ${where} order by g.rank, g.id limit ${perPage} offset ${(page - 1) * perPage})
    order by g.rank, g.id`
  const surroundings = sql<Surroundings>`
    select
      (select count(*)::int from games g where ${where}) as total,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by id), '[]') from categories) as categories,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position), '[]') from age_filters) as ages`
  const [found, around] = await Promise.all([rows.execute(db), surroundings.execute(db)])
  const { total, categories, ages } = around.rows[0] as Surroundings
  return {
    all_games: found.rows.map(gameOf),
    all_categories: categories,
    all_age_filters: ages,
    pagination: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(total / perPage)),
      per_page: perPage,
      total,
    },
  }
}

/** Games with the free ones first, each part in catalogue order; at most 200 a page. */
export async function listGames(db: Db, page = 1): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.id in (
      select g.id from games g where ${isShown} order by g.free desc, g.rank, g.id
      limit ${limits.games} offset ${(page - 1) * limits.games})
    order by g.free desc, g.rank, g.id`.execute(db)
  return rows.map(gameOf)
}

/** The featured games in catalogue order; at most 24 a page. */
export async function listFeaturedGames(db: Db, page = 1): Promise<Game[]> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g
    where g.featured and ${isShown} order by g.rank, g.id
    limit ${limits.featuredGames} offset ${(page - 1) * limits.featuredGames}`.execute(db)
  return rows.map(gameOf)
}

/** One game by its number or `un_zip_filename`; null where the catalogue shows none. */
export async function findGame(db: Db, key: string): Promise<Game | null> {
  const { rows } = await sql<GameRow>`
    select ${gameColumns} from games g where ${gameKey(key)} and ${isShown}
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  return rows[0] ? gameOf(rows[0]) : null
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
  return new Refusal('not_found', 'There is no such game.')
}
