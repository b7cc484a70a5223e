import { m } from '#messages'
import type { Area, OwnCard, OwnCardText, OwnList } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { markPairs } from '../articulation/articulation-rows.ts'

/** How long what was deleted can be brought back. */
export const keptDeleted = sql`interval '1 day'`

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

/** A stored card as it leaves. */
export function ownCardOf({ marks, ...row }: CardRow): OwnCard {
  return { ...row, marks: markPairs(marks) }
}

/** The columns that a person's text fills. */
export function columnsOf({ word, phrase, sentence, marks, picture, photo }: OwnCardText) {
  return { word, phrase, sentence, marks: marks.flat(), picture, photo }
}

/** A person's lists with their cards in order, newest list first; `id` is one of them alone. */
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
  return rows.map((row) => ({ ...row, cards: row.cards.map(ownCardOf) }))
}

/** One list of a person. Another's is as little there as one that never was. */
export async function readList(db: Db, userId: number, id: number): Promise<OwnList> {
  const [list] = await readLists(db, userId, id)
  if (list === undefined) throw noSuchList()
  return list
}

/** The refusal of a list that is not this person's. */
export function noSuchList(): Refusal {
  return new Refusal('not_found', m.cards_there_is_no_such_list())
}

/** Refuses what goes beyond the bounds of a person, after it was written and before it is committed. */
export async function checkBounds(
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
