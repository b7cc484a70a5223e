import { getMe, login, logout, Me } from '@marigold/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp, type TestPerson } from '../../platform/testing/testing.ts'
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
const someone = (facts = {}) => app.aRegistered({ password_hash: hash, ...facts })
const logIn = (body: unknown, address = anAddress()) =>
  app.call(login, { body, address, headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' } })
const withToken = (token: string, person: TestPerson) => app.as({ ...person, token })

test.each([
  ['the username', (person: TestPerson) => person.username],
  ['the username in capitals', (person: TestPerson) => person.username.toUpperCase()],
  ['the e-mail', (person: TestPerson) => person.email],
  ['the e-mail in capitals, with spaces around', (person: TestPerson) => ` ${person.email.toUpperCase()} `],
])('%s and the password sign in, and the device is noted', async (_name, of) => {
  const person = await someone()
  const { statusCode, body } = await logIn({ login: of(person), password })
  expect(statusCode).toBe(200)
  const me = await withToken(body.access_token, person).call(getMe)
  expect(me.body.id).toBe(person.id)
  const devices = await app.db.selectFrom('sign_ins').where('user_id', '=', person.id).select('device_label').execute()
  expect(devices.map((row) => row.device_label)).toContain('Firefox on Windows')
})

test('a wrong password, an unknown name and a blocked person get the very same answer', async () => {
  const person = await someone()
  const blocked = await someone({ status: 'blocked' })
  const withoutPassword = await someone({ password_hash: null })
  const answers = [
    await logIn({ login: person.username, password: 'not it at all' }),
    await logIn({ login: 'nobody-of-this-name', password }),
    await logIn({ login: 'nobody@example.org', password }),
    await logIn({ login: blocked.username, password }),
    await logIn({ login: withoutPassword.username, password }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toEqual({ message: 'Incorrect username or password.', code: 'wrong_credentials' })
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
])('a bad %s is said under its name', async (field, body) => {
  const answer = await logIn(body)
  expect([answer.statusCode, answer.body.code]).toEqual([422, 'invalid'])
  expect(answer.body.errors[field]).toHaveLength(1)
})

test('logging out ends this sign-in and no other', async () => {
  const person = await someone()
  const first = await logIn({ login: person.username, password })
  const token = first.body.access_token
  expect((await withToken(token, person).call(logout)).statusCode).toBe(200)
  expect((await withToken(token, person).call(getMe)).statusCode).toBe(401)
  expect((await app.as(person).call(getMe)).statusCode).toBe(200)
})

test('signed out, me and logout answer 401; so does a partner cookie, and a token that was made up', async () => {
  const cookies = { cookie: 'sass_user=1; partner_user=1' }
  for (const endpoint of [getMe, logout]) {
    expect((await app.call(endpoint)).statusCode).toBe(401)
    expect((await app.call(endpoint, { headers: cookies })).statusCode).toBe(401)
    const madeUp = { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJpZCI6MSwiaXNhZG1pbiI6dHJ1ZX0.' }
    expect((await app.call(endpoint, { headers: madeUp })).statusCode).toBe(401)
  }
})

test('me has exactly the declared fields, and nothing of the password', async () => {
  const { body } = await app.as(await someone()).call(getMe)
  expect(Object.keys(body).sort()).toEqual(Object.keys(Me.shape).sort())
})

test.each([
  ['aRegistered', { subscription_status: 'none', plan_type: '0', active: false, new_user: false, isadmin: false }],
  ['aNew', { subscription_status: 'none', plan_type: '0', active: false, new_user: true }],
  ['aSubscriber', { subscription_status: 'current', plan_type: '1', active: true }],
  ['aTrialing', { subscription_status: 'current', plan_type: '1', active: true }],
  ['aPastDue', { subscription_status: 'current', plan_type: '1', active: true }],
  ['aCanceledButRunning', { subscription_status: 'canceled', plan_type: '1', active: true }],
  ['anExpired', { subscription_status: 'none', plan_type: '0', active: false }],
  ['aComplimentary', { subscription_status: 'free', plan_type: '0', active: true }],
  ['aPartner', { subscription_status: 'none', plan_type: '0', active: true }],
  ['anAdmin', { subscription_status: 'none', plan_type: '0', active: true, isadmin: true }],
] as const)('what me says of %s', async (role, expected) => {
  const { body } = await app.as(await app[role]()).call(getMe)
  expect(body).toMatchObject(expected)
})
