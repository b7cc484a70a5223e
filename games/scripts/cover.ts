import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const template = join(import.meta.dirname, '../_template/media/cover.svg')

/** Returns what is wrong with the cover of the game in `folder`, or null: the template's cover is not its own. */
export async function coverFault(folder: string, cover: string | undefined): Promise<string | null> {
  if (!cover) return 'It has no cover. Draw one, and name it in the manifest.'
  const [own, given] = await Promise.all([join(folder, cover), template].map((file) => readFile(file, 'utf8')))
  const shapes = (svg = '') => svg.replace(/\s+/g, '')
  return shapes(own) === shapes(given) ? `${cover} is still the template’s cover. Draw one for this game.` : null
}
