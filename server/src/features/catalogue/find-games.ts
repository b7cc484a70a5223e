import { limits, type GameOrder } from '@marigold/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../platform/database.ts'
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
// By the index alone: 'pateint' has 0.37 of 'patient'. Letters are compared afterwards, for so many games at most.
const alike = 0.3
const mostAlike = 300

// A word that so many games hold tells them apart by little, and each costs a look at all its words.
const mostRanked = 1000

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
  // One text instead of a row for each game.
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(g.id::text, ',' order by ${orderOf(wanted.sort, sql`g.rank, g.id`)}) as ids from games g
    where ${conditionsOf(wanted)}`.execute(db)
  return (rows[0]?.ids ?? '').split(',').filter(Boolean).map(Number)
}

/** Games that hold every word, or one that begins like it. Of more than `mostRanked` some are left out of the best. */
async function byWords(db: Db, wanted: Wanted): Promise<number[]> {
  if (wanted.words.length === 0) return []
  const begun = wanted.words.map((word) => `${word}:*`).join(' & ')
  // Any other order is a promise about all of them.
  const most = wanted.sort === 'shelf' ? sql`limit ${mostRanked}` : sql``
  const { rows } = await sql<{ id: number }>`
    with asked as (select to_tsquery('english', ${begun}) || to_tsquery('simple', ${begun}) as query),
    g as (
      select g.id, g.rank, g.game_name, g.published_at, s.document from asked, game_search s join games g on g.id = s.game_id
      where s.document @@ query and ${conditionsOf(wanted)} ${most}
    )
    select g.id from g, asked
    order by ${orderOf(wanted.sort, sql`ts_rank(g.document, query) desc, g.rank, g.id`)}
    limit ${limits.found}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Games with a word like each of the wanted ones, or with one that begins like it: for what is misspelled. */
async function byLikeness(db: Db, wanted: Wanted): Promise<number[]> {
  const words = wanted.words.filter((word) => word.length >= shortest)
  if (words.length === 0) return []
  const each = sql.join(
    words.map((word) => sql`${word} <% s.words`),
    sql` and `,
  )
  const likeness = sql.join(
    words.map((word) => sql`word_similarity(${word}, s.words)`),
    sql` + `,
  )
  return await db.transaction().execute(async (trx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alike)}, true)`.execute(trx)
    const { rows } = await sql<{ id: number }>`
      with near as materialized (
        select g.id, s.words, ${likeness} as likeness from game_search s join games g on g.id = s.game_id
        where ${each} and ${conditionsOf(wanted)} order by likeness desc, g.rank, g.id limit ${mostAlike}
      )
      select g.id from near join games g on g.id = near.id
      where (
        select bool_and(exists (
          select from regexp_split_to_table(near.words, '[^[:alnum:]]+') there
          where levenshtein_less_equal(meant, there, mistakes) <= mistakes
            or levenshtein_less_equal(meant, left(there, length(meant)), mistakes - 1) <= mistakes - 1
        ))
        from unnest(${words}::text[], ${words.map(mistakesIn)}::int[]) as asked (meant, mistakes))
      order by ${orderOf(wanted.sort, sql`near.likeness desc, g.rank, g.id`)}
      limit ${limits.found}`.execute(trx)
    return rows.map(({ id }) => id)
  })
}
