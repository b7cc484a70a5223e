import { m } from '#messages'
import type { AuditAction, AuditValues, CardTable, CardValues } from '@marigold/contract'
import { sql } from 'kysely'
import { recordAudit, recordAudits } from '../../../platform/access/audit.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { clearImportDigest, lockContent } from '../content/import-content.ts'
import type { EditableTable, Stored, StoredCard } from './card-table.ts'
import { checkValues, type CheckParts } from './check-card.ts'
import { changesBetween, readCheckParts } from './save-card.service.ts'
import { cardObject, readCards } from './stored-cards.ts'
import { tableOf } from './tables/tables.ts'

/** What an import recorded about a card. */
interface Change {
  action: string
  object: string
  before: unknown
  /** Nothing was recorded about the card since. */
  last: boolean
  /** The card followed the content until the import. */
  followed: boolean
}

/** What undoing a change stores and records. A card that the import added has no `row`: it's retired. */
interface Undone {
  id: number
  row?: Stored
  /** The card follows the content again. */
  follows?: boolean
  entry: { action: AuditAction; object: string; before: AuditValues; after: AuditValues }
}

const sameCard = sql`other.object = audit.object and other.object <> ''`

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
    .select(['audit.action', 'audit.object', 'audit.before'])
    .select([
      sql<boolean>`not exists (select from audit other where ${sameCard} and other.id > audit.id)`.as('last'),
      sql<boolean>`coalesce((select coalesce((other.after ->> 'follows_content')::boolean, false) from audit other
        where ${sameCard} and other.id < audit.id order by other.id desc limit 1), true)`.as('followed'),
    ])
    .execute()
}

/** Refuses an import that was undone before: what it left alone then has changed for a reason. */
async function refuseUndone(trx: Db, table: EditableTable, record: number): Promise<void> {
  const undone = await trx
    .selectFrom('audit')
    .where('object', '=', `cards ${table.id}`)
    .where('action', '=', 'cards.import_undone')
    .where(sql`after ->> 'import'`, '=', String(record))
    .select('id')
    .executeTakeFirst()
  if (undone !== undefined) throw new Refusal('conflict', m.editing_import_already_undone())
}

/** Plans how to undo one change. Returns null for a card that was changed since, or that the rules refuse. */
async function undo(
  table: EditableTable,
  parts: CheckParts,
  { action, object, before: former, last, followed }: Change,
  stored: StoredCard | undefined,
): Promise<Undone | null> {
  if (!last || stored === undefined) return null
  const { id } = stored
  if (action === 'card.added')
    return { id, entry: { action: 'card.retired', object, before: { retired: false }, after: { retired: true } } }
  const { row, values, problems } = await checkValues(table, former as CardValues, stored, parts)
  if (row === null || problems.some(({ warning }) => !warning)) return null
  if (stored.retired_at === null) (await parts.others(row)).set(table.identityOf(row), id)
  const { before, after } = changesBetween(table.valuesOf(stored.row, parts.lists), values)
  const follows = (now: boolean): AuditValues => (followed ? { follows_content: now } : {})
  const entry = {
    ...{ action: 'card.restored' as const, object },
    ...{ before: { ...before, ...follows(false) }, after: { ...after, ...follows(true) } },
  }
  return { id, row, follows: followed, entry }
}

async function store(trx: Db, admin: { id: number }, table: EditableTable, undone: Undone[]): Promise<void> {
  const rows = undone.flatMap(({ id, row, follows }) =>
    row === undefined ? [] : { ...row, id, origin: follows ? 'import' : 'administrator' },
  )
  const retired = undone.flatMap(({ id, row }) => (row === undefined ? id : []))
  const name = sql.table(table.sqlName)
  const columns = ['origin', ...table.columns]
  const values = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
  await sql`update ${name} as kept set ${sql.join(values)}, version = kept.version + 1
    from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json) as given
    where kept.id = given.id`.execute(trx)
  await sql`update ${name} set retired_at = now(), origin = 'administrator', version = version + 1
    where id = any(${retired}::bigint[])`.execute(trx)
  await recordAudits(
    trx,
    admin.id,
    undone.map(({ entry }) => entry),
  )
  // The content may have changed while the cards didn't follow it.
  if (undone.some(({ follows }) => follows)) await clearImportDigest(trx)
}

/**
 * Gives the cards that an import changed their former fields back, and retires those that it added. Leaves alone those
 * that were changed since. Cards that nobody edited before the import follow the content again. Throws `not_found` if
 * `record` isn't the log's number of an import to this table, and `conflict` if the import was undone before.
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
    await refuseUndone(trx, table, record)
    const idOf = ({ object }: Change) => Number(object.slice(cardObject(table, 0).length - 1))
    const cards = await readCards(trx, table, changes.map(idOf), true)
    const parts = await readCheckParts(trx, table)
    const undone: Undone[] = []
    for (const change of changes) {
      const planned = await undo(table, parts, change, cards.get(idOf(change)))
      if (planned !== null) undone.push(planned)
    }
    await store(trx, admin, table, undone)
    const left = changes.length - undone.length
    await recordAudit(trx, {
      actorId: admin.id,
      action: 'cards.import_undone',
      object: `cards ${id}`,
      after: { import: record, undone: undone.length, left_alone: left },
    })
    return { undone: undone.length, left }
  })
}
