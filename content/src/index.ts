import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { inContent } from './read-table.ts'
import { soundTiles } from './sounds.ts'
import { articulationCards, type Position } from './articulation.ts'

export { articulationCards, type ArticulationCard, type Kind, type Position } from './articulation.ts'
export { credits, type Credit } from './credits.ts'
export { pictureList, type ListedPicture } from './picture-list.ts'
export { extractPicture, pictureSvg } from './pictures.ts'

/** A sound tile with the positions that have cards. */
export interface Sound {
  id: number
  sound_name: string
  position: Position[]
  example: string
  image: string
}

/** The 52 sounds in the order they are offered; `position` is empty for a sound without cards yet. */
export const sounds: Sound[] = soundTiles.map(({ id, name, example, image }) => ({
  id,
  sound_name: name,
  position: ([1, 2, 3] as const).filter((position) =>
    articulationCards.some((card) => card.sound === id && card.position === position),
  ),
  example,
  image: `/assets/cards/${image}.svg`,
}))

/** Where `npm run -w content build` puts the pictures that are served under /assets/cards. */
export const picturesFolder = inContent('dist/pictures')

function digestOf(folders: string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const files = readdirSync(inContent(folder)).filter((file) => file.endsWith('.tsv') || file.endsWith('.ts'))
    for (const file of files.sort()) hash.update(file).update(readFileSync(inContent(`${folder}/${file}`)))
  }
  return hash.digest('hex')
}

/** Changes when any table, or the code that reads them, changes; an import with the digest already stored is skipped. */
export const digest: string = digestOf(['tables', 'tables/articulation', 'src'])
