import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigError, loadConfig, type Config } from '../../../platform/config.ts'
import { migrate, openDatabase, type Connection } from '../../../platform/database.ts'
import { startEmbeddedPostgres } from '../../../platform/embedded-postgres.ts'
import { Refusal } from '../../../platform/errors.ts'
import { FolderInUse, lockFolder } from '../../../platform/folder-lock.ts'
import { clusterFolder, socketFolder } from '../../../platform/postgres-folders.ts'
import { makeFree } from '../catalogue-entry.ts'
import { importGame, type ImportServices } from '../import-game.ts'
import { rollBack } from '../roll-back.ts'

// npm run games:import <zip> [name]: takes one game in, beside a running Marigold or by itself. With --free everybody may
// play it, whatever its game.json says. npm run games:import -- --back <game> [version]: lets an earlier version play again.

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

/** Does its work with the services of the app, and lets go of them. */
async function withServices(work: (services: ImportServices) => Promise<void>): Promise<void> {
  const config = loadConfig()
  const { connection, stop } = await reach(config)
  const { db, pool } = openDatabase(connection, { max: 2, onError: () => undefined })
  try {
    await migrate(pool)
    await work({ db, config })
  } finally {
    await db.destroy()
    await stop()
  }
}

async function goBack([slug, version]: string[]): Promise<void> {
  if (slug === undefined || !/^[1-9]\d{0,6}$/.test(version ?? '1'))
    throw new Refusal('bad_request', 'Name the game, and a version if you wish: npm run games:import -- --back game 3')
  await withServices(async (services) => {
    const plays = await rollBack(services, slug, version === undefined ? undefined : Number(version))
    console.log(`${slug} plays again as version ${plays}.`)
  })
}

async function run(args: string[]): Promise<void> {
  if (args.includes('--back')) return goBack(args.filter((arg) => arg !== '--back'))
  const free = args.includes('--free')
  const [zip, name] = args.filter((arg) => arg !== '--free')
  if (zip === undefined) throw new Refusal('bad_request', 'Name the zip: npm run games:import path/to/game.zip')
  // npm runs scripts in the project's folder; INIT_CWD is where the person stands.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), zip)
  if (!existsSync(path)) throw new Refusal('not_found', `There is no file ${path}`)
  await withServices(async (services) => {
    const imported = await importGame(services, path, name === undefined ? {} : { name })
    if (free) await makeFree(services.db, imported.un_zip_filename)
    for (const warning of imported.warnings) console.log(`Warning: ${warning}`)
    const state = imported.unchanged ? 'plays already as' : 'now plays as'
    console.log(`${imported.un_zip_filename} ${state} version ${imported.version} (${imported.files} files).`)
  })
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  const foreseen = error instanceof Refusal || error instanceof ConfigError
  console.error(foreseen ? error.message : error)
  process.exitCode = 1
}
