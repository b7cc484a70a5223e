import { changeCardSet, changeOwnList } from '@marigold/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { declaredCalls } from '../testing/testing-calls.ts'
import { startApp } from '../testing/testing.ts'

// The maximum of PostgreSQL's `integer`. A larger number would make the statement fail with a 500.
const largest = 2_147_483_647

/** Returns the parts of a schema that accept an integer larger than the database can store. */
function unbounded(schema: unknown, path: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { type, maximum = Infinity } = schema as { type?: unknown; maximum?: number }
  const here = type === 'integer' && maximum > largest ? [path] : []
  return [...here, ...Object.entries(schema).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`))]
}

// Times in milliseconds and notification ids, in columns of eight bytes.
const large = [
  'POST /api/phone-rooms/{room}/presses',
  'POST /api/phone-rooms/{room}/state',
  'DELETE /api/notifications/clear',
]

test.each(declaredCalls.filter(([name]) => !large.includes(name)))(
  '%s accepts no number that is too large to store',
  (_, call) => {
    for (const part of ['query', 'body'] as const) {
      const schema = call[part]
      if (schema === undefined) continue
      expect(unbounded(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), part)).toEqual([])
    }
  },
)

test('refuses a version or id that is too large with a message', async () => {
  const app = await startApp()
  const user = app.as(await app.aSubscriber())
  for (const version of [largest + 1, 2 ** 53]) {
    const set = await user.call(changeCardSet, {
      params: { id: '7d444840-9dc0-4b1d-b245-5ffdce74fad2' },
      body: { version, name: 'A' },
    })
    const list = await user.call(changeOwnList, { params: { id: 1 }, body: { version, name: 'A' } })
    for (const { statusCode, body } of [set, list]) {
      expect([statusCode, body.code]).toEqual([422, 'invalid'])
      expect(body.errors.version.length).toBeGreaterThan(0)
    }
  }
})
