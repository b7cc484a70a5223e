import { randomInt } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../platform/process/config.ts'
import type { Db } from '../../platform/database/database.ts'
import { hashPassword } from './passwords.ts'

/** The credentials of a new administrator, which are shown once. */
export interface AdminCredentials {
  email: string
  /** Null when the operator chose it. */
  password: string | null
  /** Call this once the credentials have been shown. Until then, the next start generates and shows a new password. */
  markShown(): void
}

// Without letters and digits that look alike.
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

function newPassword(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

/**
 * Creates the administrator's account if there is none, from ADMIN_EMAIL and ADMIN_PASSWORD or with a generated
 * password. Returns null when one exists. An account that signed up by itself is never promoted, because its email
 * wasn't verified.
 */
export async function ensureAdmin(
  db: Db,
  { adminEmail, adminPassword, dataDir }: Pick<Config, 'adminEmail' | 'adminPassword' | 'dataDir'>,
): Promise<AdminCredentials | null> {
  const email = adminEmail ?? 'admin@marigold.local'
  const passwordFile = join(dataDir, 'admin-untold')
  const known = await db
    .selectFrom('users')
    .select(['id', 'email', 'is_admin'])
    .where((eb) =>
      adminEmail === null ? eb('is_admin', '=', true) : eb(eb.fn('lower', ['email']), '=', adminEmail.toLowerCase()),
    )
    .orderBy('id')
    .executeTakeFirst()
  const lost = known?.is_admin === true && adminPassword === null && existsSync(passwordFile)
  if (known !== undefined && !lost) return null
  const password = adminPassword ?? newPassword()
  if (adminPassword === null) {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(passwordFile, '')
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
    markShown: () => rmSync(passwordFile, { force: true }),
  }
}

/** Returns whether ADMIN_EMAIL belongs to an account that signed up by itself, so that no administrator was created. */
export async function isAdminEmailTaken(db: Db, { adminEmail }: Pick<Config, 'adminEmail'>): Promise<boolean> {
  if (adminEmail === null) return false
  const user = await db
    .selectFrom('users')
    .select('is_admin')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', adminEmail.toLowerCase()))
    .executeTakeFirst()
  return user?.is_admin === false
}

async function freeName(db: Db): Promise<string> {
  const taken = await db.selectFrom('users').select('id').where('username', '=', 'admin').executeTakeFirst()
  return taken === undefined ? 'admin' : `admin-${randomInt(1_000_000)}`
}
