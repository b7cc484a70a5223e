import { m } from '#messages'
import { sql } from 'kysely'
import type { Person } from '../../platform/access/access.ts'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import type { Customers } from './billing-port.ts'
import { goodbyeLetter } from './letters.ts'
import { removeFileJob } from './photo.service.ts'
import { proveOwner } from './prove-owner.service.ts'

/**
 * Deletes a person for good: the plan ends at the provider, every sign-in ends, profile, photo and saves are erased.
 * Reviews and reports stay without a name, invoices with the provider under a number that belongs to nobody.
 */
export async function deletePerson(
  { db, mail, jobs }: Pick<Services, 'db' | 'mail' | 'jobs'>,
  customers: Customers,
  user: Person,
  oldpassword: string | undefined,
): Promise<void> {
  await proveOwner(db, user, oldpassword)
  await db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('users')
      .where('id', '=', user.id)
      .select(['email', 'pending_email', 'photo_key', 'is_admin'])
      .forUpdate()
      .executeTakeFirst()
    if (person === undefined) return
    if (person.is_admin) await refuseLastAdmin(trx, user.id)
    await customers.forget(trx, user.id)
    if (person.photo_key !== null) await jobs.send(removeFileJob, { key: person.photo_key }, { db: trx })
    const addresses = [person.email, person.pending_email ?? person.email].map((email) => email.toLowerCase())
    await trx
      .deleteFrom('mails')
      .where((eb) => eb(eb.fn<string>('lower', ['recipient']), 'in', addresses))
      .execute()
    await trx.deleteFrom('users').where('id', '=', user.id).execute()
    await mail.send(trx, goodbyeLetter(person.email))
  })
}

/** Somebody must be able to run the site. Two who leave at once wait for each other. */
async function refuseLastAdmin(trx: Db, userId: number): Promise<void> {
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
