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
}

/** Where a card's picture, kept as a name or as a path, is served; empty for a card without one. */
export function pictureUrl(image: string | null): string {
  if (image === null || image === '') return ''
  if (image.startsWith('/')) return image
  return `/assets/cards/${encodeURIComponent(image.replace(/\.svg$/, ''))}.svg`
}

/** Pairs of start and end from the flattened list that the database keeps. */
export function markPairs(flat: number[]): [number, number][] {
  const pairs: [number, number][] = []
  for (let at = 0; at + 1 < flat.length; at += 2) pairs.push([flat[at] as number, flat[at + 1] as number])
  return pairs
}

function label(options: readonly { id: number; question: string }[], id: number): string {
  return options.find((option) => option.id === id)?.question ?? ''
}

/** A card in the shape of the specification. */
export function articulationRowOf(row: CardRow): ArticulationRow {
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
  }
}

/** A word card as viewer and slider know it, with each word of its caption capitalised. */
export function wordCardOf(row: CardRow): Card {
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
