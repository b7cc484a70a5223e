import svgs from './pictures.json?pics-small'
import { addressOf } from '../kit/index.ts'
import { pictureNameOf } from './content/words.ts'

/** The picture of a word as an address; null for a word without one. */
export function pictureOf(word: string): string | null {
  const svg = svgs[pictureNameOf(word.toLowerCase())]
  return svg === undefined ? null : addressOf(svg)
}
