import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { importGame, type Imported, type ImportServices } from './import-game.ts'

/** The build output of our games' zips. */
const zips = join(import.meta.dirname, '../../../../games/zips')

/**
 * Imports every game that ships with Marigold. A game whose current zip is unchanged only costs a checksum. A game that
 * was rolled back from this zip stays rolled back until its zip changes.
 */
export async function importBuiltInGames(services: ImportServices, folder = zips): Promise<Imported[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip')).sort()
  const imported: Imported[] = []
  for (const name of names) imported.push(await importGame(services, join(folder, name), { unlessTakenBack: true }))
  return imported
}
