import { m } from '#messages'
import { limits, type Area, type OwnCardText, type OwnList } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { lockUser } from '../../../../platform/access/lock-user.ts'
import { requireKnownPictures } from './card-picture-list.ts'
import { checkLimits, toColumns, restorePeriod, noSuchList, readList } from './own-rows.ts'

interface ListText {
  name: string
  area: Area
  practices: string
}

async function insertCards(trx: Db, list: number, cards: readonly OwnCardText[]): Promise<void> {
  if (cards.length === 0) return
  const { last } = await trx
    .selectFrom('own_cards')
    .select(sql<number>`coalesce(max(position), 0)`.as('last'))
    .where('list_id', '=', list)
    .executeTakeFirstOrThrow()
  const rows = cards.map((card, at) => ({ list_id: list, position: last + at + 1, ...toColumns(card) }))
  await trx.insertInto('own_cards').values(rows).execute()
}

/** Creates a list with its first cards. Refuses one list too many. */
export async function addList(
  db: Db,
  userId: number,
  { cards, ...text }: ListText & { cards: readonly OwnCardText[] },
): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await requireKnownPictures(trx, cards)
    await lockUser(trx, userId)
    const { name, area, practices } = text
    const { id } = await trx
      .insertInto('own_lists')
      .values({ user_id: userId, name, area, practices })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertCards(trx, id, cards)
    await checkLimits(trx, userId, limits.own)
    return await readList(trx, userId, id)
  })
}

/** Appends cards to a user's list. Refuses more than the limit. */
export async function addCards(db: Db, userId: number, list: number, cards: readonly OwnCardText[]): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await requireKnownPictures(trx, cards)
    await lockUser(trx, userId)
    await readList(trx, userId, list)
    await insertCards(trx, list, cards)
    await checkLimits(trx, userId, limits.own)
    return await readList(trx, userId, list)
  })
}

/** Renames a list. Refuses a change based on an older version. */
export async function changeList(
  db: Db,
  userId: number,
  id: number,
  { name, area, practices, version }: ListText & { version: number },
): Promise<OwnList> {
  const changed = await db
    .updateTable('own_lists')
    .set({ name, area, practices, version: sql`version + 1` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .executeTakeFirst()
  const list = await readList(db, userId, id)
  if (changed.numUpdatedRows === 0n) throw new Refusal('conflict', m.cards_this_list_was_changed_in_another())
  return list
}

/** Puts the cards of a list in this order. Refuses when the list has other cards than those that were named. */
export async function orderCards(db: Db, userId: number, id: number, cards: readonly number[]): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    const list = await readList(trx, userId, id)
    const has = new Set(list.cards.map((card) => card.id))
    const named = new Set(cards)
    if (named.size !== cards.length || has.size !== named.size || cards.some((card) => !has.has(card)))
      throw new Refusal('conflict', m.cards_the_cards_in_this_list_were())
    await sql`
      update own_cards c set position = wanted.position
      from unnest(${[...cards]}::bigint[]) with ordinality as wanted (id, position)
      where c.id = wanted.id and c.list_id = ${id}`.execute(trx)
    return await readList(trx, userId, id)
  })
}

/** Deletes a list with its cards. `restoreList` can restore them for a day. */
export async function deleteList(db: Db, userId: number, id: number): Promise<void> {
  const deleted = await db
    .updateTable('own_lists')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (deleted.numUpdatedRows === 0n) throw noSuchList()
}

/** Restores a deleted list, unless the user has too many by now. */
export async function restoreList(db: Db, userId: number, id: number): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await sql`update own_lists set deleted_at = null
      where id = ${id} and user_id = ${userId} and deleted_at > now() - ${restorePeriod}`.execute(trx)
    await checkLimits(trx, userId, limits.own)
    return await readList(trx, userId, id)
  })
}

/** Permanently deletes what was deleted more than a day ago. */
export async function purgeDeletedCards(db: Db): Promise<void> {
  await sql`delete from own_lists where deleted_at <= now() - ${restorePeriod}`.execute(db)
  await sql`delete from own_cards where deleted_at <= now() - ${restorePeriod}`.execute(db)
}
