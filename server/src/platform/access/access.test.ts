import { access, endpoint, type Access } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Routes } from '../app.ts'
import { activity } from './access.ts'
import { startApp, type TestApp } from '../testing/testing.ts'
import type { People } from '../testing/testing-people.ts'

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

// Columns: bearer, active, cards, admin. Everyone may use open, optional and signed ones.
const table: [keyof People, number, number, number, number][] = [
  ['aVisitor', 401, 401, 403, 401],
  ['aRegistered', 200, 403, 403, 403],
  ['aSecured', 200, 403, 403, 403],
  ['aNew', 200, 403, 200, 403],
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

test('what is refused says why: signed out, no subscription, no administrator', async () => {
  const codes = async (auth: Access, person: Awaited<ReturnType<TestApp['aNew']>> | null) =>
    (await app.as(person).call(probe(auth))).body.code
  const person = await app.aRegistered()
  expect(await codes('bearer', null)).toBe('signed_out')
  expect(await codes('cards', person)).toBe('needs_subscription')
  expect(await codes('cards', null)).toBe('needs_subscription')
  expect(await codes('admin', await app.aSubscriber())).toBe('forbidden')
  expect(await codes('admin', await app.anAdminWithoutCode())).toBe('needs_second_factor')
})

test('a dead token is told so by every class, so that the browser forgets it', async () => {
  for (const auth of ['bearer', 'active', 'cards', 'admin'] as const) {
    const { statusCode, body } = await app.call(probe(auth), { headers: { authorization: 'Bearer dead' } })
    expect([auth, statusCode, body.code]).toEqual([auth, 401, 'signed_out'])
  }
})

test('`optional` knows a live token and takes a dead one for a visitor; `open` and `signed` know nobody', async () => {
  const person = await app.aSubscriber()
  const known = async (auth: Access, token: string) =>
    (await app.call(probe(auth), { headers: { authorization: `Bearer ${token}` } })).body.known
  expect([await known('optional', person.token), await known('optional', 'dead')]).toEqual([true, false])
  expect([await known('open', person.token), await known('signed', person.token)]).toEqual([false, false])
})

test('a route under /api without an access class stops the start', async () => {
  const careless: Routes = (server) => void server.get('/api/careless', async () => ({}))
  await expect(startApp({ routes: [careless] })).rejects.toThrow('GET /api/careless declares no access class')
})

test('96 hours after registration a person is no longer new', () => {
  const created = new Date('2026-01-01T00:00:00Z')
  const facts = { isAdmin: false, complimentary: false, isPartner: false, billing: null, createdAt: created }
  const at = (ms: number) => activity({ ...facts, now: new Date(created.getTime() + ms) })
  expect(at(96 * 3_600_000)).toEqual({ active: false, newUser: true })
  expect(at(96 * 3_600_000 + 1)).toEqual({ active: false, newUser: false })
})

test('a partner who is not signed in through the partner is not active by that', async () => {
  const person = await app.aRegistered({ is_partner: true })
  expect((await app.as(person).call(probe('active'))).statusCode).toBe(403)
})
