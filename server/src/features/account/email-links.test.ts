import { confirmEmail, cancelEmailChange, getMe, register, sendConfirmation, updateProfile } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

let addresses = 0
const anAddress = () => `203.0.113.${++addresses}`
const me = async (user: TestUser) => (await app.as(user).call(getMe)).body
const lettersTo = (email: string) =>
  app.db.selectFrom('mails').where('recipient', '=', email).orderBy('id').selectAll().execute()
const linkIn = (text: string) => /confirmemail\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const newestLink = async (email: string) => linkIn((await lettersTo(email)).at(-1)?.body_text ?? '')
const open = (token: string) => app.call(confirmEmail, { body: { token }, address: anAddress() })
const ask = (user: TestUser, email: string) => {
  const body = { first_name: 'Pat', last_name: 'Lee', username: user.username, occupation: '1', email }
  return app.as(user).call(updateProfile, { body })
}

test('the welcome email has the link that confirms the address; opening it again shows the same message', async () => {
  const email = 'new.here@example.org'
  const body = { first_name: 'Rosa', last_name: 'Vega', email, occupation: '1', plan_type: 'monthly' }
  const password = 'correct horse battery'
  await app.call(register, { body: { ...body, password, password_confirmation: password }, address: anAddress() })
  const confirmed = () =>
    app.db.selectFrom('users').where('email', '=', email).select('email_confirmed_at').executeTakeFirstOrThrow()
  expect((await confirmed()).email_confirmed_at).toBeNull()
  const token = await newestLink(email)
  for (const response of [await open(token), await open(token)])
    expect([response.statusCode, response.body.email]).toEqual([200, email])
  expect((await confirmed()).email_confirmed_at).not.toBeNull()
})

test('a new address is pending until its link is opened; the old address is informed twice without learning the new one', async () => {
  const user = await app.aSubscriber()
  const next = `next.${user.email}`
  const response = await ask(user, next)
  expect([response.statusCode, response.body.pending_email]).toEqual([200, next])
  expect(await me(user)).toMatchObject({ email: user.email, pending_email: next })
  const [notice] = await lettersTo(user.email)
  expect(notice?.subject).toBe('Someone asked to change your email')
  expect(`${notice?.body_text}${notice?.body_html}`).not.toContain(next)

  await app.db
    .insertInto('password_resets')
    .values({
      user_id: user.id,
      token_hash: Buffer.from('of the old mailbox'),
      expires_at: sql`now() + interval '1 hour'`,
    })
    .execute()
  expect((await open(await newestLink(next))).statusCode).toBe(200)
  expect(await me(user)).toMatchObject({ email: next, pending_email: null, email_confirmed: true })
  expect((await lettersTo(user.email)).at(-1)?.subject).toBe('Your email was changed')
  const resets = await app.db.selectFrom('password_resets').where('user_id', '=', user.id).execute()
  expect(resets).toEqual([])
  const notified = await app.db.selectFrom('notifications').where('user_id', '=', user.id).select('message').execute()
  expect(notified).toEqual([{ message: `Your email address is now ${next}.` }])
})

test('the payment provider writes to the new address from then on', async () => {
  const { payments } = app.services
  const user = await app.aRegistered()
  const { id } = await payments.customers.create({ email: user.email })
  await app.db.insertInto('billing_customers').values({ user_id: user.id, provider_id: id }).execute()
  const next = `paid.${user.email}`
  await ask(user, next)
  const known = async () => ((await payments.customers.retrieve(id)) as { email?: string }).email
  await app.db.deleteFrom('billing_customers').where('provider_id', 'like', 'cus_test%').execute()
  await app.runJobs()
  expect(await known()).toBe(user.email)
  await open(await newestLink(next))
  await app.runJobs()
  expect(await known()).toBe(next)
})

test('saving the profile with the current or the pending address sends no email', async () => {
  const user = await app.aRegistered()
  await ask(user, user.email.toUpperCase())
  expect(await lettersTo(user.email)).toEqual([])
  await ask(user, 'waits@example.org')
  await ask(user, 'Waits@example.org')
  await ask(user, user.email)
  expect(await lettersTo('waits@example.org')).toHaveLength(1)
  expect((await me(user)).pending_email).toBe('waits@example.org')
})

test('only the owner of an address learns whether it has an account', async () => {
  const [user, other] = [await app.aRegistered(), await app.aRegistered()]
  const responses = [await ask(user, other.email), await ask(await app.aRegistered(), 'nobody@example.org')]
  expect(responses.map((response) => [response.statusCode, response.body.message])).toEqual([
    responses.map((response) => [response.statusCode, response.body.message])[0],
    [200, 'Your profile has been successfully updated!'],
  ])
  const [email] = await lettersTo(other.email)
  expect([email?.subject, linkIn(email?.body_text ?? '')]).toEqual(['This email already has a Marigold account', ''])
  expect((await me(other)).email).toBe(other.email)
})

test('when two accounts request the same address, it goes to the one that opens its link', async () => {
  const [first, second] = [await app.aRegistered(), await app.aRegistered()]
  await ask(first, 'both@example.org')
  const ofFirst = await newestLink('both@example.org')
  await ask(second, 'both@example.org')
  const ofSecond = await newestLink('both@example.org')
  expect((await open(ofSecond)).statusCode).toBe(200)
  expect((await open(ofFirst)).statusCode).toBe(422)
  expect([(await me(first)).email, (await me(second)).email]).toEqual([first.email, 'both@example.org'])
})

test('a link expires: after a newer request, after cancellation, after three days, and never works when made up', async () => {
  const user = await app.aRegistered()
  await ask(user, 'one@example.org')
  const older = await newestLink('one@example.org')
  await ask(user, 'two@example.org')
  expect((await open(older)).statusCode).toBe(422)
  const dropped = await newestLink('two@example.org')
  expect((await app.as(user).call(cancelEmailChange)).statusCode).toBe(200)
  expect([(await open(dropped)).statusCode, (await me(user)).pending_email]).toEqual([422, null])
  await ask(user, 'three@example.org')
  const late = await newestLink('three@example.org')
  await app.db
    .updateTable('email_links')
    .set({ expires_at: sql`now()` })
    .where('user_id', '=', user.id)
    .execute()
  expect((await open(late)).statusCode).toBe(422)
  const wrong = await open('made-up')
  expect([wrong.statusCode, Object.keys(wrong.body.errors)]).toEqual([422, ['token']])
  expect((await open('')).statusCode).toBe(422)
  expect((await me(user)).email).toBe(user.email)
})

test('mails the link again on request to the address that needs confirmation, but not to a confirmed one', async () => {
  const user = await app.aRegistered()
  expect((await app.as(user).call(sendConfirmation)).statusCode).toBe(200)
  expect((await open(await newestLink(user.email))).statusCode).toBe(200)
  expect((await me(user)).email_confirmed).toBe(true)
  await app.as(user).call(sendConfirmation)
  expect(await lettersTo(user.email)).toHaveLength(1)
  await ask(user, 'again@example.org')
  await app.as(user).call(sendConfirmation)
  expect(await lettersTo('again@example.org')).toHaveLength(2)
  expect((await app.call(sendConfirmation)).statusCode).toBe(401)
  expect((await app.call(cancelEmailChange)).statusCode).toBe(401)
})

test('an address gets at most five of these emails an hour, no matter who requests them', async () => {
  const statuses: number[] = []
  for (let attempt = 0; attempt < 6; attempt++)
    statuses.push((await ask(await app.aRegistered(), 'poor@example.org')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
