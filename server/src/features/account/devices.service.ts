import { m } from '#messages'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { newDeviceEmail } from './account-emails.ts'

/** Identifies a browser with a random number that only says whether it was here before. It grants no access. */
const plainName = 'device'
/** Over HTTPS. Browsers accept a cookie of this name only from a secure site. */
const secureName = '__Secure-device'
/** Browsers that have a cookie with the old name keep their number until this date. */
const plainNameUntil = Date.UTC(2027, 1, 22)
const cookieDays = 400
const strangeDays = 90

/**
 * Returns the browser's number from a `Cookie` header, or null when it has none of ours. `secure` means that the site
 * uses HTTPS.
 */
export function readDeviceCookie(header: string | undefined, secure: boolean, now = Date.now()): string | null {
  const read = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([\\w-]{43})(?:;|$)`).exec(header ?? '')?.[1] ?? null
  if (!secure) return read(plainName)
  return read(secureName) ?? (now < plainNameUntil ? read(plainName) : null)
}

/** Returns the `Set-Cookie` header that gives a browser its number. */
export function writeDeviceCookie(number: string, secure: boolean): string {
  const name = secure ? secureName : plainName
  const parts = [`${name}=${number}`, 'Path=/api', `Max-Age=${cookieDays * 86_400}`, 'HttpOnly', 'SameSite=Lax']
  return [...parts, ...(secure ? ['Secure'] : [])].join('; ')
}

/** Records a browser as one of the user's, as if they had logged in with it. */
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
 * Records the browser of a login. Unless it's the user's first, one that wasn't seen in 90 days is reported by email
 * and notification. Returns the number of the browser, and the locale that the user chose.
 */
export async function recordDevice(
  { db, mail, log }: Pick<Services, 'db' | 'mail' | 'log'>,
  { token, cookie, label }: Entered,
): Promise<{ number: string; locale: string | null }> {
  const number = cookie ?? newSecret()
  const locale = await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('sign_ins')
      .innerJoin('users', 'users.id', 'sign_ins.user_id')
      .where('token_hash', '=', hashSecret(token))
      .select(['users.id', 'users.email', 'users.locale', 'sign_ins.id as sign_in'])
      .forUpdate('users')
      .executeTakeFirst()
    if (user === undefined) return null
    logSecurityEvent(log, 'login', user.id)
    const known = await wasSeenRecently(trx, user.id, hashSecret(number))
    const device = await trustBrowser(trx, user.id, number, label)
    await trx.updateTable('sign_ins').set({ device_id: device }).where('id', '=', user.sign_in).execute()
    if (known) return user.locale
    await inLocaleOfUser(trx, user.id, async () => {
      const message = m.account_new_login_if_this_wasnt_you({ label })
      const link = '/myprofile/security'
      await notify(trx, user.id, { kind: 'account', key: `device ${randomUUID()}`, message, link })
      await mail.send(trx, newDeviceEmail(user.email, label, new Date()))
    })
    return user.locale
  })
  return { number, locale }
}

/** Returns whether this browser was seen recently, or whether the user has none yet. */
async function wasSeenRecently(trx: Db, userId: number, cookie: Buffer): Promise<boolean> {
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

/**
 * Deletes browsers that haven't been seen for a long time. A user's last one stays, because otherwise an attacker's
 * browser would count as their first.
 */
export async function deleteOldDevices(db: Db): Promise<void> {
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
