import { rmSync } from 'node:fs'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { createJobs } from './jobs.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Socket folder of the PostgreSQL of this run. */
    postgres: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that each test's own is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'marigold-test-'))
  await chmod(folder, 0o755)
  const postgres = await startEmbeddedPostgres(folder, { database: 'template', fsync: false, maxConnections: 200 })
  const { pool, close } = openDatabase(postgres.connection, { onError: () => undefined })
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
