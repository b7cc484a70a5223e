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
/** The language of every word here. */
export const locale = 'en'

export { digest } from './digest.ts'
export { credits, type Credit } from './credits.ts'
export { altOf, pictureList, type ListedPicture } from './picture-list.ts'
export { contrasts, minimalPairs, pairCards, type MinimalPair, type PairCard } from './minimal-pairs.ts'
export { extractPicture, pictureSvg } from './pictures.ts'

/** A sound tile with the positions that have cards. */
export interface Sound {
  id: number
  sound_name: string
  position: Position[]
  example: string
  image: string
}

/** The 52 sounds in the order they're offered. `position` is empty for a sound without cards. */
export const sounds: Sound[] = soundTiles.map(({ id, name, example, image }) => ({
  id,
  sound_name: name,
  position: ([1, 2, 3] as const).filter((position) =>
    articulationCards.some((card) => card.sound === id && card.position === position),
  ),
  example,
  image: `/assets/cards/${image}.svg`,
}))

/** The output folder of `npm run -w content build`, served under /assets/cards. */
export const picturesFolder = inContent('dist/pictures')

/** The same build's outlines, which need little ink, served under /assets/outlines. */
export const outlinesFolder = inContent('dist/outlines')
