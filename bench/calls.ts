import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { getAllGames, getArticulationCards, getMe } from '@marigold/contract'
import { slotStatement } from '@marigold/server/cards'
import autocannon from 'autocannon'
import { Kysely, PostgresDialect } from 'kysely'
import { atLeast, atMost, median, processorSeconds, ratios, type Row } from './measure.ts'
import type { ReferenceSettings } from './reference.ts'
import { connectionOf, openDatabase, logIn, type RunningApp } from './running-app.ts'

interface Target {
  url: string
  pid: number
}

async function startReference(
  kind: 'static' | 'query' | 'person',
  settings: string,
): Promise<Target & { stop(): void }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'reference.ts'), kind, settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()))
    child.once('exit', (code) => reject(new Error(`The reference server ended with ${code}`)))
  })
  return { url, pid: child.pid ?? 0, stop: () => void child.kill() }
}

interface Load {
  perSecond: number
  /** Responses per second of the server's processor time. */
  perProcessorSecond: number
}

async function load(target: Target, headers: Record<string, string>, fresh: boolean, seconds: number): Promise<Load> {
  const before = processorSeconds(target.pid)
  const url = new URL(target.url)
  let number = 0
  const result = await autocannon({
    url: target.url,
    connections: 16,
    duration: seconds,
    headers,
    // A URL that was never requested, so that nothing can be cached for it.
    ...(fresh && {
      requests: [
        {
          setupRequest: (request) => {
            number += 1
            return { ...request, path: `${url.pathname}?fresh=${performance.now()}${number}` }
          },
        },
      ],
    }),
  })
  const good = result['2xx']
  if (result.non2xx > 0 || good === 0) throw new Error(`${target.url} refused ${result.non2xx} of its requests`)
  return { perSecond: result.requests.average, perProcessorSecond: good / (processorSeconds(target.pid) - before) }
}

interface Pair {
  what: string
  goal: string
  least: number
  ours: Target
  reference: Target
  headers?: Record<string, string>
  fresh?: boolean
}

async function compare({ what, goal, least, ours, reference, headers = {}, fresh = false }: Pair, runs: number) {
  const mine: Load[] = []
  const bare: Load[] = []
  await load(reference, headers, fresh, 1)
  await load(ours, headers, fresh, 1)
  for (let run = 0; run < runs; run += 1) {
    bare.push(await load(reference, headers, fresh, 3))
    mine.push(await load(ours, headers, fresh, 3))
  }
  const of = (list: Load[], key: keyof Load) => list.map((one) => one[key])
  return [
    atLeast(`answers, ${goal} ×`, what, ratios(of(mine, 'perSecond'), of(bare, 'perSecond')), least),
    atLeast(
      `answers a processor second, ${goal} ×`,
      what,
      ratios(of(mine, 'perProcessorSecond'), of(bare, 'perProcessorSecond')),
      least,
    ),
  ]
}

/** Measures calls next to a bare Fastify that returns the same bytes, or runs one hand-written query. */
export async function measureCalls(app: RunningApp, runs: number): Promise<Row[]> {
  const token = await logIn(app)
  const settings = join(app.dataDir, 'reference.json')
  writeFileSync(
    settings,
    JSON.stringify({
      connection: connectionOf(app),
      body: await (await fetch(app.url + getAllGames.path)).text(),
      tokenHash: createHash('sha256').update(token).digest('hex'),
    } satisfies ReferenceSettings),
  )
  const references: { stop(): void }[] = []
  const start = async (kind: 'static' | 'query' | 'person') => {
    const reference = await startReference(kind, settings)
    references.push(reference)
    return reference
  }
  const at = (path: string): Target => ({ url: app.url + path, pid: app.pid })
  const headers = { authorization: `Bearer ${token}` }
  const games = at(getAllGames.path)
  try {
    return [
      ...(await compare(
        {
          what: 'catalogue call, kept',
          goal: 'Fastify static',
          least: 0.7,
          ours: games,
          reference: await start('static'),
        },
        runs,
      )),
      ...(await compare(
        {
          what: 'catalogue call, not kept',
          goal: 'Fastify with one query',
          least: 0.7,
          ours: games,
          reference: await start('query'),
          fresh: true,
        },
        runs,
      )),
      ...(await compare(
        {
          what: 'signed-in call of one row',
          goal: 'Fastify with one query',
          least: 0.6,
          ours: at(getMe.path),
          reference: await start('person'),
          headers,
        },
        runs,
      )),
      ...(await cardFetch(app, headers, runs)),
    ]
  } finally {
    for (const reference of references) reference.stop()
  }
}

/**
 * Sends a body over one keep-alive connection, like a pool does with a statement. Resolves when the whole response has
 * arrived.
 */
function post(url: string, headers: Record<string, string>, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.once('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`The card fetch answered ${response.statusCode}`))
      })
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

/** Measures fetching a hundred cards next to the statement that the call itself sends when nothing is cached. */
async function cardFetch(app: RunningApp, headers: Record<string, string>, runs: number): Promise<Row[]> {
  const sounds = ['P', 'B', 'M', 'N', 'K', 'G']
  const body = JSON.stringify(Object.fromEntries(sounds.map((sound) => [sound, [[1], [1]]])))
  const database = openDatabase(app)
  const db = new Kysely({ dialect: new PostgresDialect({ pool: database }) })
  const { sql, parameters } = slotStatement(sounds.map((sound) => ({ sound, position: 1, kind: 1 }))).compile(db)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sent = { ...headers, 'content-type': 'application/json', 'accept-encoding': 'br' }
  const ours: number[] = []
  const query: number[] = []
  const timed = async (list: number[], act: () => Promise<unknown>) => {
    const began = performance.now()
    await act()
    list.push(performance.now() - began)
  }
  const bySql = () => timed(query, () => database.query({ name: 'cards', text: sql, values: [...parameters] }))
  const byCall = () => timed(ours, () => post(app.url + getArticulationCards.path, sent, body, agent))
  try {
    for (let round = 0; round < runs * 100; round += 1) {
      // Each goes first equally often.
      for (const act of round % 2 === 0 ? [bySql, byCall] : [byCall, bySql]) await act()
    }
  } finally {
    agent.destroy()
    await db.destroy()
  }
  // The first rounds prepare the statement and warm both up.
  return [
    atMost(
      'card fetch, its SQL ×',
      `first words of ${sounds.length} sounds`,
      ratios(blockMedians(ours.slice(20)), blockMedians(query.slice(20))),
      1.5,
    ),
  ]
}

// Other programs disturb single requests, so they're compared in blocks of twenty.
const block = 20

function blockMedians(list: number[]): number[] {
  return Array.from({ length: Math.floor(list.length / block) }, (_, at) =>
    median(list.slice(at * block, (at + 1) * block)),
  )
}
