import { m } from '#messages'
import { sql } from 'kysely'
import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { countTry } from '../../platform/http/limits.ts'
import { hashSecret, issueSignIn, newSecret } from '../../platform/access/tokens.ts'
import { signInLetter } from './letters.ts'
import type { Checkouts } from './billing-port.ts'

const minute = 60_000
const ticketMinutes = 15
const mailedMinutes = 15
/** The return page waits this long before it says that a link will be mailed. */
const patienceSeconds = 30

const triesOfAddress = 300
const quarter = 15 * 60

/** What a ticket opens: a token, or nothing yet while the payment is not known. */
export type Entry = { token: string; trialRefused: boolean } | { pending: true }

/**
 * Signs in once by the ticket of a checkout: good from its creation until 15 minutes after its payment is known.
 * A wrong, used, late or never valid ticket, and any database id, are refused alike.
 */
export async function signInByTicket(
  db: Db,
  checkouts: Checkouts,
  ticket: string,
  { address, deviceLabel }: { address: string; deviceLabel: string },
): Promise<Entry> {
  const found = await findByTicket(db, ticket)
  if (found === undefined) {
    await countTry(db, `ticket from ${address}`, triesOfAddress, quarter)
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
  return { token: await spend(db, checkout, deviceLabel), trialRefused: checkout.status === 'trial_refused' }
}

/** A provider that is away leaves the payment unknown for now, which is what the page already waits for. */
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

// A ticket is what a password is, and no more: where a code is asked for too, its person logs in.
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

/** Of two uses at once, one finds the ticket spent. */
async function spend(db: Db, checkout: Found, deviceLabel: string): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const spent = await trx
      .updateTable('checkouts')
      .set({ ticket_used_at: sql`now()` })
      .where('id', '=', checkout.id)
      .where('ticket_used_at', 'is', null)
      .executeTakeFirst()
    if (spent.numUpdatedRows === 0n) throw badTicket()
    return issueSignIn(trx, checkout.user_id, { deviceLabel })
  })
}

/** Ends the tickets that a person's checkouts still carry: whoever began them may not be who has the mailbox. */
export async function endTickets(db: Db, userId: number): Promise<void> {
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

/** Mails a sign-in link to people whose payment became known only after the return page had given up. */
export async function mailAwaitedLinks({ db, mail, config }: Pick<Services, 'db' | 'mail' | 'config'>): Promise<void> {
  const awaited = await db
    .selectFrom('checkouts')
    .innerJoin('users', 'users.id', 'checkouts.user_id')
    .where('asked_at', '<', sql<Date>`now() - make_interval(secs => ${patienceSeconds})`)
    .where('link_mailed_at', 'is', null)
    .where('paid_at', 'is not', null)
    .where('ticket_used_at', 'is', null)
    .where(withoutSecondFactor)
    .limit(200)
    .select(['checkouts.id', 'checkouts.status', 'users.email', 'users.first_name'])
    .execute()
  for (const { id, status, email, first_name } of awaited) {
    const ticket = newSecret()
    await db.transaction().execute(async (trx) => {
      const marked = await trx
        .updateTable('checkouts')
        .set({ link_mailed_at: sql`now()`, mailed_ticket_hash: hashSecret(ticket) })
        .where('id', '=', id)
        .where('link_mailed_at', 'is', null)
        // Whose page had its answer in the meantime would get a link that has ended.
        .where('ticket_used_at', 'is', null)
        .executeTakeFirst()
      if (marked.numUpdatedRows === 0n) return
      const url = `${config.publicUrl}/auto-login?user_id=${ticket}`
      await mail.send(trx, signInLetter(email, first_name, url, status === 'trial_refused'))
    })
  }
}
