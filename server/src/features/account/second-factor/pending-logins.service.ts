import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { limitAttempts } from '../../../platform/http/rate-limits.ts'
import { inLocaleOfUser } from '../../../platform/http/locale.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { hashSecret, createLogin, newSecret } from '../../../platform/access/tokens.ts'
import { logSecurityEvent } from '../../../platform/access/security-log.ts'
import { isKnownBrowser } from '../login-guard.service.ts'
import { acceptCode, wrongCode } from './check-code.service.ts'
import { codeUsedEmail, wrongCodesEmail } from './second-factor-emails.ts'

const minutes = 10
const attemptsPerLogin = 5
const quarter = 15 * 60
// The same limit as for passwords: a clinic may share one address.
const attemptsPerNetwork = 60

/** Starts a login that waits for a code. Only the browser with this number can complete it. */
export async function startPendingLogin(db: Db, userId: number, browser: string): Promise<string> {
  const token = newSecret()
  await db
    .insertInto('pending_sign_ins')
    .values({
      user_id: userId,
      token_hash: hashSecret(token),
      browser_hash: hashSecret(browser),
      ends_at: sql`now() + make_interval(mins => ${minutes})`,
    })
    .execute()
  return token
}

/** Ends the pending logins of this user. */
export async function endPendingLogins(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}

interface Asked {
  pending: string
  code: string
  /** The number of the requesting browser, or null if it has none. */
  browser: string | null
  address: string
  deviceLabel: string
}

/** Completes a login with its code. After five attempts the password is needed again. */
export async function completeLogin(
  { db, mail, config, log }: Pick<Services, 'db' | 'mail' | 'config' | 'log'>,
  { pending, code, browser, address, deviceLabel }: Asked,
): Promise<{ token: string; recoveryCodesLeft: number | null }> {
  const waiting = await countAttempt(db, pending, browser)
  if (waiting === undefined) {
    await limitAttempts(db, `code from ${address}`, attemptsPerNetwork, quarter)
    throw ended(m.account_this_login_has_expired_please_enter())
  }
  const known = await isKnownBrowser(db, waiting.user_id, browser)
  const good = await acceptCode(db, config, waiting.user_id, { typed: code, device: known ? browser : null })
  if (good === null) {
    logSecurityEvent(log, 'wrong code', waiting.user_id)
    if (waiting.tries < attemptsPerLogin) throw wrongCode()
    await notifyOfWrongCodes({ db, mail }, waiting.user_id, deviceLabel)
    throw ended(m.account_that_was_too_many_wrong_codes())
  }
  if (good.recoveryCodesLeft !== null) logSecurityEvent(log, 'recovery code used', waiting.user_id)
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('pending_sign_ins').where('id', '=', waiting.id).executeTakeFirst()
    if (numDeletedRows === 0n) throw ended(m.account_this_login_has_expired_please_enter())
    const { recoveryCodesLeft } = good
    if (recoveryCodesLeft !== null) await notifyOfRecoveryCode({ db: trx, mail }, waiting.user_id, recoveryCodesLeft)
    const token = await createLogin(trx, waiting.user_id, { deviceLabel, secondFactor: true })
    return { token, recoveryCodesLeft }
  })
}

function ended(sentence: string): Refusal {
  return new Refusal('bad_ticket', sentence)
}

/** Counts an attempt before checking it, so that a hundred at once are limited to five too. */
async function countAttempt(db: Db, pending: string, browser: string | null) {
  if (browser === null) return undefined
  return await db
    .updateTable('pending_sign_ins')
    .from('users')
    .whereRef('users.id', '=', 'pending_sign_ins.user_id')
    .where('users.status', '=', 'active')
    .where('token_hash', '=', hashSecret(pending))
    .where('browser_hash', '=', hashSecret(browser))
    .where('ends_at', '>', sql<Date>`now()`)
    .where('tries', '<', attemptsPerLogin)
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .returning(['pending_sign_ins.id', 'pending_sign_ins.user_id', 'tries'])
    .executeTakeFirst()
}

type Parts = Pick<Services, 'db' | 'mail'>

const emailOf = async (db: Db, userId: number) =>
  (await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirstOrThrow()).email

/** Notifies the owner once a day of wrong codes, because the person who entered them knows the password. */
async function notifyOfWrongCodes({ db, mail }: Parts, userId: number, device: string): Promise<void> {
  await db.transaction().execute((trx) =>
    inLocaleOfUser(trx, userId, async () => {
      const message = m.account_someone_knew_your_password_and_entered({ device })
      const key = `wrong codes ${new Date().toISOString().slice(0, 10)}`
      if (!(await notify(trx, userId, { kind: 'account', key, message, link: '/myaccount' }))) return
      await mail.send(trx, wrongCodesEmail(await emailOf(trx, userId), device))
    }),
  )
}

async function notifyOfRecoveryCode({ db, mail }: Parts, userId: number, left: number): Promise<void> {
  await inLocaleOfUser(db, userId, async () => {
    const message = m.account_a_recovery_code_was_used_to({ remaining: leftInWords(left) })
    const key = `recovery code ${newSecret()}`
    await notify(db, userId, { kind: 'account', key, message, link: '/myprofile/security' })
    await mail.send(db, codeUsedEmail(await emailOf(db, userId), leftInWords(left)))
  })
}

function leftInWords(left: number): string {
  if (left === 0) return m.account_none_is_left_make_new_ones()
  return m.account_are_left({ left })
}

/** Deletes expired pending logins. */
export async function deleteExpiredPendingLogins(db: Db): Promise<void> {
  await db
    .deleteFrom('pending_sign_ins')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
