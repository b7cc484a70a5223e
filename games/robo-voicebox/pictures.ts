import pictures from './pictures.json?pics-small'
import { wordFor } from './words.ts'

/** The picture of a word as SVG. */
export const pictureFor = (word: string): string => pictures[wordFor(word).picture] ?? ''
