import { isDrawn } from './picture-list.ts'
import { readTable } from './read-table.ts'

/** One word of a pair with the picture's name. */
export interface PairWord {
  word: string
  picture: string
}

/** Two words that differ by exactly one contrast, the sound that is aimed at first. */
export interface MinimalPair {
  contrast: string
  words: [PairWord, PairWord]
  /** Whether both pictures are drawn; a pair is offered only then. */
  pictured: boolean
}

/** Contrasts by their code, with what a therapist calls them and why they are here. */
export const contrasts = readTable('tables/contrasts.tsv', ['code', 'name', 'why'] as const)

const columns = ['contrast', 'word', 'picture', 'other', 'other_picture'] as const

/** Every pair, contrast after contrast. */
export const minimalPairs: MinimalPair[] = readTable('tables/minimal-pairs.tsv', columns).map((row) => ({
  contrast: row.contrast,
  words: [
    { word: row.word, picture: row.picture },
    { word: row.other, picture: row.other_picture },
  ],
  pictured: isDrawn(row.picture) && isDrawn(row.other_picture),
}))
