import { m } from '#messages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { limitAttempts, countAttempt } from '../../platform/http/rate-limits.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { endUserLogins, hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { requireCaptcha } from '../../platform/access/captcha.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { revokeTickets } from './auto-login.service.ts'
import { revokeEmailLinks } from './email-links.service.ts'
import { passwordChangedEmail, passwordResetEmail } from './account-emails.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { endPendingLogins } from './second-factor/pending-logins.service.ts'

/** The job that looks up the address and mails the link. */
export const resetLinkJob = 'mail-reset-link'
export const ResetLinkJob = z.object({
  email: z.string(),
  /** The requesting browser is one of the owner's, which always gets a new link. */
  known: z.boolean().default(false),
})

const hour = 3600
/** Requests from one network in an hour that need no captcha: for one account, and in total. */
const captchaFreePerAccount = 5
const captchaFreePerNetwork = 20
const linkMinutes = 30
/** Open links of an account. More of them, requested by an unknown browser, would only fill the inbox. */
const maxOpenLinks = 10

/**
 * Accepts a request for a reset link. It takes the same time whether or not the address has an account, because a job
 * does the lookup and the mailing. After a few requests an unknown browser needs a captcha but is never refused, so
 * that an attacker in the same building can't keep the owner from a link.
 * Throws `captcha_required` or `captcha`.
 */
export async function requestPasswordReset(
  { db, jobs, captcha }: Pick<Services, 'db' | 'jobs' | 'captcha'>,
  { email, recaptchaToken }: { email: string; recaptchaToken?: string | undefined },
  { address, browser }: { address: string; browser: string | null },
): Promise<void> {
  const known = await isKnownBrowserOf(db, email, browser)
  if (!known) {
    const inAll = await countAttempt(db, `reset from ${address}`, hour)
    const ofAccount = await countAttempt(db, `reset of ${email.toLowerCase()} from ${address}`, hour)
    if (inAll > captchaFreePerNetwork || ofAccount > captchaFreePerAccount)
      await requireCaptcha(captcha, recaptchaToken)
  }
  await jobs.send(resetLinkJob, { email, known })
}

/** Returns whether the account with this email has logged in with this browser. */
async function isKnownBrowserOf(db: Db, email: string, browser: string | null): Promise<boolean> {
  if (browser === null) return false
  // A single statement takes the same time for an address without an account.
  const device = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .where('cookie_hash', '=', hashSecret(browser))
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .select('devices.id')
    .executeTakeFirst()
  return device !== undefined
}

/**
 * Mails a reset link if the address has an account. Earlier links stay valid for their 30 minutes, because otherwise an
 * attacker could keep invalidating the owner's link.
 */
export async function sendResetLink(
  { db, mail, config, log }: Pick<Services, 'db' | 'mail' | 'config' | 'log'>,
  { email, known }: z.infer<typeof ResetLinkJob>,
): Promise<void> {
  const token = newSecret()
  await db.transaction().execute(async (trx) => {
    const user = await trx
      .selectFrom('users')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .where('status', '=', 'active')
      .select(['id', 'email', 'first_name'])
      .executeTakeFirst()
    if (user === undefined) return
    const open = await trx
      .selectFrom('password_resets')
      .where('user_id', '=', user.id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .select(({ fn }) => fn.countAll<number>().as('links'))
      .executeTakeFirstOrThrow()
    if (!known && open.links >= maxOpenLinks) return
    await trx
      .insertInto('password_resets')
      .values({
        user_id: user.id,
        token_hash: hashSecret(token),
        expires_at: sql`now() + make_interval(mins => ${linkMinutes})`,
      })
      .execute()
    const url = `${config.publicUrl}/resetpassword?token=${token}`
    logSecurityEvent(log, 'reset link mailed', user.id)
    await inLocaleOfUser(trx, user.id, () => mail.send(trx, passwordResetEmail(user.email, user.first_name, url)))
  })
}

/** Sets a new password with a mailed token, once, and ends every login of the user. Returns the user. */
export async function resetPassword(
  { db, mail, log }: Pick<Services, 'db' | 'mail' | 'log'>,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<number> {
  const owner = await ownerOf(db, token)
  if (owner === undefined) {
    await limitAttempts(db, `reset link from ${address}`, 30, hour)
    throw badLink()
  }
  await refuseWeakPassword(password, [owner.email, owner.username])
  const password_hash = await hashPassword(password)
  await db.transaction().execute(async (trx) => {
    const used = await trx
      .updateTable('password_resets')
      .set({ used_at: sql`now()` })
      .where('id', '=', owner.reset)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (used.numUpdatedRows === 0n) throw badLink()
    await trx
      .updateTable('users')
      .set((eb) => ({
        password_hash,
        // A pending email change may have been started by someone else. The link has just proved who owns the mailbox.
        pending_email: null,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', sql<Date>`now()`),
      }))
      .where('id', '=', owner.id)
      .execute()
    await trx.deleteFrom('password_resets').where('user_id', '=', owner.id).where('used_at', 'is', null).execute()
    await revokeEmailLinks(trx, owner.id)
    await endUserLogins(trx, owner.id)
    await revokeTickets(trx, owner.id)
    await endPendingLogins(trx, owner.id)
    await inLocaleOfUser(trx, owner.id, async () => {
      const message = m.account_your_password_was_changed_and_every_device()
      await notify(trx, owner.id, { kind: 'account', key: `password ${owner.reset}`, message })
      await mail.send(trx, passwordChangedEmail(owner.email))
    })
  })
  logSecurityEvent(log, 'password reset', owner.id)
  return owner.id
}

function badLink(): Refusal {
  const sentence = m.account_this_link_has_expired_or_was()
  return new Refusal('invalid', sentence, { token: [sentence] })
}

function ownerOf(db: Db, token: string) {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .select(['password_resets.id as reset', 'users.id', 'users.email', 'users.username'])
    .executeTakeFirst()
}
