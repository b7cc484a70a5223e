import { m } from '#messages'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { countTry, noteTry } from '../../platform/http/limits.ts'
import { notify } from '../../platform/messages/notify.ts'
import { endAllSignIns, hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { requireCaptcha } from '../../platform/access/captcha.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { endTickets } from './auto-login.service.ts'
import { endEmailLinks } from './email-links.service.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { endPendingSignIns } from './second-factor/pending-sign-ins.service.ts'

/** The job that looks the address up and mails the link. */
export const resetJob = 'mail-reset-link'
export const ResetJob = z.object({
  email: z.string(),
  /** The browser that asked is one of the owner's, which always gets a new link. */
  known: z.boolean().default(false),
})

const hour = 3600
/** Wishes from one network in an hour that need no captcha: for one account, and in all. */
const freeOfAccount = 5
const freeFromNetwork = 20
const linkMinutes = 30
/** Links of one account that may be open at once. One more, asked for by an unknown browser, would only fill the inbox. */
const mostOpenLinks = 10

/**
 * Takes a wish for a reset link. The answer costs the same whether or not the address has an account: looking it up
 * and mailing happen in a job. Beyond a few wishes an unknown browser needs a captcha, and is never refused: a stranger
 * in the same building would otherwise keep the owner from a link. Throws `captcha_required` or `captcha`.
 */
export async function askForReset(
  { db, jobs, captcha }: Pick<Services, 'db' | 'jobs' | 'captcha'>,
  { email, recaptchaToken }: { email: string; recaptchaToken?: string | undefined },
  { address, browser }: { address: string; browser: string | null },
): Promise<void> {
  const known = await knownFor(db, email, browser)
  if (!known) {
    const inAll = await noteTry(db, `reset from ${address}`, hour)
    const ofAccount = await noteTry(db, `reset of ${email.toLowerCase()} from ${address}`, hour)
    if (inAll > freeFromNetwork || ofAccount > freeOfAccount) await requireCaptcha(captcha, recaptchaToken)
  }
  await jobs.send(resetJob, { email, known })
}

/** Whether this browser is one that the account of this address has logged in with. */
async function knownFor(db: Db, email: string, browser: string | null): Promise<boolean> {
  if (browser === null) return false
  // In one statement, so that it takes as long for an address without an account.
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
 * Mails a reset link where the address has an account. Earlier links stay good for their 30 minutes: otherwise a stranger
 * who keeps asking would end the owner's link again and again.
 */
export async function mailResetLink(
  { db, mail, config, log }: Pick<Services, 'db' | 'mail' | 'config' | 'log'>,
  { email, known }: z.infer<typeof ResetJob>,
): Promise<void> {
  const token = newSecret()
  await db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('users')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .where('status', '=', 'active')
      .select(['id', 'email', 'first_name'])
      .executeTakeFirst()
    if (person === undefined) return
    const open = await trx
      .selectFrom('password_resets')
      .where('user_id', '=', person.id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .select(({ fn }) => fn.countAll<number>().as('links'))
      .executeTakeFirstOrThrow()
    if (!known && open.links >= mostOpenLinks) return
    await trx
      .insertInto('password_resets')
      .values({
        user_id: person.id,
        token_hash: hashSecret(token),
        expires_at: sql`now() + make_interval(mins => ${linkMinutes})`,
      })
      .execute()
    const url = `${config.publicUrl}/resetpassword?token=${token}`
    noteSecurity(log, 'reset link mailed', person.id)
    await mail.send(trx, resetLetter(person.email, person.first_name, url))
  })
}

/** Sets a new password by a mailed token, once, and ends every login of the person. Answers whose it was. */
export async function resetPassword(
  { db, mail, log }: Pick<Services, 'db' | 'mail' | 'log'>,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<number> {
  const owner = await ownerOf(db, token)
  if (owner === undefined) {
    await countTry(db, `reset link from ${address}`, 30, hour)
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
        // Whoever began a change of address may not be who has the mailbox, which the link has just proved.
        pending_email: null,
        email_confirmed_at: eb.fn.coalesce('email_confirmed_at', sql<Date>`now()`),
      }))
      .where('id', '=', owner.id)
      .execute()
    await trx.deleteFrom('password_resets').where('user_id', '=', owner.id).where('used_at', 'is', null).execute()
    await endEmailLinks(trx, owner.id)
    await endAllSignIns(trx, owner.id)
    await endTickets(trx, owner.id)
    await endPendingSignIns(trx, owner.id)
    const message = m.account_your_password_was_changed_and_every_device()
    await notify(trx, owner.id, { kind: 'account', key: `password ${owner.reset}`, message })
    await mail.send(trx, passwordChangedLetter(owner.email))
  })
  noteSecurity(log, 'password reset', owner.id)
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
