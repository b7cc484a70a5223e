import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { contentLocale } from '../../../platform/http/locale.ts'

interface Named {
  id: number
  name: string
}

/** What cards refer to, in the order of the content. */
export interface Lists {
  sounds: Named[]
  contrasts: { code: string; name: string }[]
  parts: (Named & { category: number; goal: string })[]
  techniques: (Named & { idea: string })[]
  levels: Named[]
}

/** Reads what cards refer to, also what is retired. */
export async function readLists(db: Db): Promise<Lists> {
  const locale = contentLocale()
  const { rows } = await sql<Lists>`select
    (select coalesce(json_agg(json_build_object('id', id, 'name', sound_name) order by position, id), '[]')
      from sounds where locale = ${locale}) as sounds,
    (select coalesce(json_agg(json_build_object('code', code, 'name', name) order by position, id), '[]')
      from contrasts where locale = ${locale}) as contrasts,
    (select coalesce(json_agg(json_build_object(
        'id', s.id, 'name', s.category_name, 'category', c.id, 'goal', c.category_name)
        order by c.position, s.position, s.id), '[]')
      from language_subcategories s join language_categories c on c.id = s.category_id
      where s.locale = ${locale}) as parts,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'idea', idea) order by position, id), '[]')
      from fluency_techniques where locale = ${locale}) as techniques,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by position, id), '[]')
      from fluency_levels where locale = ${locale}) as levels`.execute(db)
  return rows[0] ?? { sounds: [], contrasts: [], parts: [], techniques: [], levels: [] }
}

/** Returns what people choose and what it stands for, by name. */
export const byName = (list: readonly Named[]): ReadonlyMap<string, number> =>
  new Map(list.map(({ id, name }) => [name, id]))

/** Returns the name that people choose for a stored value; '' for one that isn't there. */
export function nameOf(choices: ReadonlyMap<string, string | number>, value: unknown): string {
  return [...choices].find(([, one]) => String(one) === String(value))?.[0] ?? ''
}
