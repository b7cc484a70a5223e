import { loadConfig, type Config } from './config.ts'
import type pg from 'pg'
import { migrate, openDatabase, type Connection, type Db } from '../database/database.ts'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { FolderInUse, lockFolder } from '../storage/folder-lock.ts'
import { clusterFolder, socketFolder } from '../database/postgres-folders.ts'

/** Connects to the database of the running app, or to one started for this command. */
async function reach(config: Config): Promise<{ connection: Connection; stop: () => Promise<void> }> {
  if (config.databaseUrl !== null)
    return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() }
  try {
    const unlock = lockFolder(config.dataDir)
    const started = await startEmbeddedPostgres(config.dataDir)
    return { connection: started.connection, stop: () => started.stop().finally(unlock) }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const host = socketFolder(clusterFolder(config.dataDir))
    return { connection: { host, user: 'marigold', database: 'marigold' }, stop: () => Promise.resolve() }
  }
}

/** Runs a command's work on the database, next to a running Marigold or alone, and disconnects. */
export async function withDatabase(
  work: (services: { db: Db; pool: pg.Pool; config: Config }) => Promise<void>,
): Promise<void> {
  const config = loadConfig()
  const { connection, stop } = await reach(config)
  const { db, pool } = openDatabase(connection, { max: 2 })
  try {
    await migrate(pool)
    await work({ db, pool, config })
  } finally {
    await db.destroy()
    await stop()
  }
}
