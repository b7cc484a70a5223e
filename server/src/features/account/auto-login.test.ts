import { autoLogin, getMe, register, resetPassword } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { hashSecret, newSecret } from '../../platform/access/tokens.ts'
import { mailAwaitedLinks } from './auto-login.service.ts'
import { mailResetLink } from './reset-password.service.ts'

let app: TestApp
let addresses = 0
const anAddress = () => `198.51.100.${++addresses}`

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const enter = (user_id: unknown) => app.call(autoLogin, { body: { user_id }, address: anAddress() })
const password = 'seven quiet turtles'
let people = 0

async function newcomer() {
  const email = `new${++people}@example.org`
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

/** Whether the payment went through: a refused one leads back to its own page. */
async function pay(url: string, card = '4242 4242 4242 4242'): Promise<boolean> {
  const answer = await app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ card, expiry: '12 / 40', cvc: '123', name: 'Mei Lin' }).toString(),
  })
  expect(answer.statusCode).toBe(303)
  return answer.headers.location !== new URL(url).pathname
}

/** A paid checkout with its ticket, without the provider. */
async function paidTicket(paidMinutesAgo: number) {
  const person = await app.aSubscriber()
  const ticket = newSecret()
  await app.db
    .insertInto('checkouts')
    .values({
      user_id: person.id,
      plan: 'monthly',
      status: 'complete',
      ticket_hash: hashSecret(ticket),
      paid_at: sql`now() - make_interval(mins => ${paidMinutesAgo})`,
    })
    .execute()
  return { person, ticket }
}

test('the ticket signs in once the provider says the payment is done, and only once', async () => {
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

test('a declined payment leaves the ticket waiting', async () => {
  const { ticket, url } = await newcomer()
  expect(await pay(url, '4000 0000 0000 0002')).toBe(false)
  expect((await enter(ticket)).body).toMatchObject({ access_token: null, pending: true })
})

test('while the payment provider is away, a ticket waits', async () => {
  const away = await startApp()
  const person = await away.aNew()
  const ticket = newSecret()
  await away.db
    .insertInto('checkouts')
    .values({ user_id: person.id, plan: 'monthly', provider_id: 'cs_test_away', ticket_hash: hashSecret(ticket) })
    .execute()
  const answer = await away.call(autoLogin, { body: { user_id: ticket } })
  expect([answer.statusCode, answer.body.pending, answer.body.access_token]).toEqual([200, true, null])
})

test('of two uses of a ticket at once, one signs in', async () => {
  const { ticket } = await paidTicket(1)
  const answers = await Promise.all([enter(ticket), enter(ticket)])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 401])
})

test('a database id, a made-up ticket, the hash itself and the number of a checkout get the same refusal', async () => {
  const { person, ticket } = await paidTicket(1)
  const { id } = await app.db
    .selectFrom('checkouts')
    .where('user_id', '=', person.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const guesses = [
    person.id,
    String(person.id),
    id,
    newSecret(),
    hashSecret(ticket).toString('base64url'),
    person.email,
  ]
  const answers = await Promise.all(guesses.map(enter))
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toEqual({
      message: 'This login link is no longer valid. Please log in.',
      code: 'bad_ticket',
    })
  }
  expect((await enter(ticket)).statusCode).toBe(200)
})

test('a ticket ends 15 minutes after its payment became known', async () => {
  expect((await enter((await paidTicket(14)).ticket)).statusCode).toBe(200)
  expect((await enter((await paidTicket(15)).ticket)).statusCode).toBe(401)
})

test('a ticket of a blocked person and one of an expired checkout do not sign in', async () => {
  const blocked = await paidTicket(1)
  await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', blocked.person.id).execute()
  expect((await enter(blocked.ticket)).statusCode).toBe(401)
  const { ticket, url } = await newcomer()
  await app.services.payments.checkout.sessions.expire(url.split('/').at(-1) ?? '')
  expect((await enter(ticket)).statusCode).toBe(401)
})

test('a new password by mail ends the tickets of checkouts that somebody else may have begun', async () => {
  const { id, email, ticket, url } = await newcomer()
  await mailResetLink(app.services, { email, known: false })
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
  const signIns = await app.db.selectFrom('sign_ins').where('user_id', '=', id).select('id').execute()
  expect(signIns).toEqual([])
})

test.each([[undefined], [''], [null], [{}], ['x'.repeat(201)]])('%j is no ticket at all', async (ticket) => {
  const answer = await enter(ticket)
  expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
})

test('who waited in vain gets one letter with a sign-in link once the payment is known', async () => {
  const { id, email, ticket, url } = await newcomer()
  await enter(ticket)
  await app.db
    .updateTable('checkouts')
    .set({ asked_at: sql`now() - interval '31 seconds'` })
    .where('user_id', '=', id)
    .execute()
  await mailAwaitedLinks(app.services)
  const letters = () =>
    app.db
      .selectFrom('mails')
      .where('recipient', '=', email)
      .where('subject', 'like', 'Your checkout%')
      .selectAll()
      .execute()
  expect(await letters()).toHaveLength(0)
  await pay(url)
  await app.db
    .updateTable('checkouts')
    .set({ status: 'complete', paid_at: sql`now()` })
    .where('user_id', '=', id)
    .execute()
  await Promise.all([mailAwaitedLinks(app.services), mailAwaitedLinks(app.services)])
  const kept = await letters()
  expect(kept).toHaveLength(1)
  const mailed = /\/auto-login\?user_id=([\w-]+)/.exec(kept[0]?.body_text ?? '')?.[1]
  expect((await enter(mailed)).statusCode).toBe(200)
  expect((await enter(mailed)).statusCode).toBe(401)
  expect((await enter(ticket)).statusCode).toBe(401)
})

test('who is signed in by the page while the links are being mailed gets none that has ended', async () => {
  const waiting = [await newcomer(), await newcomer()]
  const ids = waiting.map(({ id }) => id)
  await app.db
    .updateTable('checkouts')
    .set({ status: 'complete', paid_at: sql`now()`, asked_at: sql`now() - interval '1 minute'` })
    .where('user_id', 'in', ids)
    .execute()
  const mailed: string[] = []
  const mail = {
    // With the first letter, the pages of both have their answer.
    async send(_trx: unknown, { to }: { to: string }) {
      mailed.push(to)
      const other = waiting.find(({ email }) => email !== to)
      expect((await enter(other?.ticket)).statusCode).toBe(200)
    },
  }
  await mailAwaitedLinks({ ...app.services, mail })
  expect(mailed).toHaveLength(1)
})
