import { passages } from './content/passages.ts'
import { phrases } from './content/phrases.ts'
import { sentences } from './content/sentences.ts'
import { pictureOf } from './content/word-pictures.ts'
import { longWords, twoSyllables } from './content/words.ts'
import { phrasesIn } from './chunking.ts'

export type Kind = 'two' | 'long' | 'phrases' | 'sentences' | 'passage'

const whole = (row: string) => row.replaceAll('-', '')
const words = (count: number) => (text: string) => text.split(' ').length === count

/** The texts of a level by length: each list takes a little longer to cross than the one before. */
export const ladderOf: Record<Kind, readonly (readonly string[])[]> = {
  // Every rung uses the same words: one at a time, then two, then three.
  two: [twoSyllables.map(whole)],
  long: [3, 4, 5].map((count) => longWords.filter((row) => row.split('-').length === count).map(whole)),
  phrases: [
    ...[3, 4, 5].map((count) => phrases.filter(words(count))),
    phrases.filter((one) => one.split(' ').length > 5),
  ],
  sentences: [
    ...[2, 3].map((count) => sentences.filter((one) => phrasesIn(one).length === count)),
    sentences.filter((one) => phrasesIn(one).length > 3),
  ],
  passage: [passages.map(({ title }) => title)],
}

/** Returns how many rungs a level has. With two-syllable words, each rung adds one word. */
export const rungsOf = (kind: Kind): number => (kind === 'two' ? 3 : ladderOf[kind].length)

/** Returns the sentences of a passage. */
export const linesOf = (title: string): readonly string[] => passages.find((one) => one.title === title)?.lines ?? []

/** Returns the pictures of a crossing's words, or none if a word has no picture. */
export function picturesFor(text: string): string[] {
  const names = text.split(' ').map(pictureOf)
  return names.every((name) => name !== undefined) ? names : []
}
