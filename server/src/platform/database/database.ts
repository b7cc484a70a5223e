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

/** How to connect to PostgreSQL: a connection string, or the socket folder of the embedded one. */
export type Connection = { connectionString: string } | { host: string; user: string; database: string; port?: number }

export interface DatabaseOptions {
  /** The maximum number of connections. */
  max?: number
  /** Updated by the pool. While the disk is full, the pool makes its connections read-only. */
  status?: DatabaseStatus
  /** Logs when the database is lost and when it's back. */
  log?: FastifyBaseLogger
}

/** Opens a pool. A lost connection never ends the process: `status.down` is true until the database responds again. */
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
  // Kysely only ends a pool that it has used.
  return { db, pool, close: () => pool.end() }
}

// A connection keeps its prepared statements until it closes, so others beyond these are planned each time.
const maxPrepared = 500

/**
 * Names each statement with parameters that is sent a second time. PostgreSQL then parses and plans it once per
 * connection, which costs more for our joins than running them.
 */
function prepareRepeated(client: pg.ClientBase, names: Map<string, string>): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const named = (text: unknown, values: unknown, ...rest: unknown[]): unknown => {
    if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(text, values, ...rest)
    const name = names.get(text)
    if (name === undefined && names.size < maxPrepared) names.set(text, `repeated_${names.size}`)
    return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest)
  }
  client.query = named as typeof client.query
}

/**
 * Compiles a statement with one parameter once, because building the SQL of a join for each request costs as much as
 * sending it. `build` gets a placeholder for the value.
 */
export function compileOnce<Row, Value>(
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

/** Returns a statement without parameters from its SQL. */
export function rawStatement<Row>(text: string): (db: Db) => Promise<Row[]> {
  const written = CompiledQuery.raw(text) as CompiledQuery<Row>
  return async (db) => (await db.executeQuery(written)).rows
}

/**
 * Returns the end of a statement that reads page `page` (from 1) of `size` rows. The size is part of the SQL: for an
 * unknown limit PostgreSQL expects a tenth of all rows and plans the statement again each time.
 */
export function pageClause(page: number, size: number): RawBuilder<unknown> {
  const limit = sql`limit ${sql.lit(size)}`
  return page === 1 ? limit : sql`${limit} offset ${(page - 1) * size}`
}

/** Returns a function that creates a value once for each open database, and releases it with the database. */
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

/** Applies the missing migrations in order, each in a transaction, one process at a time. Returns the applied names. */
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
