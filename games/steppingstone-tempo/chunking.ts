import { countSyllables, syllablesOf } from './content/syllables.ts'

/** What each stone stands for. */
export type Chunks = 'syllables' | 'words' | 'phrases'

export interface Stone {
  /** What to say on it; empty on a pause stone. */
  text: string
  kind: 'chunk' | 'pause'
  /** Whether the word continues on the next stone. */
  more: boolean
  /** How many syllables to say on it: 0 on a pause stone. */
  syllables: number
}

const pause: Stone = { text: '', kind: 'pause', more: false, syllables: 0 }
const chunk = (text: string, more = false, syllables = Math.max(1, countSyllables(text))): Stone => ({
  text,
  kind: 'chunk',
  more,
  syllables,
})

const wordsIn = (phrase: string) => phrase.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
const bySyllable = (word: string): Stone[] => {
  const parts = syllablesOf(word)
  return parts.map((part, i) => chunk(part, i < parts.length - 1, parts.length > 1 ? 1 : undefined))
}

/** Returns the phrases of a text; a slash marks where a speaker pauses. */
export const phrasesIn = (text: string): string[] =>
  text
    .split('/')
    .map((phrase) => phrase.trim())
    .filter((phrase) => wordsIn(phrase).length > 0)

/** Returns a text as it is read, without slashes. */
export const withoutSlashes = (text: string): string => phrasesIn(text).join(' ')

/** Lays out a text across the stream: its chunks, with a pause stone between phrases. */
export function layOut(text: string, by: Chunks): Stone[] {
  const lay = (phrase: string) => {
    if (by === 'phrases') return [chunk(phrase)]
    return wordsIn(phrase).flatMap((word) => (by === 'words' ? [chunk(word)] : bySyllable(word)))
  }
  return phrasesIn(text).flatMap((phrase, i) => (i === 0 ? lay(phrase) : [pause, ...lay(phrase)]))
}

const longestWords = 12
const mostCrossings = 20

/** Replaces punctuation at which a reader pauses with slashes. */
const paused = (line: string) => line.replace(/([,;:–—])\s+/g, '$1 / ').replace(/\s[–—-]\s/g, ' / ')

/** Splits a line that is too long for one stream, after a pause if possible. */
function cut(line: string): string[] {
  const out: string[] = []
  let now: string[] = []
  let words = 0
  for (const phrase of phrasesIn(line)) {
    for (let rest = wordsIn(phrase); rest.length > 0; rest = rest.slice(longestWords)) {
      const part = rest.slice(0, longestWords)
      if (words + part.length > longestWords && now.length > 0) {
        out.push(now.join(' / '))
        now = []
        words = 0
      }
      now.push(part.join(' '))
      words += part.length
    }
  }
  return now.length > 0 ? [...out, now.join(' / ')] : out
}

/**
 * Splits a user's own text into crossings: one per line or sentence, with pauses at slashes and commas. Words that no
 * table contains stay whole, and a sentence without a pause uses words instead of phrases.
 */
export function ownCrossings(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?…]["”’)]?)\s+/)
    .map(paused)
    .flatMap(cut)
    .slice(0, mostCrossings)
}

/** Returns how a user's own text is chunked; phrases need at least one pause. */
export const chunksFor = (text: string, by: Chunks): Chunks =>
  by === 'phrases' && phrasesIn(text).length < 2 && wordsIn(text).length > 3 ? 'words' : by
