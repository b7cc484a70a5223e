import { m } from '#messages'
import { limits, type OwnCard, type OwnCardText, type OwnList } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { lockUser } from '../../../../platform/access/lock-user.ts'
import { requireKnownPictures } from './card-picture-list.ts'
import { checkLimits, toColumns, restorePeriod, toOwnCard, readList } from './own-rows.ts'

const noSuchCard = () => new Refusal('not_found', m.cards_there_is_no_such_card())

/** Checks that the card's list belongs to this user and isn't deleted. */
const isTheirs = (userId: number) => sql<boolean>`exists (
  select from own_lists l where l.id = own_cards.list_id and l.user_id = ${userId} and l.deleted_at is null)`

/** Updates a card. Refuses a change based on an older version, and another user's card. */
export async function changeCard(
  db: Db,
  userId: number,
  id: number,
  { version, ...text }: OwnCardText & { version: number },
): Promise<OwnCard> {
  await requireKnownPictures(db, [text])
  const changed = await db
    .updateTable('own_cards')
    .set({ ...toColumns(text), version: sql`version + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('deleted_at', 'is', null)
    .where(isTheirs(userId))
    .returning(['id', 'word', 'phrase', 'sentence', 'marks', 'picture', 'photo', 'version'])
    .executeTakeFirst()
  if (changed !== undefined) return toOwnCard(changed)
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

/** Deletes a card. `restoreCard` can restore it for a day. */
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

/** Restores a deleted card to its position, unless the list is full. Returns its list. */
export async function restoreCard(db: Db, userId: number, id: number): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const card = await trx
      .updateTable('own_cards')
      .set({ deleted_at: null })
      .where('id', '=', id)
      .where(sql<boolean>`(deleted_at is null or deleted_at > now() - ${restorePeriod})`)
      .where(isTheirs(userId))
      .returning('list_id')
      .executeTakeFirst()
    if (card === undefined) throw noSuchCard()
    await checkLimits(trx, userId, limits.own)
    return await readList(trx, userId, card.list_id)
  })
}
