import { text } from 'node:stream/consumers'
import { access, type Access, type Endpoint } from '@marigold/contract'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '../testing/testing-calls.ts'
import type { People, TestPerson } from '../testing/testing-people.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

// The table of docs/access.md against each call that is really served: `access.test.ts` has the classes, this the routes.

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The class of a call, and the code by which it refuses a role; roles that are not named here are let in. */
const refused: Record<Access, Partial<Record<keyof People, string>>> = {
  open: {},
  optional: {},
  signed: {},
  bearer: { aVisitor: 'signed_out' },
  active: {
    aVisitor: 'signed_out',
    aRegistered: 'needs_subscription',
    aSecured: 'needs_subscription',
    aNew: 'needs_subscription',
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
    aNew: 'forbidden',
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
const roles: (keyof People)[] = [
  ...(['aVisitor', 'aRegistered', 'aSecured', 'aNew', 'aSubscriber', 'aTrialing', 'aPastDue'] as const),
  ...(['aCanceledButRunning', 'anExpired', 'aComplimentary', 'aPartner', 'anAdmin', 'anAdminWithoutCode'] as const),
]
const ofAccess = new Set(['signed_out', 'needs_subscription', 'forbidden', 'needs_second_factor'])

/** A stream goes on once it has begun: what began is let go of. */
async function begin(request: InjectOptions): Promise<{ statusCode: number; body: string }> {
  const { statusCode, stream } = await app.inject({ ...request, payloadAsStream: true })
  const answer = stream()
  if (statusCode >= 400) return { statusCode, body: await text(answer) }
  answer.destroy()
  return { statusCode, body: '' }
}

/** By which refusal of access a call answers somebody, about objects that do not exist; null where it lets them in. */
async function refusalOf({ method, path, stream }: Endpoint, person: TestPerson | null) {
  const request: InjectOptions = {
    method,
    url: path.replaceAll(/\{\w+\}/g, '999999'),
    headers: person === null ? {} : { authorization: `Bearer ${person.token}` },
    ...(method !== 'GET' && { payload: {} }),
  }
  const response = stream ? await begin(request) : await app.inject(request)
  if (response.statusCode < 400) return null
  const { code } = JSON.parse(response.body) as { code: string }
  return ofAccess.has(code) ? code : null
}

describe('each role', () => {
  test.each(roles)(
    '%s is let into each call, or refused by it, as its class says',
    { timeout: 120_000 },
    async (role) => {
      const found: [string, string | null][] = []
      const expected: [string, string | null][] = []
      for (const [name, call] of declaredCalls) {
        // Somebody new each time: some calls end a sign-in or an account.
        found.push([name, await refusalOf(call, await app[role]())])
        expected.push([name, refused[call.auth][role] ?? null])
      }
      expect(found).toEqual(expected)
    },
  )
})

/** Every route of the running server, read out of its router's own drawing. */
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

test('no route under /api is served that the table and the description do not know', async () => {
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
