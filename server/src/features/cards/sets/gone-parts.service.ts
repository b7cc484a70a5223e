import type { Area, CardPicks } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

interface Gone {
  area: Area | 'own'
  name: string
}

interface Kept<Picks> {
  gone: Gone[]
  picks: Picks | undefined
}

const shown = (table: string) =>
  sql`${sql.ref(`${table}.published_at`)} is not null and ${sql.ref(`${table}.retired_at`)} is null`

async function keptSounds(db: Db, picks: NonNullable<CardPicks['articulation']>): Promise<Kept<typeof picks>> {
  const names = Object.keys(picks).map((name) => name.toLowerCase())
  const { rows } = await sql<{ name: string }>`
    select lower(s.sound_name) as name from sounds s
    where lower(s.sound_name) = any(${names}::text[]) and ${shown('s')}
      and exists (select from articulation_cards c where c.sound_id = s.id and ${shown('c')})`.execute(db)
  const known = new Set(rows.map((row) => row.name))
  const isKnown = (name: string) => known.has(name.toLowerCase())
  return {
    gone: Object.keys(picks)
      .filter((name) => !isKnown(name))
      .map((name) => ({ area: 'articulation', name })),
    picks: Object.fromEntries(Object.entries(picks).filter(([name]) => isKnown(name))),
  }
}

async function keptContrasts(db: Db, picks: string[]): Promise<Kept<string[]>> {
  const { rows } = await sql<{ code: string; name: string | null; known: boolean }>`
    select picked.code, c.name, coalesce(${shown('c')}
      and exists (select from minimal_pairs p where p.contrast = c.code and ${shown('p')}), false) as known
    from unnest(${picks}::text[]) with ordinality as picked (code, place)
    left join contrasts c on c.code = picked.code order by picked.place`.execute(db)
  return {
    gone: rows
      .filter((row) => !row.known)
      .map((row) => ({ area: 'articulation', name: `Minimal pairs: ${row.name ?? row.code}` })),
    picks: rows.filter((row) => row.known).map((row) => row.code),
  }
}

interface PartRow {
  goal: number
  part: number
  goal_name: string | null
  part_name: string | null
  known: boolean
}

function nameOf({ part_name, goal_name }: PartRow): string {
  if (goal_name === null) return 'A language goal'
  return part_name === null ? `A part of ${goal_name}` : `${part_name} in ${goal_name}`
}

async function keptGoals(db: Db, picks: NonNullable<CardPicks['language']>): Promise<Kept<typeof picks>> {
  const pairs = Object.entries(picks).flatMap(([goal, parts]) => parts.map((part) => [Number(goal), part] as const))
  const { rows } = await sql<PartRow>`
    select picked.goal, picked.part, c.category_name as goal_name, s.category_name as part_name,
      coalesce(${shown('c')} and ${shown('s')}
        and exists (select from language_items i where i.subcategory_id = s.id and ${shown('i')}), false) as known
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

async function keptLevels(db: Db, picks: number[]): Promise<Kept<number[]>> {
  const { rows } = await sql<{ id: number; name: string | null; known: boolean }>`
    select picked.id, v.name, coalesce(${shown('v')} and exists (
      select from fluency_sentences l join fluency_techniques t on t.id = l.technique_id and ${shown('t')}
      where l.level_id = v.id and ${shown('l')}), false) as known
    from unnest(${picks}::bigint[]) with ordinality as picked (id, place)
    left join fluency_levels v on v.id = picked.id order by picked.place`.execute(db)
  return {
    gone: rows.filter((row) => !row.known).map((row) => ({ area: 'fluency', name: row.name ?? 'A fluency level' })),
    picks: rows.filter((row) => row.known).map((row) => row.id),
  }
}

async function keptOwn(db: Db, picks: NonNullable<CardPicks['own']>, person: number): Promise<Kept<typeof picks>> {
  const rows = await db
    .selectFrom('own_lists')
    .select(['id', 'name', 'deleted_at'])
    .where('user_id', '=', person)
    .where('id', 'in', Object.keys(picks).map(Number))
    .execute()
  const there = (id: string) => rows.some((row) => row.id === Number(id) && row.deleted_at === null)
  return {
    gone: Object.keys(picks)
      .filter((id) => !there(id))
      .map((id) => ({ area: 'own', name: rows.find((row) => row.id === Number(id))?.name ?? 'A list of your own' })),
    picks: Object.fromEntries(Object.entries(picks).filter(([id]) => there(id))),
  }
}

const nothing = { gone: [], picks: undefined }

/** What of some picks is shown no more, by name, and the picks without it. Kinds that are not ours stay as they are. */
export async function withoutGone(
  db: Db,
  picks: CardPicks,
  person: number | null,
): Promise<{ gone: Gone[]; picks: Record<string, unknown> }> {
  const { articulation, pairs, language, fluency, own } = picks
  const sounds = articulation ? await keptSounds(db, articulation) : nothing
  const contrasts = pairs ? await keptContrasts(db, pairs) : nothing
  const goals = language ? await keptGoals(db, language) : nothing
  const levels = fluency ? await keptLevels(db, fluency) : nothing
  const lists = own && person !== null && Object.keys(own).length > 0 ? await keptOwn(db, own, person) : nothing
  const names = new Map(
    [...sounds.gone, ...contrasts.gone, ...goals.gone, ...levels.gone, ...lists.gone].map((one) => [
      `${one.area} ${one.name}`,
      one,
    ]),
  )
  return {
    gone: [...names.values()],
    picks: {
      ...picks,
      ...(articulation && { articulation: sounds.picks }),
      ...(pairs && { pairs: contrasts.picks }),
      ...(language && { language: goals.picks }),
      ...(fluency && { fluency: levels.picks }),
      ...(lists.picks && { own: lists.picks }),
    },
  }
}
