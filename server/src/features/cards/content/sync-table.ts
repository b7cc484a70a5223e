import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/**
 * A table that follows the content. `key` is the column that identifies a row for good, and `columns` are their SQL
 * types.
 */
export interface ContentTable {
  name: string
  key: string
  columns: Readonly<Record<string, string>>
}

/**
 * Updates a table to the given rows of one language. Ids stay, changed rows get a new version, removed ones are retired and may return,
 * and rows of an administrator are left alone.
 */
export async function syncTable(
  db: Db,
  table: ContentTable,
  rows: Record<string, unknown>[],
  locale: string,
): Promise<void> {
  const names = Object.keys(table.columns)
  const values = names.filter((name) => name !== table.key)
  const list = (columns: string[]) => sql.join(columns.map((column) => sql.ref(column)))
  const from = (source: string) => sql.join(values.map((column) => sql.ref(`${source}.${column}`)))
  // Numbers are of one sequence for all languages.
  const unique = table.columns[table.key] === 'text' ? ['locale', table.key] : [table.key]
  const types = Object.entries(table.columns).map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  await sql`
    insert into ${sql.table(table.name)} as kept (${list(names)}, locale, published_at)
    select ${list(names)}, ${locale}, now() from json_to_recordset(${JSON.stringify(rows)}::json) as given (${sql.join(types)})
    on conflict (${list(unique)}) do update set
      ${sql.join(values.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))},
      retired_at = null, version = kept.version + 1
    where kept.origin = 'import' and (
      kept.retired_at is not null or (${from('kept')}) is distinct from (${from('excluded')}))`.execute(db)
  const keys = rows.map((row) => row[table.key])
  const keyType = sql.raw(`${table.columns[table.key]}[]`)
  await sql`
    update ${sql.table(table.name)} set retired_at = now()
    where origin = 'import' and retired_at is null and locale = ${locale} and ${sql.ref(table.key)} <> all(${keys}::${keyType})`.execute(
    db,
  )
}
