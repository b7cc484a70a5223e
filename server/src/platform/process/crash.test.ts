import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dataFolder, freePort, runners, startProcess, type Process, type Runner } from '../testing/testing-process.ts'

// Kills the whole program as a power cut would. It must start again by itself, with everything that it acknowledged.

const rounds = process.env.FULL ? 40 : 1
const ready = 'Marigold is ready'
// Every game that was built, be it all or only the one that somebody works on.
const zips = join(import.meta.dirname, '../../../../games/zips')
const built = existsSync(zips)
  ? readdirSync(zips).flatMap((name) => (name.endsWith('.zip') ? [name.slice(0, -'.zip'.length)] : []))
  : []
beforeAll(() => {
  if (built.length === 0) throw new Error('These tests import games. Build one or more first: npm run -w games build')
})

const cleanups: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

// A first start takes long, so tests that need any folder share one.
const used = dataFolder('myself')
afterAll(() => used.remove())

function newFolder(runner: Runner) {
  const folder = dataFolder(runner)
  cleanups.push(folder.remove)
  return folder
}

async function place(folder = used, runner: Runner = 'myself') {
  const port = await freePort()
  const start = (env: Record<string, string> = {}): Process => {
    const started = startProcess(folder.path, { port, runner, env })
    cleanups.push(() => started.kill())
    return started
  }
  const ask = async (sql: string) => {
    const client = new pg.Client({ host: folder.socket(), user: 'marigold', database: 'marigold' })
    await client.connect()
    const { rows } = await client.query(sql)
    await client.end()
    return rows
  }
  return { folder: folder.path, start, ask }
}

async function post(url: string, body: object, token = ''): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const login = (url: string) =>
  post(`${url}/api/login`, { login: 'admin@example.org', password: 'a long enough passphrase' })

/** Moments of a first start, detected by the files that exist. */
const moments: [moment: string, reached: (started: Process, folder: string) => boolean][] = [
  ['as soon as it has begun', (started) => started.output() !== ''],
  ['while the cluster is made', (_, folder) => readdirSync(folder).some((name) => name.startsWith('postgres.new'))],
  ['when the cluster is there', (_, folder) => existsSync(join(folder, 'postgres/PG_VERSION'))],
  ['while the database starts', (_, folder) => existsSync(join(folder, 'postgres/postmaster.pid'))],
  ['while cards are imported', (_, folder) => existsSync(join(folder, 'sandbox'))],
  ['while games are imported', (started) => started.output().includes('Imported the cards.')],
  ['when games unpack', (_, folder) => existsSync(join(folder, 'games/incoming'))],
  ['when it is ready', (started) => started.output().includes(ready)],
]

/** A start takes ten seconds, so the short run is killed at three moments. */
const tried = process.env.FULL ? moments : moments.filter((_, at) => at % 3 === 1)

async function until(condition: () => boolean, started: Process): Promise<void> {
  let over = false
  void started.ended.then(() => (over = true))
  while (!condition()) {
    if (over) throw new Error(`It ended by itself:\n${started.output()}`)
    await pause(2)
  }
}

async function expectWhole(started: Process, ask: (sql: string) => Promise<Record<string, unknown>[]>): Promise<void> {
  await started.waitForOutput(ready)
  const games = (await (await fetch(`${started.url}/api/games`)).json()) as {
    game_view2: { un_zip_filename: string; free: boolean }[]
  }
  expect(games.game_view2.map(({ un_zip_filename: name }) => name).sort()).toEqual(built.sort())
  for (const { un_zip_filename: name } of games.game_view2.filter(({ free }) => free))
    expect((await fetch(`${started.url}/game_unzip_file/${name}/vtx/index.html`)).status).toBe(200)
  expect((await login(started.url)).status).toBe(200)
  const facts =
    'select (select count(*) from articulation_cards)::int as cards, (select count(*) from users)::int as people'
  expect(await ask(facts)).toEqual([{ cards: expect.any(Number), people: 1 }])
}

// As an ordinary user only in the full run: it works the same way, and most machines run tests as one anyway.
test.each(process.env.FULL ? runners() : (['myself'] as const))(
  'run by %s, the next start continues a first start that is killed at different moments',
  { timeout: 600_000 },
  async (runner) => {
    const { folder, start, ask } = await place(newFolder(runner), runner)
    for (const [, reached] of tried) {
      const started = start()
      await until(() => reached(started, folder), started)
      await started.kill()
    }
    const last = start()
    await expectWhole(last, ask)
    const left = readdirSync(folder).filter((name) => name.startsWith('postgres.new'))
    expect([left, readdirSync(join(folder, 'games/incoming'))]).toEqual([[], []])
  },
)

test('has every acknowledged response after repeated kills while writing', { timeout: 900_000 }, async () => {
  const { start, ask } = await place()
  const kept: string[] = []
  for (let round = 0; round < rounds; round++) {
    const started = start()
    await started.waitForOutput(ready)
    // The hourly limit of reports isn't what's tested here.
    await ask('delete from tries')
    const { body } = await login(started.url)
    const write = async (n: number) => {
      const text = `round ${round} report ${n}`
      const { status } = await post(`${started.url}/api/bug-reports`, { bug_details: text }, String(body.access_token))
      if (status === 200) kept.push(text)
    }
    const enough = Math.floor(Math.random() * 12) + 1
    const writes = Array.from({ length: 18 }, (_, n) =>
      // What the kill interrupts was not acknowledged.
      pause(n * 4)
        .then(() => write(n))
        .catch(() => undefined),
    )
    const before = kept.length
    await until(() => kept.length >= before + enough, started)
    await started.kill()
    await Promise.all(writes)
  }
  const last = start()
  await last.waitForOutput(ready)
  const rows = await ask('select body from threads')
  expect(kept.filter((text) => !rows.some((row) => row.body === text))).toEqual([])
  expect(kept.length).toBeGreaterThanOrEqual(rounds)
})

test(
  'refuses a second start on a data folder with a message, and the first continues',
  { timeout: 120_000 },
  async () => {
    const { folder, start } = await place()
    const first = start()
    await first.waitForOutput(ready)
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain(`Marigold is already running on the data folder ${folder}`)
    expect(second.output()).not.toMatch(/ {4}at /)
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
  },
)

test('ignores the locks of dead and unrelated processes', { timeout: 120_000 }, async () => {
  const { folder, start } = await place()
  const first = start()
  await first.waitForOutput(ready)
  await first.kill()
  // Like after a reboot: both pids belong to other processes now.
  writeFileSync(join(folder, 'lock'), `${process.pid} 1`)
  await start().waitForOutput(ready)
})

test(
  'several SIGTERMs, as npm and the terminal send them, end it cleanly without an error',
  { timeout: 120_000 },
  async () => {
    const { folder, start } = await place()
    const started = start()
    await started.waitForOutput(ready)
    for (const name of ['SIGTERM', 'SIGINT', 'SIGTERM'] as const) started.signal(name)
    expect(await started.ended).toBe(0)
    expect(started.output()).toMatch(/Stopping …\n$/)
    expect(existsSync(join(folder, 'lock'))).toBe(false)
    expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
  },
)

test('continues when nobody reads its output, ends on SIGTERM, and leaves no lock', { timeout: 120_000 }, async () => {
  const { folder, start } = await place()
  const started = start()
  await started.waitForOutput(ready)
  started.stopListening()
  for (let ask = 0; ask < 3; ask += 1) expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
  started.signal('SIGTERM')
  expect(await started.ended).toBe(0)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  expect(existsSync(join(folder, 'postgres/postmaster.pid'))).toBe(false)
})
