import { getMe, isPostalCode, ProfileBody, updateProfile } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp, type TestUser } from '../../platform/testing/testing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const whole = (user: TestUser, changes: object = {}) => ({
  name: 'Rosa Vega',
  first_name: 'Rosa',
  last_name: 'Vega',
  phone_number: '+1 (503) 555-0134',
  username: user.username,
  email: user.email,
  occupation: '3',
  address_line_1: '18 Mill Lane',
  city: 'Portland',
  country: 'United States',
  state: 'Oregon',
  postal_code: '97205',
  plan_type: '3',
  status: 'active',
  subscription_status: 'free',
  is_company: true,
  auto_renewal: true,
  company_name: 'Mill Lane Clinic',
  ...changes,
})
const save = (user: TestUser, changes: object = {}) => app.as(user).call(updateProfile, { body: whole(user, changes) })
const me = async (user: TestUser) => (await app.as(user).call(getMe)).body

test('saves the whole profile, but ignores plan, status, and rights', async () => {
  const user = await app.aRegistered()
  const stranger = await app.aRegistered()
  const before = await me(stranger)
  const response = await save(user, { isadmin: true, is_admin: true, complimentary: true, id: stranger.id, user_id: 1 })
  expect([response.statusCode, response.body]).toEqual([
    200,
    { success: true, message: 'Your profile has been successfully updated!', pending_email: null },
  ])
  const { name: _name, ...sent } = whole(user)
  expect(await me(user)).toMatchObject({
    ...sent,
    id: user.id,
    plan_type: '0',
    subscription_status: 'none',
    isadmin: false,
    active: false,
  })
  expect(await me(stranger)).toEqual(before)
})

test('leaves fields that are not sent unchanged', async () => {
  const user = await app.aRegistered()
  await save(user)
  const { first_name, last_name, username, email, occupation } = whole(user, { first_name: 'Mei' })
  const body = { first_name, last_name, username, email, occupation }
  expect((await app.as(user).call(updateProfile, { body })).statusCode).toBe(200)
  expect(await me(user)).toMatchObject({ first_name: 'Mei', city: 'Portland', is_company: true, auto_renewal: true })
})

test('shows the company name only for a company that has one', async () => {
  const user = await app.aRegistered()
  await save(user, { is_company: false })
  expect(await me(user)).toMatchObject({ is_company: false, auto_renewal: false })
})

test.each([
  ['first_name', { first_name: ' ' }],
  ['first_name', { first_name: 'x'.repeat(81) }],
  ['username', { username: 'ab' }],
  ['username', { username: 'x'.repeat(31) }],
  ['username', { username: 'with space' }],
  ['username', { username: 'me@home' }],
  ['email', { email: 'rosa' }],
  ['occupation', { occupation: '6' }],
  ['phone_number', { phone_number: 'call me' }],
  ['postal_code', { postal_code: 'OX1 2JD' }],
  ['postal_code', { postal_code: '9720', country: '' }],
  ['company_name', { company_name: '' }],
  ['is_company', { is_company: 'yes' }],
  ['city', { city: 'x'.repeat(81) }],
])('reports a bad %s by field (%j) and saves nothing', async (field, changes) => {
  const user = await app.aRegistered()
  const response = await save(user, changes)
  expect([response.statusCode, response.body.success, Object.keys(response.body.errors)]).toEqual([422, false, [field]])
  expect((await me(user)).first_name).toBe('Pat')
})

test('an empty body reports every missing field, and a visitor has to log in', async () => {
  const response = await app.as(await app.aRegistered()).call(updateProfile, { body: {} })
  expect(Object.keys(response.body.errors).sort()).toEqual([
    'email',
    'first_name',
    'last_name',
    'occupation',
    'username',
  ])
  const visitor = await app.call(updateProfile, { body: {} })
  expect([visitor.statusCode, visitor.body.success]).toEqual([401, false])
})

test('a username belongs to one user in any case, even when two ask at once', async () => {
  const [first, second, third] = [await app.aRegistered(), await app.aRegistered(), await app.aRegistered()]
  const taken = await save(first, { username: second.username.toUpperCase() })
  expect([taken.statusCode, Object.keys(taken.body.errors)]).toEqual([422, ['username']])
  const both = await Promise.all([
    save(first, { username: 'lantern.keeper' }),
    save(third, { username: 'Lantern.Keeper' }),
  ])
  expect(both.map((response) => response.statusCode).sort()).toEqual([200, 422])
})

describe('zip codes', () => {
  test.each([
    ['97205', 'United States', true],
    ['97205-1234', 'usa', true],
    ['972051234', '', true],
    ['', 'US', true],
    ['9720', '', false],
    ['OX1 2JD', 'u.s.', false],
    ['OX1 2JD', 'United Kingdom', true],
  ])('%s in “%s”: %s', (code, country, fits) => {
    expect(isPostalCode(code, country)).toBe(fits)
  })

  test('must be digits only in the United States', () => {
    const user = { email: 'rosa@example.org', username: 'rosa' } as TestUser
    const fits = (country: string) => ProfileBody.safeParse(whole(user, { postal_code: 'OX1 2JD', country })).success
    expect([fits('United Kingdom'), fits('United States')]).toEqual([true, false])
  })
})
