import { articulation } from './articulation/articulation-area.ts'
import type { CardArea } from './card-area.ts'
import { fluency } from './fluency/fluency-area.ts'
import { language } from './language/language-area.ts'
import { pairs } from './minimal-pairs/pairs-area.ts'
import { own } from './own/own-area.ts'

/** The card areas, in the order of search results and sets. */
export const cardAreas: readonly CardArea[] = [
  articulation,
  pairs,
  language,
  fluency,
  own,
] // prettier-ignore
