import { positions, sentenceTypes, type ArticulationRow, type Card } from '@marigold/contract'

/** A row of `articulation_cards` with the name of its sound. */
export interface CardRow {
  id: number
  key: string
  sound_name: string
  sound_word: string
  position: number
  kind: number
  words: string
  image: string | null
  alt: string
  marks: number[]
  /** A sentence with the word, for a word that has one. */
  example: { words: string; marks: number[] } | null
}

/** Returns the URL of a card's picture, which is stored as a name or a path. Empty for a card without one. */
export function pictureUrl(image: string | null): string {
  if (image === null || image === '') return ''
  if (image.startsWith('/')) return image
  return `/assets/cards/${encodeURIComponent(image.replace(/\.svg$/, ''))}.svg`
}

/** Turns the flat list in the database into pairs of start and end. */
export function markPairs(flat: number[]): [number, number][] {
  const pairs: [number, number][] = []
  for (let at = 0; at + 1 < flat.length; at += 2) pairs.push([flat[at] as number, flat[at + 1] as number])
  return pairs
}

function label(options: readonly { id: number; question: string }[], id: number): string {
  return options.find((option) => option.id === id)?.question ?? ''
}

/** Maps a card to the shape in the specification. */
export function toArticulationRow(row: CardRow): ArticulationRow {
  const image = pictureUrl(row.image)
  return {
    id: row.id,
    sound_name: row.sound_name,
    sound_word: row.sound_word,
    position: row.position,
    sentence: label(sentenceTypes, row.kind),
    words: row.words,
    image,
    images: image === '' ? [] : [{ id: row.id, image }],
    alt: row.alt,
    marks: markPairs(row.marks),
    ...(row.example && { example: { words: row.example.words, marks: markPairs(row.example.marks) } }),
  }
}

/** Maps a word card to the shape for viewer and slider, with each word of its caption capitalized. */
export function toWordCard(row: CardRow): Card {
  const position = label(positions, row.position).toLowerCase()
  return {
    key: row.key,
    area: 'articulation',
    layout: 'word',
    prompt: '',
    pictures: row.image === null ? [] : [{ url: pictureUrl(row.image), alt: row.alt }],
    caption: row.sound_word.replace(/(^|\s)\S/g, (start) => start.toUpperCase()),
    marks: row.words.length === row.sound_word.length ? markPairs(row.marks) : [],
    answers: [],
    correct: [],
    target: `${row.sound_name}, ${position}, ${label(sentenceTypes, row.kind).toLowerCase()}`,
  }
}
