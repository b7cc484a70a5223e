import { getMe, login, logout, Me } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'
import { hashPassword } from './passwords.ts'

let app: TestApp
const password = 'a lantern on the river'
let hash: string

beforeAll(async () => {
  app = await startApp()
  hash = await hashPassword(password)
})
afterAll(() => app.close())

let addresses = 0
const anAddress = () => `198.51.100.${++addresses}`
const createUser = (facts = {}) => app.aRegistered({ password_hash: hash, ...facts })
const logIn = (body: unknown, address = anAddress()) =>
  app.call(login, { body, address, headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } })
const withToken = (token: string, user: TestUser) => app.as({ ...user, token })

test.each([
  ['the username', (user: TestUser) => user.username],
  ['the username in capitals', (user: TestUser) => user.username.toUpperCase()],
  ['the e-mail', (user: TestUser) => user.email],
  ['the e-mail in capitals, with spaces around', (user: TestUser) => ` ${user.email.toUpperCase()} `],
])('logs in with %s and the password, and records the device', async (_name, of) => {
  const user = await createUser()
  const { statusCode, body } = await logIn({ login: of(user), password })
  expect(statusCode).toBe(200)
  const me = await withToken(body.access_token, user).call(getMe)
  expect(me.body.id).toBe(user.id)
  const devices = await app.db.selectFrom('sign_ins').where('user_id', '=', user.id).select('device_label').execute()
  expect(devices.map((row) => row.device_label)).toContain('Firefox on Windows')
})

test('a wrong password, an unknown name, and a blocked user get exactly the same response', async () => {
  const user = await createUser()
  const blocked = await createUser({ status: 'blocked' })
  const withoutPassword = await createUser({ password_hash: null })
  const responses = [
    await logIn({ login: user.username, password: 'not it at all' }),
    await logIn({ login: 'nobody-of-this-name', password }),
    await logIn({ login: 'nobody@example.org', password }),
    await logIn({ login: blocked.username, password }),
    await logIn({ login: withoutPassword.username, password }),
  ]
  for (const response of responses) {
    expect(response.statusCode).toBe(401)
    expect(response.body).toEqual({ message: 'Incorrect username or password.', code: 'wrong_credentials' })
  }
})

test.each([
  ['login', { password }],
  ['login', { login: '   ', password }],
  ['login', { login: 'x'.repeat(300), password }],
  ['login', { login: { $ne: '' }, password }],
  ['password', { login: 'someone' }],
  ['password', { login: 'someone', password: '' }],
  ['password', { login: 'someone', password: ['x'] }],
])('reports a bad %s by field', async (field, body) => {
  const response = await logIn(body)
  expect([response.statusCode, response.body.code]).toEqual([422, 'invalid'])
  expect(response.body.errors[field]).toHaveLength(1)
})

test('logging out ends this login only', async () => {
  const user = await createUser()
  const first = await logIn({ login: user.username, password })
  const token = first.body.access_token
  expect((await withToken(token, user).call(logout)).statusCode).toBe(200)
  expect((await withToken(token, user).call(getMe)).statusCode).toBe(401)
  expect((await app.as(user).call(getMe)).statusCode).toBe(200)
})

test('me and logout return 401 for a visitor, a partner cookie, and a made-up token', async () => {
  const cookies = { cookie: 'sass_user=1; partner_user=1' }
  for (const endpoint of [getMe, logout]) {
    expect((await app.call(endpoint)).statusCode).toBe(401)
    expect((await app.call(endpoint, { headers: cookies })).statusCode).toBe(401)
    const madeUp = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MSwiaXNhZG1pbiI6dHJ1ZX0.' }
    expect((await app.call(endpoint, { headers: madeUp })).statusCode).toBe(401)
  }
})

test('me has exactly the declared fields, and nothing about the password', async () => {
  const { body } = await app.as(await createUser()).call(getMe)
  expect(Object.keys(body).sort()).toEqual(Object.keys(Me.shape).sort())
})

test.each([
  ['aRegistered', { subscription_status: 'none', plan_type: '0', active: false, new_user: false, isadmin: false }],
  ['aNewUser', { subscription_status: 'none', plan_type: '0', active: false, new_user: true }],
  ['aSubscriber', { subscription_status: 'current', plan_type: '1', active: true }],
  ['aTrialing', { subscription_status: 'current', plan_type: '1', active: true }],
  ['aPastDue', { subscription_status: 'current', plan_type: '1', active: true }],
  ['aCanceledButRunning', { subscription_status: 'canceled', plan_type: '1', active: true }],
  ['anExpired', { subscription_status: 'none', plan_type: '0', active: false }],
  ['aComplimentary', { subscription_status: 'free', plan_type: '0', active: true }],
  ['aPartner', { subscription_status: 'none', plan_type: '0', active: true }],
  ['anAdmin', { subscription_status: 'none', plan_type: '0', active: true, isadmin: true }],
] as const)('me describes %s', async (role, expected) => {
  const { body } = await app.as(await app[role]()).call(getMe)
  expect(body).toMatchObject(expected)
})
