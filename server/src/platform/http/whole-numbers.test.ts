import { changeCardSet, changeOwnList } from '@marigold/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredCalls } from '../testing/testing-calls.ts'
import { startApp } from '../testing/testing.ts'

// PostgreSQL's `integer` ends there; a larger number would be a failure of the statement, and so a 500.
const largest = 2_147_483_647

/** The places of a schema that take a whole number beyond what the database holds. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum = Infinity } = schema as { type?: unknown; maximum?: number }
  const here = type === 'integer' && maximum > largest ? [path] : []
  return [...here, ...Object.entries(schema).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`))]
}

// Times in milliseconds and ids of notifications, in columns of eight bytes.
const large = [
  'POST /api/phone-rooms/{room}/presses',
  'POST /api/phone-rooms/{room}/state',
  'DELETE /api/notifications/clear',
]

test.each(declaredCalls.filter(([name]) => !large.includes(name)))(
  '%s takes no number too large to store',
  (_, call) => {
    for (const part of ['query', 'body'] as const) {
      const schema = call[part]
      if (schema === undefined) continue
      expect(unbounded(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), part)).toEqual([])
    }
  },
)

test('a version or an id that is too large is refused in words', async () => {
  const app = await startApp()
  const person = app.as(await app.aSubscriber())
  for (const version of [largest + 1, 2 ** 53]) {
    const set = await person.call(changeCardSet, {
      params: { id: '7d444840-9dc0-4b1d-b245-5ffdce74fad2' },
      body: { version, name: 'A' },
    })
    const list = await person.call(changeOwnList, { params: { id: 1 }, body: { version, name: 'A' } })
    for (const { statusCode, body } of [set, list]) {
      expect([statusCode, body.code]).toEqual([422, 'invalid'])
      expect(body.errors.version.length).toBeGreaterThan(0)
    }
  }
})
