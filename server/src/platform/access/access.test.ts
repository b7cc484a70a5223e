import { access, endpoint, type Access } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Routes } from '../app.ts'
import { activity } from './access.ts'
import { startApp, type TestApp } from '../testing/testing.ts'
import type { TestUsers } from '../testing/testing-users.ts'

const probe = (auth: Access) =>
  endpoint({ method: 'GET', path: `/api/probe-${auth}`, auth, summary: '', response: z.object({ known: z.boolean() }) })
const probes: Routes = (app) => {
  for (const auth of access) app.call(probe(auth), ({ user }) => ({ known: user !== null }))
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ routes: [probes] })
})
afterAll(() => app.close())

// Columns: bearer, active, cards, admin. Everyone may use open, optional, and signed calls.
const table: [keyof TestUsers, number, number, number, number][] = [
  ['aVisitor', 401, 401, 403, 401],
  ['aRegistered', 200, 403, 403, 403],
  ['aSecured', 200, 403, 403, 403],
  ['aNewUser', 200, 403, 200, 403],
  ['aSubscriber', 200, 200, 200, 403],
  ['aTrialing', 200, 200, 200, 403],
  ['aPastDue', 200, 200, 200, 403],
  ['aCanceledButRunning', 200, 200, 200, 403],
  ['anExpired', 200, 403, 403, 403],
  ['aComplimentary', 200, 200, 200, 403],
  ['aPartner', 200, 200, 200, 403],
  ['anAdmin', 200, 200, 200, 200],
  ['anAdminWithoutCode', 200, 200, 200, 403],
]

describe('role by access class', () => {
  test.each(table)('%s', async (role, bearer, active, cards, admin) => {
    const caller = app.as(await app[role]())
    const expected = { open: 200, optional: 200, signed: 200, bearer, active, cards, admin }
    for (const auth of access) {
      const { statusCode } = await caller.call(probe(auth))
      expect([auth, statusCode]).toEqual([auth, expected[auth]])
    }
  })
})

test('a refusal says why: logged out, no subscription, no administrator', async () => {
  const codes = async (auth: Access, user: Awaited<ReturnType<TestApp['aNewUser']>> | null) =>
    (await app.as(user).call(probe(auth))).body.code
  const user = await app.aRegistered()
  expect(await codes('bearer', null)).toBe('signed_out')
  expect(await codes('cards', user)).toBe('needs_subscription')
  expect(await codes('cards', null)).toBe('needs_subscription')
  expect(await codes('admin', await app.aSubscriber())).toBe('forbidden')
  expect(await codes('admin', await app.anAdminWithoutCode())).toBe('needs_second_factor')
})

test('every class refuses an expired token as such, so that the browser deletes it', async () => {
  for (const auth of ['bearer', 'active', 'cards', 'admin'] as const) {
    const { statusCode, body } = await app.call(probe(auth), { headers: { authorization: 'Bearer dead' } })
    expect([auth, statusCode, body.code]).toEqual([auth, 401, 'signed_out'])
  }
})

test('`optional` accepts a valid token and treats an expired one like a visitor; `open` and `signed` ignore tokens', async () => {
  const user = await app.aSubscriber()
  const known = async (auth: Access, token: string) =>
    (await app.call(probe(auth), { headers: { authorization: `Bearer ${token}` } })).body.known
  expect([await known('optional', user.token), await known('optional', 'dead')]).toEqual([true, false])
  expect([await known('open', user.token), await known('signed', user.token)]).toEqual([false, false])
})

test('a route under /api without an access class fails at startup', async () => {
  const careless: Routes = (server) => void server.get('/api/careless', async () => ({}))
  await expect(startApp({ routes: [careless] })).rejects.toThrow('GET /api/careless declares no access class')
})

test('a user is no longer new 96 hours after registration', () => {
  const created = new Date('2026-01-01T00:00:00Z')
  const facts = { isAdmin: false, complimentary: false, isPartner: false, billing: null, createdAt: created }
  const at = (ms: number) => activity({ ...facts, now: new Date(created.getTime() + ms) })
  expect(at(96 * 3_600_000)).toEqual({ active: false, newUser: true })
  expect(at(96 * 3_600_000 + 1)).toEqual({ active: false, newUser: false })
})

test('a partner’s user is only active when logged in through the partner', async () => {
  const user = await app.aRegistered({ is_partner: true })
  expect((await app.as(user).call(probe('active'))).statusCode).toBe(403)
})
