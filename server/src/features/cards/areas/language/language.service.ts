import { m } from '#messages'
import { limits, type LanguageFilter, type LanguageRow } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { isPublished } from '../sql-conditions.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { pictureUrl } from '../articulation/articulation-rows.ts'
import { countMessage } from '../articulation/articulation.service.ts'

/** The number of items that one question type of a part needs for the part to be offered. */
const minItemsOffered = 10

/** Selects the parts that are offered, with their number of items by question type. */
export const offeredParts = sql`
  select s.id, s.category_id, s.category_name, s.position, i.counts, i.total
  from language_subcategories s
  join lateral (
    select json_agg(json_build_object('question_type_id', of_type.question_type, 'count', of_type.count)
      order by of_type.question_type) as counts, max(of_type.count) as most,
      sum(of_type.count)::int as total
    from (select question_type, count(*)::int as count from language_items i
      where i.subcategory_id = s.id and ${isPublished('i')} group by question_type) of_type
  ) i on i.most >= ${minItemsOffered}
  where ${isPublished('s')}`

interface Goal {
  id: number
  category_name: string
  image: string | null
  parts: { id: number; count: number }[]
}

/** Lists the language goals that have parts to choose, in the order of the content. */
export async function listLanguageCategories(db: Db): Promise<Goal[]> {
  const { rows } = await sql<Goal>`
    select c.id, c.category_name, c.image, part.parts from language_categories c
    join (
      select category_id, json_agg(json_build_object('id', id, 'count', total) order by position, id) as parts
      from (${offeredParts}) offered group by category_id
    ) part on part.category_id = c.id
    where ${isPublished('c')} order by c.position, c.id`.execute(db)
  return rows.map((row) => ({ ...row, image: row.image === null ? null : pictureUrl(row.image) }))
}

interface Part {
  id: number
  category_name: string
  counts: { question_type_id: number; count: number }[]
}

/** Lists the parts of one goal. Refuses an unknown goal. */
export async function listLanguageSubcategories(db: Db, category: number): Promise<Part[]> {
  const known = await sql`select from language_categories c where c.id = ${category} and ${isPublished('c')}`.execute(
    db,
  )
  if (known.rows.length === 0) throw new Refusal('not_found', m.cards_there_is_no_language_goal({ category }))
  const { rows } = await sql<Part>`
    select part.id, part.category_name, part.counts from (${offeredParts}) part
    where part.category_id = ${category} order by part.position, part.id`.execute(db)
  return rows
}

/** An item as it is stored. */
export type StoredItem = Omit<LanguageRow, 'image_url'>

interface ItemRow extends StoredItem {
  filter: number
  known: boolean
  part_name: string
  total: number
}

/** Takes items from each filter and question type in turn, so that a limit leaves a share of each. */
async function readItems(db: Db, filters: LanguageFilter[]): Promise<ItemRow[]> {
  const categories = filters.map((filter) => filter.language_type_id)
  const parts = filters.map((filter) => filter.sub_category_id)
  const { rows } = await sql<ItemRow>`
    select * from (
      select picked.i::int as filter, s.id is not null as known, picked.category as language_type_id,
        picked.part as sub_category_id, s.category_name as part_name, i.id, i.key, i.question_type as question_type_id,
        i.image, i.alt, i.questions, i.answers, i.correct_option, i.age, i.rank,
        row_number() over (partition by picked.i, i.question_type order by i.rank, i.id) as turn,
        (count(i.id) over ())::int as total
      from unnest(${categories}::bigint[], ${parts}::bigint[]) with ordinality as picked (category, part, i)
      left join language_subcategories s on s.id = picked.part and s.category_id = picked.category and ${isPublished('s')}
      left join language_items i on i.subcategory_id = s.id and ${isPublished('i')}
    ) dealt
    where id is not null or not known
    order by known, turn, filter, question_type_id limit ${limits.cards}`.execute(db)
  return rows
}

/** Returns the URL of the first file in a stored list. Empty for an unreadable list. */
function firstImage(image: string): string {
  try {
    const first: unknown = (JSON.parse(image) as unknown[])[0]
    return typeof first === 'string' && first !== '' ? `/assets/language_image/${encodeURIComponent(first)}` : ''
  } catch {
    return ''
  }
}

/** Maps an item to the shape in the specification. */
export function toLanguageRow(row: StoredItem): LanguageRow {
  return {
    id: row.id,
    key: row.key,
    language_type_id: row.language_type_id,
    sub_category_id: row.sub_category_id,
    question_type_id: row.question_type_id,
    image_url: firstImage(row.image),
    image: row.image,
    alt: row.alt,
    questions: row.questions,
    answers: row.answers,
    correct_option: row.correct_option,
    age: row.age,
  }
}

function refuseUnknown(filters: LanguageFilter[], rows: ItemRow[]): void {
  const unknown = new Set(rows.filter((row) => !row.known).map((row) => row.filter))
  const errors: Record<string, string[]> = {}
  filters.forEach(({ language_type_id, sub_category_id }, index) => {
    if (unknown.has(index + 1))
      errors[`filters.${index}`] = [`Goal ${language_type_id} has no part ${sub_category_id}.`]
  })
  const first = Object.values(errors)[0]?.[0]
  if (first !== undefined) throw new Refusal('invalid', first, errors)
}

export interface PickedItems {
  data: LanguageRow[]
  filter: LanguageFilter[]
  catagory: { cat_id: number; id: number; category_name: string }[]
  message: string
}

/** Returns the items of the chosen parts, part by part: at most 1,000, spread evenly. Refuses unknown parts. */
export async function findLanguageItems(db: Db, picks: LanguageFilter[]): Promise<PickedItems> {
  const filter = [...new Map(picks.map((pick) => [`${pick.language_type_id}/${pick.sub_category_id}`, pick])).values()]
  const rows = await readItems(db, filter)
  refuseUnknown(filter, rows)
  const ordered = rows.toSorted((a, b) => a.filter - b.filter || a.question_type_id - b.question_type_id)
  const parts = new Map(ordered.map((row) => [row.sub_category_id, row]))
  return {
    data: ordered.map(toLanguageRow),
    filter,
    catagory: [...parts.values()].map((row) => ({
      cat_id: row.language_type_id,
      id: row.sub_category_id,
      category_name: row.part_name,
    })),
    message: countMessage(rows.length, rows[0]?.total ?? 0),
  }
}
