import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { countTry } from '../../platform/http/limits.ts'
import { notify } from '../../platform/messages/notify.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { addressTakenLetter, addressChangedLetter, changeAskedLetter, confirmLetter } from './address-letters.ts'
import { endTickets } from './auto-login.service.ts'
import type { Customers } from './billing-port.ts'
import { findByAddress } from './create-person.service.ts'

const linkDays = 3
const hour = 3600

/** Who asks for links. */
interface Owner {
  id: number
  email: string
  first_name: string
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Makes the link that confirms an address; earlier ones that were not opened end. */
export async function newEmailLink(trx: Db, userId: number, email: string, publicUrl: string): Promise<string> {
  const token = newSecret()
  await endEmailLinks(trx, userId)
  await trx
    .insertInto('email_links')
    .values({
      user_id: userId,
      email,
      token_hash: hashSecret(token),
      expires_at: sql`now() + make_interval(days => ${linkDays})`,
    })
    .execute()
  return `${publicUrl}/confirmemail?token=${token}`
}

/** Ends the links of a person that were not opened yet. */
export async function endEmailLinks(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('email_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/** Throws beyond five emails an hour that one user asks for, and beyond five that others send to an address not theirs. */
export async function countEmailLink(db: Db, owner: Pick<Owner, 'id' | 'email'>, email: string): Promise<void> {
  await countTry(db, `email link of ${owner.id}`, 5, hour)
  // A stranger who names this address can't use up its owner's own tries.
  if (!same(owner.email, email)) await countTry(db, `email link to ${email.toLowerCase()}`, 5, hour)
}

/**
 * Notes an address that waits beside the account's own, mails the link to it and tells the old one. Where the address
 * has an account already, its owner is told by the same mail; the caller sees no difference.
 */
export async function askForAddress(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  trx: Db,
  owner: Owner,
  email: string,
): Promise<void> {
  await trx.updateTable('users').set({ pending_email: email }).where('id', '=', owner.id).execute()
  const url = await newEmailLink(trx, owner.id, email, config.publicUrl)
  const taken = (await findByAddress(trx, email)) !== undefined
  await mail.send(trx, taken ? addressTakenLetter(email) : confirmLetter(email, owner.first_name, url, { moves: true }))
  await mail.send(trx, changeAskedLetter(owner.email))
}

/** Mails the link again, to the pending address or to the account's own while it is not confirmed. */
export async function mailEmailLink(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  owner: Owner & { pending_email: string | null; email_confirmed_at: Date | null },
): Promise<void> {
  if (owner.pending_email === null && owner.email_confirmed_at !== null) return
  const email = owner.pending_email ?? owner.email
  await countEmailLink(db, owner, email)
  await db.transaction().execute(async (trx) => {
    if (owner.pending_email !== null) return askForAddress({ mail, config }, trx, owner, owner.pending_email)
    const url = await newEmailLink(trx, owner.id, email, config.publicUrl)
    await mail.send(trx, confirmLetter(email, owner.first_name, url, { moves: false }))
  })
}

/** Keeps the account's address: the pending one is forgotten. */
export async function dropPendingAddress(db: Db, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute()
    await endEmailLinks(trx, userId)
  })
}

/** Confirms an address by its link. A pending one becomes the account's, and what was mailed to the old one ends. */
export async function confirmAddress(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  customers: Customers,
  token: string,
  address: string,
): Promise<string> {
  if ((await findLink(db, token)) === undefined) {
    await countTry(db, `email link from ${address}`, 60, hour)
    throw badLink()
  }
  return db.transaction().execute(async (trx) => {
    const link = await findLink(trx, token)
    if (link === undefined) throw badLink()
    await trx
      .updateTable('email_links')
      .set({ used_at: sql`now()` })
      .where('id', '=', link.id)
      .execute()
    if (same(link.email, link.now)) await confirmOwn(trx, link.user_id)
    else {
      if (link.used_at !== null || !same(link.email, link.pending_email ?? '')) throw badLink()
      await move(trx, link.user_id, link.email)
      await customers.follow(trx, link.user_id)
      const message = m.account_your_email_address_is_now({ email: link.email })
      await notify(trx, link.user_id, { kind: 'account', key: `address ${link.id}`, message, link: '/myaccount' })
      await mail.send(trx, addressChangedLetter(link.now))
    }
    return link.email
  })
}

function findLink(trx: Db, token: string) {
  return trx
    .selectFrom('email_links')
    .innerJoin('users', 'users.id', 'email_links.user_id')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', sql<Date>`now()`)
    .where('users.status', '=', 'active')
    .select([
      'email_links.id',
      'email_links.user_id',
      'email_links.email',
      'used_at',
      'users.email as now',
      'users.pending_email',
    ])
    .forUpdate('users')
    .executeTakeFirst()
}

async function confirmOwn(trx: Db, userId: number): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ email_confirmed_at: eb.fn.coalesce('email_confirmed_at', sql<Date>`now()`) }))
    .where('id', '=', userId)
    .execute()
}

async function move(trx: Db, userId: number, email: string): Promise<void> {
  const other = await findByAddress(trx, email)
  if (other !== undefined && other.id !== userId) throw badLink()
  await trx
    .updateTable('users')
    .set({ email, pending_email: null, email_confirmed_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
  await endTickets(trx, userId)
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

function badLink(): Refusal {
  const sentence = m.account_this_link_has_expired_log_in()
  return new Refusal('invalid', sentence, { token: [sentence] })
}

/** Links that have ended need not be remembered. */
export async function forgetEmailLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('email_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
