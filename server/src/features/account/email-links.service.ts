import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limits.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import { notify } from '../../platform/messages/notify.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { addressTakenEmail, addressChangedEmail, changeRequestedEmail, confirmationEmail } from './address-emails.ts'
import { revokeTickets } from './auto-login.service.ts'
import type { Customers } from './billing-port.ts'
import { findUserByEmail } from './create-user.service.ts'

const linkDays = 3
const hour = 3600

/** The user who requests links. */
interface Owner {
  id: number
  email: string
  first_name: string
}

const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Creates the link that confirms an address. Earlier links that weren't opened are revoked. */
export async function createEmailLink(trx: Db, userId: number, email: string, publicUrl: string): Promise<string> {
  const token = newSecret()
  await revokeEmailLinks(trx, userId)
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

/** Revokes a user's links that weren't opened yet. */
export async function revokeEmailLinks(trx: Db, userId: number): Promise<void> {
  await trx.deleteFrom('email_links').where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

/**
 * Throws after five emails an hour that a user requested, and after five that others sent to an address that isn't
 * theirs.
 */
export async function limitEmailLinks(db: Db, owner: Pick<Owner, 'id' | 'email'>, email: string): Promise<void> {
  await limitAttempts(db, `email link of ${owner.id}`, 5, hour)
  // An attacker who types this address can't use up its owner's attempts.
  if (!same(owner.email, email)) await limitAttempts(db, `email link to ${email.toLowerCase()}`, 5, hour)
}

/**
 * Stores a pending email address, mails the link to it, and informs the old address. An address that already has an
 * account gets a notice instead, and the caller can't tell the difference.
 */
export async function requestEmailChange(
  { mail, config }: Pick<Services, 'mail' | 'config'>,
  trx: Db,
  owner: Owner,
  email: string,
): Promise<void> {
  await trx.updateTable('users').set({ pending_email: email }).where('id', '=', owner.id).execute()
  const url = await createEmailLink(trx, owner.id, email, config.publicUrl)
  const taken = (await findUserByEmail(trx, email)) !== undefined
  await mail.send(
    trx,
    taken ? addressTakenEmail(email) : confirmationEmail(email, owner.first_name, url, { moves: true }),
  )
  await mail.send(trx, changeRequestedEmail(owner.email))
}

/** Mails the link again, to the pending address or to the account's own while it isn't confirmed. */
export async function resendEmailLink(
  { db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>,
  owner: Owner & { pending_email: string | null; email_confirmed_at: Date | null },
): Promise<void> {
  if (owner.pending_email === null && owner.email_confirmed_at !== null) return
  const email = owner.pending_email ?? owner.email
  await limitEmailLinks(db, owner, email)
  await db.transaction().execute(async (trx) => {
    if (owner.pending_email !== null) return requestEmailChange({ mail, config }, trx, owner, owner.pending_email)
    const url = await createEmailLink(trx, owner.id, email, config.publicUrl)
    await mail.send(trx, confirmationEmail(email, owner.first_name, url, { moves: false }))
  })
}

/** Keeps the account's address and discards the pending one. */
export async function removePendingEmail(db: Db, userId: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ pending_email: null }).where('id', '=', userId).execute()
    await revokeEmailLinks(trx, userId)
  })
}

/**
 * Confirms an address by its link. A pending address replaces the account's own, and links that were mailed to the old
 * one are revoked.
 */
export async function confirmEmailAddress(
  { db, mail }: Pick<Services, 'db' | 'mail'>,
  customers: Customers,
  token: string,
  address: string,
): Promise<string> {
  if ((await findLink(db, token)) === undefined) {
    await limitAttempts(db, `email link from ${address}`, 60, hour)
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
      await customers.queueEmailUpdate(trx, link.user_id)
      await inLocaleOfUser(trx, link.user_id, async () => {
        const message = m.account_your_email_address_is_now({ email: link.email })
        await notify(trx, link.user_id, { kind: 'account', key: `address ${link.id}`, message, link: '/myaccount' })
        await mail.send(trx, addressChangedEmail(link.now))
      })
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
  const other = await findUserByEmail(trx, email)
  if (other !== undefined && other.id !== userId) throw badLink()
  await trx
    .updateTable('users')
    .set({ email, pending_email: null, email_confirmed_at: sql`now()` })
    .where('id', '=', userId)
    .execute()
  await revokeTickets(trx, userId)
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).execute()
}

function badLink(): Refusal {
  const sentence = m.account_this_link_has_expired_log_in()
  return new Refusal('invalid', sentence, { token: [sentence] })
}

/** Deletes expired links. */
export async function deleteExpiredEmailLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('email_links')
    .where('expires_at', '<', sql<Date>`now()`)
    .execute()
}
