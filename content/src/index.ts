import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { inContent } from './read-table.ts'
import { soundTiles } from './sounds.ts'
import { articulationCards, type Position } from './articulation.ts'

export { articulationCards, type ArticulationCard, type Kind, type Position } from './articulation.ts'
export {
  fluencyLevels,
  fluencyLines,
  fluencyTechniques,
  type FluencyLevel,
  type FluencyLine,
  type FluencyTechnique,
} from './fluency.ts'
export {
  languageCategories,
  languageItems,
  languageSubcategories,
  questionTypes,
  type LanguageCategory,
  type LanguageItem,
  type LanguageSubcategory,
} from './language/index.ts'
export { credits, type Credit } from './credits.ts'
export { altOf, pictureList, type ListedPicture } from './picture-list.ts'
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

function filesBelow(folder: string): string[] {
  return readdirSync(inContent(folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.tsv') || file.endsWith('.ts'))
    .sort()
}

function digestOf(folders: string[]): string {
  const hash = createHash('sha256')
  for (const file of folders.flatMap(filesBelow)) hash.update(file).update(readFileSync(inContent(file)))
  return hash.digest('hex')
}

/** Changes when any table, or the code that reads them, changes; an import with the digest already stored is skipped. */
export const digest: string = digestOf(['tables', 'src'])
