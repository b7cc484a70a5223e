import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, closeSync, existsSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { recordClusterLocation, fixClusterOwner } from '../storage/folder-owner.ts'
import { binaries, clusterFolder, createOwnedFolder, postgresUser, socketFolder } from './postgres-folders.ts'
import { stopOrphanedPostgres } from './orphaned-postgres.ts'

const user = 'marigold'

/** A running embedded PostgreSQL, reached by its socket and stopped with the app. */
export interface EmbeddedPostgres {
  connection: { host: string; user: string; database: string }
  /** Resolves when the PostgreSQL process has ended, for any reason. */
  ended: Promise<void>
  stop(): Promise<void>
}

/** Options for tests and tools. The defaults are those of a real installation. */
export interface EmbeddedOptions {
  database?: string
  /** Turn this off only where losing all data is fine. */
  fsync?: boolean
  maxConnections?: number
}

/** Starts PostgreSQL in the data folder (created the first time), after stopping one that a crash left running. */
export async function startEmbeddedPostgres(dataDir: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
  const { database = 'marigold' } = options
  const cluster = clusterFolder(dataDir)
  const bin = binaries(dirname(cluster))
  const socket = socketFolder(cluster)
  recordClusterLocation(resolve(dataDir), cluster)
  await stopOrphanedPostgres(cluster, socket)
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    removeUnfinished(cluster)
    fixClusterOwner(cluster)
  } else await makeCluster(bin, cluster)
  const log = openLog(join(dirname(cluster), 'postgres.log'))
  const server = spawn(join(bin, 'postgres'), serverArguments(cluster, socket, options), {
    ...postgresUser(),
    // Detached, so that Ctrl-C only reaches the app, which finishes its requests first.
    detached: true,
    stdio: ['ignore', log, log],
    cwd: cluster,
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.once('error', () => resolve())
  })
  const guard = guardAgainstOrphans(server)
  const connection = { host: socket, user, database }
  try {
    await untilReady(server, { ...connection, database: 'postgres' }, join(dirname(cluster), 'postgres.log'))
    await ensureDatabase({ ...connection, database: 'postgres' }, database)
  } catch (error) {
    await stopServer(server, guard)
    throw error
  }
  return { connection, ended, stop: () => stopServer(server, guard) }
}

function serverArguments(cluster: string, socket: string, { fsync = true, maxConnections = 60 }: EmbeddedOptions) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: maxConnections,
    fsync: fsync ? 'on' : 'off',
    synchronous_commit: fsync ? 'on' : 'off',
    full_page_writes: fsync ? 'on' : 'off',
    log_min_messages: 'warning',
    // Statements may contain personal data, so they're never logged.
    log_min_error_statement: 'panic',
    timezone: 'UTC',
  }
  return ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

async function makeCluster(bin: string, cluster: string): Promise<void> {
  // Without PG_VERSION it's no cluster but what an interrupted first start left behind.
  rmSync(cluster, { recursive: true, force: true })
  removeUnfinished(cluster)
  // A unique name: an initdb whose start was killed may still be writing to the previous one.
  const making = `${cluster}.new-${randomUUID().slice(0, 8)}`
  createOwnedFolder(making)
  const flags = [
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
  ]
  const child = spawn(join(bin, 'initdb'), ['-D', making, '-U', user, ...flags], {
    ...postgresUser(),
    cwd: making,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', LANG: 'C' },
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => (complaint += String(chunk)))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`The embedded database could not be made: ${complaint.trim().slice(-800)}`)
  // Only a complete cluster gets the name.
  renameSync(making, cluster)
}

function removeUnfinished(cluster: string): void {
  for (const name of readdirSync(dirname(cluster)).filter((one) => one.startsWith(`${basename(cluster)}.new`)))
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true })
    } catch {
      // Still being written to: the next start removes it.
    }
}

function openLog(file: string): number {
  const tooLarge = existsSync(file) && statSync(file).size > 5_000_000
  const log = openSync(file, tooLarge ? 'w' : 'a', 0o600)
  const { uid, gid } = postgresUser()
  if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid)
  return log
}

/**
 * Starts a shell that reads from us and stops PostgreSQL cleanly when the pipe breaks, because after kill -9 the app
 * can't.
 */
function guardAgainstOrphans(server: ChildProcess): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${server.pid}`], {
    ...postgresUser(),
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  guard.once('error', () => undefined)
  guard.stdin?.on('error', () => undefined)
  return guard
}

async function untilReady(server: ChildProcess, connection: pg.ClientConfig, log: string): Promise<void> {
  let ended = false
  server.once('exit', () => (ended = true))
  server.once('error', () => (ended = true))
  const deadline = Date.now() + 60_000
  for (;;) {
    if (ended) throw new Error(`The embedded database ended at once; ${log} says why`)
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return
    } catch (error) {
      if (Date.now() > deadline) throw new Error(`The embedded database is not ready; see ${log}`, { cause: error })
      await pause(15)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

async function ensureDatabase(connection: pg.ClientConfig, name: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

async function stopServer(server: ChildProcess, guard: ChildProcess): Promise<void> {
  guard.kill('SIGKILL')
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const gone = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  const patient = pause(10_000, 'late')
  if ((await Promise.race([gone, patient])) === 'late') {
    server.kill('SIGQUIT')
    await gone
  }
}
