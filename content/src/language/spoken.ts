import { readTable } from '../read-table.ts'

/** A pictured word as it's spoken. A check compares it with the pronunciation dictionary. */
export interface SpokenWord {
  word: string
  picture: string
  /** The first and the last sound, in the dictionary's notation. */
  first: string
  last: string
  /** Whether it starts with two consonants, which hides its first sound. */
  cluster: boolean
  /** The vowel and what follows, for one-syllable words. */
  rhyme: string
  beats: number
  /** Another name that a child may use for the picture, which starts or ends differently. Or empty. */
  otherName: string
}

const columns = ['word', 'picture', 'first', 'cluster', 'last', 'rhyme', 'beats', 'other_name'] as const

/** Every word of the table. */
export const spokenWords: SpokenWord[] = readTable('tables/language/spoken.tsv', columns).map((row) => ({
  ...row,
  cluster: row.cluster === 'yes',
  beats: Number(row.beats),
  otherName: row.other_name,
}))

/** Returns the first sound as a child hears it: TR starts much like CH, and DR like J. */
export function firstSpokenSound({ word, first }: SpokenWord): string {
  if (word.startsWith('tr')) return 'CH'
  return word.startsWith('dr') ? 'JH' : first
}

/** Returns whether the start or end of the word is certain, whichever of its names a child uses. */
export function isSure({ word, otherName }: SpokenWord, end: 'first' | 'last'): boolean {
  if (otherName === '') return true
  return end === 'first' ? otherName.charAt(0) === word.charAt(0) : otherName.endsWith(word)
}
