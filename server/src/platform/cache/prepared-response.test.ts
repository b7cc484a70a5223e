import { endpoint } from '@marigold/contract'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { prepareResponse } from './prepared-response.ts'
import { varies } from '../http/locale.ts'
import { startApp, type TestApp } from '../testing/testing.ts'

const words = endpoint({
  method: 'GET',
  path: '/api/ready/{count}',
  auth: 'open',
  summary: 'As many words as asked for.',
  params: z.object({ count: z.coerce.number() }),
  response: z.object({ words: z.array(z.string()) }),
})
const responses = new Map(
  [2, 4_000].map((count) => {
    const value = { words: Array.from({ length: count }, () => 'word'), secret: 'of ours' }
    return [count, prepareResponse(words, value)]
  }),
)
const long = { words: Array.from({ length: 4_000 }, () => 'word') }

let app: TestApp
beforeAll(async () => {
  app = await startApp({
    routes: [
      (routes) => routes.call(words, ({ params }) => responses.get(params.count) ?? { words: ['made', 'for', 'this'] }),
    ],
  })
})
afterAll(() => app.close())

const get = (count: number, coding?: string) =>
  app.inject({ url: `/api/ready/${count}`, headers: coding === undefined ? {} : { 'accept-encoding': coding } })

describe('a prepared response', () => {
  test('is sent as it was made, without undeclared fields', async () => {
    const { headers, body } = await get(4_000)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['content-encoding']).toBeUndefined()
    expect(JSON.parse(body)).toEqual(long)
  })

  test('is compressed for clients that accept it', async () => {
    for (const [coding, name, open] of [
      ['gzip, deflate, br', 'br', brotliDecompressSync],
      ['gzip, deflate', 'gzip', gunzipSync],
    ] as const) {
      for (const _time of [1, 2]) {
        const { headers, rawPayload } = await get(4_000, coding)
        expect([headers['content-encoding'], headers.vary]).toEqual([name, varies])
        expect(JSON.parse(String(open(rawPayload)))).toEqual(long)
        expect(Number(headers['content-length'])).toBe(rawPayload.length)
      }
    }
    expect((await get(4_000, 'gzip;q=0, identity')).headers['content-encoding']).toBeUndefined()
  })

  test('stays uncompressed when it is small, like other responses', async () => {
    expect((await get(2, 'br')).headers['content-encoding']).toBeUndefined()
    expect((await get(2, 'br')).json()).toEqual({ words: ['word', 'word'] })
    expect((await get(3, 'br')).json()).toEqual({ words: ['made', 'for', 'this'] })
  })

  test('cannot be made from a value that does not fit the declaration', () => {
    expect(() => prepareResponse(words, { words: [1] } as never)).toThrow(
      'GET /api/ready/{count} answers what it does not',
    )
  })
})
