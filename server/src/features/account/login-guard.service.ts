import { m } from '#messages'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { limitAttempts, clearAttempts, countAttempt } from '../../platform/http/rate-limits.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { hashSecret } from '../../platform/access/tokens.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { guessedPasswordEmail } from './account-emails.ts'

const day = 24 * 3600
const quarter = 15 * 60

/** Wrong passwords for an account in a day before an unknown browser has to solve a captcha. */
const freeGuesses = 5
/** Attempts from one network in 15 minutes that need no captcha: a whole clinic may log in at 9 o'clock. */
const captchaFreePerNetwork = 60
/** Attempts from one network in 15 minutes, each with a solved captcha, before it's refused. */
const maxPerNetwork = 600
/** Attempts from a known browser in 15 minutes. After that it's treated like an unknown one. */
const captchaFreePerBrowser = 20
const longestDelayMs = 8_000

/** The job that tells an owner that someone is guessing their password. */
export const guessedPasswordJob = 'tell-of-guessed-password'
export const GuessedPasswordJob = z.object({ userId: z.int() })

/** An attempt to log in. */
export interface Attempt {
  /** The id of the account, or the name that was typed if there's no account. Both are treated the same. */
  account: number | string
  /** The network of the request. */
  network: string
  /** The number of the browser, or null if it has none. */
  browser: string | null
  /** The solved captcha. */
  solution: string | undefined
}

/**
 * Returns how long an attempt waits, in milliseconds, given the earlier ones for this account from this network in 15
 * minutes.
 */
export function delayMs(earlier: number): number {
  return earlier <= freeGuesses ? 0 : Math.min(250 * 2 ** (earlier - freeGuesses - 1), longestDelayMs)
}

const keysOf = ({ account, network, browser }: Attempt) => ({
  account: `wrong passwords of ${account}`,
  here: `wrong passwords of ${account} from ${network}`,
  device: `wrong passwords of ${account} on ${browser}`,
})

/** Returns whether the owner of an account has used this browser before. */
export async function isKnownBrowser(db: Db, account: number | string, browser: string | null): Promise<boolean> {
  if (browser === null || typeof account === 'string') return false
  const device = db.selectFrom('devices').where('user_id', '=', account).where('cookie_hash', '=', hashSecret(browser))
  return (await device.select('id').executeTakeFirst()) !== undefined
}

/**
 * Slows down guessing without ever locking an owner out. A browser that the owner has used gets through. Others need a
 * captcha after five wrong passwords for the account, and wait longer after each attempt from their network.
 * Counts the attempt as a wrong password, which `clearFailedAttempts` undoes. Throws `captcha_required`, `captcha`, or
 * `too_many`.
 */
export async function guardLogin(
  { db, captcha, jobs, log }: Pick<Services, 'db' | 'captcha' | 'jobs' | 'log'>,
  attempt: Attempt,
): Promise<void> {
  const { account, network, browser, solution } = attempt
  const keys = keysOf(attempt)
  if (await isKnownBrowser(db, account, browser))
    if ((await countAttempt(db, keys.device, quarter)) <= captchaFreePerBrowser) return
  const fromNetwork = await countAttempt(db, `login from ${network}`, quarter)
  const wrong = await countAttempt(db, keys.account, day)
  const here = await countAttempt(db, keys.here, quarter)
  if (wrong === freeGuesses + 1 && typeof account === 'number') await jobs.send(guessedPasswordJob, { userId: account })
  if (wrong <= freeGuesses && fromNetwork <= captchaFreePerNetwork) return
  if (!solution) {
    logSecurityEvent(log, 'captcha required', typeof account === 'number' ? account : null)
    const sentence = m.account_to_keep_your_account_safe_please()
    throw new Refusal('captcha_required', sentence, { recaptchaToken: [sentence] })
  }
  await captcha.verify(solution)
  // Counted only now, so that someone who doesn't solve captchas can't use up the attempts of everyone else in the
  // building.
  await limitAttempts(db, `solved logins from ${network}`, maxPerNetwork, quarter)
  await pause(delayMs(here - 1))
}

/** Clears the failed attempts after the right password or a new one. */
export async function clearFailedAttempts(db: Db, attempt: Attempt): Promise<void> {
  for (const key of Object.values(keysOf(attempt))) await clearAttempts(db, key)
}

/** Notifies the owner by notification and email, at most once a day. */
export async function notifyOfGuesses(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  { userId }: z.infer<typeof GuessedPasswordJob>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('users')
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .select(['email', sql<string>`to_char(now(), 'YYYY-MM-DD')`.as('today')])
      .executeTakeFirst()
    if (owner === undefined) return
    await inLocaleOfUser(trx, userId, async () => {
      const message = m.account_someone_entered_a_wrong_password_for()
      const notified = await notify(trx, userId, { kind: 'account', key: `guessed password ${owner.today}`, message })
      if (notified) await mail.send(trx, guessedPasswordEmail(owner.email))
    })
  })
}
