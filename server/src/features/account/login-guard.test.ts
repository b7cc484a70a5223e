import { forgotPassword, login, loginCode, resetPassword } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestResponse, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { delayMs } from './login-guard.service.ts'
import { hashPassword } from './passwords.ts'
import { enterCode, enterPassword, enableSecondFactor } from './second-factor/testing-second-factor.ts'
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
const createUser = () => app.aRegistered({ password_hash: hash })

interface LoginAttempt {
  password?: string
  address?: string
  cookie?: string
  recaptchaToken?: string
}
const logIn = (
  name: string,
  { password: typed = 'guess', address = anAddress(), cookie, recaptchaToken }: LoginAttempt = {},
) =>
  app.call(login, {
    body: { login: name, password: typed, ...(recaptchaToken && { recaptchaToken }) },
    address,
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0', ...(cookie && { cookie }) },
  })
const cookieOf = (response: TestResponse) => String(response.headers['set-cookie']).split(';')[0] ?? ''
const subjects = async ({ email }: TestUser) => {
  await app.runJobs()
  const mails = await app.db.selectFrom('mails').where('recipient', '=', email).select('subject').execute()
  return mails.map(({ subject }) => subject)
}
const guessed = 'Someone entered wrong passwords for your account'

/** Guesses a password from a number of networks, several times each. */
async function attack(name: string, networks: number, triesEach: number): Promise<TestResponse[]> {
  const responses: TestResponse[] = []
  for (let network = 0; network < networks; network++) {
    const address = anAddress()
    for (let attempt = 0; attempt < triesEach; attempt++) responses.push(await logIn(name, { address }))
  }
  return responses
}

// With FULL: 10,000 wrong passwords from 1,000 networks.
test(
  'wrong passwords from everywhere lock no owner out: a known browser gets in, any other with a captcha',
  { timeout: 600_000 },
  async () => {
    const user = await createUser()
    const known = cookieOf(await logIn(user.username, { password }))
    const responses = await attack(user.email, process.env.FULL ? 1_000 : 60, 10)
    expect(responses.slice(0, 5).map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401, 401])
    expect(new Set(responses.slice(5).map(({ body }) => body.code))).toEqual(new Set(['captcha_required']))

    // The owner is notified once a day.
    expect((await subjects(user)).filter((subject) => subject === guessed)).toHaveLength(1)
    expect((await logIn(user.username, { password, cookie: known })).statusCode).toBe(200)

    await attack(user.email, 1, 6)
    const elsewhere = await logIn(user.username, { password })
    expect([elsewhere.statusCode, elsewhere.body]).toEqual([
      422,
      expect.objectContaining({ code: 'captcha_required', errors: { recaptchaToken: [expect.any(String)] } }),
    ])
    const solved = await logIn(user.username, { password, recaptchaToken: await solveCaptcha(app) })
    expect(solved.statusCode).toBe(200)
    expect((await subjects(user)).filter((subject) => subject === guessed)).toHaveLength(1)
  },
)

test('without the captcha, the right password looks like a wrong one, and an account like none', async () => {
  const user = await createUser()
  await attack(user.username, 1, 5)
  await attack('nobody-of-this-name', 1, 5)
  const responses = [
    await logIn(user.username, { password }),
    await logIn(user.username),
    await logIn('nobody-of-this-name'),
  ]
  for (const { statusCode, body } of responses) expect([statusCode, body]).toEqual([422, responses[0]?.body])
})

test('accepts a captcha once, and refuses a wrong one', async () => {
  const user = await createUser()
  await attack(user.username, 5, 1)
  const recaptchaToken = await solveCaptcha(app)
  expect((await logIn(user.username, { recaptchaToken })).statusCode).toBe(401)
  for (const used of [recaptchaToken, 'bm90aGluZw=='])
    expect((await logIn(user.username, { password, recaptchaToken: used })).body.code).toBe('captcha')
})

test('the browser that completes a reset is logged in at once, even during an attack', async () => {
  const user = await createUser()
  const responses = await attack(user.email, 8, 1)
  expect(responses.at(-1)?.body.code).toBe('captcha_required')
  await app.call(forgotPassword, { body: { email: user.email } })
  await app.runJobs()
  const { body_text } = await app.db
    .selectFrom('mails')
    .where('recipient', '=', user.email)
    .where('body_text', 'like', '%/resetpassword?token=%')
    .select('body_text')
    .executeTakeFirstOrThrow()
  const token = /\/resetpassword\?token=([\w-]+)/.exec(body_text)?.[1]
  const fresh = 'orchard under the moon'
  const reset = await app.call(resetPassword, {
    body: { token, password: fresh, password_confirmation: fresh },
    address: anAddress(),
  })
  await attack(user.email, 8, 1)
  expect((await logIn(user.email, { password: fresh, cookie: cookieOf(reset) })).statusCode).toBe(200)
})

test('a network that guesses at many accounts has to solve captchas, but a known browser in it does not', async () => {
  const user = await createUser()
  const address = anAddress()
  const cookie = cookieOf(await logIn(user.username, { password, address }))
  const responses: TestResponse[] = []
  for (let n = 0; n < 62; n++) responses.push(await logIn(`guess-${n}`, { address }))
  expect(responses.at(-1)?.body.code).toBe('captcha_required')
  expect((await logIn((await createUser()).username, { password, address })).body.code).toBe('captcha_required')
  expect((await logIn(user.username, { password, address, cookie })).statusCode).toBe(200)
})

test('an attacker who solves no captcha never locks out the rest of the building', async () => {
  const user = await createUser()
  const address = anAddress()
  for (let n = 0; n < 605; n++) await logIn(`guess-${n}`, { address })
  const response = await logIn(user.username, { password, address, recaptchaToken: await solveCaptcha(app) })
  expect(response.statusCode).toBe(200)
})

test('a browser that the owner has used gets twenty guesses without a captcha', async () => {
  const user = await createUser()
  const cookie = cookieOf(await logIn(user.username, { password }))
  const codes: string[] = []
  for (let n = 0; n < 27; n++) codes.push((await logIn(user.username, { cookie })).body.code)
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

test('each further attempt from a network waits longer, up to eight seconds', () => {
  expect([0, 5, 6, 7, 8, 10, 11, 40].map(delayMs)).toEqual([0, 0, 250, 500, 1_000, 4_000, 8_000, 8_000])
})

test('an attacker with the password does not use up the code attempts of a browser that the owner has used', async () => {
  const user = await createUser()
  const phone = await enableSecondFactor(app, user)
  const first = await enterPassword(app, user, password)
  const cookie = cookieOf(await enterCode(app, first, await phone.fresh()))
  for (let round = 0; round < 6; round++) {
    const stranger = await enterPassword(app, user, password)
    for (let attempt = 0; attempt < 4; attempt++) await enterCode(app, stranger, '000000')
  }
  const stranger = await enterPassword(app, user, password)
  expect((await enterCode(app, stranger, '000000')).statusCode).toBe(429)
  const owner = await enterPassword(app, user, password, cookie)
  expect((await enterCode(app, { ...owner, cookie }, await phone.fresh())).statusCode).toBe(200)
})

test('codes without a pending login do not keep others in the network from entering theirs', async () => {
  const user = await createUser()
  const phone = await enableSecondFactor(app, user)
  const address = anAddress()
  const codes: number[] = []
  for (let n = 0; n < 61; n++)
    codes.push((await app.call(loginCode, { body: { pending: `made-up-${n}`, code: '000000' }, address })).statusCode)
  expect(codes.at(-1)).toBe(429)
  const step = await enterPassword(app, user, password)
  const entered = await app.call(loginCode, {
    body: { pending: step.pending, code: await phone.fresh() },
    headers: { cookie: step.cookie },
    address,
  })
  expect(entered.statusCode).toBe(200)
})
