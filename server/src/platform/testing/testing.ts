import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '@marigold/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { buildApp, type Built } from '../../app.ts'
import type { Routes } from '../app.ts'
import type { Config } from '../process/config.ts'
import { loadConfig } from '../process/config.ts'
import type { Db } from '../database/database.ts'
import type { DB } from '../database/generated/db.ts'
import { createTestUsers, type TestUsers, type TestUser } from './testing-users.ts'

export type { TestUser } from './testing-users.ts'

/** A response in a test. */
export interface TestResponse {
  statusCode: number
  body: Anything
  headers: Record<string, unknown>
}

// Tests send invalid input on purpose, and compare responses as they are.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Anything = any

interface Caller {
  /** Calls a declared endpoint through the real app. */
  call(endpoint: Endpoint, input?: CallInput): Promise<TestResponse>
}

interface CallInput {
  params?: Anything
  query?: Anything
  body?: Anything
  headers?: Record<string, string>
  /** The network address of the request. */
  address?: string
}

export interface TestApp extends Caller, TestUsers {
  app: Built['app']
  services: Built['services']
  db: Db
  pool: Built['pool']
  /** What the app knows about its database. Tests make the disk full here. */
  status: Built['status']
  /** The app's URL with `listen: true`, or else the public URL in its settings. */
  url: string
  inject(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Returns the same calls with this user's token. Null is a visitor. */
  as(user: TestUser | null): Caller
  /** Counts the rows of a table. */
  count(table: keyof DB): Promise<number>
  /** Runs every waiting job. */
  runJobs(): Promise<void>
  close(): Promise<void>
}

export interface StartOptions {
  config?: Partial<Config>
  /** Listen on a free port, for a browser. */
  listen?: boolean
  /** Also start the payment sandbox, and listen so that its webhooks arrive. */
  sandbox?: boolean
  /** Run jobs automatically. Otherwise they run when `runJobs` is called. */
  jobsRun?: boolean
  /** More routes, for tests of the platform. */
  routes?: Routes[]
}

async function admin(command: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ host: inject('postgres'), user: 'marigold', database: 'postgres' })
  await client.connect()
  try {
    await command(client)
  } finally {
    await client.end()
  }
}

async function freePort(): Promise<number> {
  const { createServer } = await import('node:net')
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Builds the production app on its own database. In a test it closes by itself; elsewhere call `close`. */
export async function startApp(options: StartOptions = {}): Promise<TestApp> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await admin((client) => client.query(`create database ${name} template template`))
  const dataDir = mkdtempSync(join(tmpdir(), 'marigold-files-'))
  const listen = options.listen ?? options.sandbox ?? false
  const port = listen ? await freePort() : 3000
  const config: Partial<Config> = {
    ...loadConfig({ DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'silent' }),
    databaseUrl: `postgres://marigold@localhost/${name}?host=${encodeURIComponent(inject('postgres'))}`,
    ...options.config,
  }
  const built = await buildApp({
    config,
    runJobs: options.jobsRun ?? false,
    sandbox: options.sandbox ?? false,
    routes: options.routes ?? [],
  })
  if (listen) await built.app.listen({ port, host: '127.0.0.1' })
  let closed = false
  const close = async () => {
    if (closed) return
    closed = true
    await built.app.close()
    await admin((client) => client.query(`drop database if exists ${name} with (force)`))
    rmSync(dataDir, { recursive: true, force: true })
  }
  closeAfterTest(close)
  return testApp(built, close)
}

function closeAfterTest(close: () => Promise<void>): void {
  try {
    onTestFinished(close)
  } catch {
    // Not inside a test: the file closes it.
  }
}

function testApp(built: Built, close: () => Promise<void>): TestApp {
  const { app, services } = built
  const { db, jobs, config } = services
  return {
    ...createTestUsers(db),
    app,
    services,
    db,
    pool: built.pool,
    status: built.status,
    url: config.publicUrl,
    inject: (options) => app.inject(options),
    ...caller(app, null),
    as: (user) => caller(app, user),
    async count(table) {
      const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db)
      return rows[0]?.count ?? 0
    },
    runJobs: () => jobs.runPending(),
    close,
  }
}

function caller(app: Built['app'], user: TestUser | null): Caller {
  return {
    async call(endpoint, { params, query, body, headers, address } = {}) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params?.[key])))
      const response = await app.inject({
        method: endpoint.method,
        url: path,
        ...(query !== undefined && { query }),
        ...(body !== undefined && { payload: body }),
        ...(address !== undefined && { remoteAddress: address }),
        headers: { ...(user && { authorization: `Bearer ${user.token}` }), ...headers },
      })
      const text = response.body
      return {
        statusCode: response.statusCode,
        headers: response.headers,
        body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
      }
    },
  }
}
