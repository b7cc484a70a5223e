import { m } from '#messages'
import type { User } from '../../platform/access/access.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limits.ts'
import { verifyPassword } from './passwords.ts'

const recentLoginMs = 5 * 60_000

/**
 * Refuses unless the user is the owner: by the current password, or without it in the first five minutes of a login. A
 * wrong password is always refused.
 */
export async function reauthenticate(db: Db, user: User, oldpassword: string | undefined): Promise<void> {
  if (!oldpassword) {
    if (Date.now() - user.loginCreatedAt.getTime() < recentLoginMs) return
    throw wrong(m.faults_current_password_missing())
  }
  await requirePassword(db, user, oldpassword)
}

/**
 * Refuses a password that isn't the current one, however recent the login is. Each login has ten attempts in 15
 * minutes.
 */
export async function requirePassword(db: Db, user: User, oldpassword: string): Promise<void> {
  // Counted for this login, so that nobody else can use up the owner's attempts.
  await limitAttempts(db, `password in login ${user.loginId}`, 10, 15 * 60)
  const { password_hash } = await db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  if (password_hash === null) throw wrong(m.account_you_have_no_password_yet_ask())
  if (!(await verifyPassword(password_hash, oldpassword))) throw wrong(m.account_that_isnt_your_current_password())
}

function wrong(sentence: string): Refusal {
  return new Refusal('invalid', sentence, { oldpassword: [sentence] })
}
