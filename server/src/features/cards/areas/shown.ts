import { sql } from 'kysely'

/** True where a row of the content is published and not retired. */
export const shown = (table: string) =>
  sql`${sql.ref(`${table}.published_at`)} is not null and ${sql.ref(`${table}.retired_at`)} is null`

/** True where a word of the column begins with the query, which is in plain words as `plainWords` makes them. */
export const begins = (column: string, query: string) =>
  sql`' ' || regexp_replace(replace(lower(${sql.ref(column)}), '''', ''), '[^[:alnum:]]+', ' ', 'g') like ${`% ${query}%`}`
