import { m } from '#messages'
import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { Refusal } from '../http/errors.ts'
import { adminName } from './admin-name.ts'

/** Which change by an administrator, based on which revision. */
export interface Based {
  /** The administrator. */
  admin: { id: number }
  revision: number
}

/** Returns the revision of a thing in the log, such as 'thread 7': the number of its last record; 0 before the first. */
export async function revisionOf(db: Db, object: string): Promise<number> {
  const last = await db
    .selectFrom('audit')
    .where('object', '=', object)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return last?.id ?? 0
}

/** The revision of each row of a list: its things are named `prefix` and the id in this column. */
export const revisionOfRow = (prefix: string, id: string) =>
  // The index has no empty names, and PostgreSQL can't see that this one isn't.
  sql<number>`coalesce((select max(audit.id) from audit
    where audit.object = ${`${prefix} `} || ${sql.ref(id)} and audit.object <> ''), 0)`

const sentences = { own: m.platform_you_changed_this_elsewhere, others: m.platform_changed_this_meanwhile }

/**
 * Throws `conflict` when another change came first: the administrator must see it before anything is overwritten.
 * `said` is what the administrator is told, by who made that change.
 */
export async function refuseStale(
  trx: Db,
  current: number,
  { admin, revision }: Based,
  said: { own: () => string; others: (by: { name: string }) => string } = sentences,
): Promise<void> {
  if (current === revision) return
  const { actor_id, name } = await trx
    .selectFrom('audit')
    .leftJoin('users', 'users.id', 'audit.actor_id')
    .where('audit.id', '=', current)
    .select(['actor_id', adminName('users').as('name')])
    .executeTakeFirstOrThrow()
  throw new Refusal(
    'conflict',
    actor_id === admin.id ? said.own() : said.others({ name: name ?? m.platform_someone_else() }),
  )
}
