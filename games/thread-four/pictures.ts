import svgs from './pictures.json?pics-small'
import { pictureNameOf } from './content/words.ts'

/** Returns the picture of a word as SVG, or null if it has none. */
export const pictureOf = (word: string): string | null => svgs[pictureNameOf(word.toLowerCase())] ?? null
