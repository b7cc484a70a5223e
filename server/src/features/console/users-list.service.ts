import { limits, type getUsers } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { selectAccounts, toUserRow } from './user-rows.ts'

type Query = z.output<typeof getUsers.query & z.ZodType>
type Found = z.output<typeof getUsers.response>

/** What can be searched, exactly as in the index `users_search`. */
const searched = sql`lower(' ' || users.first_name || ' ' || users.last_name || ' ' || users.email || ' ' || users.username || ' ' || users.company_name)`

/** The index knows three characters at a time, so a shorter word must be the start of one. */
function patternOf(word: string): string {
  const plain = word.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)
  return word.length < 3 ? `% ${plain}%` : `%${plain}%`
}

/** Lists accounts, newest first, by words that must all match. */
export async function listUsers(db: Db, { search = '', filter, before }: Query): Promise<Found> {
  const { perPage } = limits.console
  let found = db
    .selectFrom('users')
    .select('users.id')
    .orderBy('users.id', 'desc')
    .limit(perPage + 1)
  for (const word of search.split(/\s+/).filter((one) => one !== ''))
    found = found.where(sql<boolean>`${searched} like ${patternOf(word)}`)
  if (filter === 'administrators') found = found.where('users.is_admin', '=', true)
  if (filter === 'complimentary') found = found.where('users.complimentary', '=', true)
  if (filter === 'blocked') found = found.where('users.status', '=', 'blocked')
  if (before !== undefined) found = found.where('users.id', '<', before)
  const rows = await selectAccounts(db).where('users.id', 'in', found).orderBy('users.id', 'desc').execute()
  const users = rows.slice(0, perPage).map(toUserRow)
  return { users, next: rows.length > perPage ? (users.at(-1)?.id ?? null) : null }
}
