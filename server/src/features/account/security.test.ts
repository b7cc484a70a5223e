import { changePassword, endSignIn, endSignIns, getMe, getNotifications, getSignIns, login } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
import { hashSecret } from '../../platform/access/tokens.ts'
import { hashPassword } from './passwords.ts'

let app: TestApp
const password = 'a lantern on the river'
const next = 'a paper boat at dusk'
let hash: string
beforeAll(async () => {
  app = await startApp()
  hash = await hashPassword(password)
})
afterAll(() => app.close())

let addresses = 0
const someone = () => app.aRegistered({ password_hash: hash })
const firefox = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'
const logIn = (person: TestPerson, cookie?: string, secret = password) =>
  app.call(login, {
    body: { login: person.email, password: secret },
    address: `198.51.100.${++addresses}`,
    headers: { 'user-agent': firefox, ...(cookie !== undefined && { cookie }) },
  })
const cookieOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['set-cookie']).split(';')[0]
const with_ = (token: string, person: TestPerson) => app.as({ ...person, token })
const alive = async (token: string, person: TestPerson) => (await with_(token, person).call(getMe)).statusCode === 200
const grow = (token: string) =>
  app.db
    .updateTable('sign_ins')
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .where('token_hash', '=', hashSecret(token))
    .execute()
const change = (person: TestPerson, body: object) =>
  app.as(person).call(changePassword, { body: { new_password: next, new_password_confirmation: next, ...body } })
const lettersTo = (person: TestPerson) =>
  app.db
    .selectFrom('mails')
    .where('recipient', '=', person.email)
    .orderBy('id')
    .select(['subject', 'body_text'])
    .execute()
const bell = async (person: TestPerson) => (await app.as(person).call(getNotifications)).body

test('a new password ends the other sign-ins, keeps this one, and its owner hears of it', async () => {
  const person = await someone()
  const other = (await logIn(person)).body.access_token
  expect((await change(person, { oldpassword: password })).statusCode).toBe(200)
  expect([await alive(person.token, person), await alive(other, person)]).toEqual([true, false])
  expect([(await logIn(person)).statusCode, (await logIn(person, undefined, next)).statusCode]).toEqual([401, 200])
  expect((await lettersTo(person)).map((letter) => letter.subject)).toContain('Your password was changed')
  expect((await bell(person)).map((one: { message: string }) => one.message)).toContain(
    'Your password was changed, and every other device was logged out.',
  )
})

test('a sign-in of five minutes needs the current password, a younger one does not', async () => {
  const person = await someone()
  expect((await change(person, {})).statusCode).toBe(200)
  await grow(person.token)
  const without = await change(person, {})
  expect([without.statusCode, without.body.errors]).toEqual([
    422,
    { oldpassword: ['Please enter your current password.'] },
  ])
  const wrong = await change(person, { oldpassword: 'not it' })
  expect([wrong.statusCode, wrong.body.errors]).toEqual([422, { oldpassword: ['That isn’t your current password.'] }])
  expect((await change(person, { oldpassword: next })).statusCode).toBe(200)
})

test('a wrong current password is refused at any age, and ten are enough', async () => {
  const person = await someone()
  const statuses: number[] = []
  for (let tries = 0; tries < 11; tries++) statuses.push((await change(person, { oldpassword: `${tries}` })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  // They count for this login alone: another one, and logging in, go on.
  const { access_token } = (await logIn(person)).body
  expect((await change({ ...person, token: access_token }, { oldpassword: password })).statusCode).toBe(200)
})

test.each([
  ['new_password', { new_password: 'short', new_password_confirmation: 'short' }],
  ['new_password', { new_password: 'password123', new_password_confirmation: 'password123' }],
  ['new_password_confirmation', { new_password_confirmation: 'another one than that' }],
  ['new_password_confirmation', { new_password_confirmation: undefined }],
])('a bad %s is said under its name (%j)', async (field, body) => {
  const answer = await change(await someone(), { oldpassword: password, ...body })
  expect([answer.statusCode, Object.keys(answer.body.errors)]).toEqual([422, [field]])
})

test('a person without a password is told how to get one', async () => {
  const partner = await app.aPartner()
  await grow(partner.token)
  const answer = await change(partner, { oldpassword: 'whatever' })
  expect(answer.body.errors.oldpassword[0]).toContain('Forgot password?')
  expect((await app.call(changePassword, { body: {} })).statusCode).toBe(401)
})

test('a person sees where they are signed in, the one that asks marked, and nobody else’s', async () => {
  const person = await someone()
  const { access_token } = (await logIn(person)).body
  await (
    await app.as(await someone()).call(getSignIns)
  ).body
  const { body } = await with_(access_token, person).call(getSignIns)
  expect(body.map(({ device, kind, current }: Record<string, unknown>) => [device, kind, current]).sort()).toEqual([
    ['Firefox on Windows', 'person', true],
    ['Test', 'person', false],
  ])
  expect((await app.call(getSignIns)).statusCode).toBe(401)
})

test('one sign-in is ended by its owner alone', async () => {
  const [person, stranger] = [await someone(), await someone()]
  const { access_token } = (await logIn(person)).body
  const list = (await with_(access_token, person).call(getSignIns)).body
  const { id } = list.find((one: { current: boolean }) => one.current)
  const body = { oldpassword: password }
  expect((await app.as(stranger).call(endSignIn, { params: { id }, body })).statusCode).toBe(404)
  expect((await app.as(person).call(endSignIn, { params: { id: 'x' }, body })).statusCode).toBe(422)
  // A borrowed tablet is no proof, however young its login is.
  for (const oldpassword of [undefined, '', 'not it']) {
    const refused = await app.as(person).call(endSignIn, { params: { id }, body: { oldpassword } })
    expect([refused.statusCode, Object.keys(refused.body.errors)]).toEqual([422, ['oldpassword']])
  }
  expect(await alive(access_token, person)).toBe(true)
  expect((await app.as(person).call(endSignIn, { params: { id }, body })).statusCode).toBe(200)
  expect([await alive(access_token, person), await alive(person.token, person)]).toEqual([false, true])
  expect((await app.as(person).call(endSignIn, { params: { id }, body })).statusCode).toBe(404)
})

test('logging out everywhere ends each sign-in of the person and none of others', async () => {
  const [person, other] = [await someone(), await someone()]
  const { access_token } = (await logIn(person)).body
  expect((await with_(access_token, person).call(endSignIns)).statusCode).toBe(422)
  expect(await alive(person.token, person)).toBe(true)
  expect((await with_(access_token, person).call(endSignIns, { body: { oldpassword: password } })).statusCode).toBe(200)
  expect([
    await alive(access_token, person),
    await alive(person.token, person),
    await alive(other.token, other),
  ]).toEqual([false, false, true])
})

test('the first device is no news; another one is, by letter and in the bell, until it was seen', async () => {
  const person = await someone()
  const first = await logIn(person)
  expect(String(first.headers['set-cookie'])).toMatch(/^device=[\w-]{43}; Path=\/api; .*HttpOnly; SameSite=Lax$/)
  expect([await lettersTo(person), await bell(person)]).toEqual([[], []])
  const second = await logIn(person)
  const [letter] = await lettersTo(person)
  expect([letter?.subject, letter?.body_text]).toEqual([
    'New login to your account',
    expect.stringContaining('Device: Firefox on Windows'),
  ])
  expect((await bell(person))[0]).toMatchObject({ kind: 'account', link: '/myaccount#sign-ins' })
  for (const known of [first, second, first]) await logIn(person, `partner_user=1; ${cookieOf(known)}`)
  expect(await lettersTo(person)).toHaveLength(1)
})

test('a device that was not seen in 90 days is news again; one whose sign-in was used is not, even after logging out', async () => {
  const person = await someone()
  const [old, used] = [await logIn(person), await logIn(person)]
  await app.db.deleteFrom('mails').execute()
  await app.db
    .updateTable('devices')
    .set({ last_seen_at: sql`now() - interval '91 days'` })
    .execute()
  await app.db
    .updateTable('sign_ins')
    .set({ last_used_at: sql`now() - interval '91 days'` })
    .where('token_hash', '=', hashSecret(old.body.access_token))
    .execute()
  await logIn(person, cookieOf(used))
  expect(await lettersTo(person)).toEqual([])
  await logIn(person, cookieOf(old))
  expect(await lettersTo(person)).toHaveLength(1)
  await app.db
    .updateTable('devices')
    .set({ last_seen_at: sql`now() - interval '91 days'` })
    .execute()
  await app.as(person).call(endSignIns, { body: { oldpassword: password } })
  await logIn(person, cookieOf(used))
  expect(await lettersTo(person)).toHaveLength(1)
})

test('the cookie of a device opens nothing, and another person’s is a stranger here', async () => {
  const [person, other] = [await someone(), await someone()]
  const cookie = cookieOf(await logIn(other)) ?? ''
  expect((await app.call(getMe, { headers: { cookie } })).statusCode).toBe(401)
  await logIn(person)
  await logIn(person, cookie)
  expect(await lettersTo(person)).toHaveLength(1)
})
