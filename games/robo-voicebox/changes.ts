import { allWords, type Word } from './words.ts'

/** Two words of which one becomes the other by one chip that is changed, added or taken out. */
export interface Change {
  kind: 'change' | 'add' | 'remove'
  from: string
  to: string
  /** Where the chip is: in the longer word, or in both. */
  at: number
}

const same = (a: Word, b: Word, i: number, j: number): boolean =>
  a.chips[i]?.sound === b.chips[j]?.sound && a.chips[i]?.letters === b.chips[j]?.letters

/** The only place where two words of one length differ; letters of what stays are the same in both. */
function changedAt(a: Word, b: Word): number | null {
  const differ = a.chips.flatMap((_, at) => (same(a, b, at, at) ? [] : [at]))
  const [at = 0] = differ
  return differ.length === 1 && a.chips[at]?.sound !== b.chips[at]?.sound ? at : null
}

/** The only chip that the longer word has more. */
function addedAt(short: Word, long: Word): number | null {
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
      const at = a === b ? changedAt(from, to) : a < b ? addedAt(from, to) : addedAt(to, from)
      if (at === null) continue
      // A vowel that changes is heard alike by too many to be asked for among the weak ones.
      const kind = a === b ? 'change' : a < b ? 'add' : 'remove'
      found.push({ kind, from: from.word, to: to.word, at })
    }
  return found
}

/** Every way from one word of the tables to another by one chip. */
export const changes: readonly Change[] = changesOf(allWords)

/** What makes a change one of its own. */
export const changeKey = ({ from, to }: Change): string => `${from}-${to}`
