import { m } from '#messages'
import { createHash } from 'node:crypto'
import { limits, serializePicks, type CardSetContent, type NewCardSet, type SavedSet } from '@marigold/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import type { CardSets } from '../../../platform/database/generated/db.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'

const noSuchSet = () => new Refusal('not_found', m.cards_this_set_no_longer_exists())

/** Returns a hash of picks, the same for the same choices. */
function hashOfPicks(picks: object): Buffer {
  return createHash('sha256').update(serializePicks(picks)).digest()
}

/** Maps a set to its columns. */
export function toColumns({ title, line, pictures, picks }: CardSetContent) {
  return { title, line, pictures, picks: JSON.stringify(picks), picks_hash: hashOfPicks(picks) }
}

function setOf(row: Selectable<CardSets>): SavedSet {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    line: row.line,
    pictures: row.pictures,
    picks: row.picks as SavedSet['picks'],
    version: row.version,
    used_at: row.used_at?.toISOString() ?? null,
  }
}

async function refuseTooMany(trx: Db, user: number): Promise<void> {
  const { count } = await trx
    .selectFrom('card_sets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', user)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (count < limits.savedSets) return
  const text = m.cards_you_have_saved_sets_delete_one({ savedSets: limits.savedSets })
  throw new Refusal('invalid', text, { name: [text] })
}

/** Lists the sets that a user saved, by name. */
export async function listSavedSets(db: Db, user: number): Promise<SavedSet[]> {
  const rows = await db
    .selectFrom('card_sets')
    .selectAll()
    .where('user_id', '=', user)
    .where('deleted_at', 'is', null)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()
  return rows.map(setOf)
}

/** Saves a new set. Sending the same id again returns the existing set. */
export async function saveSet(db: Db, user: number, { id, name, ...content }: NewCardSet): Promise<SavedSet> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user)
    const known = await trx.selectFrom('card_sets').selectAll().where('id', '=', id).executeTakeFirst()
    if (known && known.user_id !== user) throw noSuchSet()
    if (known) return setOf(known)
    await refuseTooMany(trx, user)
    const values = { id, user_id: user, name, ...toColumns(content) }
    const row = await trx
      .insertInto('card_sets')
      .values(values)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!row) throw noSuchSet() // another user took the id meanwhile
    return setOf(row)
  })
}

/** Changes a set. Refuses a change based on an older version. */
export async function changeSet(
  db: Db,
  user: number,
  id: string,
  change: { version: number; name?: string | undefined; content?: CardSetContent | undefined },
): Promise<SavedSet> {
  const { version, name, content } = change
  const changed = await db
    .updateTable('card_sets')
    .set({
      version: sql<number>`version + 1`,
      ...(name !== undefined && { name }),
      ...(content !== undefined && toColumns(content)),
    })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('deleted_at', 'is', null)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst()
  if (changed) return setOf(changed)
  await findOwn(db, user, id)
  throw new Refusal('conflict', m.cards_this_set_was_changed_on_another())
}

async function findOwn(db: Db, user: number, id: string): Promise<void> {
  const row = await db
    .selectFrom('card_sets')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', user)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw noSuchSet()
}

/** Deletes a set. Deleting it again changes nothing. */
export async function deleteSet(db: Db, user: number, id: string): Promise<void> {
  const gone = await db
    .updateTable('card_sets')
    .set({ deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('id', '=', id)
    .where('user_id', '=', user)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw noSuchSet()
}

/** Restores a deleted set unchanged. */
export async function restoreSet(db: Db, user: number, id: string): Promise<SavedSet> {
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user)
    const row = await trx
      .selectFrom('card_sets')
      .selectAll()
      .where('id', '=', id)
      .where('user_id', '=', user)
      .executeTakeFirst()
    if (!row) throw noSuchSet()
    if (row.deleted_at === null) return setOf(row)
    await refuseTooMany(trx, user)
    await trx.updateTable('card_sets').set({ deleted_at: null }).where('id', '=', id).execute()
    return setOf({ ...row, deleted_at: null })
  })
}

/** Purges sets that were deleted 30 days ago. */
export async function purgeDeletedSets(db: Db): Promise<void> {
  await db
    .deleteFrom('card_sets')
    .where('deleted_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute()
}
