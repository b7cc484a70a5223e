import { changePassword, endLogin, endAllLogins, getMe, getNotifications, getLogins, login } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
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
const createUser = () => app.aRegistered({ password_hash: hash })
const firefox = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'
const logIn = (user: TestUser, cookie?: string, secret = password) =>
  app.call(login, {
    body: { login: user.email, password: secret },
    address: `198.51.100.${++addresses}`,
    headers: { 'user-agent': firefox, ...(cookie !== undefined && { cookie }) },
  })
const cookieOf = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';')[0]
const with_ = (token: string, user: TestUser) => app.as({ ...user, token })
const alive = async (token: string, user: TestUser) => (await with_(token, user).call(getMe)).statusCode === 200
const grow = (token: string) =>
  app.db
    .updateTable('sign_ins')
    .set({ created_at: sql`now() - interval '6 minutes'` })
    .where('token_hash', '=', hashSecret(token))
    .execute()
const change = (user: TestUser, body: object) =>
  app.as(user).call(changePassword, { body: { new_password: next, new_password_confirmation: next, ...body } })
const lettersTo = (user: TestUser) =>
  app.db
    .selectFrom('mails')
    .where('recipient', '=', user.email)
    .orderBy('id')
    .select(['subject', 'body_text'])
    .execute()
const bell = async (user: TestUser) => (await app.as(user).call(getNotifications)).body

test('a new password ends the other logins, keeps this one, and is reported to the owner', async () => {
  const user = await createUser()
  const other = (await logIn(user)).body.access_token
  expect((await change(user, { oldpassword: password })).statusCode).toBe(200)
  expect([await alive(user.token, user), await alive(other, user)]).toEqual([true, false])
  expect([(await logIn(user)).statusCode, (await logIn(user, undefined, next)).statusCode]).toEqual([401, 200])
  expect((await lettersTo(user)).map((email) => email.subject)).toContain('Your password was changed')
  expect((await bell(user)).map((one: { message: string }) => one.message)).toContain(
    'Your password was changed, and every other device was logged out.',
  )
})

test('a login that is five minutes old needs the current password, a younger one does not', async () => {
  const user = await createUser()
  expect((await change(user, {})).statusCode).toBe(200)
  await grow(user.token)
  const without = await change(user, {})
  expect([without.statusCode, without.body.errors]).toEqual([
    422,
    { oldpassword: ['Please enter your current password.'] },
  ])
  const wrong = await change(user, { oldpassword: 'not it' })
  expect([wrong.statusCode, wrong.body.errors]).toEqual([422, { oldpassword: ['That isn’t your current password.'] }])
  expect((await change(user, { oldpassword: next })).statusCode).toBe(200)
})

test('a wrong current password is always refused, and only ten are allowed', async () => {
  const user = await createUser()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await change(user, { oldpassword: `${attempt}` })).statusCode)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
  // Counted for this login only: other logins, and logging in, still work.
  const { access_token } = (await logIn(user)).body
  expect((await change({ ...user, token: access_token }, { oldpassword: password })).statusCode).toBe(200)
})

test.each([
  ['new_password', { new_password: 'short', new_password_confirmation: 'short' }],
  ['new_password', { new_password: 'password123', new_password_confirmation: 'password123' }],
  ['new_password_confirmation', { new_password_confirmation: 'another one than that' }],
  ['new_password_confirmation', { new_password_confirmation: undefined }],
])('reports a bad %s by field (%j)', async (field, body) => {
  const response = await change(await createUser(), { oldpassword: password, ...body })
  expect([response.statusCode, Object.keys(response.body.errors)]).toEqual([422, [field]])
})

test('tells a user without a password how to get one', async () => {
  const partner = await app.aPartner()
  await grow(partner.token)
  const response = await change(partner, { oldpassword: 'whatever' })
  expect(response.body.errors.oldpassword[0]).toContain('Forgot password?')
  expect((await app.call(changePassword, { body: {} })).statusCode).toBe(401)
})

test('lists where a user is logged in, marks the current login, and shows nobody else’s', async () => {
  const user = await createUser()
  const { access_token } = (await logIn(user)).body
  await (
    await app.as(await createUser()).call(getLogins)
  ).body
  const { body } = await with_(access_token, user).call(getLogins)
  expect(body.map(({ device, kind, current }: Record<string, unknown>) => [device, kind, current]).sort()).toEqual([
    ['Firefox on Windows', 'person', true],
    ['Test', 'person', false],
  ])
  expect((await app.call(getLogins)).statusCode).toBe(401)
})

test('only its owner can end a login', async () => {
  const [user, stranger] = [await createUser(), await createUser()]
  const { access_token } = (await logIn(user)).body
  const list = (await with_(access_token, user).call(getLogins)).body
  const { id } = list.find((one: { current: boolean }) => one.current)
  const body = { oldpassword: password }
  expect((await app.as(stranger).call(endLogin, { params: { id }, body })).statusCode).toBe(404)
  expect((await app.as(user).call(endLogin, { params: { id: 'x' }, body })).statusCode).toBe(422)
  // A borrowed tablet proves nothing, however recent its login is.
  for (const oldpassword of [undefined, '', 'not it']) {
    const refused = await app.as(user).call(endLogin, { params: { id }, body: { oldpassword } })
    expect([refused.statusCode, Object.keys(refused.body.errors)]).toEqual([422, ['oldpassword']])
  }
  expect(await alive(access_token, user)).toBe(true)
  expect((await app.as(user).call(endLogin, { params: { id }, body })).statusCode).toBe(200)
  expect([await alive(access_token, user), await alive(user.token, user)]).toEqual([false, true])
  expect((await app.as(user).call(endLogin, { params: { id }, body })).statusCode).toBe(404)
})

test('logging out everywhere ends every login of the user and none of others', async () => {
  const [user, other] = [await createUser(), await createUser()]
  const { access_token } = (await logIn(user)).body
  expect((await with_(access_token, user).call(endAllLogins)).statusCode).toBe(422)
  expect(await alive(user.token, user)).toBe(true)
  expect((await with_(access_token, user).call(endAllLogins, { body: { oldpassword: password } })).statusCode).toBe(200)
  expect([await alive(access_token, user), await alive(user.token, user), await alive(other.token, other)]).toEqual([
    false,
    false,
    true,
  ])
})

test('reports a new device by email and notification until it was seen, except the first one', async () => {
  const user = await createUser()
  const first = await logIn(user)
  expect(String(first.headers['set-cookie'])).toMatch(/^device=[\w-]{43}; Path=\/api; .*HttpOnly; SameSite=Lax$/)
  expect([await lettersTo(user), await bell(user)]).toEqual([[], []])
  const second = await logIn(user)
  const [email] = await lettersTo(user)
  expect([email?.subject, email?.body_text]).toEqual([
    'New login to your account',
    expect.stringContaining('Device: Firefox on Windows'),
  ])
  expect((await bell(user))[0]).toMatchObject({ kind: 'account', link: '/myprofile/security' })
  for (const known of [first, second, first]) await logIn(user, `partner_user=1; ${cookieOf(known)}`)
  expect(await lettersTo(user)).toHaveLength(1)
})

test('reports a device again after 90 days unseen; a device that was used counts as seen, even after logging out', async () => {
  const user = await createUser()
  const [old, used] = [await logIn(user), await logIn(user)]
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
  await logIn(user, cookieOf(used))
  expect(await lettersTo(user)).toEqual([])
  await logIn(user, cookieOf(old))
  expect(await lettersTo(user)).toHaveLength(1)
  await app.db
    .updateTable('devices')
    .set({ last_seen_at: sql`now() - interval '91 days'` })
    .execute()
  await app.as(user).call(endAllLogins, { body: { oldpassword: password } })
  await logIn(user, cookieOf(used))
  expect(await lettersTo(user)).toHaveLength(1)
})

test('a device cookie grants no access, and another user’s counts as unknown', async () => {
  const [user, other] = [await createUser(), await createUser()]
  const cookie = cookieOf(await logIn(other)) ?? ''
  expect((await app.call(getMe, { headers: { cookie } })).statusCode).toBe(401)
  await logIn(user)
  await logIn(user, cookie)
  expect(await lettersTo(user)).toHaveLength(1)
})
