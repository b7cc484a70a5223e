import { sql, type RawBuilder } from 'kysely'

/**
 * Matches `games g` by its number or its `un_zip_filename`. Order by the name last: if a name consists of digits, the
 * number wins.
 */
export function gameKey(key: string): RawBuilder<boolean> {
  const id = /^[1-9]\d{0,15}$/.test(key) ? Number(key) : null
  if (id === null || !Number.isSafeInteger(id)) return sql`g.un_zip_filename = ${key}`
  return sql`(g.id = ${id} or g.un_zip_filename = ${key})`
}
