import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/** A table that follows the content: `key` is the column that names a row for good, `columns` their types in SQL. */
export interface ContentTable {
  name: string
  key: string
  columns: Readonly<Record<string, string>>
}

/**
 * Brings a table to the given rows: ids stay, changed rows get a new version, what has gone is retired and may come back,
 * and rows of an administrator are left alone.
 */
export async function keepTable(db: Db, table: ContentTable, rows: Record<string, unknown>[]): Promise<void> {
  const names = Object.keys(table.columns)
  const values = names.filter((name) => name !== table.key)
  const list = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)))
  const from = (source: string) => sql.join(values.map((column) => sql.ref(`${source}.${column}`)))
  const types = Object.entries(table.columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  await sql`
    insert into ${sql.table(table.name)} as kept (${list(names)}, published_at)
    select ${list(names)}, now() from json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.join(types)})
    on conflict (${sql.ref(table.key)}) do update set
      ${sql.join(values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))},
      retired_at = null, version = kept.version + 1
    where kept.origin = 'import' and (
      kept.retired_at is not null or (${from('kept')}) is distinct from (${from('excluded')}))`.execute(db)
  const keys = rows.map((row) => row[table.key])
  const keyType = sql.raw(`${table.columns[table.key]}[]`)
  await sql`
    update ${sql.table(table.name)} set retired_at = now()
    where origin = 'import' and retired_at is null and ${sql.ref(table.key)} <> all(${keys}::${keyType})`.execute(db)
}
