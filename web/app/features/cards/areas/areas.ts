import { articulation } from './articulation/articulation-area.ts'
import { fluency } from './fluency/fluency-area.ts'
import { language } from './language/language-area.ts'
import { pairs } from './minimal-pairs/pairs-area.ts'
import { own } from './own/own-area.ts'

/** All card areas, in tab order. */
export const cardAreas = [
  articulation,
  pairs,
  language,
  fluency,
  own,
] as const // prettier-ignore

type ListedArea = (typeof cardAreas)[number]
/** Picks by area id. */
export type SetPicks = { [A in ListedArea as A['id']]: A['nothing'] }
/** Rows from the card calls by area id; empty for areas without picks. */
export type CardRows = { [A in ListedArea as A['id']]: A['noRows'] }
/** Id of an area that has a tab. */
export type AreaTabId = ListedArea['tab']
