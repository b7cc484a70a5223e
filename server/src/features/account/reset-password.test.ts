import { forgotPassword, getMe, login, resetPassword } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
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
const mailsTo = (person: TestPerson) =>
  app.db.selectFrom('mails').where('recipient', '=', person.email).orderBy('id').selectAll().execute()

async function mailedToken(person: TestPerson): Promise<string> {
  await forgot(person.email.toUpperCase())
  await app.runJobs()
  const letter = (await mailsTo(person)).at(-1)
  const token = /\/resetpassword\?token=([\w-]+)/.exec(letter?.body_text ?? '')?.[1]
  expect(letter?.body_html).toContain(`/resetpassword?token=${token}`)
  return token ?? ''
}

test('the mailed link sets a new password once and ends every sign-in', async () => {
  const person = await app.aSubscriber()
  const token = await mailedToken(person)
  expect((await reset(token)).statusCode).toBe(200)
  expect((await app.as(person).call(getMe)).statusCode).toBe(401)
  const again = await app.call(login, { body: { login: person.email, password: fresh }, address: anAddress() })
  expect(again.statusCode).toBe(200)
  const second = await reset(token, 'another long password')
  expect([second.statusCode, second.body.code]).toEqual([422, 'invalid'])
  expect(second.body.errors.token).toHaveLength(1)
  expect((await mailsTo(person)).map(({ subject }) => subject)).toContain('Your password was changed')
})

test('of two uses of a link at once, one succeeds', async () => {
  const token = await mailedToken(await app.aRegistered())
  const answers = await Promise.all([reset(token), reset(token, 'another long password')])
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422])
})

test('a link ends after 30 minutes, and when another one was used', async () => {
  const person = await app.aRegistered()
  const first = await mailedToken(person)
  const second = await mailedToken(person)
  expect((await reset(first)).statusCode).toBe(200)
  expect((await reset(second)).statusCode).toBe(422)
  const late = await mailedToken(person)
  const ends = await app.db
    .selectFrom('password_resets')
    .where('user_id', '=', person.id)
    .where('used_at', 'is', null)
    .select(sql<number>`round(extract(epoch from expires_at - now()) / 60)::int`.as('minutes'))
    .executeTakeFirstOrThrow()
  expect(ends.minutes).toBe(30)
  await app.db
    .updateTable('password_resets')
    .set({ expires_at: sql`now() - interval '1 second'` })
    .where('user_id', '=', person.id)
    .execute()
  expect((await reset(late)).statusCode).toBe(422)
})

test('an address with an account, one without and a blocked one get the same answer; only the first gets a letter', async () => {
  const person = await app.aRegistered()
  const blocked = await app.aRegistered({ status: 'blocked' })
  const before = await app.count('mails')
  const answers = [await forgot(person.email), await forgot('nobody@example.org'), await forgot(blocked.email)]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toEqual({ message: 'Email sent! Please check your inbox.' })
  }
  await app.runJobs()
  expect(await app.count('mails')).toBe(before + 1)
})

test.each([['not an address'], [''], [undefined], [['a@example.org']], ['x'.repeat(300)]])(
  'forgot-password refuses the malformed address %j',
  async (email) => {
    const answer = await forgot(email)
    expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
    expect(answer.body.errors.email).toHaveLength(1)
  },
)

test('after five wishes an hour for an account from one network, or twenty in all, each needs a captcha, and the owner still gets a link', async () => {
  const person = await app.aRegistered()
  const stranger = anAddress()
  for (let tries = 0; tries < 5; tries++) expect((await forgot(person.email, stranger)).statusCode).toBe(200)
  const refused = await forgot(person.email, stranger)
  expect([refused.statusCode, refused.body.code]).toEqual([422, 'captcha_required'])
  await app.runJobs()
  expect(await mailsTo(person)).toHaveLength(5)
  expect((await reset(await mailedToken(person))).statusCode).toBe(200)
  // In the same building as the stranger, with a browser that nobody has seen.
  const solved = await app.call(forgotPassword, {
    body: { email: person.email, recaptchaToken: await solveCaptcha(app) },
    address: stranger,
  })
  expect(solved.statusCode).toBe(200)
  await app.runJobs()
  expect((await mailsTo(person)).at(-1)?.body_text).toMatch(/\/resetpassword\?token=/)
  const address = anAddress()
  for (let tries = 0; tries < 20; tries++) await forgot(`guess${tries}@example.org`, address)
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
])('a bad %s (%s) is said under its name, and the link stays good', async (field, token, password, confirmation) => {
  const person = await app.aRegistered()
  const valid = await mailedToken(person)
  const answer = await reset(token === 'valid' ? valid : token, password, confirmation)
  expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
  expect(answer.body.errors[field]).toHaveLength(1)
  expect((await reset(valid)).statusCode).toBe(200)
})

test('strangers who ask without end fill no inbox, and a browser of the owner always gets a new link', async () => {
  const person = await app.aRegistered({ password_hash: await hashPassword(fresh) })
  const entered = await app.call(login, { body: { login: person.email, password: fresh }, address: anAddress() })
  const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
  const links = async () => (await mailsTo(person)).filter(({ subject }) => subject === 'Choose a new password')
  for (let tries = 0; tries < 30; tries++) await forgot(person.email)
  await app.runJobs()
  const mailed = (await links()).length
  expect(mailed).toBe(10)
  const noisy = anAddress()
  for (let tries = 0; tries < 21; tries++) await forgot(`other${tries}@example.org`, noisy)
  expect((await forgot(person.email, noisy, cookie)).statusCode).toBe(200)
  await app.runJobs()
  expect(await links()).toHaveLength(mailed + 1)
})
