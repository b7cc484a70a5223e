import { m } from '#messages'
import type { Area, OwnCard, OwnCardText, OwnList } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { markPairs } from '../articulation/articulation-rows.ts'

/** How long deleted cards and lists can be restored. */
export const restorePeriod = sql`interval '1 day'`

interface ListRow {
  id: number
  name: string
  area: Area
  practices: string
  version: number
  cards: CardRow[]
}

interface CardRow extends Omit<OwnCard, 'marks'> {
  marks: number[]
}

/** Maps a stored card to the contract's shape. */
export function toOwnCard({ marks, ...row }: CardRow): OwnCard {
  return { ...row, marks: markPairs(marks) }
}

/** Maps a card's text to its columns. */
export function toColumns({ word, phrase, sentence, marks, picture, photo }: OwnCardText) {
  return { word, phrase, sentence, marks: marks.flat(), picture, photo }
}

/** Returns a user's lists with their cards in order, newest list first, or only the one with `id`. */
export async function readLists(db: Db, userId: number, id: number | null = null): Promise<OwnList[]> {
  const { rows } = await sql<ListRow>`
    select l.id, l.name, l.area, l.practices, l.version, coalesce(c.cards, '[]') as cards
    from own_lists l
    left join lateral (
      select json_agg(json_build_object(
        'id', c.id, 'word', c.word, 'phrase', c.phrase, 'sentence', c.sentence, 'marks', c.marks,
        'picture', c.picture, 'photo', c.photo, 'version', c.version) order by c.position, c.id) as cards
      from own_cards c where c.list_id = l.id and c.deleted_at is null
    ) c on true
    where l.user_id = ${userId} and l.deleted_at is null and (${id}::bigint is null or l.id = ${id})
    order by l.id desc`.execute(db)
  return rows.map((row) => ({ ...row, cards: row.cards.map(toOwnCard) }))
}

/** Returns one list of a user. Refuses another user's list like one that doesn't exist. */
export async function readList(db: Db, userId: number, id: number): Promise<OwnList> {
  const [list] = await readLists(db, userId, id)
  if (list === undefined) throw noSuchList()
  return list
}

/** Returns the refusal of a list that isn't this user's. */
export function noSuchList(): Refusal {
  return new Refusal('not_found', m.cards_there_is_no_such_list())
}

/** Refuses a write that exceeds a user's limits. Runs after the write, before the commit. */
export async function checkLimits(
  trx: Db,
  userId: number,
  { lists, cards, inList }: { lists: number; cards: number; inList: number },
): Promise<void> {
  const { rows } = await sql<{ lists: number; cards: number; most: number }>`
    select count(*)::int as lists, coalesce(sum(c.count), 0)::int as cards, coalesce(max(c.count), 0)::int as most
    from own_lists l
    left join lateral (
      select count(*)::int as count from own_cards c where c.list_id = l.id and c.deleted_at is null) c on true
    where l.user_id = ${userId} and l.deleted_at is null`.execute(trx)
  const has = rows[0] ?? { lists: 0, cards: 0, most: 0 }
  const refused = (text: string) => new Refusal('invalid', text, { cards: [text] })
  if (has.lists > lists) throw refused(m.cards_you_can_have_up_to_lists({ lists }))
  if (has.most > inList) throw refused(m.cards_a_list_can_have_up_to({ inList }))
  if (has.cards > cards) throw refused(m.cards_you_can_have_up_to_of({ cards }))
}
