import { m } from '#messages'
import type { CardRecord, CardValues } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { clearImportDigest, lockContent } from '../content/import-content.ts'
import { checkValues } from './check-card.ts'
import {
  readCard,
  readCheckParts,
  refuseOutdated,
  refuseProblems,
  storeCard,
  type CardTarget,
} from './save-card.service.ts'
import { cardObject, readStored } from './stored-cards.ts'
import { tableOf } from './tables/tables.ts'

/**
 * Returns the fields that differ from what a card was before a change, and whether it followed the content. Every change
 * since a card was edited first is in the log, so they're undone one after the other, from the newest on.
 */
async function stateBefore(
  trx: Db,
  object: string,
  change: number | undefined,
): Promise<{ fields: CardValues; followed: boolean }> {
  const changes = await trx
    .selectFrom('audit')
    .where('object', '=', object)
    .where('action', 'in', ['card.changed', 'card.restored'])
    .$if(change !== undefined, (query) => query.where('id', '>=', change ?? 0))
    .orderBy('id', 'desc')
    .$if(change === undefined, (query) => query.limit(1))
    .select(['id', 'before'])
    .execute()
  const oldest = changes.at(-1)
  if (oldest === undefined || (change !== undefined && oldest.id !== change))
    throw new Refusal('not_found', m.editing_no_such_change())
  const { follows_content: _follows, ...fields } = Object.assign(
    {},
    ...changes.map(({ before }) => before as CardValues),
  ) as CardValues
  const earlier = await trx
    .selectFrom('audit')
    .where('object', '=', object)
    .where('id', '<', oldest.id)
    .orderBy('id', 'desc')
    .select(sql<boolean>`coalesce((after ->> 'follows_content')::boolean, false)`.as('followed'))
    .executeTakeFirst()
  // What nobody had changed followed the content.
  return { fields, followed: earlier?.followed ?? true }
}

/**
 * Restores the fields of a card to what they were before a change of the log, or before the last one. Warnings were
 * confirmed then, but what the rules refuse is refused. A card that nobody had edited follows the content again. It's a
 * change of its own, so it can be undone, too.
 */
export function restoreCard(db: Db, target: CardTarget, change: number | undefined): Promise<CardRecord> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(target.table)
    const stored = await readStored(trx, table, target.id, true)
    await refuseOutdated(trx, table, stored, target)
    const parts = await readCheckParts(trx, table)
    const { fields, followed } = await stateBefore(trx, cardObject(table, target.id), change)
    const { row, values, problems } = await checkValues(table, fields, stored, parts)
    refuseProblems(problems, true)
    if (row === null) throw new Error('A card without problems has a row')
    const before = table.valuesOf(stored.row, parts.lists)
    // A card that an administrator retired stays theirs.
    const follows = followed && stored.retired_at === null
    await storeCard(trx, target.admin, table, stored, { values, row, before, action: 'card.restored', follows })
    // The content may have changed while the card didn't follow it.
    if (follows) await clearImportDigest(trx)
    return readCard(trx, target.table, target.id)
  })
}
