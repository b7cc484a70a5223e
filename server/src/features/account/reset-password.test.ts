import { forgotPassword, getMe, login, resetPassword } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { hashPassword } from './passwords.ts'
import { solveCaptcha } from './testing-captcha.ts'

let app: TestApp
let addresses = 0
const anAddress = () => `198.51.100.${++addresses}`
const fresh = 'orchard under the moon'

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const forgot = (email: unknown, address = anAddress(), cookie = '') =>
  app.call(forgotPassword, { body: { email }, address, headers: { cookie } })
const reset = (token: unknown, password: unknown = fresh, confirmation = password) =>
  app.call(resetPassword, {
    body: { token, password, password_confirmation: confirmation },
    address: anAddress(),
  })
const mailsTo = (user: TestUser) =>
  app.db.selectFrom('mails').where('recipient', '=', user.email).orderBy('id').selectAll().execute()

async function mailedToken(user: TestUser): Promise<string> {
  await forgot(user.email.toUpperCase())
  await app.runJobs()
  const email = (await mailsTo(user)).at(-1)
  const token = /\/resetpassword\?token=([\w-]+)/.exec(email?.body_text ?? '')?.[1]
  expect(email?.body_html).toContain(`/resetpassword?token=${token}`)
  return token ?? ''
}

test('the mailed link sets a new password once and ends every login', async () => {
  const user = await app.aSubscriber()
  const token = await mailedToken(user)
  expect((await reset(token)).statusCode).toBe(200)
  expect((await app.as(user).call(getMe)).statusCode).toBe(401)
  const again = await app.call(login, { body: { login: user.email, password: fresh }, address: anAddress() })
  expect(again.statusCode).toBe(200)
  const second = await reset(token, 'another long password')
  expect([second.statusCode, second.body.code]).toEqual([422, 'invalid'])
  expect(second.body.errors.token).toHaveLength(1)
  expect((await mailsTo(user)).map(({ subject }) => subject)).toContain('Your password was changed')
})

test('only one of two simultaneous uses of a link succeeds', async () => {
  const token = await mailedToken(await app.aRegistered())
  const responses = await Promise.all([reset(token), reset(token, 'another long password')])
  expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 422])
})

test('a link expires after 30 minutes, and when another one is used', async () => {
  const user = await app.aRegistered()
  const first = await mailedToken(user)
  const second = await mailedToken(user)
  expect((await reset(first)).statusCode).toBe(200)
  expect((await reset(second)).statusCode).toBe(422)
  const late = await mailedToken(user)
  const ends = await app.db
    .selectFrom('password_resets')
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .select(sql<number>`round(extract(epoch from expires_at - now()) / 60)::int`.as('minutes'))
    .executeTakeFirstOrThrow()
  expect(ends.minutes).toBe(30)
  await app.db
    .updateTable('password_resets')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('user_id', '=', user.id)
    .execute()
  expect((await reset(late)).statusCode).toBe(422)
})

test('an address with an account, one without, and a blocked one get the same response; only the first gets an email', async () => {
  const user = await app.aRegistered()
  const blocked = await app.aRegistered({ status: 'blocked' })
  const before = await app.count('mails')
  const responses = [await forgot(user.email), await forgot('nobody@example.org'), await forgot(blocked.email)]
  for (const response of responses) {
    expect(response.statusCode).toBe(200)
    expect(response.body).toEqual({ message: 'Email sent! Please check your inbox.' })
  }
  await app.runJobs()
  expect(await app.count('mails')).toBe(before + 1)
})

test.each([['not an address'], [''], [undefined], [['a@example.org']], ['x'.repeat(300)]])(
  'forgot-password refuses the malformed address %j',
  async (email) => {
    const response = await forgot(email)
    expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
    expect(response.body.errors.email).toHaveLength(1)
  },
)

test('after five requests an hour for an account from one network, or twenty in total, each needs a captcha, and the owner still gets a link', async () => {
  const user = await app.aRegistered()
  const stranger = anAddress()
  for (let attempt = 0; attempt < 5; attempt++) expect((await forgot(user.email, stranger)).statusCode).toBe(200)
  const refused = await forgot(user.email, stranger)
  expect([refused.statusCode, refused.body.code]).toEqual([422, 'captcha_required'])
  await app.runJobs()
  expect(await mailsTo(user)).toHaveLength(5)
  expect((await reset(await mailedToken(user))).statusCode).toBe(200)
  // In the same building as the attacker, with an unknown browser.
  const solved = await app.call(forgotPassword, {
    body: { email: user.email, recaptchaToken: await solveCaptcha(app) },
    address: stranger,
  })
  expect(solved.statusCode).toBe(200)
  await app.runJobs()
  expect((await mailsTo(user)).at(-1)?.body_text).toMatch(/\/resetpassword\?token=/)
  const address = anAddress()
  for (let attempt = 0; attempt < 20; attempt++) await forgot(`guess${attempt}@example.org`, address)
  expect((await forgot('guess@example.org', address)).body.code).toBe('captcha_required')
})

test.each([
  ['token', 'made up', fresh, fresh],
  ['token', '1', fresh, fresh],
  ['token', undefined, fresh, fresh],
  ['password', 'valid', 'short', 'short'],
  ['password', 'valid', 'x'.repeat(129), 'x'.repeat(129)],
  ['password', 'valid', 'Password1', 'Password1'],
  ['password_confirmation', 'valid', fresh, 'something else'],
])('reports a bad %s (%s) by field and keeps the link valid', async (field, token, password, confirmation) => {
  const user = await app.aRegistered()
  const valid = await mailedToken(user)
  const response = await reset(token === 'valid' ? valid : token, password, confirmation)
  expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
  expect(response.body.errors[field]).toHaveLength(1)
  expect((await reset(valid)).statusCode).toBe(200)
})

test('endless requests by attackers fill no inbox, and a browser of the owner always gets a new link', async () => {
  const user = await app.aRegistered({ password_hash: await hashPassword(fresh) })
  const entered = await app.call(login, { body: { login: user.email, password: fresh }, address: anAddress() })
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  const links = async () => (await mailsTo(user)).filter(({ subject }) => subject === 'Choose a new password')
  for (let attempt = 0; attempt < 30; attempt++) await forgot(user.email)
  await app.runJobs()
  const mailed = (await links()).length
  expect(mailed).toBe(10)
  const noisy = anAddress()
  for (let attempt = 0; attempt < 21; attempt++) await forgot(`other${attempt}@example.org`, noisy)
  expect((await forgot(user.email, noisy, cookie)).statusCode).toBe(200)
  await app.runJobs()
  expect(await links()).toHaveLength(mailed + 1)
})
