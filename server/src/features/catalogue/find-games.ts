import { limits, type GameOrder } from '@marigold/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isShown } from './game-rows.ts'

/** What a list of games is asked for: ids of filters (null filters nothing), words, and the order. */
export interface Wanted {
  categories: number[] | null
  ages: number[] | null
  search: string
  words: string[]
  sort: GameOrder
}

const mostWords = 8
// Shorter words are misspelled into other words.
const shortest = 4
// By the index alone: 'pateint' has 0.37 of 'patient'. Letters are compared afterwards, and so many words are taken.
const alike = 0.3
const mostAlike = 50

// A word that so many games hold tells them apart by little, and each costs a look at all its words.
const mostRanked = 1000
// Where half of the first games hold it, the first games of the order are found one by one, among so many.
const firstLooked = 40
const mostLooked = 4 * limits.found

/** So many letters may be wrong; two letters that changed places count as two. */
function mistakesIn(word: string): number {
  return word.length < 5 ? 1 : word.length < 10 ? 2 : 3
}

/** The words of a search, letters and digits alone. */
export function wordsOf(search: string): string[] {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, mostWords)
}

/** The ids of the games that are wanted, in their order. */
export async function readIds(db: Db, wanted: Wanted): Promise<number[]> {
  if (wanted.search === '') return await ofShelf(db, wanted)
  const found = await byWords(db, wanted)
  return found.length > 0 ? found : await byLikeness(db, wanted)
}

const orders: Record<Exclude<GameOrder, 'shelf'>, RawBuilder<unknown>> = {
  name: sql`lower(g.game_name), g.id`,
  newest: sql`g.published_at desc, g.id`,
  rating: sql`
    (select r.sum::float / nullif(r.total, 0) from game_ratings r where r.game_id = g.id) desc nulls last,
    (select r.total from game_ratings r where r.game_id = g.id) desc nulls last, g.rank, g.id`,
}

// Of all games: their ratings are joined once, where looking each of them up takes more than twice as long.
const ratingOfAll = sql`
  r.sum::float / nullif(r.total, 0) desc nulls last, r.total desc nulls last, g.rank, g.id`

function orderOf(sort: GameOrder, shelf: RawBuilder<unknown>): RawBuilder<unknown> {
  return sort === 'shelf' ? shelf : orders[sort]
}

function conditionsOf({ categories, ages }: Wanted): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [isShown]
  if (categories !== null)
    conditions.push(sql`g.id in (select game_id from game_categories where category_id = any(${categories}))`)
  if (ages !== null) conditions.push(sql`g.id in (select game_id from game_ages where age_filter_id = any(${ages}))`)
  return sql.join(conditions, sql` and `)
}

async function ofShelf(db: Db, wanted: Wanted): Promise<number[]> {
  const byRating = wanted.sort === 'rating'
  const order = byRating ? ratingOfAll : orderOf(wanted.sort, sql`g.rank, g.id`)
  const ratings = byRating ? sql`left join game_ratings r on r.game_id = g.id` : sql``
  // One text instead of a row for each game.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(g.id::text, ',' order by ${order}) as ids from games g ${ratings}
    where ${conditionsOf(wanted)}`.execute(db)
  return (rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number)
}

/** Games that hold every word, or one that begins like it. */
async function byWords(db: Db, wanted: Wanted): Promise<number[]> {
  if (wanted.words.length === 0) return []
  const begun = wanted.words.map((word) => `${word}:*`).join(' & ')
  return await search(db, wanted, {
    asked: sql`select to_tsquery('english', ${begun}) || to_tsquery('simple', ${begun}) as query`,
    holds: sql`s.document @@ asked.query`,
    best: sql`ts_rank(hit.document, asked.query)`,
  })
}

/** Games with a word like each of the wanted ones, or with one that begins like it: for what is misspelled. */
async function byLikeness(db: Db, wanted: Wanted): Promise<number[]> {
  const words = wanted.words.filter((word) => word.length >= shortest)
  if (words.length === 0) return []
  const alike = await wordsLike(db, words)
  const each = words.map((word) => alike.filter(({ meant }) => meant === word).map((one) => one.word))
  if (each.some((one) => one.length === 0)) return []
  const columns = [alike.map(({ meant }) => meant), alike.map(({ word }) => word), alike.map((one) => one.likeness)]
  return await search(db, wanted, {
    asked: sql`select ${columns[0]}::text[] as meant, ${columns[1]}::text[] as words, ${columns[2]}::real[] as likeness`,
    // In a question of their own: words that are common each and never together are looked up all the same.
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

/** The words of the catalogue that may be meant by those that are asked for. */
async function wordsLike(db: Db, asked: string[]): Promise<{ meant: string; word: string; likeness: number }[]> {
  return await db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alike)}, true)`.execute(trx)
    const { rows } = await sql<{ meant: string; word: string; likeness: number }>`
      select asked.meant, near.word, near.likeness
      from unnest(${asked}::text[], ${asked.map(mistakesIn)}::int[]) as asked (meant, mistakes)
      cross join lateral (
        select there.word, word_similarity(meant, there.word) as likeness from search_words there
        where meant <% there.word
          and (levenshtein_less_equal(meant, there.word, mistakes) <= mistakes
            or levenshtein_less_equal(meant, left(there.word, length(meant)), mistakes - 1) <= mistakes - 1)
        order by likeness desc, there.word limit ${mostAlike}
      ) near`.execute(trx)
    return rows
  })
}

/** Forgets words that no game holds anymore. They find nothing, and would only be compared in vain. */
export async function forgetUnusedWords(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // Whoever writes a game meanwhile would take it that a word is there.
    await sql`lock table search_words in share row exclusive mode`.execute(trx)
    await sql`delete from search_words where word not in (select unnest(words) from game_search)`.execute(trx)
  })
}

/** What games are searched for: one row that is asked, whether `game_search s` holds it, and how well a `hit` fits. */
interface Search {
  asked: RawBuilder<unknown>
  holds: RawBuilder<unknown>
  best: RawBuilder<unknown>
}

/** The games that hold what is asked, the best first. Of more than `mostRanked` some are left out of the best. */
async function search(db: Db, wanted: Wanted, search: Search): Promise<number[]> {
  if (await isHeldByMost(db, wanted, search)) {
    const first = await firstOfShelf(db, wanted, search)
    if (first.length === limits.found) return first
  }
  // Any other order is a promise about all of them.
  const most = wanted.sort === 'shelf' ? sql`limit ${mostRanked}` : sql``
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

// Each game is asked in its turn. The index of words would first be read whole, which is much where most games hold one:
// PostgreSQL must not see here that it could be used.
const inTurn = ({ holds }: Search) => sql`
  cross join lateral (select s.document, s.words from game_search s where s.game_id = g.id offset 0) s
  where coalesce(${holds}, false)`

/** Whether half of the first games of the shelf hold what is asked; none where so few stand there that it does not matter. */
async function isHeldByMost(db: Db, wanted: Wanted, search: Search): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    with asked as materialized (${search.asked}),
    first as (select g.id from games g where ${conditionsOf(wanted)} order by g.rank, g.id limit ${firstLooked})
    select count(*) * 2 >= ${firstLooked} as held from asked, first g ${inTurn(search)}`.execute(db)
  return rows[0]?.held ?? false
}

/** The first games of their order that hold what is asked, for what many hold; at most so many games are looked at. */
async function firstOfShelf(db: Db, wanted: Wanted, search: Search): Promise<number[]> {
  const order = orderOf(wanted.sort, sql`g.rank, g.id`)
  return await inOrder(
    db,
    wanted,
    search,
    sql`from asked, (
        select g.id, g.rank, g.game_name, g.published_at from games g where ${conditionsOf(wanted)}
        order by ${order} limit ${mostLooked}) g ${inTurn(search)}
      order by ${order} limit ${limits.found}`,
  )
}

async function inOrder(db: Db, { sort }: Wanted, search: Search, hits: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with asked as materialized (${search.asked}),
    hit as (select g.id, g.rank, g.game_name, g.published_at, s.document, s.words ${hits})
    select g.id from asked, hit, lateral (select hit.id, hit.rank, hit.game_name, hit.published_at) g
    order by ${orderOf(sort, sql`${search.best} desc, g.rank, g.id`)}
    limit ${limits.found}`.execute(db)
  return rows.map(({ id }) => id)
}
