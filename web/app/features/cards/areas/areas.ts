import { articulation } from './articulation/articulation-area.ts'
import { fluency } from './fluency/fluency-area.ts'
import { language } from './language/language-area.ts'
import { pairs } from './minimal-pairs/pairs-area.ts'
import { own } from './own/own-area.ts'

/** The areas of cards, in the order of their tabs. */
export const cardAreas = [
  articulation,
  pairs,
  language,
  fluency,
  own,
] as const // prettier-ignore

type ListedArea = (typeof cardAreas)[number]
/** What is picked, by area. */
export type SetPicks = { [A in ListedArea as A['id']]: A['nothing'] }
/** What the card calls answered, by area; an area without picks was not asked and is empty. */
export type CardRows = { [A in ListedArea as A['id']]: A['noRows'] }
/** An area that has a tab. */
export type SetPart = ListedArea['tab']
