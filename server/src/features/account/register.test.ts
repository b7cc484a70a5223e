import { getMe, login, register } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../platform/testing/testing.ts'
import { solveCaptcha } from './testing-captcha.ts'

let app: TestApp
let addresses = 0
const anAddress = () => `198.51.100.${++addresses}`

beforeAll(async () => {
  app = await startApp({ sandbox: true })
})
afterAll(() => app.close())

const password = 'seven quiet turtles'
let users = 0
const body = (changes: object = {}) => ({
  full_name: 'Mei Lin',
  first_name: 'Mei',
  last_name: 'Lin',
  email: `mei${++users}@example.org`,
  password,
  password_confirmation: password,
  occupation: '1',
  plan_type: 'yearly',
  ...changes,
})
const signUp = (changes: object = {}, address = anAddress()) => app.call(register, { body: body(changes), address })
const solve = () => solveCaptcha(app)
const userOf = (email: string) => app.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst()

test('registering creates an account, its yearly checkout with the trial, and an email', async () => {
  const { statusCode, body: response } = await signUp({ email: 'Ada.Byron@example.org' })
  expect([statusCode, response.message, response.trial]).toEqual([200, 'you have been registered successfully', true])
  const user = await userOf('Ada.Byron@example.org')
  expect(user).toMatchObject({ username: 'ada.byron', first_name: 'Mei', occupation: '1', chosen_plan: 'yearly' })
  expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  const session = await app.services.payments.checkout.sessions.retrieve(response.payment_url.split('/').at(-1) ?? '')
  expect(session.amount_total).toBe(0)
  expect(session.success_url).toMatch(/\/auto-login\?user_id=[\w-]{43}$/)
  expect(session.cancel_url).toBe(`${app.url}/exploregames?message=Free%20Games`)
  const email = await app.db
    .selectFrom('mails')
    .where('recipient', '=', 'Ada.Byron@example.org')
    .selectAll()
    .executeTakeFirst()
  expect(email?.body_text).toContain('ada.byron')
  const signedIn = await app.call(login, { body: { login: 'ada.byron', password }, address: anAddress() })
  expect(signedIn.statusCode).toBe(200)
})

test('an email address that has had its trial is told so, and pays at once', async () => {
  const email = 'twice@example.org'
  const first = await signUp({ email })
  await app.inject({
    method: 'POST',
    url: new URL(first.body.payment_url).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'card=4242424242424242&expiry=12%2F40&cvc=123&name=Mei',
  })
  const trialsUsed = async () => {
    await app.runJobs()
    return app.count('trials_used')
  }
  await expect.poll(trialsUsed, { timeout: 20_000, interval: 100 }).toBeGreaterThan(0)
  await app.db.deleteFrom('users').where('email', '=', email).execute()
  const again = await signUp({ email })
  const session = await app.services.payments.checkout.sessions.retrieve(
    again.body.payment_url.split('/').at(-1) as string,
  )
  expect([again.body.trial, session.amount_total]).toEqual([false, 9590])
})

test('accepts the plan as a word or a code, and defaults to monthly', async () => {
  for (const [given, stored] of [
    ['quarterly', 'quarterly'],
    ['3', 'yearly'],
    [undefined, 'monthly'],
  ]) {
    const email = `plan${++users}@example.org`
    expect((await signUp({ email, plan_type: given })).statusCode).toBe(200)
    expect((await userOf(email))?.chosen_plan).toBe(stored)
  }
})

test('usernames stay unique when the local parts are the same', async () => {
  await Promise.all(['a.example', 'b.example', 'c.example'].map((host) => signUp({ email: `same.name@${host}` })))
  const rows = await app.db.selectFrom('users').where('email', 'like', 'same.name@%').select('username').execute()
  expect(new Set(rows.map((row) => row.username)).size).toBe(3)
  for (const { username } of rows) expect(username).toMatch(/^same\.name\d*$/)
})

test('ignores extra fields: nobody can make themselves an administrator, active, or another user', async () => {
  const email = 'sly@example.org'
  const extra = {
    email,
    isadmin: true,
    is_admin: true,
    id: 1,
    subscription_status: 'free',
    complimentary: true,
    status: 'blocked',
    username: 'admin',
    is_partner: true,
    created_at: '2000-01-01',
  }
  expect((await signUp(extra)).statusCode).toBe(200)
  const user = await userOf(email)
  expect(user).toMatchObject({
    is_admin: false,
    complimentary: false,
    is_partner: false,
    status: 'active',
    username: 'sly',
  })
  const signedIn = await app.call(login, { body: { login: email, password }, address: anAddress() })
  const me = await app.as({ id: 0, email, username: '', token: signedIn.body.access_token }).call(getMe)
  expect(me.body).toMatchObject({ isadmin: false, active: false, new_user: true, subscription_status: 'none' })
})

test('reports an address in use under email, in any case, and offers to log in or reset', async () => {
  const user = await app.aRegistered()
  const response = await signUp({ email: user.email.toUpperCase() })
  expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
  expect(response.body.errors).toEqual({
    email: ['This email address is already in use. Please log in, or reset your password.'],
  })
})

test('only one of two simultaneous registrations with the same address succeeds', async () => {
  const email = 'quick@example.org'
  const other = 'nine loud geese'
  const responses = await Promise.all([
    signUp({ email }),
    signUp({ email, password: other, password_confirmation: other }),
  ])
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 422])
})

test('signing up again with the same password before paying leads back to the payment and changes nothing else', async () => {
  const email = 'again@example.org'
  const first = await signUp({ email })
  const before = await userOf(email)
  const emails = await app.count('mails')
  const again = await signUp({ email: email.toUpperCase(), first_name: 'Other', plan_type: 'monthly' })
  expect(again.statusCode).toBe(200)
  expect(again.body.payment_url).not.toBe(first.body.payment_url)
  expect([await userOf(email), await app.count('mails')]).toEqual([before, emails])
  const session = await app.services.payments.checkout.sessions.retrieve(
    first.body.payment_url.split('/').at(-1) as string,
  )
  expect(session.status).toBe('expired')
})

test('signing up again with another password, or while a plan is running, is refused as an address in use', async () => {
  const email = 'guarded@example.org'
  await signUp({ email })
  const guess = await signUp({ email, password: 'nine loud geese', password_confirmation: 'nine loud geese' })
  expect([guess.statusCode, Object.keys(guess.body.errors)]).toEqual([422, ['email']])
  const user = await userOf(email)
  const payer = await app.aSubscriber({ password_hash: user?.password_hash ?? '' })
  const paid = await signUp({ email: payer.email })
  expect([paid.statusCode, Object.keys(paid.body.errors)]).toEqual([422, ['email']])
})

test('passwords cannot be guessed by signing up, and guessing does not keep the owner from paying or logging in', async () => {
  const email = 'target@example.org'
  await signUp({ email })
  const stranger = anAddress()
  const solved = await Promise.all(Array.from({ length: 12 }, solve))
  for (let attempt = 0; attempt < 10; attempt++) {
    const guess = `guess number ${attempt}`
    const body = { email, password: guess, password_confirmation: guess, recaptchaToken: solved[attempt] }
    expect((await signUp(body, stranger)).statusCode).toBe(422)
  }
  expect((await signUp({ email, recaptchaToken: solved[10] }, stranger)).statusCode).toBe(429)
  expect((await signUp({ email })).statusCode).toBe(200)
  expect((await app.call(login, { body: { login: email, password }, address: anAddress() })).statusCode).toBe(200)
})

test.each([
  ['email', { email: 'nobody' }],
  ['email', { email: undefined }],
  ['first_name', { first_name: '   ' }],
  ['last_name', { last_name: 'x'.repeat(81) }],
  ['password', { password: 'short', password_confirmation: 'short' }],
  ['password', { password: 'x'.repeat(129), password_confirmation: 'x'.repeat(129) }],
  ['password', { password: 'password1', password_confirmation: 'password1' }],
  ['password', { password: 'BaseBall', password_confirmation: 'BaseBall' }],
  ['password_confirmation', { password_confirmation: 'seven loud turtles' }],
  ['occupation', { occupation: '9' }],
  ['occupation', { occupation: undefined }],
  ['plan_type', { plan_type: 'weekly' }],
  ['plan_type', { plan_type: '0' }],
])('reports a bad %s by field and stores nothing', async (field, changes) => {
  const before = await app.count('users')
  const response = await signUp(changes)
  expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
  expect(response.body.errors[field]).toHaveLength(1)
  expect(await app.count('users')).toBe(before)
})

test('after five attempts in an hour an address has to solve a captcha for each further one', async () => {
  const address = anAddress()
  for (let attempt = 0; attempt < 5; attempt++) expect((await signUp({}, address)).statusCode).toBe(200)
  for (const [recaptchaToken, code] of [
    [undefined, 'captcha_required'],
    ['bm90aGluZw==', 'captcha'],
  ]) {
    const response = await signUp({ recaptchaToken }, address)
    expect([response.statusCode, response.body.code]).toEqual([422, code])
    expect(response.body.errors.recaptchaToken).toHaveLength(1)
  }
  const recaptchaToken = await solve()
  expect((await signUp({ recaptchaToken }, address)).statusCode).toBe(200)
  expect((await signUp({ recaptchaToken }, address)).statusCode).toBe(422)
  expect((await signUp()).statusCode).toBe(200)
})

test('stores nothing while the payment provider is down, so that the address stays free', async () => {
  const away = await startApp()
  const response = await away.call(register, { body: body() })
  expect([response.statusCode, response.body.code]).toEqual([502, 'provider_unavailable'])
  expect([await away.count('users'), await away.count('mails')]).toEqual([0, 0])
})
