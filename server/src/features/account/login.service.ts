import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { createLogin, newSecret } from '../../platform/access/tokens.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { clearFailedAttempts, guardLogin } from './login-guard.service.ts'
import { verifyPassword } from './passwords.ts'
import { hasSecondFactor } from './second-factor/check-code.service.ts'
import { startPendingLogin } from './second-factor/pending-logins.service.ts'

/** The result of a correct password: a token, or a pending login that needs a code in the browser with this number. */
export type LoginResult = { token: string } | { pending: string; browser: string }

interface From {
  /** The network address of the request. */
  address: string
  deviceLabel: string
  /** The number that the browser has from an earlier login. */
  browser: string | null
}

/**
 * Logs in by username or email, or starts a login that needs a code. Says and takes the same whether or not the account
 * exists.
 */
export async function logIn(
  services: Pick<Services, 'db' | 'captcha' | 'jobs' | 'log'>,
  { login, password, recaptchaToken }: { login: string; password: string; recaptchaToken?: string | undefined },
  { address, deviceLabel, browser: known }: From,
): Promise<LoginResult> {
  const { db } = services
  const name = login.toLowerCase()
  const user = await db
    .selectFrom('users')
    // Every email has an at sign and no username does, so a name never matches two accounts.
    .where(name.includes('@') ? sql`lower(email)` : sql`lower(username)`, '=', name)
    .select(['id', 'password_hash', 'status'])
    .executeTakeFirst()
  // Counted by account if there is one, so that its username and its email share one limit.
  const attempt = { account: user?.id ?? name, network: address, browser: known, solution: recaptchaToken }
  await guardLogin(services, attempt)
  const right = await verifyPassword(user?.password_hash ?? null, password)
  if (user === undefined || !right || user.status !== 'active') {
    logSecurityEvent(services.log, 'login refused', user?.id ?? null)
    throw new Refusal('wrong_credentials', m.account_incorrect_username_or_password())
  }
  await clearFailedAttempts(db, attempt)
  if (!(await hasSecondFactor(db, user.id))) return { token: await createLogin(db, user.id, { deviceLabel }) }
  const browser = known ?? newSecret()
  return { pending: await startPendingLogin(db, user.id, browser), browser }
}
