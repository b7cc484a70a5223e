import { m } from '#messages'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { countTry, forgetTry, noteTry } from '../../platform/http/limits.ts'
import { notify } from '../../platform/messages/notify.ts'
import { hashSecret } from '../../platform/access/tokens.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { guessedPasswordLetter } from './letters.ts'

const day = 24 * 3600
const quarter = 15 * 60

/** Wrong passwords of one account in a day, after which an unknown browser has to solve a captcha. */
const freeGuesses = 5
/** Tries from one network in a quarter of an hour that need no captcha: a clinic logs in at nine o'clock. */
const freeFromNetwork = 60
/** Tries from one network in a quarter of an hour, each with a solved captcha, after which it is refused. */
const mostFromNetwork = 600
/** Tries of a known browser in a quarter of an hour. After that it is treated like an unknown one. */
const freeOnDevice = 20
const longestDelayMs = 8_000

/** The job that tells an owner that somebody is guessing at the password. */
export const guessedJob = 'tell-of-guessed-password'
export const GuessedJob = z.object({ userId: z.int() })

/** A try to log in. */
export interface Attempt {
  /** The id of the account, or the name that was typed where there is none: both are treated alike. */
  account: number | string
  /** The network that it comes from. */
  network: string
  /** The number of the browser; null where it has none. */
  browser: string | null
  /** The solved captcha. */
  solution: string | undefined
}

/** How long a try waits, by how many came before it for this account from this network in a quarter of an hour. */
export function delayMs(earlier: number): number {
  return earlier <= freeGuesses ? 0 : Math.min(250 * 2 ** (earlier - freeGuesses - 1), longestDelayMs)
}

const keysOf = ({ account, network, browser }: Attempt) => ({
  account: `wrong passwords of ${account}`,
  here: `wrong passwords of ${account} from ${network}`,
  device: `wrong passwords of ${account} on ${browser}`,
})

/** Whether the owner of an account has used this browser before. */
export async function isKnownBrowser(db: Db, account: number | string, browser: string | null): Promise<boolean> {
  if (browser === null || typeof account === 'string') return false
  const device = db.selectFrom('devices').where('user_id', '=', account).where('cookie_hash', '=', hashSecret(browser))
  return (await device.select('id').executeTakeFirst()) !== undefined
}

/**
 * Slows guessing down, and never keeps an owner out: a browser that the owner has used goes through. Any other one needs
 * a captcha after five wrong passwords of the account, from anywhere, and waits longer with each try from its network.
 * Counts the try as a wrong password; `forgetGuesses` takes that back. Throws `captcha_required`, `captcha` or `too_many`.
 */
export async function guardLogin(
  { db, captcha, jobs, log }: Pick<Services, 'db' | 'captcha' | 'jobs' | 'log'>,
  attempt: Attempt,
): Promise<void> {
  const { account, network, browser, solution } = attempt
  const keys = keysOf(attempt)
  if (await isKnownBrowser(db, account, browser)) if ((await noteTry(db, keys.device, quarter)) <= freeOnDevice) return
  const fromNetwork = await noteTry(db, `login from ${network}`, quarter)
  const wrong = await noteTry(db, keys.account, day)
  const here = await noteTry(db, keys.here, quarter)
  if (wrong === freeGuesses + 1 && typeof account === 'number') await jobs.send(guessedJob, { userId: account })
  if (wrong <= freeGuesses && fromNetwork <= freeFromNetwork) return
  if (!solution) {
    noteSecurity(log, 'captcha required', typeof account === 'number' ? account : null)
    const sentence = m.account_to_keep_your_account_safe_please()
    throw new Refusal('captcha_required', sentence, { recaptchaToken: [sentence] })
  }
  await captcha.verify(solution)
  // Only now: who solves nothing can't use up the tries of everybody else in the building.
  await countTry(db, `solved logins from ${network}`, mostFromNetwork, quarter)
  await pause(delayMs(here - 1))
}

/** After the right password, or a new one: nothing stands against this account any more. */
export async function forgetGuesses(db: Db, attempt: Attempt): Promise<void> {
  for (const key of Object.values(keysOf(attempt))) await forgetTry(db, key)
}

/** Tells the owner, in the bell and by email, at most once a day. */
export async function tellOfGuesses(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  { userId }: z.infer<typeof GuessedJob>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const owner = await trx
      .selectFrom('users')
      .where('id', '=', userId)
      .where('status', '=', 'active')
      .select(['email', sql<string>`to_char(now(), 'YYYY-MM-DD')`.as('today')])
      .executeTakeFirst()
    if (owner === undefined) return
    const message = m.account_someone_entered_a_wrong_password_for()
    const told = await notify(trx, userId, { kind: 'account', key: `guessed password ${owner.today}`, message })
    if (told) await mail.send(trx, guessedPasswordLetter(owner.email))
  })
}
