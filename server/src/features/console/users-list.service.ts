import { limits, type getUsers } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db } from '../../platform/database/database.ts'
import { searchedUser, searchPatterns } from '../../platform/database/search-words.ts'
import { isPlanFilter, usersInState } from './plan-filters.ts'
import { selectAccounts, toUserRow } from './user-rows.ts'

type Query = z.output<typeof getUsers.query & z.ZodType>
type Found = z.output<typeof getUsers.response>

/** Lists accounts, newest first, by words that must all match, and by a filter. */
export async function listUsers(db: Db, { search = '', filter, before }: Query): Promise<Found> {
  const { perPage } = limits.console
  let found = db
    .selectFrom('users')
    .select('users.id')
    .orderBy('users.id', 'desc')
    .limit(perPage + 1)
  for (const pattern of searchPatterns(search)) found = found.where(sql<boolean>`${searchedUser} like ${pattern}`)
  if (isPlanFilter(filter))
    found = found
      .where('users.is_admin', '=', false)
      .where('users.complimentary', '=', false)
      .where('users.id', filter === 'none' ? 'not in' : 'in', usersInState(db, filter))
  if (filter === 'administrators') found = found.where('users.is_admin', '=', true)
  if (filter === 'complimentary') found = found.where('users.complimentary', '=', true)
  if (filter === 'blocked') found = found.where('users.status', '=', 'blocked')
  if (before !== undefined) found = found.where('users.id', '<', before)
  const rows = await selectAccounts(db).where('users.id', 'in', found).orderBy('users.id', 'desc').execute()
  const users = rows.slice(0, perPage).map(toUserRow)
  return { users, next: rows.length > perPage ? (users.at(-1)?.id ?? null) : null }
}
