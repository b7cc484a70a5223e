import { m } from '#messages'
import { cardFields, limits, type exportCards, type getConsoleCards, type CardTable } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../../platform/database/database.ts'
import { searchPatterns } from '../../../platform/database/search-words.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { contentLocale } from '../../../platform/http/locale.ts'
import type { EditableTable, Stored, StoredCard } from './card-table.ts'
import { csvText } from './csv-format.ts'
import { readLists, type Lists } from './lists.ts'
import { cardColumns, toCardRow, toStored } from './stored-cards.ts'
import { tableOf } from './tables/tables.ts'

type Query = z.output<typeof getConsoleCards.query & z.ZodType>
type Filters = z.output<typeof exportCards.query & z.ZodType>
type Found = z.output<typeof getConsoleCards.response>

interface Range {
  before?: number | undefined
  most: number
}

/** Reads the cards that match, newest first. */
async function findCards(
  db: Db,
  table: EditableTable,
  lists: Lists,
  { search = '', group = '', state }: Filters,
  { before, most }: Range,
): Promise<StoredCard[]> {
  const conditions = [
    sql`locale = ${contentLocale()}`,
    state === 'retired' ? sql`retired_at is not null` : sql`retired_at is null`,
    ...(state === 'changed' ? [sql`origin = 'administrator'`] : []),
    ...searchPatterns(search).map((pattern) => sql`${table.searched} like ${pattern}`),
    ...(before === undefined ? [] : [sql`id < ${before}`]),
  ]
  if (group !== '' && table.group !== null) {
    const value = table.choices(lists)[table.group.field]?.get(group)
    if (value === undefined) return []
    conditions.push(sql`${sql.ref(table.group.column)} = ${value}`)
  }
  const { rows } = await sql<Stored>`select ${cardColumns(table)} from ${sql.table(table.sqlName)}
    where ${sql.join(conditions, sql` and `)} order by id desc limit ${most}`.execute(db)
  return rows.map((row) => toStored(table, row))
}

/** Lists the cards of a table, newest first. */
export async function listCards(db: Db, id: CardTable, { before, ...filters }: Query): Promise<Found> {
  const { perPage } = limits.console
  const table = tableOf(id)
  const lists = await readLists(db)
  const found = await findCards(db, table, lists, filters, { before, most: perPage + 1 })
  const cards = found.slice(0, perPage).map((card) => toCardRow(table, card, lists))
  const groups = table.group === null ? [] : [...(table.choices(lists)[table.group.field]?.keys() ?? [])]
  return { cards, next: found.length > perPage ? (cards.at(-1)?.id ?? null) : null, groups }
}

/** Returns the cards that match as a table for a spreadsheet, oldest first. Refuses more than an import takes. */
export async function exportTable(db: Db, id: CardTable, filters: Filters): Promise<string> {
  const { importRows: most } = limits.console
  const table = tableOf(id)
  const lists = await readLists(db)
  const cards = await findCards(db, table, lists, filters, { most: most + 1 })
  if (cards.length > most) throw new Refusal('too_large', m.editing_export_too_many({ count: most }))
  const names = cardFields[id].map(({ name }) => name)
  const lines = cards.toReversed().map(({ id: number, version, row }) => {
    const values = table.valuesOf(row, lists)
    return [String(number), String(version), ...names.map((name) => values[name] ?? '')]
  })
  return csvText([['id', 'version', ...names], ...lines])
}
