import { m } from '#messages'
import { limits, type FluencyGroup, type FluencyLevel } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { countMessage } from '../articulation/articulation.service.ts'
import { isPublished } from '../sql-conditions.ts'

/** Lists the levels that have lines, each with its first line and the techniques that have lines there. */
export async function listFluencyLevels(db: Db): Promise<FluencyLevel[]> {
  const { rows } = await sql<FluencyLevel>`
    select v.id, v.name, (array_agg(has.first order by t.position, t.id))[1] as example,
      json_agg(json_build_object('id', t.id, 'name', t.name, 'idea', t.idea, 'count', has.count)
      order by t.position, t.id) as techniques
    from fluency_levels v
    join (
      select l.level_id, l.technique_id, count(*)::int as count,
        (array_agg(l.sentence order by l.rank, l.id))[1] as first
      from fluency_sentences l where ${isPublished('l')} group by l.level_id, l.technique_id
    ) has on has.level_id = v.id
    join fluency_techniques t on t.id = has.technique_id and ${isPublished('t')}
    where ${isPublished('v')}
    group by v.id order by v.position, v.id`.execute(db)
  return rows
}

interface LineRow {
  level: number
  level_id: number
  level_name: string
  known: boolean
  technique_id: number
  technique: string
  idea: string
  technique_order: number
  id: number
  key: string
  sentence: string
  total: number
}

/** Takes lines from each technique and level in turn, so that a limit leaves a share of each. */
async function readLines(db: Db, ids: number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select * from (
      select picked.i::int as level, picked.id as level_id, v.name as level_name, v.id is not null as known,
        t.id as technique_id, t.name as technique, t.idea, t.position as technique_order, l.id, l.key, l.sentence,
        row_number() over (partition by picked.i, t.id order by l.rank, l.id) as turn,
        (count(l.id) over ())::int as total
      from unnest(${ids}::bigint[]) with ordinality as picked (id, i)
      left join fluency_levels v on v.id = picked.id and ${isPublished('v')}
      left join fluency_sentences l on l.level_id = v.id and ${isPublished('l')}
      left join fluency_techniques t on t.id = l.technique_id and ${isPublished('t')}
    ) dealt
    where (id is not null and technique_id is not null) or not known
    order by known, turn, technique_order, level limit ${limits.cards}`.execute(db)
  return rows
}

export interface PickedLines {
  data: FluencyGroup[]
  message: string
}

/** Returns the lines of the chosen levels by technique: at most 1,000, spread evenly. Refuses unknown levels. */
export async function findFluencyLines(db: Db, picks: number[]): Promise<PickedLines> {
  const ids = [...new Set(picks)]
  const rows = await readLines(db, ids)
  const unknown = rows.filter((row) => !row.known).map((row) => m.cards_there_is_no_level({ levelid: row.level_id }))
  if (unknown[0] !== undefined) throw new Refusal('invalid', unknown[0], { ids: unknown })

  const byTechnique = Map.groupBy(
    rows.toSorted((a, b) => a.technique_order - b.technique_order || a.level - b.level),
    (row) => row.technique_id,
  )
  const data = [...byTechnique].map(([fluency_id, lines]) => ({
    fluency_id,
    fluency_name: lines[0]?.technique ?? '',
    idea: lines[0]?.idea ?? '',
    levels: [...Map.groupBy(lines, (line) => line.level_id)].map(([id, ofLevel]) => ({
      id,
      name: ofLevel[0]?.level_name ?? '',
      sentences: ofLevel.map(({ id, key, sentence }) => ({ id, key, sentence })),
    })),
  }))
  return { data, message: countMessage(rows.length, rows[0]?.total ?? 0) }
}
