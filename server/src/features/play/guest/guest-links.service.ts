import { m } from '#messages'
import { randomInt } from 'node:crypto'
import {
  areaSwitches,
  codeAlphabet,
  codeLength,
  guestLimits,
  type GuestLink,
  type GuestLinkTarget,
} from '@marigold/contract'
import { sql } from 'kysely'
import type { User } from '../../../platform/access/access.ts'
import type { Db } from '../../../platform/database/database.ts'
import { ignoreWhenFull } from '../../../platform/database/watched-pool.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { gameKey } from '../../../platform/database/game-key.ts'
import { lockUser } from '../../../platform/access/lock-user.ts'
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

/** Returns the game for this user's link. Refuses a game that they may not play themselves. */
async function playable(db: Db, user: User, key: string): Promise<{ id: number; title: string }> {
  const { rows } = await sql<{ id: number; game_name: string; free: boolean }>`
    select g.id, g.game_name, g.free from games g
    where ${gameKey(key)} and g.package_version > 0 and g.published_at is not null and g.retired_at is null
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  const game = rows[0]
  if (game === undefined) throw new Refusal('not_found', m.platform_there_is_no_such_game())
  if (!game.free && !user.active) throw new Refusal('needs_subscription', m.play_this_game_is_part_of_a_plan())
  return { id: game.id, title: game.game_name }
}

/** Creates a link and returns its code, once. Ends the user's oldest one when there are too many. */
export async function createLink(
  db: Db,
  user: User,
  opens: GuestLinkTarget,
): Promise<{ link: GuestLink; code: string }> {
  const what =
    'game' in opens
      ? await playable(db, user, opens.game).then(({ id, title }) => ({ game_id: id, title }))
      : { picks: JSON.stringify(opens.set.picks), title: opens.set.title }
  const code = newCode()
  return db.transaction().execute(async (trx) => {
    await lockUser(trx, user.id)
    const row = await trx
      .insertInto('guest_links')
      .values({
        ...what,
        user_id: user.id,
        code_hash: hashSecret(code),
        ends_at: sql`now() + make_interval(mins => ${guestLimits.minutes})`,
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    const kept = trx
      .selectFrom('guest_links')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('id', 'desc')
      .limit(guestLimits.links)
    await trx.deleteFrom('guest_links').where('user_id', '=', user.id).where('id', 'not in', kept).execute()
    return { link: linkOf(row), code }
  })
}

/** Lists this user's active links, newest first. */
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

/** Ends a link of this user. */
export async function endLink(db: Db, userId: number, id: number): Promise<void> {
  const ended = await db.deleteFrom('guest_links').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new Refusal('not_found', m.play_that_link_no_longer_exists())
}

/** Selects active links: not expired, and of a user who isn't blocked. */
function activeLinks(db: Db) {
  return db
    .selectFrom('guest_links')
    .innerJoin('users', 'users.id', 'guest_links.user_id')
    .where('users.status', '=', 'active')
    .where('guest_links.ends_at', '>', sql<Date>`now()`)
}

/** Returns whether a link is active, by the number in a guest's ticket. */
export async function isGuestLinkActive(db: Db, id: number): Promise<boolean> {
  return (
    (await activeLinks(db).where('guest_links.id', '=', id).select('guest_links.id').executeTakeFirst()) !== undefined
  )
}

/** Returns whether a link is active, by its code. */
export async function isCodeActive(db: Db, code: string): Promise<boolean> {
  const found = activeLinks(db).where('code_hash', '=', hashSecret(code)).select('guest_links.id')
  return (await found.executeTakeFirst()) !== undefined
}

/**
 * Returns what a code opens, and which card areas are enabled for its owner. Counts the opening, and stores nothing
 * about the guest.
 */
export async function openLink(db: Db, code: string) {
  const link = await activeLinks(db)
    .where('code_hash', '=', hashSecret(code))
    .select(['guest_links.id', 'game_id', 'picks', 'title', 'ends_at', ...areaSwitches])
    .executeTakeFirst()
  if (link === undefined) throw noSuchLink()
  const opened = db
    .updateTable('guest_links')
    .set((eb) => ({ opened: eb('opened', '+', 1) }))
    .where('id', '=', link.id)
  await ignoreWhenFull(opened.execute())
  return link
}

/** Deletes expired links. */
export async function deleteExpiredLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('guest_links')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
