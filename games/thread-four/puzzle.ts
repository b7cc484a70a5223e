import type { LinkKind } from './content/links.ts'
import { puzzles11 } from './content/puzzles-11.ts'
import { puzzles14 } from './content/puzzles-14.ts'
import { puzzles8 } from './content/puzzles-8.ts'

/** A group of a grid and the link its words share. */
export interface Group {
  label: string
  kind: LinkKind | 'own'
  words: string[]
  /** Words of the grid's other groups that also fit this one. */
  also: string[]
}

/** A grid of words with its hidden groups. */
export interface Grid {
  /** Saved after a game, so that the next games deal other grids. */
  id: string
  groups: Group[]
}

/** The age groups of the puzzles. */
export const ages = ['8', '11', '14'] as const
export type Age = (typeof ages)[number]

const split = (text: string | undefined) => (text ? text.split(', ') : [])

function readGroup(line: string): Group {
  const [, label = '', words, also] = /^(.+?): (.+?)(?: \| also (.+))?$/.exec(line) ?? []
  return { label, kind: 'puzzle', words: split(words), also: split(also) }
}

const read = (age: Age, texts: readonly string[]): Grid[] =>
  texts.map((text, at) => ({ id: `${age}-${at + 1}`, groups: text.split('\n').map(readGroup) }))

/** The handmade puzzles of each age group. */
export const puzzles: Readonly<Record<Age, readonly Grid[]>> = {
  '8': read('8', puzzles8),
  '11': read('11', puzzles11),
  '14': read('14', puzzles14),
}

/** Returns every combination of `count` items, in their order. */
export function combinations<T>(items: readonly T[], count: number): T[][] {
  if (count === 0) return [[]]
  return items.flatMap((item, at) => combinations(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]))
}

/**
 * Returns the ways to split all words into sets of `size`, each with its own link; `fits` lists the words that fit each
 * link. Two ways with the same sets count as one. Stops after `enough` ways.
 */
export function solutionsOf(
  words: readonly string[],
  fits: readonly (readonly string[])[],
  size: number,
  enough = 2,
): string[][][] {
  const usable = fits.map((own) => words.filter((word) => own.includes(word))).filter((own) => own.length >= size)
  const found = new Map<string, string[][]>()
  const go = (left: readonly string[], free: readonly number[], sets: string[][]) => {
    const [first, ...rest] = left
    if (first === undefined) {
      const key = sets
        .map((set) => [...set].sort().join())
        .sort()
        .join('|')
      found.set(key, sets)
      return
    }
    for (const at of free) {
      const own = usable[at] ?? []
      if (!own.includes(first)) continue
      const others = rest.filter((word) => own.includes(word))
      for (const more of combinations(others, size - 1)) {
        const left = rest.filter((word) => !more.includes(word))
        go(
          left,
          free.filter((one) => one !== at),
          [...sets, [first, ...more]],
        )
        if (found.size >= enough) return
      }
    }
  }
  go(
    words,
    usable.map((_, at) => at),
    [],
  )
  return [...found.values()]
}

/** Returns the words that fit each group of a grid. */
export const fitsOf = (grid: Grid): string[][] => grid.groups.map(({ words, also }) => [...words, ...also])

export const wordsOf = (grid: Grid): string[] => grid.groups.flatMap(({ words }) => words)
