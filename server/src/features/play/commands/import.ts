import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { withDatabase } from '../../../platform/process/command-services.ts'
import { ConfigError } from '../../../platform/process/config.ts'
import { Refusal } from '../../../platform/http/errors.ts'
import { makeFree } from '../catalogue-entry.ts'
import { importGame } from '../import-game.ts'
import { rollBack } from '../roll-back.ts'

// npm run games:import <zip> [name]: imports a game, next to a running Marigold or alone. With --free everyone may play
// it, whatever its game.json says. npm run games:import -- --back <game> [version]: rolls back to an earlier version.

async function goBack([slug, version]: string[]): Promise<void> {
  if (slug === undefined || !/^[1-9]\d{0,6}$/.test(version ?? '1'))
    throw new Refusal('bad_request', 'Name the game, and a version if you wish: npm run games:import -- --back game 3')
  await withDatabase(async (services) => {
    const plays = await rollBack(services, slug, version === undefined ? undefined : Number(version))
    console.log(`${slug} plays again as version ${plays}.`)
  })
}

async function run(args: string[]): Promise<void> {
  if (args.includes('--back')) return goBack(args.filter((arg) => arg !== '--back'))
  const free = args.includes('--free')
  const [zip, name] = args.filter((arg) => arg !== '--free')
  if (zip === undefined) throw new Refusal('bad_request', 'Name the zip: npm run games:import path/to/game.zip')
  // npm runs scripts in the project's folder. INIT_CWD is the user's current folder.
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), zip)
  if (!existsSync(path)) throw new Refusal('not_found', `There is no file ${path}`)
  await withDatabase(async (services) => {
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
