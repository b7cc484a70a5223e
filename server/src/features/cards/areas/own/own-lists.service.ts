import { m } from '#messages'
import { limits, type Area, type OwnCardText, type OwnList } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/database/database.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { lockPerson } from '../../../../platform/access/lock-person.ts'
import { checkPictures } from './card-picture-list.ts'
import { checkBounds, columnsOf, keptDeleted, noSuchList, readList } from './own-rows.ts'

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
  const rows = cards.map((card, at) => ({ list_id: list, position: last + at + 1, ...columnsOf(card) }))
  await trx.insertInto('own_cards').values(rows).execute()
}

/** Begins a list with its first cards. Refuses one too many. */
export async function addList(
  db: Db,
  userId: number,
  { cards, ...text }: ListText & { cards: readonly OwnCardText[] },
): Promise<OwnList> {
  checkPictures(cards)
  return await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    const { name, area, practices } = text
    const { id } = await trx
      .insertInto('own_lists')
      .values({ user_id: userId, name, area, practices })
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertCards(trx, id, cards)
    await checkBounds(trx, userId, limits.own)
    return await readList(trx, userId, id)
  })
}

/** Adds cards at the end of a person's list. Refuses what there is no room for. */
export async function addCards(db: Db, userId: number, list: number, cards: readonly OwnCardText[]): Promise<OwnList> {
  checkPictures(cards)
  return await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    await readList(trx, userId, list)
    await insertCards(trx, list, cards)
    await checkBounds(trx, userId, limits.own)
    return await readList(trx, userId, list)
  })
}

/** Writes a list's name anew. Refuses a change that was made to an older version. */
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

/** Stands the cards of a list in this order. Refuses when the list has other cards than those that were named. */
export async function orderCards(db: Db, userId: number, id: number, cards: readonly number[]): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
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

/** Deletes a list with its cards; `restoreList` brings them back for a day. */
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

/** Brings a deleted list back, unless others took its room. */
export async function restoreList(db: Db, userId: number, id: number): Promise<OwnList> {
  return await db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId)
    await sql`update own_lists set deleted_at = null
      where id = ${id} and user_id = ${userId} and deleted_at > now() - ${keptDeleted}`.execute(trx)
    await checkBounds(trx, userId, limits.own)
    return await readList(trx, userId, id)
  })
}

/** Forgets for good what was deleted more than a day ago. */
export async function forgetDeleted(db: Db): Promise<void> {
  await sql`delete from own_lists where deleted_at <= now() - ${keptDeleted}`.execute(db)
  await sql`delete from own_cards where deleted_at <= now() - ${keptDeleted}`.execute(db)
}
