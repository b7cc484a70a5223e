import { confirmEmail, dropPendingEmail, getMe, register, sendConfirmation, updateProfile } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

let addresses = 0
const anAddress = () => `203.0.113.${++addresses}`
const me = async (person: TestPerson) => (await app.as(person).call(getMe)).body
const lettersTo = (email: string) =>
  app.db.selectFrom('mails').where('recipient', '=', email).orderBy('id').selectAll().execute()
const linkIn = (text: string) => /confirmemail\?token=([\w-]+)/.exec(text)?.[1] ?? ''
const newestLink = async (email: string) => linkIn((await lettersTo(email)).at(-1)?.body_text ?? '')
const open = (token: string) => app.call(confirmEmail, { body: { token }, address: anAddress() })
const ask = (person: TestPerson, email: string) => {
  const body = { first_name: 'Pat', last_name: 'Lee', username: person.username, occupation: '1', email }
  return app.as(person).call(updateProfile, { body })
}

test('the welcome letter holds the link that confirms the address; opened again it says the same', async () => {
  const email = 'new.here@example.org'
  const body = { first_name: 'Rosa', last_name: 'Vega', email, occupation: '1', plan_type: 'monthly' }
  const password = 'correct horse battery'
  await app.call(register, { body: { ...body, password, password_confirmation: password }, address: anAddress() })
  const confirmed = () =>
    app.db.selectFrom('users').where('email', '=', email).select('email_confirmed_at').executeTakeFirstOrThrow()
  expect((await confirmed()).email_confirmed_at).toBeNull()
  const token = await newestLink(email)
  for (const answer of [await open(token), await open(token)])
    expect([answer.statusCode, answer.body.email]).toEqual([200, email])
  expect((await confirmed()).email_confirmed_at).not.toBeNull()
})

test('a new address waits until its link is opened; the old one is told both times and learns no new address', async () => {
  const person = await app.aSubscriber()
  const next = `next.${person.email}`
  const answer = await ask(person, next)
  expect([answer.statusCode, answer.body.pending_email]).toEqual([200, next])
  expect(await me(person)).toMatchObject({ email: person.email, pending_email: next })
  const [notice] = await lettersTo(person.email)
  expect(notice?.subject).toBe('Someone asked to change your email')
  expect(`${notice?.body_text}${notice?.body_html}`).not.toContain(next)

  await app.db
    .insertInto('password_resets')
    .values({
      user_id: person.id,
      token_hash: Buffer.from('of the old mailbox'),
      expires_at: sql`now() + interval '1 hour'`,
    })
    .execute()
  expect((await open(await newestLink(next))).statusCode).toBe(200)
  expect(await me(person)).toMatchObject({ email: next, pending_email: null, email_confirmed: true })
  expect((await lettersTo(person.email)).at(-1)?.subject).toBe('Your email was changed')
  const resets = await app.db.selectFrom('password_resets').where('user_id', '=', person.id).execute()
  expect(resets).toEqual([])
  const told = await app.db.selectFrom('notifications').where('user_id', '=', person.id).select('message').execute()
  expect(told).toEqual([{ message: `Your email address is now ${next}.` }])
})

test('the payment provider writes to the new address from then on', async () => {
  const { payments } = app.services
  const person = await app.aRegistered()
  const { id } = await payments.customers.create({ email: person.email })
  await app.db.insertInto('billing_customers').values({ user_id: person.id, provider_id: id }).execute()
  const next = `paid.${person.email}`
  await ask(person, next)
  const known = async () => ((await payments.customers.retrieve(id)) as { email?: string }).email
  await app.db.deleteFrom('billing_customers').where('provider_id', 'like', 'cus_test%').execute()
  await app.runJobs()
  expect(await known()).toBe(person.email)
  await open(await newestLink(next))
  await app.runJobs()
  expect(await known()).toBe(next)
})

test('saving the profile with the address as it is, or with the one that waits, mails nothing', async () => {
  const person = await app.aRegistered()
  await ask(person, person.email.toUpperCase())
  expect(await lettersTo(person.email)).toEqual([])
  await ask(person, 'waits@example.org')
  await ask(person, 'Waits@example.org')
  await ask(person, person.email)
  expect(await lettersTo('waits@example.org')).toHaveLength(1)
  expect((await me(person)).pending_email).toBe('waits@example.org')
})

test('whether an address has an account is told to its owner alone', async () => {
  const [person, other] = [await app.aRegistered(), await app.aRegistered()]
  const answers = [await ask(person, other.email), await ask(await app.aRegistered(), 'nobody@example.org')]
  expect(answers.map((answer) => [answer.statusCode, answer.body.message])).toEqual([
    answers.map((answer) => [answer.statusCode, answer.body.message])[0],
    [200, 'Your profile has been successfully updated!'],
  ])
  const [letter] = await lettersTo(other.email)
  expect([letter?.subject, linkIn(letter?.body_text ?? '')]).toEqual(['This email already has a Marigold account', ''])
  expect((await me(other)).email).toBe(other.email)
})

test('of two who wait for one address, the one who opens the link has it', async () => {
  const [first, second] = [await app.aRegistered(), await app.aRegistered()]
  await ask(first, 'both@example.org')
  const ofFirst = await newestLink('both@example.org')
  await ask(second, 'both@example.org')
  const ofSecond = await newestLink('both@example.org')
  expect((await open(ofSecond)).statusCode).toBe(200)
  expect((await open(ofFirst)).statusCode).toBe(422)
  expect([(await me(first)).email, (await me(second)).email]).toEqual([first.email, 'both@example.org'])
})

test('a link ends: with a newer wish, when the wish is dropped, after three days, and when it is made up', async () => {
  const person = await app.aRegistered()
  await ask(person, 'one@example.org')
  const older = await newestLink('one@example.org')
  await ask(person, 'two@example.org')
  expect((await open(older)).statusCode).toBe(422)
  const dropped = await newestLink('two@example.org')
  expect((await app.as(person).call(dropPendingEmail)).statusCode).toBe(200)
  expect([(await open(dropped)).statusCode, (await me(person)).pending_email]).toEqual([422, null])
  await ask(person, 'three@example.org')
  const late = await newestLink('three@example.org')
  await app.db
    .updateTable('email_links')
    .set({ expires_at: sql`now()` })
    .where('user_id', '=', person.id)
    .execute()
  expect((await open(late)).statusCode).toBe(422)
  const wrong = await open('made-up')
  expect([wrong.statusCode, Object.keys(wrong.body.errors)]).toEqual([422, ['token']])
  expect((await open('')).statusCode).toBe(422)
  expect((await me(person)).email).toBe(person.email)
})

test('the link is mailed again on wish, to whichever address waits, and not to one that is confirmed', async () => {
  const person = await app.aRegistered()
  expect((await app.as(person).call(sendConfirmation)).statusCode).toBe(200)
  expect((await open(await newestLink(person.email))).statusCode).toBe(200)
  expect((await me(person)).email_confirmed).toBe(true)
  await app.as(person).call(sendConfirmation)
  expect(await lettersTo(person.email)).toHaveLength(1)
  await ask(person, 'again@example.org')
  await app.as(person).call(sendConfirmation)
  expect(await lettersTo('again@example.org')).toHaveLength(2)
  expect((await app.call(sendConfirmation)).statusCode).toBe(401)
  expect((await app.call(dropPendingEmail)).statusCode).toBe(401)
})

test('an address gets five such letters an hour at most, whoever asks', async () => {
  const statuses: number[] = []
  for (let tries = 0; tries < 6; tries++)
    statuses.push((await ask(await app.aRegistered(), 'poor@example.org')).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})
