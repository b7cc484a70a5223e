import { endpoint } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Routes } from '../app.ts'
import { startApp, type TestApp } from '../testing/testing.ts'
import { endUserLogins } from '../access/tokens.ts'
import { formatEvent, lastEventId } from './event-format.ts'
import { recheckAccess } from './stream-call.ts'
import { streamLimits, wakeStreams, type StreamSource } from './streams.ts'
import { listenTo, serve } from './testing-streams.ts'

// Two instances of Marigold on one database: what one writes, both stream.

const news = endpoint({
  method: 'GET',
  path: '/api/test-news',
  auth: 'bearer',
  summary: '',
  stream: true,
  response: z.object({ n: z.number() }),
})
const closed: string[] = []
const routes: Routes = (server, { db }) => {
  server.stream(news, async ({ user }): Promise<StreamSource> => {
    const topic = `test-news ${user.id}`
    return {
      topic,
      owner: topic,
      async read(after) {
        const { rows } = await sql<{ id: number; over: boolean }>`
          select id, over from test_news where person = ${user.id} and id > ${after} order by id`.execute(db)
        return { events: rows.map(({ id }) => ({ id, data: { n: id } })), over: rows.some(({ over }) => over) }
      },
      async closed() {
        closed.push(topic)
      },
    }
  })
}

let one: TestApp
let other: TestApp
const urls = new Map<TestApp, string>()
beforeAll(async () => {
  one = await startApp({ routes: [routes] })
  other = await startApp({ config: one.services.config, routes: [routes] })
  await sql`create table test_news (id bigserial, person bigint, over boolean not null default false)`.execute(one.db)
  for (const app of [one, other]) urls.set(app, await serve(app))
})
afterAll(async () => {
  await other.close()
  await one.close()
})

async function listen(app: TestApp, token: string, headers: Record<string, string> = {}) {
  const one = await listenTo(`${urls.get(app)}/api/test-news`, { authorization: `Bearer ${token}`, ...headers })
  return { ...one, numbers: () => one.events().map((data) => (data as { n: number }).n) }
}

async function write(app: TestApp, user: number, over = false): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into test_news (person, over) values (${user}, ${over}) returning id`.execute(trx)
    await wakeStreams(trx, `test-news ${user}`)
    return rows[0]?.id ?? 0
  })
}

const soon = { timeout: 15_000 }

describe('a stream', () => {
  test('sends what either instance writes from both, once and in order, and nothing about other users', async () => {
    const [user, stranger] = [await one.aRegistered(), await one.aRegistered()]
    const listeners = [await listen(one, user.token), await listen(other, user.token)]
    const foreign = await listen(other, stranger.token)
    const written: number[] = []
    for (let n = 0; n < 20; n++) written.push(await write(n % 2 === 0 ? one : other, user.id))
    for (const { numbers } of listeners) await expect.poll(numbers, soon).toEqual(written)
    expect(foreign.numbers()).toEqual([])
  })

  test('is neither cached, compressed, nor buffered by a proxy, and starts before anything happens', async () => {
    const { response, heard: received } = await listen(one, (await one.aRegistered()).token)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    await expect.poll(() => received.text, soon).toBe(': beat\n\n')
  })

  test('resumes after the last event that arrived, with what was missed meanwhile', async () => {
    const user = await one.aRegistered()
    const ids = [await write(one, user.id), await write(one, user.id), await write(one, user.id)]
    const { numbers } = await listen(other, user.token, { 'last-event-id': String(ids[0]) })
    await expect.poll(numbers, soon).toEqual(ids.slice(1))
  })

  test('sends what was written while the listener was disconnected', async () => {
    const user = await one.aRegistered()
    const { numbers } = await listen(one, user.token)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(one.db)
    const id = await write(other, user.id)
    await expect.poll(numbers, soon).toEqual([id])
  })

  test('ends when its source says so, and releases a closed connection', async () => {
    const user = await one.aRegistered()
    const { reading, heard: received } = await listen(one, user.token)
    const last = await write(one, user.id, true)
    await reading
    expect([received.ended, received.text.includes(`id: ${last}\n`)]).toEqual([true, true])
    const gone = await listen(other, (await one.aRegistered()).token)
    const before = closed.length
    gone.stop()
    await expect.poll(() => closed.length, soon).toBeGreaterThan(before)
  })

  test('is refused like a call: logged out, or by HEAD without opening one', async () => {
    expect((await one.call(news)).statusCode).toBe(401)
    const user = await one.aRegistered()
    const headers = { authorization: `Bearer ${user.token}` }
    const head = await one.inject({ method: 'HEAD', url: '/api/test-news', headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})

test('ends with its login, and when the user loses access to its class', async () => {
  const source: StreamSource = { topic: 'x', owner: 'x', read: async () => ({ events: [] }) }
  const goesOn = async (access: 'bearer' | 'active', token: string | null) => {
    const { beat } = recheckAccess(one.db, access, { token }, source)
    const responses: unknown[] = []
    for (let n = 0; n < 6; n++) responses.push(await beat?.())
    return !responses.includes(false)
  }
  const user = await one.aRegistered()
  expect([await goesOn('bearer', user.token), await goesOn('active', user.token)]).toEqual([true, false])
  await endUserLogins(one.db, user.id)
  expect([await goesOn('bearer', user.token), await goesOn('bearer', null)]).toEqual([false, true])
})

test('replaces a user’s oldest stream when there are too many', async () => {
  const user = await one.aRegistered()
  const first = await listen(one, user.token)
  for (let n = 1; n < streamLimits.perOwner; n++) await listen(one, user.token)
  expect(first.heard.ended).toBe(false)
  const newest = await listen(one, user.token)
  await first.reading
  expect([first.heard.ended, newest.heard.ended]).toEqual([true, false])
})

test('ends when the server stops, so that it does not wait', async () => {
  const stopping = await startApp({ config: one.services.config, routes: [routes] })
  urls.set(stopping, await serve(stopping))
  const { reading, heard: received } = await listen(stopping, (await one.aRegistered()).token)
  await stopping.app.close()
  await reading
  expect(received.ended).toBe(true)
})

test('an event is one line of data whatever it contains, and an invalid last id means from the beginning', () => {
  expect(formatEvent({ id: 7, data: { text: 'a\nb\r\n\n: c' } })).toBe('id: 7\ndata: {"text":"a\\nb\\r\\n\\n: c"}\n\n')
  expect(formatEvent({ data: 1 })).toBe('data: 1\n\n')
  expect(['12', '', 'x', '-1', '1.5', '9'.repeat(20), undefined, ['1', '2']].map(lastEventId)).toEqual([
    12, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('a stream cannot be registered as a call, nor a call as a stream', async () => {
  const asCall: Routes = (server) => server.call(news as never, () => ({}) as never)
  await expect(startApp({ routes: [asCall] })).rejects.toThrow('is a stream')
  const call = endpoint({ method: 'GET', path: '/api/x', auth: 'open', summary: '', response: z.object({}) })
  const asStream: Routes = (server) => server.stream(call, async () => ({}) as never)
  await expect(startApp({ routes: [asStream] })).rejects.toThrow('is no stream')
})
