import { pairLetters } from './pair-letters.ts'
import { altOf, isDrawn } from './picture-list.ts'
import { readTable } from './read-table.ts'

/** One word of a pair with the picture's name. */
interface PairWord {
  word: string
  picture: string
  /** The letters that the contrast is about, as [start, end); none where the sound is left off. */
  marks: [number, number][]
}

/** Two words that differ by exactly one contrast, the sound that is aimed at first. */
export interface MinimalPair {
  contrast: string
  words: [PairWord, PairWord]
  /** Whether both pictures are drawn; a pair is offered only then. */
  pictured: boolean
}

/** A pair as it is offered, by a key that stays. */
export interface PairCard {
  key: string
  contrast: string
  /** Place within its contrast, from 1. */
  rank: number
  words: [PairFace, PairFace]
}

/** One word of a pair that is offered. */
interface PairFace {
  word: string
  image: string
  alt: string
  marks: [number, number][]
}

/** Contrasts by their code: the sounds, the pattern that a therapist writes down, and why they are here. */
export const contrasts = readTable('tables/contrasts.tsv', ['code', 'name', 'pattern', 'why'] as const)

const columns = ['contrast', 'word', 'picture', 'other', 'other_picture'] as const

/** Every pair, contrast after contrast. */
export const minimalPairs: MinimalPair[] = readTable('tables/minimal-pairs.tsv', columns).map((row) => {
  const [marks, otherMarks] = pairLetters(row.contrast, [row.word, row.other])
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
