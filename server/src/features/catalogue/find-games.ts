import { limits, type GameOrder } from '@marigold/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isListed } from './game-rows.ts'

/** A query for games: ids of filters (null doesn't filter), words, and the order. */
export interface GameQuery {
  categories: number[] | null
  ages: number[] | null
  search: string
  words: string[]
  sort: GameOrder
}

const maxWords = 8
// Shorter words are misspelled into other words.
const minFuzzyLength = 4
// Found with the index alone: 'pateint' has 0.37 of 'patient'. That many candidates are then compared letter by letter.
const minSimilarity = 0.3
const maxCandidates = 50

// A word that so many games have says little about them, and ranking reads all the words of each.
const maxRanked = 1000
// When half of these first games match, the first games in order are scanned one by one, up to the maximum.
const sampleSize = 40
const maxScanned = 4 * limits.found

/** Returns how many letters may be wrong. Two swapped letters count as two. */
function allowedMistakes(word: string): number {
  return word.length < 5 ? 1 : word.length < 10 ? 2 : 3
}

/** Returns the words of a search: letters and digits only. */
export function searchWords(search: string): string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxWords)
}

/** Returns the ids of the matching games, in order. */
export async function findGameIds(db: Db, wanted: GameQuery): Promise<number[]> {
  if (wanted.search === '') return await ofShelf(db, wanted)
  const found = await findByWords(db, wanted)
  return found.length > 0 ? found : await findFuzzy(db, wanted)
}

const orders: Record<Exclude<GameOrder, 'shelf'>, RawBuilder<unknown>> = {
  name: sql`lower(g.game_name), g.id`,
  newest: sql`g.published_at desc, g.id`,
  rating: sql`
    (select r.sum::float / nullif(r.total, 0) from game_ratings r where r.game_id = g.id) desc nulls last,
    (select r.total from game_ratings r where r.game_id = g.id) desc nulls last, g.rank, g.id`,
}

// For all games: joining their ratings once is more than twice as fast as looking each one up.
const ratingOfAll = sql`
  r.sum::float / nullif(r.total, 0) desc nulls last, r.total desc nulls last, g.rank, g.id`

function orderOf(sort: GameOrder, shelf: RawBuilder<unknown>): RawBuilder<unknown> {
  return sort === 'shelf' ? shelf : orders[sort]
}

function conditionsOf({ categories, ages }: GameQuery): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [isListed()]
  if (categories !== null)
    conditions.push(sql`g.id in (select game_id from game_categories where category_id = any(${categories}))`)
  if (ages !== null) conditions.push(sql`g.id in (select game_id from game_ages where age_filter_id = any(${ages}))`)
  return sql.join(conditions, sql` and `)
}

async function ofShelf(db: Db, wanted: GameQuery): Promise<number[]> {
  const byRating = wanted.sort === 'rating'
  const order = byRating ? ratingOfAll : orderOf(wanted.sort, sql`g.rank, g.id`)
  const ratings = byRating ? sql`left join game_ratings r on r.game_id = g.id` : sql``
  // One text instead of a row for each game.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(g.id::text, ',' order by ${order}) as ids from games g ${ratings}
    where ${conditionsOf(wanted)}`.execute(db)
  return (rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number)
}

/** Finds games that have every word, or one that starts with it. */
async function findByWords(db: Db, wanted: GameQuery): Promise<number[]> {
  if (wanted.words.length === 0) return []
  const started = wanted.words.map((word) => `${word}:*`).join(' & ')
  return await search(db, wanted, {
    wanted: sql`select to_tsquery('english', ${started}) || to_tsquery('simple', ${started}) as query`,
    holds: sql`s.document @@ asked.query`,
    best: sql`ts_rank(hit.document, asked.query)`,
  })
}

/** Finds games with a word similar to each of the query, or with one that starts like it, for misspellings. */
async function findFuzzy(db: Db, wanted: GameQuery): Promise<number[]> {
  const words = wanted.words.filter((word) => word.length >= minFuzzyLength)
  if (words.length === 0) return []
  const alike = await findSimilarWords(db, words)
  const each = words.map((word) => alike.filter(({ meant }) => meant === word).map((one) => one.word))
  if (each.some((one) => one.length === 0)) return []
  const columns = [alike.map(({ meant }) => meant), alike.map(({ word }) => word), alike.map((one) => one.likeness)]
  return await search(db, wanted, {
    wanted: sql`select ${columns[0]}::text[] as meant, ${columns[1]}::text[] as words, ${columns[2]}::real[] as likeness`,
    // In a subquery of its own, so that words that are common alone but never together are still found.
    holds: sql.join(
      each.map((one) => sql`s.words && (select ${one}::text[])`),
      sql` and `,
    ),
    best: sql`(
      select sum(most) from (
        select max(one.likeness) as most from unnest(asked.meant, asked.words, asked.likeness) as one (meant, word, likeness)
        where one.word = any(hit.words) group by one.meant) of_each)`,
  })
}

/** Finds words of the catalogue that are similar to those in the query. */
async function findSimilarWords(
  db: Db,
  wanted: string[],
): Promise<{ meant: string; word: string; likeness: number }[]> {
  return await db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(minSimilarity)}, true)`.execute(trx)
    const { rows } = await sql<{ meant: string; word: string; likeness: number }>`
      select asked.meant, near.word, near.likeness
      from unnest(${wanted}::text[], ${wanted.map(allowedMistakes)}::int[]) as asked (meant, mistakes)
      cross join lateral (
        select there.word, word_similarity(meant, there.word) as likeness from search_words there
        where meant <% there.word
          and (levenshtein_less_equal(meant, there.word, mistakes) <= mistakes
            or levenshtein_less_equal(meant, left(there.word, length(meant)), mistakes - 1) <= mistakes - 1)
        order by likeness desc, there.word limit ${maxCandidates}
      ) near`.execute(trx)
    return rows
  })
}

/** Deletes words that no game has anymore. They match nothing and only slow down comparisons. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A game that is written meanwhile would assume that the word exists.
    await sql`lock table search_words in share row exclusive mode`.execute(trx)
    await sql`delete from search_words where word not in (select unnest(words) from game_search)`.execute(trx)
  })
}

/** A search: a row with the query, whether `game_search s` matches it, and how well a `hit` fits. */
interface Search {
  wanted: RawBuilder<unknown>
  holds: RawBuilder<unknown>
  best: RawBuilder<unknown>
}

/** Finds matching games, best first. Beyond `maxRanked` matches, some aren't ranked. */
async function search(db: Db, wanted: GameQuery, search: Search): Promise<number[]> {
  if (await isCommon(db, wanted, search)) {
    const first = await scanShelf(db, wanted, search)
    if (first.length === limits.found) return first
  }
  // Any other order promises to include all of them.
  const most = wanted.sort === 'shelf' ? sql`limit ${maxRanked}` : sql``
  return await inOrder(
    db,
    wanted,
    search,
    sql`from asked, game_search s cross join lateral (
        select g.id, g.rank, g.game_name, g.published_at from games g
        where g.id = s.game_id and ${conditionsOf(wanted)} offset 0) g
      where ${search.holds} ${most}`,
  )
}

// Checks each game in turn. With the index of words, PostgreSQL would first read all matches, which are many for a
// common word, so the query is written in a way that hides the index.
const inTurn = ({ holds }: Search) => sql`
  cross join lateral (select s.document, s.words from game_search s where s.game_id = g.id offset 0) s
  where coalesce(${holds}, false)`

/** Returns whether half of the first games match. False when the catalogue is too small to matter. */
async function isCommon(db: Db, wanted: GameQuery, search: Search): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    with asked as materialized (${search.wanted}),
    first as (select g.id from games g where ${conditionsOf(wanted)} order by g.rank, g.id limit ${sampleSize})
    select count(*) * 2 >= ${sampleSize} as held from asked, first g ${inTurn(search)}`.execute(db)
  return rows[0]?.held ?? false
}

/** Finds the first matching games in order, for common words. Scans a limited number of games. */
async function scanShelf(db: Db, wanted: GameQuery, search: Search): Promise<number[]> {
  const order = orderOf(wanted.sort, sql`g.rank, g.id`)
  return await inOrder(
    db,
    wanted,
    search,
    sql`from asked, (
        select g.id, g.rank, g.game_name, g.published_at from games g where ${conditionsOf(wanted)}
        order by ${order} limit ${maxScanned}) g ${inTurn(search)}
      order by ${order} limit ${limits.found}`,
  )
}

async function inOrder(db: Db, { sort }: GameQuery, search: Search, hits: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as materialized (${search.wanted}),
    hit as (select g.id, g.rank, g.game_name, g.published_at, s.document, s.words ${hits})
    select g.id from asked, hit, lateral (select hit.id, hit.rank, hit.game_name, hit.published_at) g
    order by ${orderOf(sort, sql`${search.best} desc, g.rank, g.id`)}
    limit ${limits.found}`.execute(db)
  return rows.map(({ id }) => id)
}
