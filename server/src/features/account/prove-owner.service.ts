import { m } from '#messages'
import type { Person } from '../../platform/access/access.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { countTry } from '../../platform/http/limits.ts'
import { isRightPassword } from './passwords.ts'

const freshMs = 5 * 60_000

/**
 * Refuses unless the owner is at the keys: by the current password, or without it in the first five minutes of a
 * sign-in. A wrong one is refused at any age.
 */
export async function proveOwner(db: Db, user: Person, oldpassword: string | undefined): Promise<void> {
  if (!oldpassword) {
    if (Date.now() - user.signInCreatedAt.getTime() < freshMs) return
    throw wrong(m.account_please_enter_your_current_password())
  }
  await provePassword(db, user, oldpassword)
}

/** Refuses unless this is the current password, however young the sign-in is; ten tries in a quarter of an hour for each login. */
export async function provePassword(db: Db, user: Person, oldpassword: string): Promise<void> {
  // By this login alone: nobody else can use up the owner's tries.
  await countTry(db, `password in login ${user.signInId}`, 10, 15 * 60)
  const { password_hash } = await db
    .selectFrom('users')
    .where('id', '=', user.id)
    .select('password_hash')
    .executeTakeFirstOrThrow()
  if (password_hash === null) throw wrong(m.account_you_have_no_password_yet_ask())
  if (!(await isRightPassword(password_hash, oldpassword))) throw wrong(m.account_that_isnt_your_current_password())
}

function wrong(sentence: string): Refusal {
  return new Refusal('invalid', sentence, { oldpassword: [sentence] })
}
