import { limits, type AuditAction, type AuditRecord, type AuditValues, type getAuditLog } from '@marigold/contract'
import { sql } from 'kysely'
import type { z } from 'zod'
import { adminName } from '../../platform/access/admin-name.ts'
import type { Db } from '../../platform/database/database.ts'
import { searchedUser, searchPatterns } from '../../platform/database/search-words.ts'

type Query = z.output<typeof getAuditLog.query & z.ZodType>
type Found = z.output<typeof getAuditLog.response>

function toAccount(id: number | null, name: string | null): AuditRecord['actor'] {
  return id === null ? null : { id, name }
}

/** Keeps the records about accounts: one by its number, or those whose name, email, or company has every word. */
function aboutAccount(db: Db, account: string) {
  // The log outlives accounts, so a number needs no account.
  if (/^\d{1,15}$/.test(account)) return sql<boolean>`audit.user_id = ${Number(account)}`
  let found = db.selectFrom('users').select('users.id')
  for (const pattern of searchPatterns(account)) found = found.where(sql<boolean>`${searchedUser} like ${pattern}`)
  return sql<boolean>`audit.user_id in ${found}`
}

/** Returns the names of the games that records are about, by the records' object. */
async function gameNames(db: Db, objects: readonly string[]): Promise<Map<string, string>> {
  const ids = objects.flatMap((object) => /^game (\d+)$/.exec(object)?.[1] ?? []).map(Number)
  if (ids.length === 0) return new Map()
  const games = await db.selectFrom('games').where('id', 'in', ids).select(['id', 'game_name']).execute()
  return new Map(games.map(({ id, game_name }) => [`game ${id}`, game_name]))
}

/** An import records every card, for the card's own log. Elsewhere, one record stands for all of its transaction. */
const isNoPartOfImport = sql<boolean>`not (audit.action like 'card.%' and exists (
  select from audit as imports where imports.action in ('cards.imported', 'cards.import_undone')
  and imports.at = audit.at and imports.actor_id = audit.actor_id))`

/** Lists what administrators did, newest first. */
export async function readAuditLog(db: Db, { actor, account = '', object, before }: Query): Promise<Found> {
  const { perPage } = limits.console
  const actors = await listActors(db)
  let found = db
    .selectFrom('audit')
    .leftJoin('users as actors', 'actors.id', 'audit.actor_id')
    .leftJoin('users as accounts', 'accounts.id', 'audit.user_id')
    .select(['audit.id', 'audit.at', 'audit.action', 'audit.actor_id', 'audit.user_id', 'audit.object'])
    .select(['audit.before', 'audit.after', 'audit.reason'])
    .select([adminName('actors').as('actor_name'), adminName('accounts').as('account_name')])
    .orderBy('audit.id', 'desc')
    .limit(perPage + 1)
  if (actor !== undefined) found = found.where('audit.actor_id', '=', actor)
  if (account !== '') found = found.where(aboutAccount(db, account))
  if (object !== undefined) found = found.where('audit.object', '=', object)
  else found = found.where(isNoPartOfImport)
  if (before !== undefined) found = found.where('audit.id', '<', before)
  const rows = await found.execute()
  const names = await gameNames(
    db,
    rows.map((row) => row.object),
  )
  const records = rows.slice(0, perPage).map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as AuditAction,
    actor: toAccount(row.actor_id, row.actor_name),
    account: toAccount(row.user_id, row.account_name),
    object: row.object,
    about: names.get(row.object) ?? null,
    before: row.before as AuditValues | null,
    after: row.after as AuditValues | null,
    reason: row.reason,
  }))
  return { records, next: rows.length > perPage ? (records.at(-1)?.id ?? null) : null, actors }
}

/** Lists everyone who did anything. Skips through the index instead of reading the whole log. */
async function listActors(db: Db): Promise<Found['actors']> {
  const { rows } = await sql<{ id: number; name: string | null }>`
    with recursive actors (id) as (
      (select actor_id from audit where actor_id is not null order by actor_id limit 1)
      union all
      select (select actor_id from audit where actor_id > actors.id order by actor_id limit 1)
      from actors where actors.id is not null
    )
    select actors.id, ${adminName('users')} as name
    from actors left join users on users.id = actors.id where actors.id is not null order by name, id`.execute(db)
  return rows
}
