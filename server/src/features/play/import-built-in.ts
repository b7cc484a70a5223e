import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { importGame, type Imported, type ImportServices } from './import-game.ts'

/** Where the build of our games puts their zips. */
const zips = join(import.meta.dirname, '../../../../games/zips')

/**
 * Imports every game that ships with Marigold; a game whose zip is the one that plays costs a checksum. One that went back
 * from this very zip stays back, until another comes.
 */
export async function importBuiltInGames(services: ImportServices, folder = zips): Promise<Imported[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip')).sort()
  const imported: Imported[] = []
  for (const name of names) imported.push(await importGame(services, join(folder, name), { unlessTakenBack: true }))
  return imported
}
