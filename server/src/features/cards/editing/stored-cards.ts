import { m } from '#messages'
import type { CardRecord, CardRow } from '@marigold/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { contentLocale } from '../../../platform/http/locale.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import type { EditableTable, Stored, StoredCard } from './card-table.ts'
import type { Lists } from './lists.ts'

const noCard = () => new Refusal('not_found', m.editing_no_such_card())

/** What the log calls a card. */
export const cardObject = (table: EditableTable, id: number) => `card-${table.id} ${id}`

/** Selects the columns of a card. */
export const cardColumns = (table: EditableTable) =>
  sql.join(['id', 'version', 'origin', 'retired_at', ...table.columns].map((column) => sql.ref(column)))

/** Separates the columns that a table's fields are stored in. */
export function toStored(table: EditableTable, found: Stored): StoredCard {
  const row = Object.fromEntries(table.columns.map((column) => [column, found[column]]))
  return {
    id: Number(found.id),
    version: Number(found.version),
    origin: String(found.origin),
    retired_at: found.retired_at as Date | null,
    row,
  }
}

/** Reads a card, and locks it for a change. Refuses one that doesn't exist. */
export async function readStored(db: Db, table: EditableTable, id: number, lock = false): Promise<StoredCard> {
  const { rows } = await sql<Stored>`select ${cardColumns(table)} from ${sql.table(table.sqlName)}
    where id = ${id} and locale = ${contentLocale()} ${lock ? sql`for no key update` : sql``}`.execute(db)
  if (rows[0] === undefined) throw noCard()
  return toStored(table, rows[0])
}

/** Reads cards by their numbers, and locks them for a change. Those that don't exist are absent. */
export async function readCards(
  db: Db,
  table: EditableTable,
  ids: readonly number[],
  lock = false,
): Promise<Map<number, StoredCard>> {
  const { rows } = await sql<Stored>`select ${cardColumns(table)} from ${sql.table(table.sqlName)}
    where id = any(${ids}::bigint[]) and locale = ${contentLocale()}
    ${lock ? sql`for no key update` : sql``}`.execute(db)
  return new Map(rows.map((row) => [Number(row.id), toStored(table, row)]))
}

/** Returns the other active cards of a row's group, by what must be there only once. Reads each group once. */
export function readOthers(db: Db, table: EditableTable): (row: Stored) => Promise<Map<string, number>> {
  const groups = new Map<unknown, Promise<Map<string, number>>>()
  const read = async (column: string, value: unknown) => {
    const { rows } = await sql<Stored>`select ${cardColumns(table)} from ${sql.table(table.sqlName)}
      where ${sql.ref(column)} = ${value} and retired_at is null and locale = ${contentLocale()}
      order by id desc`.execute(db)
    return new Map(rows.map((found) => [table.identityOf(found), Number(found.id)]))
  }
  return (row) => {
    if (table.group === null) return Promise.resolve(new Map())
    const value = row[table.group.column]
    const known = groups.get(value) ?? read(table.group.column, value)
    groups.set(value, known)
    return known
  }
}

/** Returns what a list shows of a card. */
export function toCardRow(table: EditableTable, { id, origin, retired_at, row }: StoredCard, lists: Lists): CardRow {
  const values = table.valuesOf(row, lists)
  return {
    id,
    title: table.titleOf(row),
    place: Object.fromEntries(table.placeFields.map((field) => [field, values[field] ?? ''])),
    picture: table.pictureOf(row),
    retired: retired_at !== null,
    edited: origin === 'administrator',
  }
}

/** Returns a card with its fields. */
export function toCardRecord(table: EditableTable, card: StoredCard, lists: Lists): CardRecord {
  return {
    ...toCardRow(table, card, lists),
    revision: card.version,
    fields: table.valuesOf(card.row, lists),
  }
}
