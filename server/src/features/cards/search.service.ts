import { positions, type Found } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { fewestCardsOffered } from './cards.service.ts'
import { pictureUrl } from './card-rows.ts'
import { listLanguageCategories, offeredParts } from './language.service.ts'
import { listContrasts } from './minimal-pairs.service.ts'

const most = { sounds: 6, contrasts: 6, words: 12, goals: 8, parts: 8, fluency: 6 }

const shown = (table: string) =>
  sql`${sql.ref(`${table}.published_at`)} is not null and ${sql.ref(`${table}.retired_at`)} is null`

/** True where a word of the column begins with the query; nothing in the query means more than itself. */
const begins = (column: string, query: string) =>
  sql`' ' || lower(${sql.ref(column)}) like ${`% ${query.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`}`

async function findSounds(db: Db, query: string): Promise<Found[]> {
  const { rows } = await sql<{ sound_name: string; image: string | null }>`
    select s.sound_name, s.image from sounds s
    where ${shown('s')} and ${begins('s.sound_name', query)} and exists (
      select from articulation_cards c where c.sound_id = s.id and ${shown('c')}
      group by c.position, c.kind having count(*) >= ${fewestCardsOffered})
    order by length(s.sound_name), s.position limit ${most.sounds}`.execute(db)
  return rows.map(({ sound_name, image }) => ({
    kind: 'sound',
    area: 'articulation',
    label: sound_name,
    place: 'Articulation',
    opens: sound_name,
    image: pictureUrl(image) || null,
  }))
}

/** Minimal pairs as such, and contrasts by their pattern ('Fronting of K') or their sounds ('K and T'). */
async function findPairs(db: Db, query: string): Promise<Found[]> {
  const contrasts = await listContrasts(db)
  const word = ` ${query.toLowerCase()}`
  const named = (text: string) => ` ${text.toLowerCase()}`.includes(word)
  const found = (label: string, place: string, code: string, image: string): Found => ({
    ...{ kind: 'pairs', area: 'articulation', label, place },
    ...{ opens: `pairs:${code}`, image },
  })
  const [first] = contrasts
  return [
    ...(first && named('Minimal pairs') ? [found('Minimal pairs', 'Articulation', '', first.example[0].image)] : []),
    ...contrasts
      .filter(({ name, pattern }) => named(pattern) || named(name))
      .slice(0, most.contrasts)
      .map(({ code, name, pattern, example }) => found(pattern, `Minimal pairs, ${name}`, code, example[0].image)),
  ]
}

async function findWords(db: Db, query: string): Promise<Found[]> {
  interface Row {
    sound_word: string
    sound_name: string
    position: number
    image: string | null
  }
  const { rows } = await sql<Row>`
    select c.sound_word, s.sound_name, c.position, c.image from articulation_cards c
    join sounds s on s.id = c.sound_id and ${shown('s')}
    where ${shown('c')} and c.kind = 1 and ${begins('c.sound_word', query)} and ${fewestCardsOffered} <= (
      select count(*) from articulation_cards o
      where o.sound_id = c.sound_id and o.position = c.position and o.kind = c.kind and ${shown('o')})
    order by length(c.sound_word), c.sound_word, s.position, c.position limit ${most.words}`.execute(db)
  return rows.map((row) => ({
    kind: 'word',
    area: 'articulation',
    label: row.sound_word,
    place: `${row.sound_name}, ${positions.find(({ id }) => id === row.position)?.question.toLowerCase() ?? ''}`,
    opens: row.sound_name,
    image: pictureUrl(row.image) || null,
  }))
}

async function findGoals(db: Db, query: string): Promise<Found[]> {
  const goals = await listLanguageCategories(db)
  const { rows } = await sql<{ category_name: string; category_id: number }>`
    select part.category_name, part.category_id from (${offeredParts}) part
    where ${begins('part.category_name', query)} order by part.category_id, part.position limit ${most.parts}`.execute(
    db,
  )
  const word = query.toLowerCase()
  const named = goals.filter((goal) => ` ${goal.category_name.toLowerCase()}`.includes(` ${word}`)).slice(0, most.goals)
  const found = (kind: 'goal' | 'part', label: string, goal: (typeof goals)[number], place: string): Found => ({
    kind,
    area: 'language',
    label,
    place,
    opens: String(goal.id),
    image: goal.image,
  })
  return [
    ...named.map((goal) => found('goal', goal.category_name, goal, 'Language')),
    ...rows.flatMap((part) => {
      const goal = goals.find((one) => one.id === part.category_id)
      return goal ? [found('part', part.category_name, goal, goal.category_name)] : []
    }),
  ]
}

async function findFluency(db: Db, query: string): Promise<Found[]> {
  const { rows } = await sql<{ kind: 'length' | 'technique'; label: string }>`
    select * from (
      select 'length' as kind, v.name as label, v.position from fluency_levels v
      where ${shown('v')} and ${begins('v.name', query)}
        and exists (select from fluency_sentences l where l.level_id = v.id and ${shown('l')})
      union all
      select 'technique', t.name, t.position from fluency_techniques t
      where ${shown('t')} and ${begins('t.name', query)}
        and exists (select from fluency_sentences l where l.technique_id = t.id and ${shown('l')})
    ) named order by kind, position limit ${most.fluency}`.execute(db)
  return rows.map(({ kind, label }) => ({ kind, area: 'fluency', label, place: 'Fluency', opens: '', image: null }))
}

/** What can be practiced and begins like the query, in the order of the areas. */
export async function findCards(db: Db, query: string): Promise<Found[]> {
  const found = await Promise.all([
    findSounds(db, query),
    findPairs(db, query),
    findGoals(db, query),
    findFluency(db, query),
    findWords(db, query),
  ])
  return found.flat()
}
