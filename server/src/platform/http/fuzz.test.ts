import { text } from 'node:stream/consumers'
import { getArticulationCards, refusals, type Endpoint } from '@marigold/contract'
import fc from 'fast-check'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { declaredCalls } from '../testing/testing-calls.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

// Whatever is sent, a call returns what it declares or a refusal with a message: never a 500, and never a malformed
// page.

/** Random requests to each call. FUZZ sets the number. */
const runs = Number(process.env.FUZZ ?? (process.env.FULL ? 400 : 12))
const largestRefusal = 16_384

let app: TestApp
const log: string[] = []
let logged = 0
// An uninvolved user: nobody except an administrator may get any of their data.
const witness = { email: 'wilhelmina.witness@clinic.example', last_name: 'Quuxley-Witness', city: 'Witnessbury' }
const ofWitness = /wilhelmina\.witness|Quuxley|Witnessbury/
const users = new Map<string, { email: string; token: string; admin: boolean }>()

beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) }
  app = await startApp({ sandbox: true, config: { logLevel: 'info', logTo } })
  await app.aSubscriber(witness)
})
afterAll(() => app.close())

const odd = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  '9223372036854775808',
  '99999999999999999999999',
  '-1',
  '1e400',
  'NaN',
  '',
  ' ',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\u202e\ufeff',
  '🎲'.repeat(50),
  "'; drop table users; --",
  '%00',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  'pat@example.org\r\nBcc: all@example.org',
  '0000-13-45T99:99:99Z',
  'toString',
  [],
  [[]],
  {},
  { length: -1 },
  { toString: 'x', valueOf: null },
  Array.from({ length: 2_000 }, (_, n) => n),
  Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`key${n}`, { n: [null] }])),
  'x'.repeat(100_000),
)
// Some values that pass, so that the next check is reached too.
const plausible = fc.constantFrom<unknown>(
  1,
  '1',
  5,
  'monthly',
  'yearly',
  'pat@example.org',
  'a long enough passphrase',
  'lantern-river',
  'R',
  [1, 2, 3],
  [[1], [1]],
  { R: [[1], [1]] },
  'A sentence of more than ten characters.',
  true,
)
const anything = fc.oneof(
  { weight: 5, arbitrary: odd },
  { weight: 4, arbitrary: plausible },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

function fieldsOf(schema: unknown): string[] {
  const { shape } = (schema ?? {}) as { shape?: Record<string, unknown> }
  return Object.keys(shape ?? {})
}

const absent = Symbol('absent')

function objectOf(fields: string[]): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(fields.map((field) => [field, fc.option(anything, { nil: absent, freq: 6 })]))
  return fc
    .tuple(
      fc.record(known),
      fc.dictionary(fc.string({ maxLength: 12 }), anything, { maxKeys: 3, noNullPrototype: true }),
    )
    .map(([named, further]) =>
      Object.fromEntries(Object.entries({ ...further, ...named }).filter(([, value]) => value !== absent)),
    )
}

/** Encodes a value for a URL, sometimes with a broken encoding. */
function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return encodeURIComponent((text ?? '').slice(0, 2_000).toWellFormed())
}

const segment = fc.oneof(
  anything.map(encoded).filter((text) => text !== '' && text !== '.' && text !== '..'),
  fc.constantFrom('%00', '%ED%A0%80', '%', '%2e%2e%2f', 'x'.repeat(401), '٣'),
)

function requestsTo({ method, path, query, body }: Endpoint): fc.Arbitrary<InjectOptions> {
  const names = [...fieldsOf(query), 'page', 'per_page', '__proto__']
  const pair = fc.tuple(fc.constantFrom(...names), anything).map(([name, value]) => `${name}=${encoded(value)}`)
  return fc.record({
    method: fc.constant(method),
    url: fc
      .tuple(fc.array(segment, { minLength: 3, maxLength: 3 }), fc.array(pair, { maxLength: 5 }))
      .map(([segments, pairs]) => {
        let at = 0
        const filled = path.replaceAll(/\{\w+\}/g, () => segments[at++] ?? 'x')
        return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
      }),
    ...(method !== 'GET' && {
      payload: fc
        .oneof({ weight: 6, arbitrary: objectOf(fieldsOf(body)) }, { weight: 1, arbitrary: anything })
        .map((value) => JSON.stringify(value)),
    }),
  }) as fc.Arbitrary<InjectOptions>
}

function check(response: Pick<LightMyRequestResponse, 'statusCode' | 'body'>): void {
  const { statusCode, body } = response
  if (statusCode < 300) return
  expect([statusCode, body.slice(0, 300)]).not.toEqual([500, expect.anything()])
  expect(body.length).toBeLessThan(largestRefusal)
  const { message, code, errors } = JSON.parse(body)
  expect(message).toMatch(/^\S.*[.!?]$/s)
  expect([code, refusals[code as keyof typeof refusals]]).toEqual([code, statusCode])
  if (statusCode === 422) expect(Object.values(errors as object).flat().length).toBeGreaterThan(0)
  expect(body).not.toMatch(/node_modules|\.ts:\d|select .* from|insert into|\bzod/i)
}

let number = 0
/** Sends a request from its own address and user, so that limits and logouts don't affect the next one. */
async function send(options: InjectOptions): Promise<LightMyRequestResponse> {
  const asked = await asSomeone(options)
  log.length = 0
  const response = await app.inject(asked)
  keepsSecrets(String(asked.headers?.authorization), response)
  return response
}

/** Checks that neither the response nor the log contains data of other users. */
function keepsSecrets(authorization: string, { statusCode, body }: LightMyRequestResponse): void {
  const user = users.get(authorization)
  users.clear()
  if (!user?.admin) expect(body).not.toMatch(ofWitness)
  if (statusCode >= 400 && user) expect(body.includes(user.email) || body.includes(user.token)).toBe(false)
  const written = log.join('')
  if (written.includes('answered')) logged += 1
  expect(written).not.toMatch(/[\w.]+@[\w-]+\.\w|authorization|Bearer/i)
  if (user) expect(written.includes(user.token)).toBe(false)
}

/** Does the same to a stream, which is closed as soon as it has started. */
async function open(options: InjectOptions): Promise<Pick<LightMyRequestResponse, 'statusCode' | 'body'>> {
  const { statusCode, stream } = await app.inject({ ...(await asSomeone(options)), payloadAsStream: true })
  const response = stream()
  if (statusCode < 300) {
    response.destroy()
    return { statusCode, body: '' }
  }
  return { statusCode, body: await text(response) }
}

async function asSomeone(options: InjectOptions): Promise<InjectOptions> {
  number += 1
  const admin = number % 2 === 1
  const who = number % 7 === 0 ? null : await (admin ? app.anAdmin() : app.aSubscriber())
  if (who) users.set(`Bearer ${who.token}`, { email: who.email, token: who.token, admin })
  return {
    ...options,
    remoteAddress: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
    headers: {
      ...(options.payload !== undefined && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${who.token}` }),
      ...options.headers,
    },
  }
}

describe('every call responds as declared or refuses with a message', () => {
  test.each(declaredCalls)('%s', { timeout: 600_000 }, async (_, call) => {
    await fc.assert(
      fc.asyncProperty(requestsTo(call), async (request) => {
        check(await (call.stream ? open : send)(request))
      }),
      { numRuns: runs, interruptAfterTimeLimit: 500_000 },
    )
  })
})

const json = 'application/json'
const bodies: [what: string, payload: string, type: string][] = [
  ['a body cut short', '{"email":"pat@', json],
  ['two bodies', '{}{}', json],
  ['JSON with a comment', '{/**/}', json],
  ['bytes that are no text', '\xff\xfe\x00', json],
  ['a number beyond all numbers', '{"page":1e999999}', json],
  ['lists within lists, 200,000 deep', '['.repeat(200_000) + ']'.repeat(200_000), json],
  ['objects within objects, 50,000 deep', '{"email":'.repeat(50_000) + '1' + '}'.repeat(50_000), json],
  [
    '100,000 unknown fields',
    JSON.stringify(Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [n, n]))),
    json,
  ],
  ['a text of a megabyte', JSON.stringify({ email: 'x'.repeat(1_000_000), login: 'x'.repeat(40_000) }), json],
  ['a form', 'email=pat%40example.org', 'application/x-www-form-urlencoded'],
  ['XML', '<email/>', 'application/xml'],
  ['JSON that says it is text', '{}', 'text/plain'],
  ['a type that is none', '{}', 'application'],
  ['a poisoned prototype', '{"__proto__":{"is_admin":true},"constructor":{"prototype":{}}}', json],
  ['nothing, as JSON', '', json],
]
const writing = declaredCalls.filter(([, { method }]) => method !== 'GET')

describe.each(writing)('%s', (_, { method, path, auth }) => {
  test.each(bodies)('accepts %s without failing', async (_what, payload, type) => {
    const response = await send({
      method,
      url: path.replaceAll(/\{\w+\}/g, '1'),
      payload,
      headers: { 'content-type': type },
    })
    check(response)
    if (type !== json && auth !== 'signed') expect([415, 401, 403]).toContain(response.statusCode)
  })

  test('accepts a missing body without failing', async () => {
    check(await send({ method, url: path.replaceAll(/\{\w+\}/g, '1') }))
  })
})

test('logs every request on a single line, for the checks above', () => {
  expect(logged).toBeGreaterThan(declaredCalls.length)
})

test('names only the first invalid fields of a large body', async () => {
  const picks = Object.fromEntries(Array.from({ length: 3_000 }, (_, n) => [`sound ${n}`, 'no picks']))
  const user = app.as(await app.aSubscriber())
  const { statusCode, body } = await user.call(getArticulationCards, { body: picks })
  expect([statusCode, Object.keys(body.errors).length]).toEqual([422, 40])
})
