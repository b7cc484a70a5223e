import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { login } from '@marigold/contract'
import pg from 'pg'

const admin = { login: 'admin@bench.test', password: 'a passphrase of the bench' }

/** The built app in its own process and data folder, as it ships except for the request limit. */
export interface RunningApp {
  url: string
  pid: number
  dataDir: string
  /** Milliseconds from its start to the first page. */
  startedIn: number
  stop(): Promise<void>
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Creates a folder that PostgreSQL's user may enter. The caller removes it. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mg-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

/** Removes a data folder. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}

async function untilPage(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 60_000; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The app ended with ${child.exitCode}. Is it built?`)
    const response = await fetch(url).catch(() => null)
    if (response?.ok) return void (await response.arrayBuffer())
    await pause(5)
  }
}

/** Starts the app and waits for its home page. */
export async function startApp(dataDir: string): Promise<RunningApp> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  // The same flags as in scripts/start.mjs.
  const flags = ['--max-semi-space-size=4']
  const child = spawn(process.execPath, [...flags, join(import.meta.dirname, '../server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      REQUESTS_PER_MINUTE: '100000000',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.login,
      ADMIN_PASSWORD: admin.password,
    },
  })
  await untilPage(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    startedIn: performance.now() - began,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** Opens a connection to the app's database. */
export function openDatabase(app: Pick<RunningApp, 'dataDir'>): pg.Pool {
  const pool = new pg.Pool({ ...connectionOf(app), max: 2 })
  // The connection ends with the app, which is no error of a measurement.
  pool.on('error', () => {})
  return pool
}

/** Returns how the reference servers reach the same database. */
export function connectionOf({ dataDir }: Pick<RunningApp, 'dataDir'>): pg.ClientConfig {
  return { host: join(dataDir, 'socket'), user: 'marigold', database: 'marigold' }
}

/** Returns a token of the administrator, who has access to cards and games. */
export async function logIn(app: RunningApp): Promise<string> {
  const response = await fetch(app.url + login.path, {
    method: login.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  })
  const { access_token: token } = login.response.parse(await response.json())
  if (token === null) throw new Error('The administrator of the measured app logs in by password alone')
  return token
}

/** Fills the catalogue up to `count` games, spread over categories and ages, with the same names each time. */
export async function fillCatalogue(database: pg.Pool, count: number): Promise<void> {
  await database.query(
    `insert into games (un_zip_filename, game_name, short_description, long_description, image, published_at)
     select 'bench-' || i, 'Game number ' || i, 'A short line about what this game practices and for whom it is meant.',
       repeat('A longer text. ', 12), (select image from games where image is not null order by id limit 1), now()
     from generate_series((select count(*) from games) + 1, $1::bigint) i`,
    [count],
  )
  await database.query(
    `insert into game_categories (game_id, category_id, position)
     select g.id, c.id, 0 from games g join categories c on c.id = (select min(id) + g.id % 3 from categories)
     where g.un_zip_filename like 'bench-%' on conflict do nothing`,
  )
  await database.query(
    `insert into game_ages (game_id, age_filter_id)
     select g.id, a.id from games g join age_filters a on a.id = (select min(id) + g.id % 5 from age_filters)
     where g.un_zip_filename like 'bench-%' on conflict do nothing`,
  )
  await database.query('analyze')
}
