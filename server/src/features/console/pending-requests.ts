import { sql } from 'kysely'
import type { Db } from '../../platform/database/database.ts'

/** How long a change of administrators waits for another administrator. */
export const validDays = 7

/** Selects requests that haven't expired and whose author is still an administrator. */
export function pendingRequests(db: Db) {
  return db
    .selectFrom('administrator_requests as request')
    .innerJoin('users as author', 'author.id', 'request.requested_by')
    .innerJoin('users as target', 'target.id', 'request.user_id')
    .where('author.is_admin', '=', true)
    .where('author.status', '=', 'active')
    .where('request.created_at', '>', sql<Date>`now() - make_interval(days => ${validDays})`)
}
