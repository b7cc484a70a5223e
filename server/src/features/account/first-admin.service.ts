import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/process/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashPassword } from './passwords.ts'

/** Told once, when the account is made. */
export interface FirstSignIn {
  email: string
  /** Null where the operator chose it. */
  password: string | null
  /** Call once the person has seen it: until then the next start makes another password and tells that one. */
  told(): void
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
export async function ensureAdmin(
  db: Db,
  { adminEmail, adminPassword, dataDir }: Pick<Config, 'adminEmail' | 'adminPassword' | 'dataDir'>,
): Promise<FirstSignIn | null> {
  const email = adminEmail ?? 'admin@marigold.local'
  const untold = join(dataDir, 'admin-untold')
  const known = await db
    .selectFrom('users')
    .select(['id', 'email', 'is_admin'])
    .where((eb) =>
      adminEmail === null ? eb('is_admin', '=', true) : eb(eb.fn('lower', ['email']), '=', adminEmail.toLowerCase()),
    )
    .orderBy('id')
    .executeTakeFirst()
  const lost = known?.is_admin === true && adminPassword === null && existsSync(untold)
  if (known !== undefined && !lost) return null
  const password = adminPassword ?? newPassword()
  if (adminPassword === null) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(untold, '')
  }
  const password_hash = await hashPassword(password)
  if (known === undefined)
    await db
      .insertInto('users')
      .values({
        username: await freeName(db),
        email,
        password_hash,
        first_name: 'Administrator',
        user_type: 'administrator',
        is_admin: true,
        email_confirmed_at: new Date(),
      })
      .execute()
  else await db.updateTable('users').set({ password_hash }).where('id', '=', known.id).execute()
  return {
    email: known?.email ?? email,
    password: adminPassword === null ? password : null,
    told: () => rmSync(untold, { force: true }),
  }
}

/** Whether ADMIN_EMAIL is the address of an account that signed up by itself, so that nobody became administrator by it. */
export async function isTakenForAdmin(db: Db, { adminEmail }: Pick<Config, 'adminEmail'>): Promise<boolean> {
  if (adminEmail === null) return false
  const person = await db
    .selectFrom('users')
    .select('is_admin')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', adminEmail.toLowerCase()))
    .executeTakeFirst()
  return person?.is_admin === false
}

async function freeName(db: Db): Promise<string> {
  const taken = await db.selectFrom('users').select('id').where('username', '=', 'admin').executeTakeFirst()
  return taken === undefined ? 'admin' : `admin-${randomInt(1_000_000)}`
}
