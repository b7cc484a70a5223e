import { m } from '#messages'
import type { CardRecord, CardValues } from '@marigold/contract'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { lockContent } from '../content/import-content.ts'
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
 * Returns the fields that differ from what a card was before a change. Every change since a card was edited first is in
 * the log, so they're undone one after the other, from the newest on.
 */
async function fieldsBefore(trx: Db, object: string, change: number | undefined): Promise<CardValues> {
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
  return Object.assign({}, ...changes.map(({ before }) => before as CardValues)) as CardValues
}

/**
 * Restores the fields of a card to what they were before a change of the log, or before the last one. Warnings were
 * confirmed then, but what the rules refuse is refused. It's a change of its own, so it can be undone, too.
 */
export function restoreCard(db: Db, target: CardTarget, change: number | undefined): Promise<CardRecord> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(target.table)
    const stored = await readStored(trx, table, target.id, true)
    await refuseOutdated(trx, table, stored, target)
    const parts = await readCheckParts(trx, table)
    const fields = await fieldsBefore(trx, cardObject(table, target.id), change)
    const { row, values, problems } = await checkValues(table, fields, stored, parts)
    refuseProblems(problems, true)
    if (row === null) throw new Error('A card without problems has a row')
    const before = table.valuesOf(stored.row, parts.lists)
    await storeCard(trx, target.admin, table, stored, { values, row, before, action: 'card.restored' })
    return readCard(trx, target.table, target.id)
  })
}
