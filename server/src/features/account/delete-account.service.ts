import { m } from '#messages'
import { sql } from 'kysely'
import type { User } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import type { Customers } from './billing-port.ts'
import { goodbyeEmail } from './account-emails.ts'
import { removeFileJob } from './photo.service.ts'
import { reauthenticate } from './reauthenticate.service.ts'

/**
 * Deletes a user for good: cancels the plan at the provider, ends every login, and erases the profile, photo, and saved
 * data. Reviews and reports stay without a name. The provider keeps invoices under an anonymous number.
 */
export async function deleteUser(
  services: Pick<Services, 'db' | 'mail' | 'jobs'>,
  customers: Customers,
  user: User,
  oldpassword: string | undefined,
): Promise<void> {
  await reauthenticate(services.db, user, oldpassword)
  await services.db.transaction().execute((trx) => eraseUser(services, customers, trx, user.id))
}

/** Does so in the caller's transaction, without asking for the password. */
export async function eraseUser(
  { mail, jobs }: Pick<Services, 'mail' | 'jobs'>,
  customers: Customers,
  trx: Db,
  userId: number,
): Promise<void> {
  const person = await trx
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['email', 'pending_email', 'photo_key', 'is_admin'])
    .forUpdate()
    .executeTakeFirst()
  if (person === undefined) return
  if (person.is_admin) await refuseLastAdmin(trx, userId)
  await customers.queueDeletion(trx, userId)
  if (person.photo_key !== null) await jobs.send(removeFileJob, { key: person.photo_key }, { db: trx })
  const addresses = [person.email, person.pending_email ?? person.email].map((email) => email.toLowerCase())
  await trx
    .deleteFrom('mails')
    .where((eb) => eb(eb.fn<string>('lower', ['recipient']), 'in', addresses))
    .execute()
  await inLocaleOfUser(trx, userId, async () => {
    await trx.deleteFrom('users').where('id', '=', userId).execute()
    await mail.send(trx, goodbyeEmail(person.email))
  })
}

/** Refuses to remove the last administrator. Concurrent removals wait for each other. */
export async function refuseLastAdmin(trx: Db, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('administrators'))`.execute(trx)
  const other = await trx
    .selectFrom('users')
    .where('is_admin', '=', true)
    .where('status', '=', 'active')
    .where('id', '!=', userId)
    .select('id')
    .executeTakeFirst()
  if (other === undefined) throw new Refusal('conflict', m.account_youre_the_only_administrator_make_someone())
}
