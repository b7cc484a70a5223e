import { allWords, type Word } from './words.ts'

/** Two words where changing, adding, or removing one chip turns one into the other. */
export interface Change {
  kind: 'change' | 'add' | 'remove'
  from: string
  to: string
  /** Index of the chip: in the longer word, or in both. */
  at: number
}

const same = (a: Word, b: Word, i: number, j: number): boolean =>
  a.chips[i]?.sound === b.chips[j]?.sound && a.chips[i]?.letters === b.chips[j]?.letters

/**
 * Returns the only index where two words of equal length differ, or null. The other sounds must keep their spelling.
 */
function changedIndex(a: Word, b: Word): number | null {
  const differ = a.chips.flatMap((_, at) => (same(a, b, at, at) ? [] : [at]))
  const [at = 0] = differ
  return differ.length === 1 && a.chips[at]?.sound !== b.chips[at]?.sound ? at : null
}

/** Returns the index of the only extra chip in the longer word, or null. */
function addedIndex(short: Word, long: Word): number | null {
  const found = long.chips.flatMap((_, at) =>
    short.chips.every((__, i) => same(short, long, i, i < at ? i : i + 1)) ? [at] : [],
  )
  return found.length === 1 ? (found[0] ?? null) : null
}

function changesOf(words: readonly Word[]): Change[] {
  const found: Change[] = []
  for (const from of words)
    for (const to of words) {
      const [a, b] = [from.chips.length, to.chips.length]
      if (from === to || Math.abs(a - b) > 1 || Math.min(a, b) < 2) continue
      const at = a === b ? changedIndex(from, to) : a < b ? addedIndex(from, to) : addedIndex(to, from)
      if (at === null) continue
      // Changes of a vowel are skipped where many people hear both vowels alike.
      const kind = a === b ? 'change' : a < b ? 'add' : 'remove'
      found.push({ kind, from: from.word, to: to.word, at })
    }
  return found
}

/** Every one-chip change between two words of the tables. */
export const changes: readonly Change[] = changesOf(allWords)

export const changeKey = ({ from, to }: Change): string => `${from}-${to}`
