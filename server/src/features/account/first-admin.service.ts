import { randomInt } from 'node:crypto'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/database.ts'
import { hashPassword } from './passwords.ts'

/** Told once, when the account is made. */
export interface FirstSignIn {
  email: string
  /** Null where the operator chose it. */
  password: string | null
}

// Without letters and digits that look alike.
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/**
 * Makes the administrator's account where there is none: from ADMIN_EMAIL and ADMIN_PASSWORD, or generated. Null when one exists.
 * An account that signed up by itself is never raised: its address was not proven to be its owner's.
 */
export async function ensureAdmin(db: Db, { adminEmail, adminPassword }: Config): Promise<FirstSignIn | null> {
  const wanted = adminEmail ?? 'admin@marigold.local'
  const known = await db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      adminEmail === null ? eb('is_admin', '=', true) : eb(eb.fn('lower', ['email']), '=', adminEmail.toLowerCase()),
    )
    .executeTakeFirst()
  if (known !== undefined) return null
  const password = adminPassword ?? newPassword()
  await db
    .insertInto('users')
    .values({
      username: await freeName(db),
      email: wanted,
      password_hash: await hashPassword(password),
      first_name: 'Administrator',
      user_type: 'administrator',
      is_admin: true,
    })
    .execute()
  return { email: wanted, password: adminPassword === null ? password : null }
}

async function freeName(db: Db): Promise<string> {
  const taken = await db.selectFrom('users').select('id').where('username', '=', 'admin').executeTakeFirst()
  return taken === undefined ? 'admin' : `admin-${randomInt(1_000_000)}`
}
