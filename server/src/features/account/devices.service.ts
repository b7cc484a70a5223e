import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { notify } from '../../platform/messages/notify.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { newDeviceLetter } from './letters.ts'

/** Names a browser, and opens nothing: a random number that only says whether it was here before. */
const plainName = 'device'
/** Over https a browser takes this name only from https. */
const secureName = '__Secure-device'
/** Browsers that were here before the name changed keep their number until then. */
const plainNameUntil = Date.UTC(2027, 1, 22)
const cookieDays = 400
const strangeDays = 90

/** The browser's number out of a `Cookie` header; null where it has none that we gave. `secure`: the site is on https. */
export function deviceCookie(header: string | undefined, secure: boolean, now = Date.now()): string | null {
  const read = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null
  if (!secure) return read(plainName)
  return read(secureName) ?? (now < plainNameUntil ? read(plainName) : null)
}

/** The `Set-Cookie` line that gives a browser its number. */
export function cookieOf(number: string, secure: boolean): string {
  const name = secure ? secureName : plainName
  const parts = [`${name}=${number}`, 'Path=/api', `Max-Age=${cookieDays * 86_400}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

/** Notes a browser as one of the owner's, as if they had logged in with it. */
export async function trustBrowser(db: Db, userId: number, number: string, label: string): Promise<number> {
  const device = await db
    .insertInto('devices')
    .values({ user_id: userId, cookie_hash: hashSecret(number), label })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'cookie_hash']).doUpdateSet({ label, last_seen_at: sql`now()` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return device.id
}

interface Entered {
  token: string
  cookie: string | null
  label: string
}

/**
 * Notes with what browser a person has just signed in. One that was not seen in 90 days is told to them, by letter and
 * in the bell, except the very first. Answers the cookie to set.
 */
export async function noteDevice(
  { db, mail, config, log }: Pick<Services, 'db' | 'mail' | 'config' | 'log'>,
  { token, cookie, label }: Entered,
): Promise<string> {
  const number = cookie ?? newSecret()
  await db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('sign_ins')
      .innerJoin('users', 'users.id', 'sign_ins.user_id')
      .where('token_hash', '=', hashSecret(token))
      .select(['users.id', 'users.email', 'sign_ins.id as sign_in'])
      .forUpdate('users')
      .executeTakeFirst()
    if (person === undefined) return
    noteSecurity(log, 'login', person.id)
    const known = await seenLately(trx, person.id, hashSecret(number))
    const device = await trustBrowser(trx, person.id, number, label)
    await trx.updateTable('sign_ins').set({ device_id: device }).where('id', '=', person.sign_in).execute()
    if (known) return
    const message = m.account_new_login_if_this_wasnt_you({ label })
    const link = '/myaccount#sign-ins'
    await notify(trx, person.id, { kind: 'account', key: `device ${randomUUID()}`, message, link })
    await mail.send(trx, newDeviceLetter(person.email, label, new Date()))
  })
  return cookieOf(number, config.publicUrl.startsWith('https:'))
}

/** Whether this browser was seen lately, or none ever was. */
async function seenLately(trx: Db, userId: number, cookie: Buffer): Promise<boolean> {
  const { any, seen } = await trx
    .selectFrom('devices')
    .leftJoin('sign_ins', 'sign_ins.device_id', 'devices.id')
    .where('devices.user_id', '=', userId)
    .select([
      sql<number>`count(*)::int`.as('any'),
      sql<boolean>`coalesce(bool_or(cookie_hash = ${cookie}
        and greatest(devices.last_seen_at, sign_ins.last_used_at) > now() - make_interval(days => ${strangeDays})), false)`.as(
        'seen',
      ),
    ])
    .executeTakeFirstOrThrow()
  return any === 0 || seen
}

/** Browsers that were not here for long are forgotten, except a person's last: without any, a stranger's would be their first. */
export async function forgetDevices(db: Db): Promise<void> {
  await db
    .deleteFrom('devices')
    .where('last_seen_at', '<', sql<Date>`now() - make_interval(days => ${cookieDays})`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('devices as later')
          .whereRef('later.user_id', '=', 'devices.user_id')
          .whereRef('later.last_seen_at', '>', 'devices.last_seen_at')
          .select(sql`1`.as('one')),
      ),
    )
    .execute()
}
