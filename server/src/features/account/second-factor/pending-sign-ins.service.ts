import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { countTry } from '../../../platform/http/limits.ts'
import { notify } from '../../../platform/messages/notify.ts'
import { hashSecret, issueSignIn, newSecret } from '../../../platform/access/tokens.ts'
import { noteSecurity } from '../../../platform/access/security-log.ts'
import { isKnownBrowser } from '../login-guard.service.ts'
import { takeCode, wrongCode } from './check-code.service.ts'
import { codeUsedLetter, wrongCodesLetter } from './second-factor-letters.ts'

const minutes = 10
const triesOfOne = 5
const quarter = 15 * 60
// As of a password: a clinic behind one address.
const triesOfAddress = 60

/** Begins a log-in that waits for a code. `browser` is the number of the browser that alone may end it. */
export async function beginPendingSignIn(db: Db, userId: number, browser: string): Promise<string> {
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

/** Ends what waits for a code of this person. */
export async function endPendingSignIns(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('pending_sign_ins').where('user_id', '=', userId).execute()
}

interface Asked {
  pending: string
  code: string
  /** The number of the browser that asks; null where it has none. */
  browser: string | null
  address: string
  deviceLabel: string
}

/** Ends a log-in by its code: five tries, then the password is asked for again. */
export async function endLogin(
  { db, mail, config, log }: Pick<Services, 'db' | 'mail' | 'config' | 'log'>,
  { pending, code, browser, address, deviceLabel }: Asked,
): Promise<{ token: string; recoveryCodesLeft: number | null }> {
  const waiting = await countedTry(db, pending, browser)
  if (waiting === undefined) {
    await countTry(db, `code from ${address}`, triesOfAddress, quarter)
    throw ended(m.account_this_login_has_expired_please_enter())
  }
  const known = await isKnownBrowser(db, waiting.user_id, browser)
  const good = await takeCode(db, config, waiting.user_id, { typed: code, device: known ? browser : null })
  if (good === null) {
    noteSecurity(log, 'wrong code', waiting.user_id)
    if (waiting.tries < triesOfOne) throw wrongCode()
    await tellOfWrongCodes({ db, mail }, waiting.user_id, deviceLabel)
    throw ended(m.account_that_was_too_many_wrong_codes())
  }
  if (good.recoveryCodesLeft !== null) noteSecurity(log, 'recovery code used', waiting.user_id)
  return db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx.deleteFrom('pending_sign_ins').where('id', '=', waiting.id).executeTakeFirst()
    if (numDeletedRows === 0n) throw ended(m.account_this_login_has_expired_please_enter())
    const { recoveryCodesLeft } = good
    if (recoveryCodesLeft !== null) await tellOfRecovery({ db: trx, mail }, waiting.user_id, recoveryCodesLeft)
    const token = await issueSignIn(trx, waiting.user_id, { deviceLabel, secondFactor: true })
    return { token, recoveryCodesLeft }
  })
}

function ended(sentence: string): Refusal {
  return new Refusal('bad_ticket', sentence)
}

/** Counts a try before it is looked at, so that a hundred at once are five too. */
async function countedTry(db: Db, pending: string, browser: string | null) {
  if (browser === null) return undefined
  return await db
    .updateTable('pending_sign_ins')
    .from('users')
    .whereRef('users.id', '=', 'pending_sign_ins.user_id')
    .where('users.status', '=', 'active')
    .where('token_hash', '=', hashSecret(pending))
    .where('browser_hash', '=', hashSecret(browser))
    .where('ends_at', '>', sql<Date>`now()`)
    .where('tries', '<', triesOfOne)
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .returning(['pending_sign_ins.id', 'pending_sign_ins.user_id', 'tries'])
    .executeTakeFirst()
}

type Parts = Pick<Services, 'db' | 'mail'>

const emailOf = async (db: Db, userId: number) =>
  (await db.selectFrom('users').where('id', '=', userId).select('email').executeTakeFirstOrThrow()).email

/** Whoever enters wrong codes has entered the right password before: its owner hears of it, once a day. */
async function tellOfWrongCodes({ db, mail }: Parts, userId: number, device: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const message = m.account_someone_knew_your_password_and_entered({ device })
    const key = `wrong codes ${new Date().toISOString().slice(0, 10)}`
    if (!(await notify(trx, userId, { kind: 'account', key, message, link: '/myaccount' }))) return
    await mail.send(trx, wrongCodesLetter(await emailOf(trx, userId), device))
  })
}

async function tellOfRecovery({ db, mail }: Parts, userId: number, left: number): Promise<void> {
  const message = m.account_a_recovery_code_was_used_to({ leftInWords: leftInWords(left) })
  const key = `recovery code ${newSecret()}`
  await notify(db, userId, { kind: 'account', key, message, link: '/myaccount#second-factor' })
  await mail.send(db, codeUsedLetter(await emailOf(db, userId), leftInWords(left)))
}

function leftInWords(left: number): string {
  if (left === 0) return m.account_none_is_left_make_new_ones()
  return m.account_are_left({ left })
}

/** What has ended by itself need not be remembered. */
export async function forgetPendingSignIns(db: Db): Promise<void> {
  await db
    .deleteFrom('pending_sign_ins')
    .where('ends_at', '<', sql<Date>`now()`)
    .execute()
}
