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
let people = 0
const body = (changes: object = {}) => ({
  full_name: 'Mei Lin',
  first_name: 'Mei',
  last_name: 'Lin',
  email: `mei${++people}@example.org`,
  password,
  password_confirmation: password,
  occupation: '1',
  plan_type: 'yearly',
  ...changes,
})
const signUp = (changes: object = {}, address = anAddress()) => app.call(register, { body: body(changes), address })
const solve = () => solveCaptcha(app)
const userOf = (email: string) => app.db.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst()

test('registering makes an account, its yearly checkout with the trial, and a letter', async () => {
  const { statusCode, body: answer } = await signUp({ email: 'Ada.Byron@example.org' })
  expect([statusCode, answer.message, answer.trial]).toEqual([200, 'you have been registered successfully', true])
  const user = await userOf('Ada.Byron@example.org')
  expect(user).toMatchObject({ username: 'ada.byron', first_name: 'Mei', occupation: '1', chosen_plan: 'yearly' })
  expect(user?.password_hash).toMatch(/^\$argon2id\$/)
  const session = await app.services.payments.checkout.sessions.retrieve(answer.payment_url.split('/').at(-1) ?? '')
  expect(session.amount_total).toBe(0)
  expect(session.success_url).toMatch(/\/auto-login\?user_id=[\w-]{43}$/)
  expect(session.cancel_url).toBe(`${app.url}/exploregames?message=Free%20Games`)
  const letter = await app.db
    .selectFrom('mails')
    .where('recipient', '=', 'Ada.Byron@example.org')
    .selectAll()
    .executeTakeFirst()
  expect(letter?.body_text).toContain('ada.byron')
  const signedIn = await app.call(login, { body: { login: 'ada.byron', password }, address: anAddress() })
  expect(signedIn.statusCode).toBe(200)
})

test('an email address that had its trial is told that there is none, and pays at once', async () => {
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

test('the plan may be a word or a code, and is monthly when absent', async () => {
  for (const [given, kept] of [
    ['quarterly', 'quarterly'],
    ['3', 'yearly'],
    [undefined, 'monthly'],
  ]) {
    const email = `plan${++people}@example.org`
    expect((await signUp({ email, plan_type: given })).statusCode).toBe(200)
    expect((await userOf(email))?.chosen_plan).toBe(kept)
  }
})

test('usernames stay unique when local parts are the same', async () => {
  await Promise.all(['a.example', 'b.example', 'c.example'].map((host) => signUp({ email: `same.name@${host}` })))
  const rows = await app.db.selectFrom('users').where('email', 'like', 'same.name@%').select('username').execute()
  expect(new Set(rows.map((row) => row.username)).size).toBe(3)
  for (const { username } of rows) expect(username).toMatch(/^same\.name\d*$/)
})

test('extra fields are ignored: nobody makes themselves administrator, active or somebody else', async () => {
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

test('an address in use is said under email, whatever its case, and offers to log in or reset', async () => {
  const person = await app.aRegistered()
  const answer = await signUp({ email: person.email.toUpperCase() })
  expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
  expect(answer.body.errors).toEqual({
    email: ['This email address is already in use. Please log in, or reset your password.'],
  })
})

test('of two registrations with one address at once, one succeeds', async () => {
  const email = 'quick@example.org'
  const other = 'nine loud geese'
  const answers = await Promise.all([
    signUp({ email }),
    signUp({ email, password: other, password_confirmation: other }),
  ])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
})

test('signing up again before paying, with the same password, leads to the payment and changes nothing else', async () => {
  const email = 'again@example.org'
  const first = await signUp({ email })
  const before = await userOf(email)
  const letters = await app.count('mails')
  const again = await signUp({ email: email.toUpperCase(), first_name: 'Other', plan_type: 'monthly' })
  expect(again.statusCode).toBe(200)
  expect(again.body.payment_url).not.toBe(first.body.payment_url)
  expect([await userOf(email), await app.count('mails')]).toEqual([before, letters])
  const session = await app.services.payments.checkout.sessions.retrieve(
    first.body.payment_url.split('/').at(-1) as string,
  )
  expect(session.status).toBe('expired')
})

test('signing up again with another password, or with a plan that runs, is refused as an address in use', async () => {
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
  for (let tries = 0; tries < 10; tries++) {
    const guess = `guess number ${tries}`
    const body = { email, password: guess, password_confirmation: guess, recaptchaToken: solved[tries] }
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
])('a bad %s is said under its name, and nothing is kept', async (field, changes) => {
  const before = await app.count('users')
  const answer = await signUp(changes)
  expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
  expect(answer.body.errors[field]).toHaveLength(1)
  expect(await app.count('users')).toBe(before)
})

test('after five tries in an hour an address must solve a captcha, each solution good for one try', async () => {
  const address = anAddress()
  for (let tries = 0; tries < 5; tries++) expect((await signUp({}, address)).statusCode).toBe(200)
  for (const [recaptchaToken, code] of [
    [undefined, 'captcha_required'],
    ['bm90aGluZw==', 'captcha'],
  ]) {
    const answer = await signUp({ recaptchaToken }, address)
    expect([answer.statusCode, answer.body.code]).toEqual([422, code])
    expect(answer.body.errors.recaptchaToken).toHaveLength(1)
  }
  const recaptchaToken = await solve()
  expect((await signUp({ recaptchaToken }, address)).statusCode).toBe(200)
  expect((await signUp({ recaptchaToken }, address)).statusCode).toBe(422)
  expect((await signUp()).statusCode).toBe(200)
})

test('when the payment provider is away, nothing is kept, so that the address is free for the next try', async () => {
  const away = await startApp()
  const answer = await away.call(register, { body: body() })
  expect([answer.statusCode, answer.body.code]).toEqual([502, 'provider_unavailable'])
  expect([await away.count('users'), await away.count('mails')]).toEqual([0, 0])
})
