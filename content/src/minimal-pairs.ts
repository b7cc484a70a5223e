import { pairMarks } from './pair-marks.ts'
import { altOf, isDrawn } from './picture-list.ts'
import { readTable } from './read-table.ts'

/** A word of a pair with its picture's name. */
interface PairWord {
  word: string
  picture: string
  /** The letters that differ, as [start, end). Empty if the sound is left out. */
  marks: [number, number][]
}

/** Two words that differ by exactly one contrast, the target sound first. */
export interface MinimalPair {
  contrast: string
  words: [PairWord, PairWord]
  /** Whether both pictures are drawn. Otherwise the pair isn't offered. */
  pictured: boolean
}

/** A pair that's offered, with a stable key. */
export interface PairCard {
  key: string
  contrast: string
  /** The rank within its contrast, from 1. */
  rank: number
  words: [PairFace, PairFace]
}

/** A word of a pair that's offered. */
interface PairFace {
  word: string
  image: string
  alt: string
  marks: [number, number][]
}

/** Contrasts by their code: the sounds, the pattern as a therapist writes it, and why they're included. */
export const contrasts = readTable('tables/contrasts.tsv', ['code', 'name', 'pattern', 'why'] as const)

const columns = ['contrast', 'word', 'picture', 'other', 'other_picture'] as const

/** Every pair, contrast by contrast. */
export const minimalPairs: MinimalPair[] = readTable('tables/minimal-pairs.tsv', columns).map((row) => {
  const [marks, otherMarks] = pairMarks(row.contrast, [row.word, row.other])
  return {
    contrast: row.contrast,
    words: [
      { word: row.word, picture: row.picture, marks },
      { word: row.other, picture: row.other_picture, marks: otherMarks },
    ],
    pictured: isDrawn(row.picture) && isDrawn(row.other_picture),
  }
})

const faceOf = ({ word, picture, marks }: PairWord): PairFace => ({
  word,
  image: `/assets/cards/${picture}.svg`,
  alt: altOf(picture),
  marks,
})

/** The pairs that are offered: those with both pictures. */
export const pairCards: PairCard[] = contrasts.flatMap(({ code }) =>
  minimalPairs
    .filter(({ contrast, pictured }) => contrast === code && pictured)
    .map(({ contrast, words: [one, other] }, index) => ({
      key: `${contrast}.${one.word}.${other.word}`.toLowerCase().replaceAll(' ', '-'),
      contrast,
      rank: index + 1,
      words: [faceOf(one), faceOf(other)],
    })),
)
