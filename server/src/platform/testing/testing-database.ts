import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '../database/database.ts'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../database/embedded-postgres.ts'
import { createJobs } from '../process/jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The socket folder of this run's PostgreSQL. */
    postgres: string
  }
}

const options = { database: 'template', fsync: false, maxConnections: 200 }

/** Connects to a PostgreSQL that someone else started, by its socket folder: `npm run test:full` provides one. */
async function useOther(host: string): Promise<Pick<EmbeddedPostgres, 'connection' | 'stop'>> {
  const connection = { host, user: 'marigold', database: options.database }
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  await client.query(`drop database if exists ${options.database} with (force)`)
  await client.query(`create database ${options.database}`)
  await client.end()
  return { connection, stop: async () => undefined }
}

/** Starts one PostgreSQL for the whole run, with a migrated database that each test's own is copied from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-test-'))
  await chmod(folder, 0o755)
  const other = process.env.TEST_POSTGRES_HOST
  const postgres = await (other ? useOther(other) : startEmbeddedPostgres(folder, options))
  const { pool, close } = openDatabase(postgres.connection)
  await migrate(pool)
  const jobs = createJobs(pool, Fastify({ logger: false }).log, { work: false })
  await jobs.start()
  await jobs.stop()
  await close()
  project.provide('postgres', postgres.connection.host)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
