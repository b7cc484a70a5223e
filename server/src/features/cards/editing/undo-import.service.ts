import { m } from '#messages'
import type { CardTable, CardValues } from '@marigold/contract'
import { recordAudit } from '../../../platform/access/audit.ts'
import { revisionOf } from '../../../platform/access/revision.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { lockContent } from '../content/import-content.ts'
import type { EditableTable } from './card-table.ts'
import { checkValues } from './check-card.ts'
import { readCheckParts, storeCard, storeRetired } from './save-card.service.ts'
import { cardObject, readStored } from './stored-cards.ts'
import { tableOf } from './tables/tables.ts'

interface Change {
  id: number
  action: string
  object: string
  before: unknown
}

/** Returns what an import recorded about its cards, newest first. They share its time, because it was one transaction. */
function changesOf(trx: Db, table: EditableTable, record: number): Promise<Change[]> {
  return trx
    .selectFrom('audit')
    .innerJoin('audit as imported', (on) =>
      on.onRef('imported.at', '=', 'audit.at').onRef('imported.actor_id', '=', 'audit.actor_id'),
    )
    .where('imported.id', '=', record)
    .where('imported.action', '=', 'cards.imported')
    .where('imported.object', '=', `cards ${table.id}`)
    .where('audit.action', 'in', ['card.added', 'card.changed'])
    .orderBy('audit.id', 'desc')
    .select(['audit.id', 'audit.action', 'audit.object', 'audit.before'])
    .execute()
}

/** Undoes one change of an import. Returns false for a card that was changed since, or that the rules refuse. */
async function undo(
  trx: Db,
  admin: { id: number },
  table: EditableTable,
  { id, action, object, before: former }: Change,
): Promise<boolean> {
  if ((await revisionOf(trx, object)) !== id) return false
  const card = Number(object.slice(cardObject(table, 0).length - 1))
  if (action === 'card.added') {
    await storeRetired(trx, admin, table, { id: card, retired: true })
    return true
  }
  const stored = await readStored(trx, table, card, true)
  // Read for each card, because the one before it may have given its text back.
  const parts = await readCheckParts(trx, table)
  const { row, values, problems } = await checkValues(table, former as CardValues, stored, parts)
  if (row === null || problems.some(({ warning }) => !warning)) return false
  const before = table.valuesOf(stored.row, parts.lists)
  await storeCard(trx, admin, table, stored, { values, row, before, action: 'card.restored' })
  return true
}

/**
 * Gives the cards that an import changed their former fields back, and retires those that it added. Leaves alone those
 * that were changed since. Throws `not_found` if `record` isn't the log's number of an import to this table.
 */
export function undoImport(
  db: Db,
  admin: { id: number },
  id: CardTable,
  record: number,
): Promise<{ undone: number; left: number }> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(id)
    const changes = await changesOf(trx, table, record)
    if (changes.length === 0) throw new Refusal('not_found', m.editing_no_such_import())
    let undone = 0
    for (const change of changes) if (await undo(trx, admin, table, change)) undone++
    const left = changes.length - undone
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'cards.import_undone',
      object: `cards ${id}`,
      after: { undone, left_alone: left },
    })
    return { undone, left }
  })
}
