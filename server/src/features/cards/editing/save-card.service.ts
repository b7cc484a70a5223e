import { randomBytes } from 'node:crypto'
import { m } from '#messages'
import {
  growingTables,
  type AuditAction,
  type AuditValues,
  type CardProblem,
  type CardRecord,
  type CardTable,
  type CardValues,
  type checkConsoleCard,
} from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { recordAudit } from '../../../platform/access/audit.ts'
import { refuseStale, revisionOf } from '../../../platform/access/revision.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { contentLocale } from '../../../platform/http/locale.ts'
import { unknownPictures } from '../../../platform/media/card-pictures.ts'
import { lockContent } from '../content/import-content.ts'
import { loadRules, type EditableTable, type Stored, type StoredCard } from './card-table.ts'
import { checkValues, type Checked, type CheckParts } from './check-card.ts'
import { readLists } from './lists.ts'
import { cardObject, readOthers, readStored, toCardRecord } from './stored-cards.ts'
import { tableOf } from './tables/tables.ts'

type Looked = z.output<typeof checkConsoleCard.response>

/** Which card is changed, by whom, and the revision that the change is based on. */
export interface CardTarget {
  admin: { id: number }
  table: CardTable
  id: number
  revision: number
}

/** What an administrator wrote, and whether they confirmed the warnings. */
interface Written {
  fields: CardValues
  confirmed: boolean
}

/** Reads what cards of a table are checked with. */
export async function readCheckParts(db: Db, table: EditableTable): Promise<CheckParts> {
  const [rules, lists] = await Promise.all([loadRules(), readLists(db)])
  return {
    rules,
    lists,
    choices: table.choices(lists),
    others: readOthers(db, table),
    unknownPictures: (names) => unknownPictures(db, names),
  }
}

/** Returns a card with its fields. */
export async function readCard(db: Db, id: CardTable, card: number): Promise<CardRecord> {
  const table = tableOf(id)
  return toCardRecord(table, await readStored(db, table, card), await readLists(db))
}

/** Returns what the chosen fields of a table can be. */
export async function readChoices(db: Db, id: CardTable): Promise<Record<string, string[]>> {
  const choices = tableOf(id).choices(await readLists(db))
  return Object.fromEntries(Object.entries(choices).map(([field, options]) => [field, [...options.keys()]]))
}

const noRows = {
  articulation: [],
  pairs: [],
  language: { rows: [], catagory: [], categories: [], types: [] },
  fluency: [],
}

/** Checks a card without saving it, and returns it as the viewer gets it. */
export async function lookAtCard(
  db: Db,
  id: CardTable,
  { id: card, fields }: { id: number | null; fields: CardValues },
): Promise<Looked> {
  const table = tableOf(id)
  const stored = card === null ? null : await readStored(db, table, card)
  const parts = await readCheckParts(db, table)
  const { problems, row } = await checkValues(table, fields, stored, parts)
  const shown = row === null ? null : table.preview({ ...stored?.row, ...row }, parts.lists)
  return { problems, rows: shown && { ...noRows, ...shown } }
}

/** Returns the fields that differ, as the log has them. */
export function changesBetween(before: CardValues, after: CardValues) {
  const names = Object.keys(after).filter((name) => (before[name] ?? '') !== after[name])
  const pick = (values: CardValues) => Object.fromEntries(names.map((name) => [name, values[name] ?? '']))
  return { names, before: pick(before), after: pick(after) }
}

/** Refuses a change that is based on an older revision, and says who came first. */
export async function refuseOutdated(
  trx: Db,
  table: EditableTable,
  stored: StoredCard,
  target: CardTarget,
): Promise<void> {
  if (stored.version === target.revision) return
  const last = await revisionOf(trx, cardObject(table, stored.id))
  if (last === 0) throw new Refusal('conflict', m.editing_changed_by_import())
  await refuseStale(trx, last, { admin: target.admin, revision: -1 })
}

/** Refuses a card with what is wrong, by field, and warnings that aren't confirmed. */
export function refuseProblems(problems: readonly CardProblem[], confirmed: boolean): void {
  const wrong = problems.filter(({ warning }) => !warning)
  if (wrong[0]) {
    const byField = Object.entries(Object.groupBy(wrong, ({ field }) => field))
    const errors = byField.map(([field, all = []]) => [field, all.map(({ message }) => message)] as const)
    throw new Refusal('invalid', wrong[0].message, Object.fromEntries(errors))
  }
  if (problems.length === 0 || confirmed) return
  const sentence = m.editing_confirm_the_warnings()
  throw new Refusal('invalid', sentence, { confirmed: [sentence] })
}

/** What to store in a column. An order that was left empty is the end. */
const valueOf = (table: EditableTable, row: Stored, column: string) =>
  column === 'rank' && row.rank === null ? (table.lastOrder?.(row) ?? sql`1`) : sql`${row[column]}`

const assignments = (table: EditableTable, row: Stored) =>
  sql.join(table.columns.map((column) => sql`${sql.ref(column)} = ${valueOf(table, row, column)}`))

async function insertCard(trx: Db, table: EditableTable, row: Stored): Promise<number> {
  const key = `${table.id}.console.${randomBytes(6).toString('hex')}`
  const values = table.columns.map((column) => valueOf(table, row, column))
  const columns = ['key', 'locale', 'origin', 'published_at', ...table.columns].map((column) => sql.ref(column))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table.sqlName)} (${sql.join(columns)})
    values (${key}, ${contentLocale()}, 'administrator', now(), ${sql.join(values)}) returning id`.execute(trx)
  return Number(rows[0]?.id)
}

/**
 * Stores a checked card and records what changed. Returns its number. Nothing happens when nothing differs from
 * `stored`. Only a card that `follows` the content gets its updates.
 */
export async function storeCard(
  trx: Db,
  admin: CardTarget['admin'],
  table: EditableTable,
  stored: StoredCard | null,
  {
    values,
    row,
    before,
    action = 'card.changed',
    follows = false,
  }: Pick<Checked, 'values'> & { row: Stored; before: CardValues; action?: AuditAction; follows?: boolean },
): Promise<number> {
  const changed = changesBetween(before, values)
  if (stored === null) {
    const id = await insertCard(trx, table, row)
    await record(trx, admin, 'card.added', cardObject(table, id), { after: values })
    return id
  }
  if (changed.names.length === 0) return stored.id
  await sql`update ${sql.table(table.sqlName)} set ${assignments(table, row)},
    origin = ${follows ? 'import' : 'administrator'}, version = version + 1 where id = ${stored.id}`.execute(trx)
  const isBack = follows && stored.origin !== 'import'
  await record(trx, admin, action, cardObject(table, stored.id), {
    before: { ...changed.before, ...(isBack && { follows_content: false }) },
    after: { ...changed.after, ...(isBack && { follows_content: true }) },
  })
  return stored.id
}

async function record(
  trx: Db,
  admin: CardTarget['admin'],
  action: AuditAction,
  object: string,
  { before, after }: { before?: AuditValues; after: AuditValues },
): Promise<void> {
  await recordAudit(trx, { actorId: admin.id, action, object, ...(before && { before }), after })
}

/** Adds a card to a table. Refuses lists, whose numbers are part of saved sets. */
export function addCard(
  db: Db,
  admin: CardTarget['admin'],
  id: CardTable,
  { fields, confirmed }: Written,
): Promise<CardRecord> {
  if (!growingTables.includes(id)) throw new Refusal('conflict', m.editing_new_row_not_possible())
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(id)
    const { row, values, problems } = await checkValues(table, fields, null, await readCheckParts(trx, table))
    refuseProblems(problems, confirmed)
    if (row === null) throw new Error('A card without problems has a row')
    return readCard(trx, id, await storeCard(trx, admin, table, null, { values, row, before: {} }))
  })
}

/** Changes a card. Refuses a change that is based on an older revision. */
export function changeCard(db: Db, target: CardTarget, { fields, confirmed }: Written): Promise<CardRecord> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(target.table)
    const stored = await readStored(trx, table, target.id, true)
    await refuseOutdated(trx, table, stored, target)
    const parts = await readCheckParts(trx, table)
    const { row, values, problems } = await checkValues(table, fields, stored, parts)
    refuseProblems(problems, confirmed)
    if (row === null) throw new Error('A card without problems has a row')
    const before = table.valuesOf(stored.row, parts.lists)
    await storeCard(trx, target.admin, table, stored, { values, row, before })
    return readCard(trx, target.table, target.id)
  })
}

/** Stores that a card is retired, or isn't any longer, and records it. */
async function storeRetired(
  trx: Db,
  admin: CardTarget['admin'],
  table: EditableTable,
  { id, retired }: { id: number; retired: boolean },
): Promise<void> {
  await sql`update ${sql.table(table.sqlName)} set retired_at = ${retired ? sql`now()` : sql`null`},
    origin = 'administrator', version = version + 1 where id = ${id}`.execute(trx)
  const values = { before: { retired: !retired }, after: { retired } }
  await recordAudit(trx, { actorId: admin.id, action: 'card.retired', object: cardObject(table, id), ...values })
}

/** Retires a card, or restores it. Refuses to restore one whose text is on another card meanwhile. */
export function setRetired(db: Db, target: CardTarget, retired: boolean): Promise<CardRecord> {
  return db.transaction().execute(async (trx) => {
    await lockContent(trx)
    const table = tableOf(target.table)
    const stored = await readStored(trx, table, target.id, true)
    await refuseOutdated(trx, table, stored, target)
    if ((stored.retired_at !== null) !== retired) {
      const same = retired ? undefined : (await readOthers(trx, table)(stored.row)).get(table.identityOf(stored.row))
      if (same !== undefined) throw new Refusal('conflict', m.editing_duplicate({ id: same }))
      await storeRetired(trx, target.admin, table, { id: target.id, retired })
    }
    return readCard(trx, target.table, target.id)
  })
}
