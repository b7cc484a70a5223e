import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, loadConfig, type Config } from '../../../platform/config.ts'
import { migrate, openDatabase, type Connection } from '../../../platform/database.ts'
import { startEmbeddedPostgres } from '../../../platform/embedded-postgres.ts'
import { Refusal } from '../../../platform/errors.ts'
import { FolderInUse, lockFolder } from '../../../platform/folder-lock.ts'
import { clusterFolder, socketFolder } from '../../../platform/postgres-folders.ts'
import { makeFree } from '../catalogue-entry.ts'
import { importGame } from '../import-game.ts'

// npm run games:import <zip> [name]: takes one game in, beside a running Marigold or by itself. With --free everybody may
// play it, whatever its game.json says.

/** The database of the running app, or one started for this command. */
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

async function run(args: string[]): Promise<void> {
  const free = args.includes('--free')
  const [zip, name] = args.filter((arg) => arg !== '--free')
  if (zip === undefined) throw new Refusal('bad_request', 'Name the zip: npm run games:import path/to/game.zip')
  // npm runs scripts in the project's folder; INIT_CWD is where the person stands.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), zip)
  if (!existsSync(path)) throw new Refusal('not_found', `There is no file ${path}`)
  const config = loadConfig()
  const { connection, stop } = await reach(config)
  const { db, pool } = openDatabase(connection, { max: 2, onError: () => undefined })
  try {
    await migrate(pool)
    const imported = await importGame({ db, config }, path, name === undefined ? {} : { name })
    if (free) await makeFree(db, imported.un_zip_filename)
    for (const warning of imported.warnings) console.log(`Warning: ${warning}`)
    const state = imported.unchanged ? 'plays already as' : 'now plays as'
    console.log(`${imported.un_zip_filename} ${state} version ${imported.version} (${imported.files} files).`)
  } finally {
    await db.destroy()
    await stop()
  }
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const foreseen = error instanceof Refusal || error instanceof ConfigError
  console.error(foreseen ? error.message : error)
  process.exitCode = 1
}
