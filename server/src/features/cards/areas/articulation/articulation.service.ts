import { getLocale, m } from '#messages'
import {
  limits,
  positions,
  sentenceTypes,
  type ArticulationPicks,
  type ArticulationRow,
  type Card,
} from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { toArticulationRow, pictureUrl, toWordCard, type CardRow } from './articulation-rows.ts'
import { isPublished } from '../sql-conditions.ts'

/** The number of cards that a sound, position, and kind need to be offered. */
export const minCardsOffered = 6
const sampleSize = 12

interface SoundRow {
  id: number
  sound_name: string
  positions: number[]
  counts: { position: number; kind: number; count: number; pictured: number }[]
  example: string
  image: string | null
}

/** Lists the sounds that have cards, with their positions and the number of cards in each kind. */
export async function listSounds(db: Db) {
  const { rows } = await sql<SoundRow>`
    select s.id, s.sound_name, s.example, s.image,
      array_agg(distinct slot.position order by slot.position) filter (where slot.count >= ${minCardsOffered}) as positions,
      json_agg(json_build_object('position', slot.position, 'kind', slot.kind, 'count', slot.count,
        'pictured', slot.pictured) order by slot.position, slot.kind) as counts
    from sounds s
    join (
      select sound_id, position, kind, count(*)::int as count, count(nullif(c.image, ''))::int as pictured from articulation_cards c where ${isPublished('c')}
      group by sound_id, position, kind
    ) slot on slot.sound_id = s.id
    where ${isPublished('s')}
    group by s.id having max(slot.count) >= ${minCardsOffered} order by s.position, s.id`.execute(db)
  return rows.map((row) => ({ ...row, image: row.image === null ? null : pictureUrl(row.image) }))
}

/** A sound, a position, and a kind of card, the last two by number. */
export interface Slot {
  sound: string
  position: number
  kind: number
}

type Options = readonly { id: number; question: string }[]

/** Returns the id of an option given by id or label, or undefined if there's none. */
function idOf(options: Options, pick: string | number): number | undefined {
  const text = String(pick).toLowerCase()
  return options.find(({ id, question }) => String(id) === text || question.toLowerCase() === text)?.id
}

/**
 * Returns every picked combination of sound, position, and kind, in order. Refuses unknown ones with a message for each
 * sound.
 */
function slotsOf(picks: ArticulationPicks): Slot[] {
  const errors: Record<string, string[]> = {}
  const slots: Slot[] = []
  for (const [sound, [positionPicks, kindPicks]] of Object.entries(picks)) {
    const wrong: string[] = []
    const resolve = (options: Options, list: (string | number)[], what: string) => {
      if (list.length === 0) wrong.push(m.cards_choose_at_least_one_for({ what, sound }))
      const ids = list.map((pick) => idOf(options, pick) ?? (wrong.push(m.cards_there_is_no({ what, pick })), 0))
      return [...new Set(ids)]
    }
    const positionIds = resolve(positions, positionPicks, 'position')
    const kindIds = resolve(sentenceTypes, kindPicks, 'kind of card')
    if (wrong.length > 0) errors[sound] = wrong
    for (const position of positionIds) for (const kind of kindIds) slots.push({ sound, position, kind })
  }
  refuseWrong(errors)
  return slots
}

function refuseWrong(errors: Record<string, string[]>): void {
  const first = Object.values(errors)[0]?.[0]
  if (first !== undefined) throw new Refusal('invalid', first, errors)
}

interface SlotRow extends CardRow {
  slot: number
  picked: string
  known: boolean
  total: number
}

/** Selects the sentence of a word's own row in its table, if it has one. */
const exampleOf = (table: string) => sql`(
  select json_build_object('words', e.words, 'marks', e.marks) from articulation_cards e
  where ${sql.ref(`${table}.kind`)} = 1 and e.kind = 3 and e.sound_id = ${sql.ref(`${table}.sound_id`)}
    and e.position = ${sql.ref(`${table}.position`)} and e.rank = ${sql.ref(`${table}.rank`)}
    and e.sound_word = ${sql.ref(`${table}.sound_word`)} and ${isPublished('e')}
  order by e.id limit 1) as example`

/**
 * Takes cards from each slot in turn, so that a limit leaves a share of each. One statement: an unknown sound returns a
 * row without a card.
 */
export function slotStatement(slots: Slot[], pictured = false) {
  return sql<SlotRow>`
    select dealt.*, ${exampleOf('dealt')} from (
      select slot.i::int as slot, slot.sound as picked, s.id is not null as known, s.sound_name,
        c.id, c.key, c.sound_word, c.position, c.kind, c.words, c.image, c.alt, c.marks, c.sound_id, c.rank,
        row_number() over (partition by slot.i order by c.rank, c.id) as turn,
        (count(c.id) over ())::int as total
      from unnest(${slots.map((slot) => slot.sound.toLowerCase())}::text[], ${slots.map((slot) => slot.position)}::int[],
        ${slots.map((slot) => slot.kind)}::int[]) with ordinality as slot (sound, position, kind, i)
      left join sounds s on lower(s.sound_name) = slot.sound and ${isPublished('s')}
      left join articulation_cards c on c.sound_id = s.id and c.position = slot.position and c.kind = slot.kind and ${isPublished('c')}
        and (not ${pictured}::boolean or c.image <> '')
    ) dealt
    where id is not null or not known
    order by known, turn, slot limit ${limits.cards}`
}

export interface PickedCards {
  data: ArticulationRow[]
  word: Record<string, string[]>
  message: string
}

/**
 * Returns the picked cards, slot by slot: at most 1,000, spread evenly. Refuses unknown sounds, positions, and kinds.
 */
export async function findArticulationCards(db: Db, picks: ArticulationPicks, pictured = false): Promise<PickedCards> {
  const { rows } = await slotStatement(slotsOf(picks), pictured).execute(db)
  const unknown = new Set(rows.filter((row) => !row.known).map((row) => row.picked))
  const names = Object.keys(picks).filter((name) => unknown.has(name.toLowerCase()))
  refuseWrong(Object.fromEntries(names.map((name) => [name, [m.cards_there_is_no_sound({ name })]])))

  const data = rows.toSorted((a, b) => a.slot - b.slot).map(toArticulationRow)
  const word = new Map<string, Set<string>>()
  for (const row of data) word.set(row.sound_name, (word.get(row.sound_name) ?? new Set()).add(row.sound_word))
  return {
    data,
    word: Object.fromEntries([...word].map(([sound, words]) => [sound, [...words]])),
    message: countMessage(data.length, rows[0]?.total ?? 0),
  }
}

/** Returns a message with the number of cards. */
export function countMessage(shown: number, total: number): string {
  if (total === 0) return m.cards_there_are_no_cards_for_these()
  if (shown === total) return m.cards_cards({ count: shown })
  return m.cards_showing_of_cards_spread_evenly_over({
    toLocaleString: shown.toLocaleString(getLocale()),
    toLocaleString2: total.toLocaleString(getLocale()),
  })
}

/** Returns the first pictured words of as many sounds as possible. */
export async function sampleWords(db: Db, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select dealt.*, ${exampleOf('dealt')} from (
      select s.sound_name, s.position as sound_order, c.id, c.key, c.sound_word, c.position, c.kind, c.words, c.image, c.alt,
        c.marks, c.sound_id, c.rank, row_number() over (partition by c.sound_id order by c.rank, c.id) as turn
      from sounds s join articulation_cards c on c.sound_id = s.id and c.position = 1 and c.kind = 1 and ${isPublished('c')}
      where ${isPublished('s')} and c.image is not null
    ) dealt
    order by turn, sound_order, id limit ${most}`.execute(db)
  return rows
}

/** Returns the twelve pictured word cards that a visitor may try, the same for everyone. */
export async function sampleCards(db: Db): Promise<Card[]> {
  return (await sampleWords(db, sampleSize)).map(toWordCard)
}
