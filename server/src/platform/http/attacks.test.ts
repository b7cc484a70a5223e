import { connect } from 'node:net'
import { endpoint, forgotPassword, getRatings, login } from '@marigold/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { hashPassword } from '../../features/account/passwords.ts'
import type { Routes } from '../app.ts'
import { redactPath } from '../process/log.ts'
import { declaredCalls } from '../testing/testing-calls.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

// What an attacker might try beyond invalid input.

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const guarded = declaredCalls.filter(([, { auth }]) => !['open', 'optional', 'signed'].includes(auth))
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '1')

describe('a call that needs a login', () => {
  const pretences: [what: string, headers: Record<string, string>][] = [
    ['nothing', {}],
    ['the partner cookies', { cookie: 'sass_user=1; partner_user=1; token=1' }],
    ['a database id as token', { authorization: 'Bearer 1' }],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YWRtaW46YWRtaW4=' }],
    ['claims in headers', { 'x-user-id': '1', 'x-forwarded-user': 'admin', 'x-original-url': '/api/games' }],
    ['a local address', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1', forwarded: 'for=127.0.0.1' }],
  ]
  test.each(guarded)('%s opens with none of seven fake logins', async (_, { method, path, auth }) => {
    for (const [what, headers] of pretences) {
      const { statusCode } = await app.inject({ method, url: filled(path), headers })
      expect([what, statusCode]).toEqual([
        what,
        expect.toSatisfy((code) => code === 401 || (auth === 'cards' && code === 403)),
      ])
    }
  })

  test.each(guarded.filter(([, { method }]) => method === 'GET'))(
    '%s opens with no other spelling or method',
    async (_, { path }) => {
      const url = filled(path)
      for (const spelled of [
        url.replace('/api', '/%61pi'),
        `/${url}`,
        `${url}/`,
        url.toUpperCase(),
        `${url}%00`,
        `/x/..${url}`,
      ])
        expect([spelled, (await app.inject({ url: spelled })).body]).toEqual([
          spelled,
          expect.not.stringContaining('"id"'),
        ])
      expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(401)
    },
  )
})

test('responses of calls are never cached, however the URL is spelled', async () => {
  const user = await app.aSubscriber()
  for (const url of ['/api/me', '/%61pi/me', '/api/%6de']) {
    const { statusCode, headers } = await app.inject({ url, headers: { authorization: `Bearer ${user.token}` } })
    if (statusCode === 200) expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
    else expect([url, statusCode]).toEqual([url, 404])
  }
})

test('the request limit per minute counts every spelling of a URL', async () => {
  const strict = await startApp({ config: { requestsPerMinute: 5 } })
  const statuses: number[] = []
  for (const url of ['/api/me', '/%61pi/me', '/ap%69/me', '/api/me', '/%61pi/me', '/%61pi/me', '/api/me'])
    statuses.push((await strict.inject({ url, remoteAddress: '10.9.9.9' })).statusCode)
  expect(statuses.slice(5)).toEqual([429, 429])
})

test('never stores for others what depends on the user', async () => {
  await app.db
    .insertInto('games')
    .values({ un_zip_filename: 'seen', game_name: 'Seen', published_at: new Date() })
    .execute()
  const user = await app.aSubscriber()
  const own = await app.as(user).call(getRatings, { params: { gameId: 'seen' } })
  expect([own.headers['cache-control'], own.headers.vary]).toEqual([
    'private, no-store',
    expect.stringContaining('authorization'),
  ])
  const careless: Routes = (server) =>
    server.call(
      endpoint({ method: 'GET', path: '/api/careless', auth: 'bearer', summary: '', response: z.object({}) }),
      () => ({}),
      { cached: true },
    )
  await expect(startApp({ routes: [careless] })).rejects.toThrow('depends on who asks')
})

describe('another site', () => {
  const origin = 'https://evil.example'
  test.each(declaredCalls)('cannot read %s from its pages', async (_, { method, path }) => {
    const asked = { origin, 'access-control-request-method': method, 'access-control-request-headers': 'authorization' }
    const preflight = await app.inject({ method: 'OPTIONS', url: filled(path), headers: asked })
    const response = await app.inject({ method, url: filled(path), headers: { origin } })
    for (const { headers } of [preflight, response])
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  })

  test('that points its name at this machine can read neither emails nor the sandbox', async () => {
    const local = await startApp({ sandbox: true })
    for (const url of ['/dev/outbox', '/dev/outbox.json', '/_sandbox/']) {
      const status = async (host: string) => (await local.inject({ url, headers: { host } })).statusCode
      expect([
        url,
        await status('evil.example'),
        await status('evil.example:3000'),
        await status('localhost.evil.example'),
      ]).toEqual([url, 403, 403, 403])
    }
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect((await local.inject({ url: '/dev/outbox.json', headers: { host } })).statusCode).toBe(200)
  })

  test('on the same network cannot read emails, not even through a proxy on this machine', async () => {
    const status = async (remoteAddress: string, headers: Record<string, string> = {}, on = app) =>
      (await on.inject({ url: '/dev/outbox.json', headers, remoteAddress })).statusCode
    expect([await status('127.0.0.1'), await status('::1'), await status('::ffff:127.0.0.1')]).toEqual([200, 200, 200])
    expect([await status('192.168.1.7'), await status('::ffff:192.168.1.7'), await status('fd00::7')]).toEqual([
      403, 403, 403,
    ])
    expect(await status('127.0.0.1', { 'x-forwarded-for': '192.168.1.7' })).toBe(403)
    expect(await status('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' })).toBe(403)
    expect((await app.inject({ url: '/dev/outbox', remoteAddress: '192.168.1.7' })).statusCode).toBe(403)
    const proxied = await startApp({ config: { trustProxy: '127.0.0.1' } })
    expect(await status('127.0.0.1', { 'x-forwarded-for': '192.168.1.7' }, proxied)).toBe(403)
    expect(await status('192.168.1.7', { 'x-forwarded-for': '127.0.0.1' }, proxied)).toBe(403)
  })

  test('cannot get its name into a page or an email with a forged Host header', async () => {
    const user = await app.aRegistered()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
    for (const url of ['/', '/pricing', '/exploregames', '/nothing-here'])
      expect((await app.inject({ url, headers })).body).not.toContain('evil.example')
    await app.call(forgotPassword, { body: { email: user.email }, headers })
    await app.runJobs()
    const emails = (await app.inject({ url: '/dev/outbox.json' })).body
    expect(emails).toContain('/resetpassword?token=')
    expect(emails).not.toContain('evil.example')
  })

  test.each([
    '//evil.example',
    '//evil.example/..',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/%5cevil.example/',
    '/game_unzip_file/%2f%2fevil.example/vtx',
    '/login?redirect=https://evil.example',
    '/redirect?url=//evil.example',
  ])('is never where %s leads', async (url) => {
    const { headers } = await app.inject({ url })
    const location = String(headers.location ?? '/')
    expect(new URL(location, 'http://here.example').host).toBe('here.example')
  })
})

describe('whether an address has an account', () => {
  test('another case or Unicode form of an email neither creates a second account nor opens another user’s', async () => {
    const user = await app.aRegistered({
      email: 'kim@example.org',
      password_hash: await hashPassword('a long enough passphrase'),
    })
    const status = async (name: string) =>
      (await app.call(login, { body: { login: name, password: 'a long enough passphrase' } })).statusCode
    expect([await status('KIM@Example.ORG'), await status(user.username.toUpperCase())]).toEqual([200, 200])
    // A Kelvin sign, a full-width k, a dotless i, a combining mark: look-alikes are different names.
    for (const name of ['ｋim@example.org', 'kım@example.org', 'ki\u0307m@example.org', 'kim@example.org\u200b'])
      expect([name, await status(name)]).toEqual([name, 401])
    await expect(app.aRegistered({ email: 'KIM@EXAMPLE.ORG' })).rejects.toThrow('users_email')
  })
})

test('a logged path contains no email, however it is written, and stays on one line', () => {
  expect(redactPath('/invite/pat@example.org/x')).toBe('/invite/(address)/x')
  expect(redactPath('/invite/pat%40example.org')).toBe('/invite/(address)')
})

test('the server ends a connection that sends its request drop by drop', async () => {
  const listening = await startApp({ listen: true })
  const { requestTimeout, headersTimeout } = listening.app.server
  expect([requestTimeout, headersTimeout].every((ms) => ms > 0 && ms <= 60_000)).toBe(true)
  const { port } = new URL(listening.url)
  const response = await new Promise<string>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`),
    )
    let text = ''
    socket.on('data', (chunk) => (text += String(chunk)))
    socket.on('close', () => resolve(text))
    socket.on('error', () => undefined)
  })
  expect(response).toMatch(/^HTTP\/1\.1 431 /)
})

describe('a request that no browser sends', () => {
  /** Sends a raw request line. Returns the first line of the response, and what was logged meanwhile. */
  async function sendRawRequest(listening: TestApp, line: string): Promise<string> {
    const { port } = new URL(listening.url)
    return new Promise((resolve, reject) => {
      let response = ''
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`),
      )
      socket.on('data', (chunk) => (response += String(chunk)))
      socket.on('close', () => resolve(response.split('\r\n')[0] ?? ''))
      socket.on('error', reject)
    })
  }

  test('is refused without an error on our side and without a stack trace in the log', async () => {
    const lines: string[] = []
    const logTo = { write: (line: string) => void lines.push(line) }
    const listening = await startApp({ listen: true, config: { logLevel: 'info', logTo } })
    const responses: [line: string, status: RegExp][] = [
      ['TRACE /', / 405 /],
      ['TRACE /api/me', / 404 /],
      ['OPTIONS /', / 405 /],
      ['OPTIONS *', / 405 /],
      ['OPTIONS /api/nothing', / 404 /],
      ['OPTIONS /myaccount', / 405 /],
      ['GET http://example.org/api/games', / 200 /],
      ['GET HTTP://example.org', / (200|503) /],
      ['GET http://example.org/nothing/here', / (404|503) /],
      ['PUT /pricing', / 405 /],
    ]
    for (const [line, status] of responses)
      expect([line, await sendRawRequest(listening, line)]).toEqual([line, expect.stringMatching(status)])
    expect(lines.filter((line) => line.includes('"stack"'))).toEqual([])
  })
})

test('the log names the account of a security event by id only', async () => {
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const listening = await startApp({ config: { logLevel: 'info', logTo } })
  const password = 'a long enough passphrase'
  const person = await listening.aRegistered({ password_hash: await hashPassword(password) })
  await listening.call(login, { body: { login: person.email, password: 'wrong' } })
  await listening.call(login, { body: { login: 'nobody@example.org', password: 'wrong' } })
  await listening.call(login, { body: { login: person.email, password } })
  const events = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security')
  expect(events.map(({ event, user }) => [event, user])).toEqual([
    ['login refused', person.id],
    ['login refused', null],
    ['login', person.id],
  ])
  expect(lines.join()).not.toMatch(/@|nobody/)
})
