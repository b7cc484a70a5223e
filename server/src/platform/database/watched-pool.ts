import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** What the process knows about its database. The pool, the log, and the error handler share this object. */
export interface DatabaseStatus {
  /** The database can't be reached right now. */
  down: boolean
  /** The disk is full, so every connection is read-only until there's space again. */
  full: boolean
}

const probeEveryMs = 250
/** Errors of requests whose connection broke. pg gives most of them no code. */
const connectionLosses = new WeakSet<object>()
const unreachableCodes = /^(08...|57P0[123]|53300)$/

/** Returns why a database or file error happened if it's the machine's fault, or else null. */
export function failureKind(error: unknown): 'unreachable' | 'full' | null {
  if (typeof error !== 'object' || error === null) return null
  if (connectionLosses.has(error)) return 'unreachable'
  const code = 'code' in error ? String(error.code) : ''
  if (error instanceof pg.DatabaseError) {
    if (unreachableCodes.test(code)) return 'unreachable'
    // A write on a read-only connection, or one that PostgreSQL found no space for.
    return code === '25006' || code === '53100' ? 'full' : null
  }
  return code === 'ENOSPC' || code === 'EDQUOT' ? 'full' : null
}

/** Waits for a write that a read triggers. On a full disk the read continues without it. */
export async function ignoreWhenFull(write: Promise<unknown>): Promise<void> {
  try {
    await write
  } catch (error) {
    if (failureKind(error) !== 'full') throw error
  }
}

type WatchedClient = pg.PoolClient & { broken?: boolean; readOnly?: boolean }
type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * A pool that detects whether the database responds, and that hands out read-only connections while the disk is full.
 */
export class WatchedPool extends pg.Pool {
  readonly #status: DatabaseStatus
  readonly #log: FastifyBaseLogger | null
  #probing = false

  constructor(config: pg.PoolConfig, { status, log }: { status: DatabaseStatus; log: FastifyBaseLogger | null }) {
    super(config)
    this.#status = status
    this.#log = log
    // An idle connection may end without the database being gone, for example behind a pooler.
    this.on('error', () => void this.#probe())
    this.on('connect', (client: WatchedClient) => {
      client.on('error', (error) => {
        client.broken = true
        this.#lose(error)
      })
      recordLostConnections(client)
    })
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const client = this.#acquire()
    if (callback === undefined) return client
    client.then(
      (one) => callback(undefined, one, (release) => one.release(release as Error | boolean)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  async #acquire(): Promise<pg.PoolClient> {
    let client: WatchedClient
    try {
      client = await super.connect()
    } catch (error) {
      this.#lose(error as Error)
      throw error
    }
    const { full } = this.#status
    if ((client.readOnly ?? false) === full) return client
    try {
      await client.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`)
      client.readOnly = full
      return client
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  #lose(error: Error): void {
    connectionLosses.add(error)
    this.#status.down = true
    void this.#probe()
  }

  /** Checks whether the database responds, and repeats until it does. */
  async #probe(): Promise<void> {
    if (this.#probing) return
    this.#probing = true
    const since = performance.now()
    for (let first = true; !this.ending && !(await this.#answers()); first = false) {
      this.#status.down = true
      if (first) this.#log?.error('the database cannot be reached')
      await pause(probeEveryMs, undefined, { ref: false })
    }
    this.#probing = false
    this.#status.down = false
    const seconds = Math.round((performance.now() - since) / 1_000)
    if (seconds > 0) this.#log?.warn({ seconds }, 'the database can be reached again')
  }

  // Uses a new connection: if all connections of the pool are busy, the database isn't gone.
  async #answers(): Promise<boolean> {
    const client = new pg.Client(this.options)
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** Remembers the errors of queries whose connection broke. */
function recordLostConnections(client: WatchedClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const noting = (...args: unknown[]): unknown => {
    const response = query(...args)
    if (!(response instanceof Promise)) return response
    return response.catch((error: unknown) => {
      if (client.broken && !(error instanceof pg.DatabaseError)) connectionLosses.add(error as Error)
      throw error
    })
  }
  client.query = noting as typeof client.query
}
