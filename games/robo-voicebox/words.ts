import { isVowel, type Chip, type Sound } from './phonemes.ts'
import { fiveWords } from './tables/words-five.ts'
import { fourWords } from './tables/words-four.ts'
import { shortWords } from './tables/words-short.ts'

/** A word of the game. */
export interface Word {
  word: string
  chips: readonly Chip[]
  /** Key of its picture. */
  picture: string
}

/** Joins letters into a word: `k i_e t` is 'kite'. */
export function spelled(letters: readonly string[]): string {
  let word = ''
  let later = ''
  for (const part of letters) {
    const [first = '', behind] = part.split('_')
    word += first + (behind === undefined ? later : '')
    later = behind ?? ''
  }
  return word + later
}

function wordOf(line: string): Word {
  const [left = '', right = ''] = line.split(' = ')
  const [sounds = '', picture] = right.split(' @')
  const letters = left.split(' ')
  const word = spelled(letters)
  const chips = sounds.split(' ').map((sound, at) => ({ sound, letters: letters[at] ?? '' }))
  return { word, chips, picture: picture ?? word }
}

const read = (table: string): Word[] => table.trim().split('\n').map(wordOf)

export const allWords: readonly Word[] = [shortWords, fourWords, fiveWords].flatMap(read)

const byWord = new Map(allWords.map((one) => [one.word, one]))

/** Returns a word of the tables. */
export function wordFor(word: string): Word {
  const found = byWord.get(word)
  if (!found) throw new Error(`no such word: ${word}`)
  return found
}

export const soundsOf = (chips: readonly Chip[]): Sound[] => chips.map(({ sound }) => sound)
export const keyOf = (sounds: readonly Sound[]): string => sounds.join(' ')

const bySounds = new Map(allWords.map((one) => [keyOf(soundsOf(one.chips)), one]))

/** Returns the word of the tables that has these sounds. */
export const wordOfSounds = (sounds: readonly Sound[]): Word | undefined => bySounds.get(keyOf(sounds))

/** True if two consonants are adjacent. */
const hasCluster = ({ chips }: Word): boolean =>
  chips.some(({ sound }, at) => {
    const next = chips[at + 1]
    return next !== undefined && !isVowel(sound) && !isVowel(next.sound)
  })

const lengthOf = ({ chips }: Word): number => chips.length

/** Words of two or three sounds without clusters. */
export const simpleWords = allWords.filter((one) => lengthOf(one) <= 3 && !hasCluster(one))
/** Words of three sounds without clusters, for first, middle, and last. */
export const threeWords = simpleWords.filter((one) => lengthOf(one) === 3)
/** Words with a cluster, or with four sounds. */
export const clusterWords = allWords.filter((one) => lengthOf(one) === 4 || (lengthOf(one) === 3 && hasCluster(one)))
export const longWords = allWords.filter((one) => lengthOf(one) === 5)
