import { m } from '#messages'
import { randomInt } from 'node:crypto'
import { codeAlphabet, codeLength, guestLimits, type GuestLink, type GuestLinkFor } from '@marigold/contract'
import { sql } from 'kysely'
import type { Person } from '../../../platform/access/access.ts'
import type { Db } from '../../../platform/database/database.ts'
import { unlessFull } from '../../../platform/database/watched-pool.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { gameKey } from '../../../platform/database/game-key.ts'
import { lockPerson } from '../../../platform/access/lock-person.ts'
import { hashSecret } from '../../../platform/access/tokens.ts'

const noSuchLink = () => new Refusal('not_found', m.play_this_link_doesnt_work_links_last())

function newCode(): string {
  return Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')
}

const columns = ['id', 'game_id', 'title', 'ends_at', 'opened'] as const

function linkOf(row: { id: number; game_id: number | null; title: string; ends_at: Date; opened: number }): GuestLink {
  const { game_id, ends_at, ...rest } = row
  return { ...rest, opens: game_id === null ? 'set' : 'game', ends_at: ends_at.toISOString() }
}

/** The game of a link that this person may make: one that they may play themselves. */
async function playable(db: Db, person: Person, key: string): Promise<{ id: number; title: string }> {
  const { rows } = await sql<{ id: number; game_name: string; free: boolean }>`
    select g.id, g.game_name, g.free from games g
    where ${gameKey(key)} and g.package_version > 0 and g.published_at is not null and g.retired_at is null
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  const game = rows[0]
  if (game === undefined) throw new Refusal('not_found', m.platform_there_is_no_such_game())
  if (!game.free && !person.active) throw new Refusal('needs_subscription', m.play_this_game_is_part_of_a_plan())
  return { id: game.id, title: game.game_name }
}

/** Makes a link of this person and tells its code, once; ends their oldest beyond the bound. */
export async function makeLink(
  db: Db,
  person: Person,
  opens: GuestLinkFor,
): Promise<{ link: GuestLink; code: string }> {
  const what =
    'game' in opens
      ? await playable(db, person, opens.game).then(({ id, title }) => ({ game_id: id, title }))
      : { picks: JSON.stringify(opens.set.picks), title: opens.set.title }
  const code = newCode()
  return db.transaction().execute(async (trx) => {
    await lockPerson(trx, person.id)
    const row = await trx
      .insertInto('guest_links')
      .values({
        ...what,
        user_id: person.id,
        code_hash: hashSecret(code),
        ends_at: sql`now() + make_interval(mins => ${guestLimits.minutes})`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    const kept = trx
      .selectFrom('guest_links')
      .select('id')
      .where('user_id', '=', person.id)
      .orderBy('id', 'desc')
      .limit(guestLimits.links)
    await trx.deleteFrom('guest_links').where('user_id', '=', person.id).where('id', 'not in', kept).execute()
    return { link: linkOf(row), code }
  })
}

/** This person's links that live, newest first. */
export async function listLinks(db: Db, userId: number): Promise<GuestLink[]> {
  const rows = await db
    .selectFrom('guest_links')
    .select(columns)
    .where('user_id', '=', userId)
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('id', 'desc')
    .execute()
  return rows.map(linkOf)
}

/** Ends a link of this person. */
export async function endLink(db: Db, userId: number, id: number): Promise<void> {
  const ended = await db.deleteFrom('guest_links').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new Refusal('not_found', m.play_that_link_no_longer_exists())
}

/** Links that live: in time, and of a person whose account is not blocked. */
function living(db: Db) {
  return db
    .selectFrom('guest_links')
    .innerJoin('users', 'users.id', 'guest_links.user_id')
    .where('users.status', '=', 'active')
    .where('guest_links.ends_at', '>', sql<Date>`now()`)
}

/** Whether a link lives, by its number: what a guest's ticket carries. */
export async function guestLinkLives(db: Db, id: number): Promise<boolean> {
  return (await living(db).where('guest_links.id', '=', id).select('guest_links.id').executeTakeFirst()) !== undefined
}

/** Whether a link lives, by its code. */
export async function codeLives(db: Db, code: string): Promise<boolean> {
  const found = living(db).where('code_hash', '=', hashSecret(code)).select('guest_links.id')
  return (await found.executeTakeFirst()) !== undefined
}

/** What a code opens, and which areas of cards are switched on for whoever made it. Counts that it was opened, and keeps nothing of who did so. */
export async function openLink(db: Db, code: string) {
  const link = await living(db)
    .where('code_hash', '=', hashSecret(code))
    .select(['guest_links.id', 'game_id', 'picks', 'title', 'ends_at', 'articulation', 'language', 'fluency'])
    .executeTakeFirst()
  if (link === undefined) throw noSuchLink()
  const opened = db
    .updateTable('guest_links')
    .set((eb) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', link.id)
  await unlessFull(opened.execute())
  return link
}

/** Forgets links whose time is over. */
export async function forgetOldLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('guest_links')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
