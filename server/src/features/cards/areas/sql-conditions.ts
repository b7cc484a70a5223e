import { sql } from 'kysely'
import { contentLocale } from '../../../platform/http/locale.ts'

/** Checks that a row of the content is published, not retired, and in the language of the request. */
export const isPublished = (table: string) =>
  sql`${sql.ref(`${table}.published_at`)} is not null and ${sql.ref(`${table}.retired_at`)} is null
    and ${sql.ref(`${table}.locale`)} = ${contentLocale()}`

/** Checks that a word in the column starts with the query, which is in plain words from `plainWords`. */
export const hasWordPrefix = (column: string, query: string) =>
  sql`' ' || regexp_replace(replace(lower(${sql.ref(column)}), '''', ''), '[^[:alnum:]]+', ' ', 'g') like ${`% ${query}%`}`
