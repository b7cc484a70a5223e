import { m } from '#messages'
import type { FluencyGroup, SearchResult } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { numbered, type Content, type ContentRows } from '../../content/content.ts'
import type { SearchQuery, CardArea, RemainingPicks } from '../card-area.ts'
import { hasWordPrefix, isPublished } from '../sql-conditions.ts'
import { fluencyRoutes } from './fluency.routes.ts'
import { findFluencyLines } from './fluency.service.ts'

const most = 6

function tables({ fluency }: Content): ContentRows[] {
  return [
    [
      { name: 'fluency_levels', key: 'id', columns: { id: 'bigint', name: 'text', position: 'int' } },
      numbered(fluency.levels.map(({ id, name }) => ({ id, name }))),
    ],
    [
      { name: 'fluency_techniques', key: 'id', columns: { id: 'bigint', name: 'text', idea: 'text', position: 'int' } },
      numbered(fluency.techniques.map(({ id, name, idea }) => ({ id, name, idea }))),
    ],
    [
      {
        name: 'fluency_sentences',
        key: 'key',
        columns: { key: 'text', technique_id: 'bigint', level_id: 'bigint', rank: 'int', sentence: 'text' },
      },
      fluency.lines.map(({ technique, level, ...line }) => ({ ...line, technique_id: technique, level_id: level })),
    ],
  ]
}

async function withoutRemovedLevels(db: Db, picks: number[]): Promise<RemainingPicks<number[]>> {
  const { rows } = await sql<{ id: number; name: string | null; known: boolean }>`
    select picked.id, v.name, coalesce(${isPublished('v')} and exists (
      select from fluency_sentences l join fluency_techniques t on t.id = l.technique_id and ${isPublished('t')}
      where l.level_id = v.id and ${isPublished('l')}), false) as known
    from unnest(${picks}::bigint[]) with ordinality as picked (id, place)
    left join fluency_levels v on v.id = picked.id order by picked.place`.execute(db)
  return {
    gone: rows
      .filter((row) => !row.known)
      .map((row) => ({ area: 'fluency', name: row.name ?? m.cards_a_fluency_level() })),
    picks: rows.filter((row) => row.known).map((row) => row.id),
  }
}

async function findFluency(db: Db, { plain, targets: { techniques } }: SearchQuery): Promise<SearchResult[]> {
  const { rows } = await sql<{ kind: 'length' | 'technique'; label: string; of_term: boolean }>`
    select * from (
      select 'length' as kind, v.name as label, v.position, false as of_term from fluency_levels v
      where ${isPublished('v')} and ${hasWordPrefix('v.name', plain)}
        and exists (select from fluency_sentences l where l.level_id = v.id and ${isPublished('l')})
      union all
      select 'technique', t.name, t.position, t.id = any(${techniques}::bigint[]) from fluency_techniques t
      where ${isPublished('t')} and (t.id = any(${techniques}::bigint[]) or ${hasWordPrefix('t.name', plain)})
        and exists (select from fluency_sentences l where l.technique_id = t.id and ${isPublished('l')})
    ) named order by kind, of_term desc, position limit ${most + techniques.length}`.execute(db)
  return rows.map(({ kind, label }) => ({ kind, area: 'fluency', label, place: 'Fluency', opens: '', image: null }))
}

/** Lines to say fluently, picked by the ids of their levels. */
export const fluency: CardArea<number[], FluencyGroup[]> = {
  id: 'fluency',
  switches: ['fluency'],
  routes: fluencyRoutes,
  tables,
  find: findFluency,
  withoutRemoved: withoutRemovedLevels,
  rows: async (db, picks = []) => (picks.length > 0 ? (await findFluencyLines(db, picks)).data : []),
}
