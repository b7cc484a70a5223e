import pictures from './pictures.json?pics-small'
import { wordFor } from './words.ts'

/** Returns a word's picture as SVG. */
export const pictureFor = (word: string): string => pictures[wordFor(word).picture] ?? ''
