import { limits, ThreadState, type Admin, type getThreads, type ThreadKind, type ThreadRow } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { adminName } from '../../../platform/access/admin-name.ts'
import type { Db } from '../../../platform/database/database.ts'
import { searchedUser, searchPatterns } from '../../../platform/database/search-words.ts'

type Query = z.output<typeof getThreads.query & z.ZodType>
type Found = z.output<typeof getThreads.response>

/** What is searched of a thread, exactly as in the index `threads_search`. */
const searched = sql`lower(' ' || threads.name || ' ' || threads.email || ' ' || threads.browser || ' ' || threads.body)`

/** Selects threads with their writer, who may have changed name and email since, and the one they're assigned to. */
export function selectThreads(db: Db) {
  return db
    .selectFrom('threads')
    .leftJoin('users as writers', 'writers.id', 'threads.user_id')
    .leftJoin('users as assignees', 'assignees.id', 'threads.assignee_id')
    .select(['threads.id', 'threads.kind', 'threads.state', 'threads.assignee_id', 'threads.created_at'])
    .select([
      sql<string>`coalesce(nullif(trim(writers.first_name || ' ' || writers.last_name), ''), threads.name)`.as('name'),
      sql<string>`coalesce(writers.email, threads.email)`.as('email'),
      adminName('assignees').as('assignee'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectThreads>['execute']>>[number]

/** Returns what a thread's list and its page both show. */
export function toThread(row: Row): Omit<ThreadRow, 'excerpt' | 'replies'> {
  return {
    id: row.id,
    kind: row.kind as ThreadKind,
    name: row.name,
    email: row.email,
    state: ThreadState.parse(row.state),
    assignee: row.assignee_id === null ? null : { id: row.assignee_id, name: row.assignee ?? '' },
    created_at: row.created_at.toISOString(),
  }
}

/** Lists the administrators that a thread can be assigned to, by name. */
export async function listAdmins(db: Db): Promise<Admin[]> {
  const admins = await db
    .selectFrom('users')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .select(['id', adminName('users').as('name')])
    .orderBy('name')
    .orderBy('id')
    .execute()
  return admins.map(({ id, name }) => ({ id, name: name ?? '' }))
}

/** Lists threads, newest first, by words that must all match. */
export async function listThreads(db: Db, { state, kind, assignee, search = '', before }: Query): Promise<Found> {
  const { perPage } = limits.console
  let found = db
    .selectFrom('threads')
    .select('threads.id')
    .orderBy('threads.id', 'desc')
    .limit(perPage + 1)
  if (state !== undefined) found = found.where('threads.state', '=', state)
  if (kind !== undefined) found = found.where('threads.kind', '=', kind)
  if (assignee === 'nobody') found = found.where('threads.assignee_id', 'is', null)
  else if (assignee !== undefined) found = found.where('threads.assignee_id', '=', assignee)
  for (const pattern of searchPatterns(search)) found = found.where('threads.id', 'in', matching(pattern))
  if (before !== undefined) found = found.where('threads.id', '<', before)
  const rows = await selectThreads(db)
    .where('threads.id', 'in', found)
    .select((eb) => [
      sql<string>`left(threads.body, ${limits.inbox.excerpt})`.as('excerpt'),
      eb
        .selectFrom('thread_entries')
        .whereRef('thread_id', '=', 'threads.id')
        .where('kind', '=', 'reply')
        .select(eb.fn.countAll<number>().as('count'))
        .as('replies'),
    ])
    .orderBy('threads.id', 'desc')
    .execute()
  const threads = rows
    .slice(0, perPage)
    .map((row) => ({ ...toThread(row), excerpt: row.excerpt, replies: row.replies ?? 0 }))
  return {
    threads,
    next: rows.length > perPage ? (threads.at(-1)?.id ?? null) : null,
    admins: await listAdmins(db),
  }
}

/** The threads with a word. Each part has its own index, which one condition over both tables couldn't use. */
function matching(pattern: string) {
  return sql<number>`(
    select threads.id from threads where ${searched} like ${pattern}
    union all
    select reports.id from users join threads as reports on reports.user_id = users.id
    where ${searchedUser} like ${pattern})`
}
