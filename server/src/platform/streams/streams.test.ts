import { endpoint } from '@marigold/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Routes } from '../app.ts'
import { startApp, type TestApp } from '../testing/testing.ts'
import { endAllSignIns } from '../access/tokens.ts'
import { eventText, lastEventId } from './event-text.ts'
import { guarded } from './stream-call.ts'
import { streamLimits, wakeStreams, type StreamSource } from './streams.ts'
import { listenTo, serve } from './testing-streams.ts'

// Two processes' worth of Marigold on one database: what is written at one is heard at the other.

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

async function write(app: TestApp, person: number, over = false): Promise<number> {
  return app.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      insert into test_news (person, over) values (${person}, ${over}) returning id`.execute(trx)
    await wakeStreams(trx, `test-news ${person}`)
    return rows[0]?.id ?? 0
  })
}

const soon = { timeout: 15_000 }

describe('a stream', () => {
  test('tells at both instances what is written at either, once and in order, and nothing of other people', async () => {
    const [person, stranger] = [await one.aRegistered(), await one.aRegistered()]
    const listeners = [await listen(one, person.token), await listen(other, person.token)]
    const foreign = await listen(other, stranger.token)
    const written: number[] = []
    for (let n = 0; n < 20; n++) written.push(await write(n % 2 === 0 ? one : other, person.id))
    for (const { numbers } of listeners) await expect.poll(numbers, soon).toEqual(written)
    expect(foreign.numbers()).toEqual([])
  })

  test('is neither kept, compressed nor held back by a proxy, and begins before anything happens', async () => {
    const { response, heard } = await listen(one, (await one.aRegistered()).token)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    await expect.poll(() => heard.text, soon).toBe(': beat\n\n')
  })

  test('goes on after the last event that arrived, with what was missed meanwhile', async () => {
    const person = await one.aRegistered()
    const ids = [await write(one, person.id), await write(one, person.id), await write(one, person.id)]
    const { numbers } = await listen(other, person.token, { 'last-event-id': String(ids[0]) })
    await expect.poll(numbers, soon).toEqual(ids.slice(1))
  })

  test('tells what was written while the database could not be heard', async () => {
    const person = await one.aRegistered()
    const { numbers } = await listen(one, person.token)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(one.db)
    const id = await write(other, person.id)
    await expect.poll(numbers, soon).toEqual([id])
  })

  test('ends where its source says so, and a connection that is gone is let go of', async () => {
    const person = await one.aRegistered()
    const { reading, heard } = await listen(one, person.token)
    const last = await write(one, person.id, true)
    await reading
    expect([heard.ended, heard.text.includes(`id: ${last}\n`)]).toEqual([true, true])
    const gone = await listen(other, (await one.aRegistered()).token)
    const before = closed.length
    gone.stop()
    await expect.poll(() => closed.length, soon).toBeGreaterThan(before)
  })

  test('is refused like a call: signed out, or by HEAD without opening one', async () => {
    expect((await one.call(news)).statusCode).toBe(401)
    const person = await one.aRegistered()
    const headers = { authorization: `Bearer ${person.token}` }
    const head = await one.inject({ method: 'HEAD', url: '/api/test-news', headers })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})

test('a stream ends with the sign-in that opened it, and with the right to its class', async () => {
  const source: StreamSource = { topic: 'x', owner: 'x', read: async () => ({ events: [] }) }
  const goesOn = async (access: 'bearer' | 'active', token: string | null) => {
    const { beat } = guarded(one.db, access, { token }, source)
    const answers: unknown[] = []
    for (let n = 0; n < 6; n++) answers.push(await beat?.())
    return !answers.includes(false)
  }
  const person = await one.aRegistered()
  expect([await goesOn('bearer', person.token), await goesOn('active', person.token)]).toEqual([true, false])
  await endAllSignIns(one.db, person.id)
  expect([await goesOn('bearer', person.token), await goesOn('bearer', null)]).toEqual([false, true])
})

test('of too many streams of one person the oldest ends', async () => {
  const person = await one.aRegistered()
  const first = await listen(one, person.token)
  for (let n = 1; n < streamLimits.perOwner; n++) await listen(one, person.token)
  expect(first.heard.ended).toBe(false)
  const newest = await listen(one, person.token)
  await first.reading
  expect([first.heard.ended, newest.heard.ended]).toEqual([true, false])
})

test('a server that stops ends its streams, so that it does not wait for them', async () => {
  const stopping = await startApp({ config: one.services.config, routes: [routes] })
  urls.set(stopping, await serve(stopping))
  const { reading, heard } = await listen(stopping, (await one.aRegistered()).token)
  await stopping.app.close()
  await reading
  expect(heard.ended).toBe(true)
})

test('an event is one line of data whatever it holds, and an odd last id means from the beginning', () => {
  expect(eventText({ id: 7, data: { text: 'a\nb\r\n\n: c' } })).toBe('id: 7\ndata: {"text":"a\\nb\\r\\n\\n: c"}\n\n')
  expect(eventText({ data: 1 })).toBe('data: 1\n\n')
  expect(['12', '', 'x', '-1', '1.5', '9'.repeat(20), undefined, ['1', '2']].map(lastEventId)).toEqual([
    12, 0, 0, 0, 0, 0, 0, 0,
  ])
})

test('a stream is registered as one, and a call is not', async () => {
  const asCall: Routes = (server) => server.call(news as never, () => ({}) as never)
  await expect(startApp({ routes: [asCall] })).rejects.toThrow('is a stream')
  const call = endpoint({ method: 'GET', path: '/api/x', auth: 'open', summary: '', response: z.object({}) })
  const asStream: Routes = (server) => server.stream(call, async () => ({}) as never)
  await expect(startApp({ routes: [asStream] })).rejects.toThrow('is no stream')
})
