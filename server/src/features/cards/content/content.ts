import type { ContentTable } from './sync-table.ts'

interface PairFace {
  word: string
  image: string
  alt: string
  marks: [number, number][]
}

/** The content's tables that the database stores. */
export interface Content {
  digest: string
  /** The language of its words. */
  locale: string
  sounds: { id: number; sound_name: string; example: string; image: string | null }[]
  articulationCards: {
    key: string
    sound: number
    position: number
    kind: number
    rank: number
    sound_word: string
    words: string
    image: string | null
    alt: string
    marks: [number, number][]
    flags: string[]
  }[]
  contrasts: { code: string; name: string; pattern: string; why: string }[]
  pairCards: { key: string; contrast: string; rank: number; words: [PairFace, PairFace] }[]
  language: {
    categories: { id: number; name: string; picture: string }[]
    subcategories: { id: number; category: number; name: string }[]
    items: {
      key: string
      subcategory: number
      type: number
      age: string
      question: string
      pictures: string[]
      answers: string[]
      correct: number[]
    }[]
    altOf: (picture: string) => string
  }
  fluency: {
    levels: { id: number; name: string }[]
    techniques: { id: number; name: string; idea: string }[]
    lines: { key: string; technique: number; level: number; rank: number; sentence: string }[]
  }
}

/** A table and its rows in the content. */
export type ContentRows = readonly [ContentTable, Record<string, unknown>[]]

/** Numbers rows by their position in the content. */
export const numbered = <Row extends object>(rows: Row[]) => rows.map((row, index) => ({ ...row, position: index + 1 }))
