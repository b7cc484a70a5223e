import { text } from 'node:stream/consumers'
import { access, type Access, type Endpoint } from '@marigold/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '../testing/testing-calls.ts'
import type { TestUsers, TestUser } from '../testing/testing-users.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

// Checks the table in docs/access.md against every call that is served. `access.test.ts` checks the classes, this test
// the routes.

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The error code with which each access class refuses a role. Roles that aren't listed are let in. */
const refused: Record<Access, Partial<Record<keyof TestUsers, string>>> = {
  open: {},
  optional: {},
  signed: {},
  bearer: { aVisitor: 'signed_out' },
  active: {
    aVisitor: 'signed_out',
    aRegistered: 'needs_subscription',
    aSecured: 'needs_subscription',
    aNewUser: 'needs_subscription',
    anExpired: 'needs_subscription',
  },
  cards: {
    aVisitor: 'needs_subscription',
    aRegistered: 'needs_subscription',
    aSecured: 'needs_subscription',
    anExpired: 'needs_subscription',
  },
  admin: {
    aVisitor: 'signed_out',
    aRegistered: 'forbidden',
    aSecured: 'forbidden',
    aNewUser: 'forbidden',
    aSubscriber: 'forbidden',
    aTrialing: 'forbidden',
    aPastDue: 'forbidden',
    aCanceledButRunning: 'forbidden',
    anExpired: 'forbidden',
    aComplimentary: 'forbidden',
    aPartner: 'forbidden',
    anAdminWithoutCode: 'needs_second_factor',
  },
}
const roles: (keyof TestUsers)[] = [
  ...(['aVisitor', 'aRegistered', 'aSecured', 'aNewUser', 'aSubscriber', 'aTrialing', 'aPastDue'] as const),
  ...(['aCanceledButRunning', 'anExpired', 'aComplimentary', 'aPartner', 'anAdmin', 'anAdminWithoutCode'] as const),
]
const ofAccess = new Set(['signed_out', 'needs_subscription', 'forbidden', 'needs_second_factor'])

/** Sends a request. A stream is closed as soon as it has started. */
async function begin(request: InjectOptions): Promise<{ statusCode: number; body: string }> {
  const { statusCode, stream } = await app.inject({ ...request, payloadAsStream: true })
  const response = stream()
  if (statusCode >= 400) return { statusCode, body: await text(response) }
  response.destroy()
  return { statusCode, body: '' }
}

/** Returns the access error of a call about objects that don't exist, or null if the user is let in. */
async function refusalOf({ method, path, stream }: Endpoint, user: TestUser | null) {
  const request: InjectOptions = {
    method,
    url: path.replaceAll(/\{\w+\}/g, '999999'),
    headers: user === null ? {} : { authorization: `Bearer ${user.token}` },
    ...(method !== 'GET' && { payload: {} }),
  }
  const response = stream ? await begin(request) : await app.inject(request)
  if (response.statusCode < 400) return null
  const { code } = JSON.parse(response.body) as { code: string }
  return ofAccess.has(code) ? code : null
}

describe('each role', () => {
  test.each(roles)('%s is let in or refused by each call as its class says', { timeout: 120_000 }, async (role) => {
    const found: [string, string | null][] = []
    const expected: [string, string | null][] = []
    for (const [name, call] of declaredCalls) {
      // A new user each time, because some calls end a login or an account.
      found.push([name, await refusalOf(call, await app[role]())])
      expected.push([name, refused[call.auth][role] ?? null])
    }
    expect(found).toEqual(expected)
  })
})

/** Reads every route of the running server from its router's printout. */
function servedRoutes(): string[] {
  const path: string[] = []
  return app.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^([\s│]*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
      if (part === '') return []
      path.splice(indent.length / 4, path.length, part)
      return methods === '' ? [] : methods.split(', ').map((method) => `${method} ${path.join('')}`)
    })
}

const asInRouter = (name: string) => name.replaceAll(/\{(\w+)\}/g, ':$1')

test('serves no route under /api that is missing from the table or the API description', async () => {
  const known = declaredCalls.map(([name]) => asInRouter(name))
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json<{ paths: Record<string, object> }>()
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => asInRouter(`${method.toUpperCase()} ${path}`)),
  )
  expect(described.sort()).toEqual(known.toSorted())
  const own = servedRoutes().filter((route) => / \/api\//.test(route) && !/^(?:HEAD|OPTIONS) /.test(route))
  expect(own.sort()).toEqual([...known, 'GET /api/openapi.json'].sort())
  expect(new Set(declaredCalls.map(([, { auth }]) => auth))).toEqual(new Set(access.filter((one) => one !== 'active')))
})
