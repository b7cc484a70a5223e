import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'
import { isPublished } from './areas/sql-conditions.ts'

/** Counts the cards of all three areas that can be chosen. A word in several pairs counts once. */
export async function countCards(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (
      select count(*) from articulation_cards c join sounds s on s.id = c.sound_id and ${isPublished('s')}
      where ${isPublished('c')}
    )::int + (
      select count(*) from language_items i
      join language_subcategories s on s.id = i.subcategory_id and ${isPublished('s')}
      join language_categories c on c.id = s.category_id and ${isPublished('c')}
      where ${isPublished('i')}
    )::int + (
      select count(*) from fluency_sentences l
      join fluency_levels v on v.id = l.level_id and ${isPublished('v')}
      join fluency_techniques t on t.id = l.technique_id and ${isPublished('t')}
      where ${isPublished('l')}
    )::int as count`.execute(db)
  return rows[0]?.count ?? 0
}
