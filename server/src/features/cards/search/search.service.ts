import { positions, sentenceTypes, type Found } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { fewestCardsOffered, listSounds } from '../areas/articulation/articulation.service.ts'
import { pictureUrl } from '../areas/articulation/articulation-rows.ts'
import { listLanguageCategories, offeredParts } from '../areas/language/language.service.ts'
import { listContrasts } from '../areas/minimal-pairs/minimal-pairs.service.ts'
import { plainWords } from './normalize.ts'
import { noTargets, targetsOfTerm, type TermTargets } from './search-terms.ts'
import { readHalfTyped, readSoundQuery, type SoundQuery } from './sound-query.ts'

const most = { sounds: 6, contrasts: 6, words: 12, goals: 8, parts: 8, fluency: 6 }

const shown = (table: string) =>
  sql`${sql.ref(`${table}.published_at`)} is not null and ${sql.ref(`${table}.retired_at`)} is null`

/** True where a word of the column begins with the query, which is in plain words as `plainWords` makes them. */
const begins = (column: string, query: string) =>
  sql`' ' || regexp_replace(replace(lower(${sql.ref(column)}), '''', ''), '[^[:alnum:]]+', ' ', 'g') like ${`% ${query}%`}`

const kindWord = (id: number) => sentenceTypes.find((kind) => kind.id === id)?.question.toLowerCase() ?? ''
const positionWord = (id: number) => positions.find((position) => position.id === id)?.question.toLowerCase() ?? ''
const listed = (names: string[]) => names.join(' and ')

/** Sounds by name, by a group such as r blends, and with what was said of position and kind, which the window checks. */
function findSounds(sounds: Awaited<ReturnType<typeof listSounds>>, query: string, read: SoundQuery | null): Found[] {
  const named = sounds
    .filter(({ sound_name }) => ` ${plainWords(sound_name)}`.includes(` ${query}`))
    .toSorted((a, b) => a.sound_name.length - b.sound_name.length)
    .slice(0, most.sounds)
  const rows = read ? sounds.filter(({ sound_name }) => read.sounds.includes(sound_name)) : []
  return [...new Set([...rows, ...named])].map(({ sound_name, image, positions: offered }) => {
    const at = read && rows.some((row) => row.sound_name === sound_name) ? read : { positions: [], kinds: [] }
    const wanted = at.positions.filter((position) => offered.includes(position))
    const said = [listed(wanted.map(positionWord)), listed(at.kinds.map(kindWord))]
    const isSaid = wanted.length > 0 || at.kinds.length > 0
    return {
      kind: 'sound',
      area: 'articulation',
      label: sound_name,
      place: ['Articulation', said.filter(Boolean).join(' ')].filter(Boolean).join(', '),
      opens: isSaid ? `${sound_name}~${wanted.join('.')}~${at.kinds.join('.')}` : sound_name,
      image,
    }
  })
}

/** Minimal pairs as such, and contrasts by their pattern ('Fronting of K'), their sounds ('K and T'), or a term. */
async function findPairs(db: Db, query: string, { contrasts: codes }: TermTargets): Promise<Found[]> {
  const contrasts = await listContrasts(db)
  const named = (text: string) => ` ${plainWords(text)}`.includes(` ${query}`)
  const found = (label: string, place: string, code: string, image: string): Found => ({
    ...{ kind: 'pairs', area: 'articulation', label, place },
    ...{ opens: `pairs:${code}`, image },
  })
  const [first] = contrasts
  const byTerm = contrasts.filter(({ code }) => codes.includes(code))
  const byName = contrasts.filter(({ name, pattern }) => named(pattern) || named(name)).slice(0, most.contrasts)
  return [
    ...(first && (named('Minimal pairs') || codes.includes(''))
      ? [found('Minimal pairs', 'Articulation', '', first.example[0].image)]
      : []),
    ...[...new Set([...byTerm, ...byName])].map(({ code, name, pattern, example }) =>
      found(pattern, `Minimal pairs, ${name}`, code, example[0].image),
    ),
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
    place: `${row.sound_name}, ${positionWord(row.position)}`,
    opens: row.sound_name,
    image: pictureUrl(row.image) || null,
  }))
}

/** Goals and their parts by name or by a term; a part opens its goal with itself checked. */
async function findGoals(db: Db, query: string, targets: TermTargets): Promise<Found[]> {
  const goals = await listLanguageCategories(db)
  const { rows } = await sql<{ id: number; category_name: string; category_id: number; named: boolean }>`
    select part.id, part.category_name, part.category_id, ${begins('part.category_name', query)} as named
    from (${offeredParts}) part order by part.category_id, part.position`.execute(db)
  const named = goals.filter((goal) => ` ${plainWords(goal.category_name)}`.includes(` ${query}`)).slice(0, most.goals)
  const parts = [
    ...rows.filter(({ id }) => targets.parts.includes(id)),
    ...rows.filter((part) => part.named).slice(0, most.parts),
  ]
  const found = (
    kind: 'goal' | 'part',
    label: string,
    goal: (typeof goals)[number],
    place: string,
    opens: string,
  ): Found => {
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

async function findFluency(db: Db, query: string, { techniques }: TermTargets): Promise<Found[]> {
  const { rows } = await sql<{ kind: 'length' | 'technique'; label: string; of_term: boolean }>`
    select * from (
      select 'length' as kind, v.name as label, v.position, false as of_term from fluency_levels v
      where ${shown('v')} and ${begins('v.name', query)}
        and exists (select from fluency_sentences l where l.level_id = v.id and ${shown('l')})
      union all
      select 'technique', t.name, t.position, t.id = any(${techniques}::bigint[]) from fluency_techniques t
      where ${shown('t')} and (t.id = any(${techniques}::bigint[]) or ${begins('t.name', query)})
        and exists (select from fluency_sentences l where l.technique_id = t.id and ${shown('l')})
    ) named order by kind, of_term desc, position limit ${most.fluency + techniques.length}`.execute(db)
  return rows.map(({ kind, label }) => ({ kind, area: 'fluency', label, place: 'Fluency', opens: '', image: null }))
}

/** What can be practiced and is called or begins like the query, in the order of the areas. */
export async function findCards(db: Db, query: string): Promise<Found[]> {
  const plain = plainWords(query)
  if (plain === '') return []
  const sounds = await listSounds(db)
  const names = sounds.map(({ sound_name }) => sound_name)
  const whole = readSoundQuery(query, names)
  // 'initial s' is a sound and no half of 'initial sounds'.
  const targets = whole ? noTargets : targetsOfTerm(plain)
  const read = whole ?? (targets === noTargets ? readHalfTyped(query, names) : null)
  // 'minimal pairs fronting' asks for fronting.
  const contrast = plain.replace(/\bminimal pairs?\b/, '').trim() || plain
  const found = await Promise.all([
    findPairs(db, contrast, read ? noTargets : targetsOfTerm(contrast)),
    findGoals(db, plain, targets),
    findFluency(db, plain, targets),
    findWords(db, plain),
  ])
  return [...findSounds(sounds, plain, read), ...found.flat()]
}
