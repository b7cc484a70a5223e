import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { issueSignIn, newSecret } from '../../platform/access/tokens.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { forgetGuesses, guardLogin } from './login-guard.service.ts'
import { isRightPassword } from './passwords.ts'
import { hasSecondFactor } from './second-factor/check-code.service.ts'
import { beginPendingSignIn } from './second-factor/pending-sign-ins.service.ts'

/** A log-in whose password was right: signed in, or waiting for a code in the browser of this number. */
export type Entry = { token: string } | { pending: string; browser: string }

interface From {
  /** The network that it comes from. */
  address: string
  deviceLabel: string
  /** The number that the browser has of an earlier sign-in. */
  browser: string | null
}

/** Logs in by username or email, or has a code asked for. Answers alike, in words and in time, whether or not the account exists. */
export async function signIn(
  services: Pick<Services, 'db' | 'captcha' | 'jobs' | 'log'>,
  { login, password, recaptchaToken }: { login: string; password: string; recaptchaToken?: string | undefined },
  { address, deviceLabel, browser: known }: From,
): Promise<Entry> {
  const { db } = services
  const name = login.toLowerCase()
  const person = await db
    .selectFrom('users')
    // An at sign is in every email and in no username: one name never means two accounts.
    .where(name.includes('@') ? sql`lower(email)` : sql`lower(username)`, '=', name)
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst()
  // By the account where there is one: its username and its email share one count.
  const attempt = { account: person?.id ?? name, network: address, browser: known, solution: recaptchaToken }
  await guardLogin(services, attempt)
  const right = await isRightPassword(person?.password_hash ?? null, password)
  if (person === undefined || !right || person.status !== 'active') {
    noteSecurity(services.log, 'login refused', person?.id ?? null)
    throw new Refusal('wrong_credentials', m.account_incorrect_username_or_password())
  }
  await forgetGuesses(db, attempt)
  if (!(await hasSecondFactor(db, person.id))) return { token: await issueSignIn(db, person.id, { deviceLabel }) }
  const browser = known ?? newSecret()
  return { pending: await beginPendingSignIn(db, person.id, browser), browser }
}
