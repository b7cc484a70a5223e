import { positions, sentenceTypes, type ArticulationRow, type CardPicks, type SearchResult } from '@marigold/contract'
import { getLocale } from '#messages'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { numbered, type Content, type ContentRows } from '../../content/content.ts'
import { plainWords } from '../../search/normalize.ts'
import type { SearchQuery, CardArea, RemainingPicks } from '../card-area.ts'
import { hasWordPrefix, isPublished } from '../sql-conditions.ts'
import { pictureUrl } from './articulation-rows.ts'
import { articulationRoutes } from './articulation.routes.ts'
import { minCardsOffered, findArticulationCards } from './articulation.service.ts'

type Picks = NonNullable<CardPicks['articulation']>

const maxSounds = 6
const mostWords = 12

function tables({ sounds, articulationCards }: Content): ContentRows[] {
  const soundColumns = { id: 'bigint', sound_name: 'text', position: 'int', example: 'text', image: 'text' }
  return [
    [
      { name: 'sounds', key: 'id', columns: soundColumns },
      numbered(sounds.map(({ id, sound_name, example, image }) => ({ id, sound_name, example, image }))),
    ],
    [
      {
        name: 'articulation_cards',
        key: 'key',
        columns: {
          key: 'text',
          sound_id: 'bigint',
          position: 'int',
          kind: 'int',
          rank: 'int',
          sound_word: 'text',
          words: 'text',
          image: 'text',
          alt: 'text',
          marks: 'int[]',
          flags: 'text[]',
        },
      },
      articulationCards.map(({ sound, marks, ...card }) => ({ ...card, sound_id: sound, marks: marks.flat() })),
    ],
  ]
}

async function withoutRemovedSounds(db: Db, picks: Picks): Promise<RemainingPicks<Picks>> {
  const names = Object.keys(picks).map((name) => name.toLowerCase())
  const { rows } = await sql<{ name: string }>`
    select lower(s.sound_name) as name from sounds s
    where lower(s.sound_name) = any(${names}::text[]) and ${isPublished('s')}
      and exists (select from articulation_cards c where c.sound_id = s.id and ${isPublished('c')})`.execute(db)
  const known = new Set(rows.map((row) => row.name))
  const isKnown = (name: string) => known.has(name.toLowerCase())
  return {
    gone: Object.keys(picks)
      .filter((name) => !isKnown(name))
      .map((name) => ({ area: 'articulation', name })),
    picks: Object.fromEntries(Object.entries(picks).filter(([name]) => isKnown(name))),
  }
}

const kindWord = (id: number) => sentenceTypes.find((kind) => kind.id === id)?.question.toLowerCase() ?? ''
const positionWord = (id: number) => positions.find((position) => position.id === id)?.question.toLowerCase() ?? ''
const listed = (names: string[]) => new Intl.ListFormat(getLocale()).format(names)

/**
 * Finds sounds by name or by a group such as r blends, with the position and kind in the query, which the setup
 * preselects.
 */
function findSounds({ sounds, plain, read }: SearchQuery): SearchResult[] {
  const named = sounds
    .filter(({ sound_name }) => ` ${plainWords(sound_name)}`.includes(` ${plain}`))
    .toSorted((a, b) => a.sound_name.length - b.sound_name.length)
    .slice(0, maxSounds)
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

async function findWords(db: Db, { plain }: SearchQuery): Promise<SearchResult[]> {
  interface Row {
    sound_word: string
    sound_name: string
    position: number
    image: string | null
  }
  const { rows } = await sql<Row>`
    select c.sound_word, s.sound_name, c.position, c.image from articulation_cards c
    join sounds s on s.id = c.sound_id and ${isPublished('s')}
    where ${isPublished('c')} and c.kind = 1 and ${hasWordPrefix('c.sound_word', plain)} and ${minCardsOffered} <= (
      select count(*) from articulation_cards o
      where o.sound_id = c.sound_id and o.position = c.position and o.kind = c.kind and ${isPublished('o')})
    order by length(c.sound_word), c.sound_word, s.position, c.position limit ${mostWords}`.execute(db)
  return rows.map((row) => ({
    kind: 'word',
    area: 'articulation',
    label: row.sound_word,
    place: `${row.sound_name}, ${positionWord(row.position)}`,
    opens: row.sound_name,
    image: pictureUrl(row.image) || null,
  }))
}

/** Sounds: words, phrases, and sentences with a sound in a position. */
export const articulation: CardArea<Picks, ArticulationRow[]> = {
  id: 'articulation',
  switches: ['articulation'],
  routes: articulationRoutes,
  tables,
  find: async (_, asked) => findSounds(asked),
  findCards: findWords,
  withoutRemoved: withoutRemovedSounds,
  async rows(db, picks = {}) {
    const whole = Object.entries(picks).filter(([, [places, kinds]]) => places.length > 0 && kinds.length > 0)
    return whole.length > 0 ? (await findArticulationCards(db, Object.fromEntries(whole))).data : []
  },
}
