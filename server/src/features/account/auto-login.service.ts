import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { limitAttempts } from '../../platform/http/rate-limits.ts'
import { hashSecret, createLogin, newSecret } from '../../platform/access/tokens.ts'
import { loginLinkEmail } from './account-emails.ts'
import { inLocaleOfUser } from '../../platform/http/locale.ts'
import type { Checkouts } from './billing-port.ts'

const minute = 60_000
const ticketMinutes = 15
const mailedMinutes = 15
/** How long the return page waits before it says that a link will be mailed. */
const waitSeconds = 30

const attemptsPerNetwork = 300
const quarter = 15 * 60

/** The result of a ticket: a token, or `pending` while the payment is still unknown. */
export type AutoLoginResult = { token: string; trialRefused: boolean } | { pending: true }

/**
 * Logs in once with the ticket of a checkout, which is valid from its creation until 15 minutes after its payment is
 * known. All invalid tickets, and database ids, are refused the same way.
 */
export async function logInWithTicket(
  db: Db,
  checkouts: Checkouts,
  ticket: string,
  { address, deviceLabel }: { address: string; deviceLabel: string },
): Promise<AutoLoginResult> {
  const found = await findByTicket(db, ticket)
  if (found === undefined) {
    await limitAttempts(db, `ticket from ${address}`, attemptsPerNetwork, quarter)
    throw badTicket()
  }
  let checkout = found
  if (checkout.paid_at === null) {
    await settle(checkouts, checkout.id)
    checkout = (await findByTicket(db, ticket)) ?? checkout
  }
  if (checkout.paid_at === null) {
    if (checkout.status !== 'open') throw badTicket()
    await noteWaiting(db, checkout.id)
    return { pending: true }
  }
  if (endOf(checkout, ticket) <= Date.now()) throw badTicket()
  return { token: await useTicket(db, checkout, deviceLabel), trialRefused: checkout.status === 'trial_refused' }
}

/** Settles a checkout. While the provider is down, the payment stays unknown, and the page keeps waiting. */
async function settle(checkouts: Checkouts, checkoutId: number): Promise<void> {
  try {
    await checkouts.settle(checkoutId)
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'provider_unavailable') throw error
  }
}

function badTicket(): Refusal {
  return new Refusal('bad_ticket', m.account_this_login_link_is_no_longer())
}

// A ticket is worth no more than a password, so users with two-step login have to log in themselves.
const withoutSecondFactor = sql<boolean>`not exists (select from second_factors
  where second_factors.user_id = checkouts.user_id and confirmed_at is not null)`

function findByTicket(db: Db, ticket: string) {
  const hash = hashSecret(ticket)
  return db
    .selectFrom('checkouts')
    .innerJoin('users', 'users.id', 'checkouts.user_id')
    .where((eb) => eb.or([eb('ticket_hash', '=', hash), eb('mailed_ticket_hash', '=', hash)]))
    .where('ticket_used_at', 'is', null)
    .where('users.status', '=', 'active')
    .where(withoutSecondFactor)
    .select([
      'checkouts.id',
      'checkouts.user_id',
      'checkouts.status',
      'checkouts.paid_at',
      'checkouts.ticket_hash',
      'checkouts.link_mailed_at',
    ])
    .executeTakeFirst()
}

type Found = NonNullable<Awaited<ReturnType<typeof findByTicket>>>

function endOf(checkout: Found, ticket: string): number {
  const mailed = !checkout.ticket_hash?.equals(hashSecret(ticket))
  const since = mailed ? checkout.link_mailed_at : checkout.paid_at
  return since === null ? 0 : since.getTime() + (mailed ? mailedMinutes : ticketMinutes) * minute
}

/**
 * Uses up a ticket and returns the token of the new login. When a ticket is used twice at once, the second use fails.
 */
async function useTicket(db: Db, checkout: Found, deviceLabel: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .updateTable('checkouts')
      .set({ ticket_used_at: sql`now()` })
      .where('id', '=', checkout.id)
      .where('ticket_used_at', 'is', null)
      .executeTakeFirst()
    if (spent.numUpdatedRows === 0n) throw badTicket()
    return createLogin(trx, checkout.user_id, { deviceLabel })
  })
}

/** Revokes the tickets of a user's checkouts: they may have been started by someone who doesn't own the mailbox. */
export async function revokeTickets(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ ticket_used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('ticket_used_at', 'is', null)
    .where((eb) => eb.or([eb('ticket_hash', 'is not', null), eb('mailed_ticket_hash', 'is not', null)]))
    .execute()
}

async function noteWaiting(db: Db, checkoutId: number): Promise<void> {
  await db
    .updateTable('checkouts')
    .set({ asked_at: sql`now()` })
    .where('id', '=', checkoutId)
    .where('asked_at', 'is', null)
    .execute()
}

/** Mails a login link to users whose payment became known only after the return page had given up. */
export async function sendLoginLinks({ db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>): Promise<void> {
  const awaited = await db
    .selectFrom('checkouts')
    .innerJoin('users', 'users.id', 'checkouts.user_id')
    .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${waitSeconds})`)
    .where('link_mailed_at', 'is', null)
    .where('paid_at', 'is not', null)
    .where('ticket_used_at', 'is', null)
    .where(withoutSecondFactor)
    .limit(200)
    .select(['checkouts.id', 'checkouts.status', 'users.id as user', 'users.email', 'users.first_name'])
    .execute()
  for (const { id, status, user, email, first_name } of awaited) {
    const ticket = newSecret()
    await db.transaction().execute(async (trx) => {
      const marked = await trx
        .updateTable('checkouts')
        .set({ link_mailed_at: sql`now()`, mailed_ticket_hash: hashSecret(ticket) })
        .where('id', '=', id)
        .where('link_mailed_at', 'is', null)
        // A user whose page logged in meanwhile would get a dead link.
        .where('ticket_used_at', 'is', null)
        .executeTakeFirst()
      if (marked.numUpdatedRows === 0n) return
      const url = `${config.publicUrl}/auto-login?user_id=${ticket}`
      const refused = status === 'trial_refused'
      await inLocaleOfUser(trx, user, () => mail.send(trx, loginLinkEmail(email, first_name, url, refused)))
    })
  }
}
