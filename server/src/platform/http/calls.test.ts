import { endpoint } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Routes } from '../app.ts'
import { Refusal } from './errors.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

const echo = endpoint({
  method: 'POST',
  path: '/api/echo/{id}',
  auth: 'open',
  summary: '',
  params: z.object({ id: z.coerce.number().int() }),
  body: z.object({
    name: z.string().min(2).max(5),
    age: z.int().optional(),
    title: z.string().min(1).optional(),
    sign: z.string().max(1).optional(),
  }),
  response: z.object({ name: z.string(), id: z.number() }),
})
const none = endpoint({ method: 'POST', path: '/api/empty', auth: 'open', summary: '', response: z.object({}) })
const broken = endpoint({ method: 'GET', path: '/api/broken', auth: 'open', summary: '', response: z.object({}) })
const wrong = endpoint({
  method: 'GET',
  path: '/api/wrong',
  auth: 'open',
  summary: '',
  success: true,
  response: z.object({ must: z.string() }),
})
const limited = endpoint({
  method: 'POST',
  path: '/api/limited',
  auth: 'optional',
  summary: '',
  response: z.object({}),
  limit: { max: 2, per: '1 minute', by: 'user' },
})
const signed = endpoint({
  method: 'POST',
  path: '/api/signed',
  auth: 'signed',
  summary: '',
  response: z.object({ raw: z.string() }),
})
const conflict = endpoint({ method: 'GET', path: '/api/conflict', auth: 'open', summary: '', response: z.object({}) })
const routes: Routes = (server) => {
  server.call(echo, ({ body, params }) => ({ ...body, id: params.id, secret: 'never leaves' }))
  server.call(none, () => ({}))
  server.call(broken, () => {
    throw new Error('a secret of pat@example.org')
  })
  server.call(wrong, () => ({}) as { must: string })
  server.call(limited, () => ({}))
  server.call(signed, ({ rawBody }) => ({ raw: rawBody?.toString() ?? '' }))
  server.call(conflict, () => {
    throw new Refusal('conflict', 'Taken.', { name: ['Taken.'] })
  })
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ routes: [routes] })
})
afterAll(() => app.close())

const post = (payload: string | undefined, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  app.inject({ method: 'POST', url: '/api/echo/7', ...(payload !== undefined && { payload }), headers })

describe('a call', () => {
  test('returns declared fields only, and ignores undeclared fields of the body', async () => {
    const { statusCode, body } = await app.call(echo, { params: { id: 7 }, body: { name: 'Mei', is_admin: true } })
    expect([statusCode, body]).toEqual([200, { name: 'Mei', id: 7 }])
  })

  test('names each invalid field in a plain message, with its code', async () => {
    const { statusCode, body } = await app.call(echo, { params: { id: 7 }, body: { name: 'toolong', age: 'x' } })
    expect(statusCode).toBe(422)
    expect(body).toEqual({
      message: 'Please use at most 5 characters.',
      code: 'invalid',
      errors: { name: ['Please use at most 5 characters.'], age: ['Please fill in this field correctly.'] },
      faults: { name: ['too_long'], age: ['wrong_type'] },
    })
  })

  test('asks for empty fields, and uses the singular for one', async () => {
    const body = { name: 'Mei', title: '', sign: 'ab' }
    expect((await app.call(echo, { params: { id: 7 }, body })).body.errors).toEqual({
      title: ['Please fill in this field.'],
      sign: ['Please use at most 1 character.'],
    })
  })

  test('without a body names the missing fields', async () => {
    const { statusCode, body } = await app.call(echo, { params: { id: 7 } })
    expect([statusCode, body.errors]).toEqual([422, { name: ['Please fill in this field.'] }])
  })

  test('accepts an empty body if none is declared', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/api/empty', headers, payload: '' })).statusCode).toBe(200)
    expect((await app.inject({ method: 'POST', url: '/api/empty' })).statusCode).toBe(200)
  })

  test.each([
    ['broken JSON', '{"name":', 400],
    ['a poisoned prototype', '{"name":"Mei","__proto__":{"x":1}}', 400],
    ['a list', '[1]', 422],
    ['a bare text', '"Mei"', 422],
    ['null', 'null', 422],
    ['the character NUL', '{"name":"M\\u0000i"}', 422],
    ['half of a character', '{"name":"\\ud800"}', 422],
    ['two megabytes', `{"name":"${'x'.repeat(2_000_000)}"}`, 413],
  ])('refuses %s with a message', async (_, payload, status) => {
    const response = await post(payload)
    expect(response.statusCode).toBe(status)
    expect(response.json().message).toMatch(/\w+.*\.$/)
  })

  test('refuses another content type, and a malformed URL', async () => {
    expect((await post('name=Mei', { 'content-type': 'application/x-www-form-urlencoded' })).json().code).toBe(
      'unsupported_type',
    )
    expect((await app.inject({ url: '/api/game/%E0%A4%A' })).json().code).toBe('bad_request')
    expect((await app.call(echo, { params: { id: 'seven' }, body: { name: 'Mei' } })).statusCode).toBe(422)
  })

  test.each(['/%E0%A4%A', '/Gamedescription/%', '/game/%ff?name=x'])(
    'a page requested as %s gets the not-found page',
    async (url) => {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
      const missing = await app.inject({ url: '/nothing-here', headers })
      const response = await app.inject({ url, headers })
      expect([response.statusCode, response.headers['content-type']]).toEqual([
        missing.statusCode,
        missing.headers['content-type'],
      ])
      expect((await app.inject({ url, headers: { accept: 'application/json' } })).json().code).toBe('bad_request')
      expect((await app.inject({ url: '/api/game/%', headers })).json().code).toBe('bad_request')
    },
  )

  test('reveals no internals when it fails', async () => {
    const { statusCode, body } = await app.call(broken)
    expect([statusCode, body.code]).toEqual([500, 'internal'])
    expect(JSON.stringify(body)).not.toContain('secret')
  })

  test('fails if its response does not fit the declaration, with `success: false` where declared', async () => {
    const { statusCode, body } = await app.call(wrong)
    expect([statusCode, body.success]).toEqual([500, false])
  })

  test('refuses with the closed list of codes, and with fields', async () => {
    const response = await app.inject({ url: '/api/conflict' })
    expect([response.statusCode, response.json()]).toEqual([
      409,
      { message: 'Taken.', code: 'conflict', errors: { name: ['Taken.'] } },
    ])
  })

  test('is limited by user, and by address for a visitor', async () => {
    const [one, two] = [await app.aRegistered(), await app.aRegistered()]
    const status = async (...call: Parameters<TestApp['call']>) => (await app.call(...call)).statusCode
    const as = (token: string) => status(limited, { headers: { authorization: `Bearer ${token}` } })
    expect([await as(one.token), await as(one.token), await as(one.token), await as(two.token)]).toEqual([
      200, 200, 429, 200,
    ])
    const from = (address: string) => status(limited, { address })
    expect([await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')]).toEqual([
      200, 200, 429, 200,
    ])
  })

  test('that another server signs gets the raw bytes', async () => {
    const payload = '{ "a":1 }\n'
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    expect((await app.inject({ method: 'POST', url: '/api/signed', payload, headers })).json()).toEqual({
      raw: payload,
    })
  })

  test('that does not exist gets a 404 as JSON, with any method', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await app.inject({ method, url: '/api/nothing' })).json()).toEqual({
        message: 'There is no such call.',
        code: 'not_found',
      })
  })
})

describe('every response', () => {
  test('has the security headers, a policy with its own nonce, and a cache rule', async () => {
    const [first, second] = [await app.call(none), await app.call(none)]
    expect(first.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='; style-src 'self' 'nonce-/)
    expect(policy).toContain("frame-src 'self'")
    expect(policy).not.toBe(second.headers['content-security-policy'])
    expect(first.headers['strict-transport-security']).toBeUndefined()
    expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id'])
  })

  test('with a file allows nothing that a page may do, in few bytes', async () => {
    const { headers } = await app.inject({ url: '/assets/app/none.js' })
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['permissions-policy']).toBeUndefined()
  })

  test('for a missing file is plain text and not cached', async () => {
    const name = `${'A'.repeat(43)}.webp`
    for (const url of [
      '/assets/cards/no.svg',
      '/assets/games/none/1/cover.webp',
      `/assets/photos/${name}`,
      '/assets/x',
    ]) {
      const { statusCode, headers, body } = await app.inject({ url })
      expect([url, statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
        url,
        404,
        'text/plain; charset=utf-8',
        'no-store',
        'There is no such file.',
      ])
    }
  })

  test('enforces HTTPS if the public URL has it', async () => {
    const secure = await startApp({ config: { publicUrl: 'https://marigold.example' } })
    const { headers } = await secure.inject({ url: '/healthz' })
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  })
})

test('the API description is OpenAPI 3.1, with every served call, its access, and its errors', async () => {
  const description = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(description.openapi).toBe('3.1.0')
  const operations = Object.entries<Record<string, Operation>>(description.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  )
  for (const path of ['/api/register', '/api/me', '/api/game/{id}', '/api/articulations', '/api/contact-us'])
    expect(description.paths).toHaveProperty([path])
  for (const { path, parameters = [], responses, security } of operations) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    expect([path, parameters.filter((one) => one.in === 'path').map((one) => one.name)]).toEqual([path, named])
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '4XX', '5XX']))
    expect(security).toBeDefined()
  }
  expect(description.paths['/api/me'].get.security).toEqual([{ token: [] }])
  expect(JSON.stringify(description)).not.toMatch(/"\$schema"|undefined/)
})

interface Operation {
  parameters?: { in: string; name: string }[]
  responses: Record<string, unknown>
  security?: unknown[]
}
