import svgs from './pictures.json?pics-small'
import { pictureNameOf } from './content/words.ts'

/** The picture of a word as SVG; null for a word without one. */
export const pictureOf = (word: string): string | null => svgs[pictureNameOf(word.toLowerCase())] ?? null
