import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const template = join(import.meta.dirname, '../_template/media/cover.svg')

const shapes = (svg = '') => svg.replace(/\s+/g, '')

/** Whether a cover is still the template's, even if it was formatted. */
export const isTemplateCover = async (svg: string): Promise<boolean> =>
  shapes(svg) === shapes(await readFile(template, 'utf8'))

/** Returns what is wrong with the cover of the game in `folder`, or null: the template's cover is not its own. */
export async function coverFault(folder: string, cover: string | undefined): Promise<string | null> {
  if (!cover) return 'It has no cover. Draw one, and name it in the manifest.'
  const own = await readFile(join(folder, cover), 'utf8')
  return (await isTemplateCover(own)) ? `${cover} is still the template’s cover. Draw one for this game.` : null
}
