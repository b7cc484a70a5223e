import { forgotPassword, login, loginCode, resetPassword } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type Answer, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
import { delayMs } from './login-guard.service.ts'
import { hashPassword } from './passwords.ts'
import { enterCode, enterPassword, turnOn } from './second-factor/testing-second-factor.ts'
import { solveCaptcha } from './testing-captcha.ts'

let app: TestApp
const password = 'a lantern on the river'
let hash: string
beforeAll(async () => {
  app = await startApp()
  hash = await hashPassword(password)
})
afterAll(() => app.close())

let addresses = 0
const anAddress = () => `10.${Math.floor(++addresses / 250)}.7.${addresses % 250}`
const someone = () => app.aRegistered({ password_hash: hash })

interface Try {
  password?: string
  address?: string
  cookie?: string
  recaptchaToken?: string
}
const logIn = (name: string, { password: typed = 'guess', address = anAddress(), cookie, recaptchaToken }: Try = {}) =>
  app.call(login, {
    body: { login: name, password: typed, ...(recaptchaToken && { recaptchaToken }) },
    address,
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', ...(cookie && { cookie }) },
  })
const cookieOf = (answer: Answer) => String(answer.headers['set-cookie']).split(';')[0] ?? ''
const subjects = async ({ email }: TestPerson) => {
  await app.runJobs()
  const mails = await app.db.selectFrom('mails').where('recipient', '=', email).select('subject').execute()
  return mails.map(({ subject }) => subject)
}
const guessed = 'Someone entered wrong passwords for your account'

/** Guesses at a password from so many networks, so many times each. */
async function attack(name: string, networks: number, triesEach: number): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let network = 0; network < networks; network++) {
    const address = anAddress()
    for (let tries = 0; tries < triesEach; tries++) answers.push(await logIn(name, { address }))
  }
  return answers
}

// As in the review with FULL: 10,000 wrong passwords from 1,000 networks.
test(
  'wrong passwords from everywhere keep no owner out: a known browser goes through, any other one with a captcha',
  { timeout: 600_000 },
  async () => {
    const person = await someone()
    const known = cookieOf(await logIn(person.username, { password }))
    const answers = await attack(person.email, process.env.FULL ? 1_000 : 60, 10)
    expect(answers.slice(0, 5).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    expect(new Set(answers.slice(5).map(({ body }) => body.code))).toEqual(new Set(['captcha_required']))

    // Its owner hears of it, once a day.
    expect((await subjects(person)).filter((subject) => subject === guessed)).toHaveLength(1)
    expect((await logIn(person.username, { password, cookie: known })).statusCode).toBe(200)

    await attack(person.email, 1, 6)
    const elsewhere = await logIn(person.username, { password })
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([
      422,
      expect.objectContaining({ code: 'captcha_required', errors: { recaptchaToken: [expect.any(String)] } }),
    ])
    const solved = await logIn(person.username, { password, recaptchaToken: await solveCaptcha(app) })
    expect(solved.statusCode).toBe(200)
    expect((await subjects(person)).filter((subject) => subject === guessed)).toHaveLength(1)
  },
)

test('the right password is not told from a wrong one without the captcha, nor an account from none', async () => {
  const person = await someone()
  await attack(person.username, 1, 5)
  await attack('nobody-of-this-name', 1, 5)
  const answers = [
    await logIn(person.username, { password }),
    await logIn(person.username),
    await logIn('nobody-of-this-name'),
  ]
  for (const { statusCode, body } of answers) expect([statusCode, body]).toEqual([422, answers[0]?.body])
})

test('a captcha counts once, and a wrong one is refused', async () => {
  const person = await someone()
  await attack(person.username, 5, 1)
  const recaptchaToken = await solveCaptcha(app)
  expect((await logIn(person.username, { recaptchaToken })).statusCode).toBe(401)
  for (const used of [recaptchaToken, 'bm90aGluZw=='])
    expect((await logIn(person.username, { password, recaptchaToken: used })).body.code).toBe('captcha')
})

test('the browser that completes a reset logs in at once, in the middle of an attack', async () => {
  const person = await someone()
  const answers = await attack(person.email, 8, 1)
  expect(answers.at(-1)?.body.code).toBe('captcha_required')
  await app.call(forgotPassword, { body: { email: person.email } })
  await app.runJobs()
  const { body_text } = await app.db
    .selectFrom('mails')
    .where('recipient', '=', person.email)
    .where('body_text', 'like', '%/resetpassword?token=%')
    .select('body_text')
    .executeTakeFirstOrThrow()
  const token = /\/resetpassword\?token=([\w-]+)/.exec(body_text)?.[1]
  const fresh = 'orchard under the moon'
  const reset = await app.call(resetPassword, {
    body: { token, password: fresh, password_confirmation: fresh },
    address: anAddress(),
  })
  await attack(person.email, 8, 1)
  expect((await logIn(person.email, { password: fresh, cookie: cookieOf(reset) })).statusCode).toBe(200)
})

test('a network that guesses at many accounts has to solve captchas, and a known browser in it does not', async () => {
  const person = await someone()
  const address = anAddress()
  const cookie = cookieOf(await logIn(person.username, { password, address }))
  const answers: Answer[] = []
  for (let n = 0; n < 62; n++) answers.push(await logIn(`guess-${n}`, { address }))
  expect(answers.at(-1)?.body.code).toBe('captcha_required')
  expect((await logIn((await someone()).username, { password, address })).body.code).toBe('captcha_required')
  expect((await logIn(person.username, { password, address, cookie })).statusCode).toBe(200)
})

test('a stranger who solves no captcha never keeps the rest of the building out', async () => {
  const person = await someone()
  const address = anAddress()
  for (let n = 0; n < 605; n++) await logIn(`guess-${n}`, { address })
  const answer = await logIn(person.username, { password, address, recaptchaToken: await solveCaptcha(app) })
  expect(answer.statusCode).toBe(200)
})

test('a browser that the owner has used guesses no more than twenty times without a captcha', async () => {
  const person = await someone()
  const cookie = cookieOf(await logIn(person.username, { password }))
  const codes: string[] = []
  for (let n = 0; n < 27; n++) codes.push((await logIn(person.username, { cookie })).body.code)
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(['wrong_credentials']))
  expect(codes.at(-1)).toBe('captcha_required')
})

test('all addresses of an IPv6 network count as one', async () => {
  const codes: string[] = []
  for (let n = 0; n < 62; n++)
    codes.push((await logIn(`six-${n}`, { address: `2001:db8:5:5::${n.toString(16)}` })).body.code)
  expect(codes.at(-1)).toBe('captcha_required')
  expect((await logIn('six-63', { address: '2001:db8:5:6::1' })).body.code).toBe('wrong_credentials')
})

test('each further try from one network waits longer, up to eight seconds', () => {
  expect([0, 5, 6, 7, 8, 10, 11, 40].map(delayMs)).toEqual([0, 0, 250, 500, 1_000, 4_000, 8_000, 8_000])
})

test('a stranger with the password uses up no codes of a browser that the owner has used', async () => {
  const person = await someone()
  const phone = await turnOn(app, person)
  const first = await enterPassword(app, person, password)
  const cookie = cookieOf(await enterCode(app, first, await phone.fresh()))
  for (let round = 0; round < 6; round++) {
    const stranger = await enterPassword(app, person, password)
    for (let tries = 0; tries < 4; tries++) await enterCode(app, stranger, '000000')
  }
  const stranger = await enterPassword(app, person, password)
  expect((await enterCode(app, stranger, '000000')).statusCode).toBe(429)
  const owner = await enterPassword(app, person, password, cookie)
  expect((await enterCode(app, { ...owner, cookie }, await phone.fresh())).statusCode).toBe(200)
})

test('codes for no login at all do not keep others in the network from entering theirs', async () => {
  const person = await someone()
  const phone = await turnOn(app, person)
  const address = anAddress()
  const codes: number[] = []
  for (let n = 0; n < 61; n++)
    codes.push((await app.call(loginCode, { body: { pending: `made-up-${n}`, code: '000000' }, address })).statusCode)
  expect(codes.at(-1)).toBe(429)
  const step = await enterPassword(app, person, password)
  const entered = await app.call(loginCode, {
    body: { pending: step.pending, code: await phone.fresh() },
    headers: { cookie: step.cookie },
    address,
  })
  expect(entered.statusCode).toBe(200)
})
