import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql, type Compilable, type RawBuilder } from 'kysely'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import type { DB } from './generated/db.ts'
import { WatchedPool, type DatabaseStatus } from './watched-pool.ts'

export type Db = Kysely<DB>

const int8 = 20
const types = new pg.TypeOverrides()
// Ids and counts stay far below 2^53.
types.setTypeParser(int8, Number)

/** How to reach a PostgreSQL: an address, or the socket folder of the embedded one. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string; port?: number }

export interface DatabaseOptions {
  /** Connections at most. */
  max?: number
  /** Kept up to date by the pool, and obeyed by it: while the disk is full, its connections are read-only. */
  status?: DatabaseStatus
  /** Learns when the database is lost and when it is back. */
  log?: FastifyBaseLogger
}

/** Opens a pool. A lost connection never ends the process: `status.down` says so until the database answers again. */
export function openDatabase(
  connection: Connection,
  { max = 20, status = { down: false, full: false }, log }: DatabaseOptions = {},
): { db: Db; pool: pg.Pool; close: () => Promise<void> } {
  const pool = new WatchedPool(
    {
      ...connection,
      max,
      types,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
      application_name: 'marigold',
    },
    { status, log: log ?? null },
  )
  const names = new Map<string, string>()
  pool.on('connect', (client) => prepareRepeated(client, names))
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
  // Kysely ends only a pool that it has used.
  return { db, pool, close: () => pool.end() }
}

// A connection keeps what it has prepared until it ends: texts beyond these are planned each time.
const mostPrepared = 500

/**
 * Gives a name to each statement with values that comes a second time: PostgreSQL then parses and plans it once a
 * connection, which costs our joins more than running them.
 */
function prepareRepeated(client: pg.ClientBase, names: Map<string, string>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(text, values, ...rest)
    const name = names.get(text)
    if (name === undefined && names.size < mostPrepared) names.set(text, `repeated_${names.size}`)
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
  }
  client.query = named as typeof client.query
}

/**
 * A statement of one value that is built once: building the text of a join anew for each request costs as much as sending
 * it. `build` is given a place instead of the value.
 */
export function builtOnce<Row, Value>(
  build: (db: Db, place: Value) => Compilable<Row>,
): (db: Db, value: Value) => Promise<Row[]> {
  const place = Symbol('value')
  let built: CompiledQuery<Row> | null = null
  return async (db, value) => {
    built ??= build(db, place as Value).compile()
    const parameters = built.parameters.map((parameter) => (parameter === place ? value : parameter))
    return (await db.executeQuery<Row>({ ...built, parameters })).rows
  }
}

/** A statement without values, as it is written. */
export function asWritten<Row>(text: string): (db: Db) => Promise<Row[]> {
  const written = CompiledQuery.raw(text) as CompiledQuery<Row>
  return async (db) => (await db.executeQuery(written)).rows
}

/**
 * The end of a statement that reads page `page` (from 1) of `size` rows. The size stands in the text: of a limit that it does
 * not know PostgreSQL expects a tenth of all rows, finds the plan for any value too dear and plans anew each time.
 */
export function pageOf(page: number, size: number): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(size)}`
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * size}`
}

/** What a process makes once for each database that it has open, and lets go of with it. */
export function perDatabase<Made>(make: (db: Db) => Made): (db: Db) => Made {
  const made = new WeakMap<Db, Made>()
  return (db) => {
    const known = made.get(db) ?? make(db)
    made.set(db, known)
    return known
  }
}

const migrationsFolder = join(import.meta.dirname, '../../../migrations')
const advisoryLock = 7_227_417

/** Applies the numbered SQL files that are missing, each in a transaction, one process at a time. Answers the names applied. */
export async function migrate(pool: pg.Pool, folder = migrationsFolder): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name)).sort()
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock])
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string }>('select name from migrations')
    const done = new Set(rows.map((row) => row.name))
    const missing = files.filter((name) => !done.has(name))
    for (const name of missing) await applyOne(client, name, await readFile(join(folder, name), 'utf8'))
    return missing
  } finally {
    await client.query('select pg_advisory_unlock($1)', [advisoryLock]).catch(() => undefined)
    client.release()
  }
}

async function applyOne(client: pg.PoolClient, name: string, text: string): Promise<void> {
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migrations (name) values ($1)', [name])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${name} failed`, { cause: error })
  }
}
