import { autoLogin, getMe, register, resetPassword } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { sendLoginLinks } from './auto-login.service.ts'
import { sendResetLink } from './reset-password.service.ts'

let app: TestApp
let addresses = 0
const anAddress = () => `198.51.100.${++addresses}`

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const enter = (user_id: unknown) => app.call(autoLogin, { body: { user_id }, address: anAddress() })
const password = 'seven quiet turtles'
let users = 0

async function newcomer() {
  const email = `new${++users}@example.org`
  const { body } = await app.call(register, {
    body: {
      first_name: 'Mei',
      last_name: 'Lin',
      email,
      password,
      password_confirmation: password,
      occupation: '1',
      plan_type: 'monthly',
    },
    address: anAddress(),
  })
  const session = await app.services.payments.checkout.sessions.retrieve(body.payment_url.split('/').at(-1) ?? '')
  const ticket = new URL(session.success_url ?? '').searchParams.get('user_id') ?? ''
  const { id } = await app.db.selectFrom('users').where('email', '=', email).select('id').executeTakeFirstOrThrow()
  return { id, email, ticket, url: body.payment_url as string }
}

/** Pays, and returns whether it went through. A declined payment leads back to the payment page. */
async function pay(url: string, card = '4242 4242 4242 4242'): Promise<boolean> {
  const response = await app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card, expiry: '12 / 40', cvc: '123', name: 'Mei Lin' }).toString(),
  })
  expect(response.statusCode).toBe(303)
  return response.headers.location !== new URL(url).pathname
}

/** Creates a paid checkout with its ticket, without the provider. */
async function paidTicket(paidMinutesAgo: number) {
  const user = await app.aSubscriber()
  const ticket = newSecret()
  await app.db
    .insertInto('checkouts')
    .values({
      user_id: user.id,
      plan: 'monthly',
      status: 'complete',
      ticket_hash: hashSecret(ticket),
      paid_at: sql`now() - make_interval(mins => ${paidMinutesAgo})`,
    })
    .execute()
  return { user: user, ticket }
}

test('a ticket logs in once, as soon as the provider reports the payment', async () => {
  const { id, email, ticket, url } = await newcomer()
  const waiting = await enter(ticket)
  expect(waiting.body).toMatchObject({ access_token: null, pending: true })
  expect(await pay(url)).toBe(true)
  const entered = await enter(ticket)
  expect([entered.statusCode, entered.body.pending]).toEqual([200, false])
  const me = await app.as({ id, email, username: '', token: entered.body.access_token }).call(getMe)
  expect(me.body).toMatchObject({ id, active: true, subscription_status: 'current', plan_type: '1' })
  const again = await enter(ticket)
  expect([again.statusCode, again.body.code]).toEqual([401, 'bad_ticket'])
})

test('a declined payment leaves the ticket pending', async () => {
  const { ticket, url } = await newcomer()
  expect(await pay(url, '4000 0000 0000 0002')).toBe(false)
  expect((await enter(ticket)).body).toMatchObject({ access_token: null, pending: true })
})

test('a ticket stays pending while the payment provider is down', async () => {
  const away = await startApp()
  const user = await away.aNewUser()
  const ticket = newSecret()
  await away.db
    .insertInto('checkouts')
    .values({ user_id: user.id, plan: 'monthly', provider_id: 'cs_test_away', ticket_hash: hashSecret(ticket) })
    .execute()
  const response = await away.call(autoLogin, { body: { user_id: ticket } })
  expect([response.statusCode, response.body.pending, response.body.access_token]).toEqual([200, true, null])
})

test('only one of two simultaneous uses of a ticket logs in', async () => {
  const { ticket } = await paidTicket(1)
  const responses = await Promise.all([enter(ticket), enter(ticket)])
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 401])
})

test('refuses a database id, a made-up ticket, the hash itself, and a checkout number in the same way', async () => {
  const { user: user, ticket } = await paidTicket(1)
  const { id } = await app.db
    .selectFrom('checkouts')
    .where('user_id', '=', user.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const guesses = [user.id, String(user.id), id, newSecret(), hashSecret(ticket).toString('base64url'), user.email]
  const responses = await Promise.all(guesses.map(enter))
  for (const response of responses) {
    expect(response.statusCode).toBe(401)
    expect(response.body).toEqual({
      message: 'This login link is no longer valid. Please log in.',
      code: 'bad_ticket',
    })
  }
  expect((await enter(ticket)).statusCode).toBe(200)
})

test('a ticket expires 15 minutes after its payment becomes known', async () => {
  expect((await enter((await paidTicket(14)).ticket)).statusCode).toBe(200)
  expect((await enter((await paidTicket(15)).ticket)).statusCode).toBe(401)
})

test('refuses the tickets of a blocked user and of an expired checkout', async () => {
  const blocked = await paidTicket(1)
  await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', blocked.user.id).execute()
  expect((await enter(blocked.ticket)).statusCode).toBe(401)
  const { ticket, url } = await newcomer()
  await app.services.payments.checkout.sessions.expire(url.split('/').at(-1) ?? '')
  expect((await enter(ticket)).statusCode).toBe(401)
})

test('resetting the password by email revokes the tickets of checkouts that someone else may have started', async () => {
  const { id, email, ticket, url } = await newcomer()
  await sendResetLink(app.services, { email, known: false })
  const letter = await app.db
    .selectFrom('mails')
    .where('recipient', '=', email)
    .where('subject', 'like', '%password%')
    .selectAll()
    .executeTakeFirstOrThrow()
  const token = /token=([\w-]+)/.exec(letter.body_text)?.[1]
  const fresh = 'mine and nobody else'
  const body = { token, password: fresh, password_confirmation: fresh }
  expect((await app.call(resetPassword, { body, address: anAddress() })).statusCode).toBe(200)
  expect(await pay(url)).toBe(true)
  expect((await enter(ticket)).statusCode).toBe(401)
  const logins = await app.db.selectFrom('sign_ins').where('user_id', '=', id).select('id').execute()
  expect(logins).toEqual([])
})

test.each([[undefined], [''], [null], [{}], ['x'.repeat(201)]])('refuses %j as a ticket', async (ticket) => {
  const response = await enter(ticket)
  expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
})

test('a user who waited for nothing gets one email with a login link once the payment is known', async () => {
  const { id, email, ticket, url } = await newcomer()
  await enter(ticket)
  await app.db
    .updateTable('checkouts')
    .set({ asked_at: sql`now() - interval '31 seconds'` })
    .where('user_id', '=', id)
    .execute()
  await sendLoginLinks(app.services)
  const emails = () =>
    app.db
      .selectFrom('mails')
      .where('recipient', '=', email)
      .where('subject', 'like', 'Your checkout%')
      .selectAll()
      .execute()
  expect(await emails()).toHaveLength(0)
  await pay(url)
  await app.db
    .updateTable('checkouts')
    .set({ status: 'complete', paid_at: sql`now()` })
    .where('user_id', '=', id)
    .execute()
  await Promise.all([sendLoginLinks(app.services), sendLoginLinks(app.services)])
  const stored = await emails()
  expect(stored).toHaveLength(1)
  const mailed = /\/auto-login\?user_id=([\w-]+)/.exec(stored[0]?.body_text ?? '')?.[1]
  expect((await enter(mailed)).statusCode).toBe(200)
  expect((await enter(mailed)).statusCode).toBe(401)
  expect((await enter(ticket)).statusCode).toBe(401)
})

test('a user whose page logs in while the links are being mailed gets no dead link', async () => {
  const waiting = [await newcomer(), await newcomer()]
  const ids = waiting.map(({ id }) => id)
  await app.db
    .updateTable('checkouts')
    .set({ status: 'complete', paid_at: sql`now()`, asked_at: sql`now() - interval '1 minute'` })
    .where('user_id', 'in', ids)
    .execute()
  const mailed: string[] = []
  const mail = {
    ...app.services.mail,
    // Both pages log in while the first email is being sent.
    async send(_trx: unknown, { to }: { to: string }) {
      mailed.push(to)
      const other = waiting.find(({ email }) => email !== to)
      expect((await enter(other?.ticket)).statusCode).toBe(200)
      return 0
    },
  }
  await sendLoginLinks({ ...app.services, mail })
  expect(mailed).toHaveLength(1)
})
