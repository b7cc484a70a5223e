import { m } from '#messages'
import { limits, type OwnCard, type OwnCardText, type OwnList } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { lockPerson } from '../../../../platform/access/lock-person.ts'
import { checkPictures } from './card-picture-list.ts'
import { checkBounds, columnsOf, keptDeleted, ownCardOf, readList } from './own-rows.ts'

const noSuchCard = () => new Refusal('not_found', m.cards_there_is_no_such_card())

/** The card's list belongs to this person and is there. */
const isTheirs = (userId: number) => sql<boolean>`exists (
  select from own_lists l where l.id = own_cards.list_id and l.user_id = ${userId} and l.deleted_at is null)`

/** Writes a card anew. Refuses a change that was made to an older version, and a card of somebody else. */
export async function changeCard(
  db: Db,
  userId: number,
  id: number,
  { version, ...text }: OwnCardText & { version: number },
): Promise<OwnCard> {
  checkPictures([text])
  const changed = await db
    .updateTable('own_cards')
    .set({ ...columnsOf(text), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where(isTheirs(userId))
    .returning(['id', 'word', 'phrase', 'sentence', 'marks', 'picture', 'photo', 'version'])
    .executeTakeFirst()
  if (changed !== undefined) return ownCardOf(changed)
  const there = await db
    .selectFrom('own_cards')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isTheirs(userId))
    .executeTakeFirst()
  if (there === undefined) throw noSuchCard()
  throw new Refusal('conflict', m.cards_this_card_was_changed_in_another())
}

/** Deletes a card; `restoreCard` brings it back for a day. */
export async function deleteCard(db: Db, userId: number, id: number): Promise<void> {
  const deleted = await db
    .updateTable('own_cards')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isTheirs(userId))
    .executeTakeFirst()
  if (deleted.numUpdatedRows === 0n) throw noSuchCard()
}

/** Brings a deleted card back to its place, unless others took its room. Answers its list. */
export async function restoreCard(db: Db, userId: number, id: number): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const card = await trx
      .updateTable('own_cards')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(sql<boolean>`(deleted_at is null or deleted_at > now() - ${keptDeleted})`)
      .where(isTheirs(userId))
      .returning('list_id')
      .executeTakeFirst()
    if (card === undefined) throw noSuchCard()
    await checkBounds(trx, userId, limits.own)
    return await readList(trx, userId, card.list_id)
  })
}
