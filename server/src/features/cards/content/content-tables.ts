import type { ContentTable } from './keep-table.ts'

interface PairFace {
  word: string
  image: string
  alt: string
  marks: [number, number][]
}

/** The content's tables, as far as the database keeps them. */
export interface Content {
  digest: string
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

/** A table and the rows that the content has for it. */
export type ContentRows = readonly [ContentTable, Record<string, unknown>[]]

const numbered = <Row extends object>(rows: Row[]) => rows.map((row, index) => ({ ...row, position: index + 1 }))
const json = (value: unknown) => JSON.stringify(value)

function articulationRows({ sounds, articulationCards }: Content): ContentRows[] {
  const soundColumns = { id: 'bigint', sound_name: 'text', position: 'int', example: 'text', image: 'text' }
  return [
    [
      { name: 'sounds', key: 'id', columns: soundColumns },
      numbered(sounds.map(({ id, sound_name, example, image }) => ({ id, sound_name, example, image }))),
    ],
    [
      {
        name: 'articulation_cards',
        key: 'key',
        columns: {
          key: 'text',
          sound_id: 'bigint',
          position: 'int',
          kind: 'int',
          rank: 'int',
          sound_word: 'text',
          words: 'text',
          image: 'text',
          alt: 'text',
          marks: 'int[]',
          flags: 'text[]',
        },
      },
      articulationCards.map(({ sound, marks, ...card }) => ({ ...card, sound_id: sound, marks: marks.flat() })),
    ],
  ]
}

function pairRows({ contrasts, pairCards }: Content): ContentRows[] {
  return [
    [
      {
        name: 'contrasts',
        key: 'code',
        columns: { code: 'text', name: 'text', pattern: 'text', why: 'text', position: 'int' },
      },
      numbered(contrasts.map(({ code, name, pattern, why }) => ({ code, name, pattern, why }))),
    ],
    [
      {
        name: 'minimal_pairs',
        key: 'key',
        columns: {
          key: 'text',
          contrast: 'text',
          rank: 'int',
          word: 'text',
          image: 'text',
          alt: 'text',
          marks: 'int[]',
          other: 'text',
          other_image: 'text',
          other_alt: 'text',
          other_marks: 'int[]',
        },
      },
      pairCards.map(({ key, contrast, rank, words: [one, other] }) => ({
        ...{ key, contrast, rank },
        ...{ word: one.word, image: one.image, alt: one.alt, marks: one.marks.flat() },
        ...{ other: other.word, other_image: other.image, other_alt: other.alt, other_marks: other.marks.flat() },
      })),
    ],
  ]
}

function languageRows({ language }: Content): ContentRows[] {
  const ranks = new Map<number, number>()
  const rankIn = (subcategory: number) => {
    const rank = (ranks.get(subcategory) ?? 0) + 1
    ranks.set(subcategory, rank)
    return rank
  }
  return [
    [
      {
        name: 'language_categories',
        key: 'id',
        columns: { id: 'bigint', category_name: 'text', image: 'text', position: 'int' },
      },
      numbered(language.categories.map(({ id, name, picture }) => ({ id, category_name: name, image: picture }))),
    ],
    [
      {
        name: 'language_subcategories',
        key: 'id',
        columns: { id: 'bigint', category_id: 'bigint', category_name: 'text', position: 'int' },
      },
      numbered(
        language.subcategories.map(({ id, category, name }) => ({ id, category_id: category, category_name: name })),
      ),
    ],
    [
      {
        name: 'language_items',
        key: 'key',
        columns: {
          key: 'text',
          subcategory_id: 'bigint',
          question_type: 'int',
          rank: 'int',
          age: 'text',
          questions: 'text',
          image: 'text',
          alt: 'text',
          answers: 'text',
          correct_option: 'text',
        },
      },
      language.items.map((item) => ({
        key: item.key,
        subcategory_id: item.subcategory,
        question_type: item.type,
        rank: rankIn(item.subcategory),
        age: item.age,
        questions: item.question,
        image: json(item.pictures.map((name) => `${name}.svg`)),
        alt: json(item.pictures.map(language.altOf)),
        answers: json(item.answers),
        correct_option: json(item.correct),
      })),
    ],
  ]
}

function fluencyRows({ fluency }: Content): ContentRows[] {
  return [
    [
      { name: 'fluency_levels', key: 'id', columns: { id: 'bigint', name: 'text', position: 'int' } },
      numbered(fluency.levels.map(({ id, name }) => ({ id, name }))),
    ],
    [
      { name: 'fluency_techniques', key: 'id', columns: { id: 'bigint', name: 'text', idea: 'text', position: 'int' } },
      numbered(fluency.techniques.map(({ id, name, idea }) => ({ id, name, idea }))),
    ],
    [
      {
        name: 'fluency_sentences',
        key: 'key',
        columns: { key: 'text', technique_id: 'bigint', level_id: 'bigint', rank: 'int', sentence: 'text' },
      },
      fluency.lines.map(({ key, technique, level, rank, sentence }) => ({
        key,
        technique_id: technique,
        level_id: level,
        rank,
        sentence,
      })),
    ],
  ]
}

/** Every table of the content with its rows, in an order that their references allow. */
export function contentTables(content: Content): ContentRows[] {
  return [...articulationRows(content), ...pairRows(content), ...languageRows(content), ...fluencyRows(content)]
}
