import { m } from '#messages'
import { questionTypes, type CardPicks, type SearchResult, type SetRows } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { numbered, type Content, type ContentRows } from '../../content/content.ts'
import { plainWords } from '../../search/normalize.ts'
import type { SearchQuery, CardArea, RemainingPicks } from '../card-area.ts'
import { hasWordPrefix, isPublished } from '../sql-conditions.ts'
import { languageRoutes } from './language.routes.ts'
import { findLanguageItems, listLanguageCategories, offeredParts } from './language.service.ts'

type Picks = NonNullable<CardPicks['language']>

const most = 8
const json = (value: unknown) => JSON.stringify(value)

function tables({ language }: Content): ContentRows[] {
  const ranks = new Map<number, number>()
  const rankIn = (subcategory: number) => {
    const rank = (ranks.get(subcategory) ?? 0) + 1
    ranks.set(subcategory, rank)
    return rank
  }
  return [
    [
      {
        name: 'language_categories',
        key: 'id',
        columns: { id: 'bigint', category_name: 'text', image: 'text', position: 'int' },
      },
      numbered(language.categories.map(({ id, name, picture }) => ({ id, category_name: name, image: picture }))),
    ],
    [
      {
        name: 'language_subcategories',
        key: 'id',
        columns: { id: 'bigint', category_id: 'bigint', category_name: 'text', position: 'int' },
      },
      numbered(
        language.subcategories.map(({ id, category, name }) => ({ id, category_id: category, category_name: name })),
      ),
    ],
    [
      {
        name: 'language_items',
        key: 'key',
        columns: {
          key: 'text',
          subcategory_id: 'bigint',
          question_type: 'int',
          rank: 'int',
          age: 'text',
          questions: 'text',
          image: 'text',
          alt: 'text',
          answers: 'text',
          correct_option: 'text',
        },
      },
      language.items.map((item) => ({
        key: item.key,
        subcategory_id: item.subcategory,
        question_type: item.type,
        rank: rankIn(item.subcategory),
        age: item.age,
        questions: item.question,
        image: json(item.pictures.map((name) => `${name}.svg`)),
        alt: json(item.pictures.map(language.altOf)),
        answers: json(item.answers),
        correct_option: json(item.correct),
      })),
    ],
  ]
}

interface PartRow {
  goal: number
  part: number
  goal_name: string | null
  part_name: string | null
  known: boolean
}

function nameOf({ part_name, goal_name }: PartRow): string {
  if (goal_name === null) return m.cards_a_language_goal()
  return part_name === null
    ? m.cards_a_part_of({ goalname: goal_name })
    : m.cards_in({ partname: part_name, goalname: goal_name })
}

async function withoutRemovedGoals(db: Db, picks: Picks): Promise<RemainingPicks<Picks>> {
  const pairs = Object.entries(picks).flatMap(([goal, parts]) => parts.map((part) => [Number(goal), part] as const))
  const { rows } = await sql<PartRow>`
    select picked.goal, picked.part, c.category_name as goal_name, s.category_name as part_name,
      coalesce(${isPublished('c')} and ${isPublished('s')}
        and exists (select from language_items i where i.subcategory_id = s.id and ${isPublished('i')}), false) as known
    from unnest(${pairs.map(([goal]) => goal)}::bigint[], ${pairs.map(([, part]) => part)}::bigint[])
      with ordinality as picked (goal, part, place)
    left join language_categories c on c.id = picked.goal
    left join language_subcategories s on s.id = picked.part and s.category_id = picked.goal
    order by picked.place`.execute(db)
  const known = rows.filter((row) => row.known)
  const kept = Map.groupBy(known, (row) => String(row.goal))
  return {
    gone: rows
      .filter((row) => !row.known)
      .map((row) => ({
        area: 'language',
        name: nameOf(row),
      })),
    picks: Object.fromEntries(
      Object.keys(picks).flatMap((goal) => {
        const parts = kept.get(goal)?.map((row) => row.part)
        return parts ? [[goal, parts]] : []
      }),
    ),
  }
}

/** Finds goals and their parts by name or by a term. A part opens its goal with the part checked. */
async function findGoals(db: Db, { plain, targets }: SearchQuery): Promise<SearchResult[]> {
  const goals = await listLanguageCategories(db)
  const { rows } = await sql<{ id: number; category_name: string; category_id: number; named: boolean }>`
    select part.id, part.category_name, part.category_id, ${hasWordPrefix('part.category_name', plain)} as named
    from (${offeredParts}) part order by part.category_id, part.position`.execute(db)
  const named = goals.filter((goal) => ` ${plainWords(goal.category_name)}`.includes(` ${plain}`)).slice(0, most)
  const parts = [
    ...rows.filter(({ id }) => targets.parts.includes(id)),
    ...rows.filter((part) => part.named).slice(0, most),
  ]
  const found = (
    kind: 'goal' | 'part',
    label: string,
    goal: (typeof goals)[number],
    place: string,
    opens: string,
  ): SearchResult => {
    return { kind, area: 'language', label, place, opens, image: goal.image }
  }
  return [
    ...[...new Set([...goals.filter(({ id }) => targets.goals.includes(id)), ...named])].map((goal) =>
      found('goal', goal.category_name, goal, 'Language', String(goal.id)),
    ),
    ...[...new Set(parts)].flatMap((part) => {
      const goal = goals.find((one) => one.id === part.category_id)
      return goal ? [found('part', part.category_name, goal, goal.category_name, `${goal.id}.${part.id}`)] : []
    }),
  ]
}

async function languageRows(db: Db, picks: Picks): Promise<SetRows['language']> {
  const filters = Object.entries(picks).flatMap(([goal, parts]) =>
    parts.map((part) => ({ language_type_id: Number(goal), sub_category_id: part })),
  )
  const types = [...questionTypes]
  if (filters.length === 0) return { rows: [], catagory: [], categories: [], types }
  const [{ data, catagory }, categories] = await Promise.all([
    findLanguageItems(db, filters),
    listLanguageCategories(db),
  ])
  return { rows: data, catagory, categories, types }
}

/** Language goals: questions by goal and part of a goal. */
export const language: CardArea<Picks, SetRows['language']> = {
  id: 'language',
  switches: ['language'],
  routes: languageRoutes,
  tables,
  find: findGoals,
  withoutRemoved: withoutRemovedGoals,
  rows: (db, picks = {}) => languageRows(db, picks),
}
