import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database.ts'
import { Refusal } from '../../platform/errors.ts'
import { countTry } from '../../platform/limits.ts'
import { notify } from '../../platform/notify.ts'
import { endAllSignIns, hashSecret, newSecret } from '../../platform/tokens.ts'
import { endTickets } from './auto-login.service.ts'
import { endEmailLinks } from './email-links.service.ts'
import { passwordChangedLetter, resetLetter } from './letters.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { endPendingSignIns } from './second-factor/pending-sign-ins.service.ts'

/** The job that looks the address up and mails the link. */
export const resetJob = 'mail-reset-link'
export const ResetJob = z.object({ email: z.string() })

const hour = 3600
const linkMinutes = 30

/**
 * Takes a wish for a reset link. The answer costs the same whether or not the address has an account: looking it up
 * and mailing happen in a job.
 */
export async function askForReset(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  email: string,
  address: string,
): Promise<void> {
  await countTry(db, `reset from ${address}`, 20, hour)
  await countTry(db, `reset of ${email.toLowerCase()}`, 5, hour)
  await jobs.send(resetJob, { email })
}

/** Mails a reset link where the address has an account; an earlier link ends. */
export async function mailResetLink(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  email: string,
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
    await trx.deleteFrom('password_resets').where('user_id', '=', person.id).execute()
    await trx
      .insertInto('password_resets')
      .values({
        user_id: person.id,
        token_hash: hashSecret(token),
        expires_at: sql`now() + make_interval(mins => ${linkMinutes})`,
      })
      .execute()
    const url = `${config.publicUrl}/resetpassword?token=${token}`
    await mail.send(trx, resetLetter(person.email, person.first_name, url))
  })
}

/** Sets a new password by a mailed token, once, and ends every sign-in of the person. */
export async function resetPassword(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  { token, password }: { token: string; password: string },
  address: string,
): Promise<void> {
  await countTry(db, `reset link from ${address}`, 30, hour)
  const owner = await ownerOf(db, token)
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
    await endEmailLinks(trx, owner.id)
    await endAllSignIns(trx, owner.id)
    await endTickets(trx, owner.id)
    await endPendingSignIns(trx, owner.id)
    const message = 'Your password was changed, and every device was logged out.'
    await notify(trx, owner.id, { kind: 'account', key: `password ${owner.reset}`, message })
    await mail.send(trx, passwordChangedLetter(owner.email, config.publicUrl))
  })
}

function badLink(): Refusal {
  const sentence = 'This link has ended or was used already. Please ask for a new one.'
  return new Refusal('invalid', sentence, { token: [sentence] })
}

async function ownerOf(db: Db, token: string) {
  const owner = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .where('token_hash', '=', hashSecret(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .select(['password_resets.id as reset', 'users.id', 'users.email', 'users.username'])
    .executeTakeFirst()
  if (owner === undefined) throw badLink()
  return owner
}
