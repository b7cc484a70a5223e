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
import { articulationRowOf, pictureUrl, wordCardOf, type CardRow } from './articulation-rows.ts'
import { shown } from '../shown.ts'

/** A sound, position and kind are offered once they have this many cards. */
export const fewestCardsOffered = 6
const sampleSize = 12

interface SoundRow {
  id: number
  sound_name: string
  positions: number[]
  counts: { position: number; kind: number; count: number; pictured: number }[]
  example: string
  image: string | null
}

/** The sounds that have cards, each with its positions and the number of cards in each kind there. */
export async function listSounds(db: Db) {
  const { rows } = await sql<SoundRow>`
    select s.id, s.sound_name, s.example, s.image,
      array_agg(distinct slot.position order by slot.position) filter (where slot.count >= ${fewestCardsOffered}) as positions,
      json_agg(json_build_object('position', slot.position, 'kind', slot.kind, 'count', slot.count,
        'pictured', slot.pictured) order by slot.position, slot.kind) as counts
    from sounds s
    join (
      select sound_id, position, kind, count(*)::int as count, count(nullif(c.image, ''))::int as pictured from articulation_cards c where ${shown('c')}
      group by sound_id, position, kind
    ) slot on slot.sound_id = s.id
    where ${shown('s')}
    group by s.id having max(slot.count) >= ${fewestCardsOffered} order by s.position, s.id`.execute(db)
  return rows.map((row) => ({ ...row, image: row.image === null ? null : pictureUrl(row.image) }))
}

/** One sound, position and kind of card, the last two by number. */
export interface Slot {
  sound: string
  position: number
  kind: number
}

type Options = readonly { id: number; question: string }[]

/** The id of an option given by id or label; undefined for neither. */
function idOf(options: Options, pick: string | number): number | undefined {
  const text = String(pick).toLowerCase()
  return options.find(({ id, question }) => String(id) === text || question.toLowerCase() === text)?.id
}

/** Every sound × position × kind that was picked, in the order of the picks. Refuses what does not exist with a sentence a sound. */
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

/** Takes from every slot in turn, so that a cut leaves each its share. One statement: an unknown sound comes back as a row without a card. */
export function slotStatement(slots: Slot[], pictured = false) {
  return sql<SlotRow>`
    select * from (
      select slot.i::int as slot, slot.sound as picked, s.id is not null as known, s.sound_name,
        c.id, c.key, c.sound_word, c.position, c.kind, c.words, c.image, c.alt, c.marks,
        row_number() over (partition by slot.i order by c.rank, c.id) as turn,
        (count(c.id) over ())::int as total
      from unnest(${slots.map((slot) => slot.sound.toLowerCase())}::text[], ${slots.map((slot) => slot.position)}::int[],
        ${slots.map((slot) => slot.kind)}::int[]) with ordinality as slot (sound, position, kind, i)
      left join sounds s on lower(s.sound_name) = slot.sound and ${shown('s')}
      left join articulation_cards c on c.sound_id = s.id and c.position = slot.position and c.kind = slot.kind and ${shown('c')}
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

/** The cards of the picks, slot after slot: at most 1,000, spread evenly. Refuses unknown sounds, positions and kinds. */
export async function findArticulationCards(db: Db, picks: ArticulationPicks, pictured = false): Promise<PickedCards> {
  const { rows } = await slotStatement(slotsOf(picks), pictured).execute(db)
  const unknown = new Set(rows.filter((row) => !row.known).map((row) => row.picked))
  const names = Object.keys(picks).filter((name) => unknown.has(name.toLowerCase()))
  refuseWrong(Object.fromEntries(names.map((name) => [name, [m.cards_there_is_no_sound({ name })]])))

  const data = rows.toSorted((a, b) => a.slot - b.slot).map(articulationRowOf)
  const word = new Map<string, Set<string>>()
  for (const row of data) word.set(row.sound_name, (word.get(row.sound_name) ?? new Set()).add(row.sound_word))
  return {
    data,
    word: Object.fromEntries([...word].map(([sound, words]) => [sound, [...words]])),
    message: messageOf(data.length, rows[0]?.total ?? 0),
  }
}

/** How many cards an answer holds, in a sentence. */
export function messageOf(shown: number, total: number): string {
  if (total === 0) return m.cards_there_are_no_cards_for_these()
  if (shown === total) return m.cards_cards({ count: shown })
  return m.cards_showing_of_cards_spread_evenly_over({
    toLocaleString: shown.toLocaleString(getLocale()),
    toLocaleString2: total.toLocaleString(getLocale()),
  })
}

/** Pictured words: the first of as many sounds as there are. */
export async function sampleWords(db: Db, most: number): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select * from (
      select s.sound_name, s.position as sound_order, c.id, c.key, c.sound_word, c.position, c.kind, c.words, c.image, c.alt,
        c.marks, row_number() over (partition by c.sound_id order by c.rank, c.id) as turn
      from sounds s join articulation_cards c on c.sound_id = s.id and c.position = 1 and c.kind = 1 and ${shown('c')}
      where ${shown('s')} and c.image is not null
    ) dealt
    order by turn, sound_order, id limit ${most}`.execute(db)
  return rows
}

/** The twelve pictured word cards that a visitor may try, the same for everyone: first words of as many sounds as there are. */
export async function sampleCards(db: Db): Promise<Card[]> {
  return (await sampleWords(db, sampleSize)).map(wordCardOf)
}
