import { readTable } from '../read-table.ts'

/** A pictured word as it is spoken; the dictionary of pronunciations holds each row to it. */
export interface SpokenWord {
  word: string
  picture: string
  /** The first and the last sound, as the dictionary writes them. */
  first: string
  last: string
  /** Whether two consonants begin it, so that its first sound is harder to hear. */
  cluster: boolean
  /** The vowel and what follows, for words of one beat. */
  rhyme: string
  beats: number
  /** Another name that a child may give the picture, which begins or ends in another way; or empty. */
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

/** The first sound as a child hears it: TR begins much like CH, and DR like J. */
export function firstHeard({ word, first }: SpokenWord): string {
  if (word.startsWith('tr')) return 'CH'
  return word.startsWith('dr') ? 'JH' : first
}

/** Whether the picture tells the beginning or the end of its word, whichever of its names a child gives it. */
export function isSure({ word, otherName }: SpokenWord, end: 'first' | 'last'): boolean {
  if (otherName === '') return true
  return end === 'first' ? otherName.charAt(0) === word.charAt(0) : otherName.endsWith(word)
}
