import type { Card } from '@marigold/contract'

/** Separates the two words in a pair's caption; marks are offsets into the caption. */
const between = ' / '

type Mark = [number, number]
/** One word of a pair. */
export interface PairWord {
  word: string
  marks: Mark[]
  picture: Card['pictures'][number] | undefined
}

/** Returns true for a card of two words that differ by one contrast. */
export function isPair(card: Card): boolean {
  return card.layout === 'pair' || card.layout === 'pair-same'
}

/** Joins both words and their marks into one caption. */
export function pairCaption(words: readonly Pick<PairWord, 'word' | 'marks'>[]): Pick<Card, 'caption' | 'marks'> {
  let caption = ''
  const marks: Mark[] = []
  for (const { word, marks: own } of words) {
    if (caption !== '') caption += between
    for (const [start, end] of own) marks.push([caption.length + start, caption.length + end])
    caption += word
  }
  return { caption, marks }
}

/** Splits a pair's card into its two words, each with its picture and marks. */
export function pairWords(card: Card): PairWord[] {
  let from = 0
  return card.answers.map((word, place) => {
    const to = from + word.length
    const marks = card.marks
      .filter(([start, end]) => start >= from && end <= to)
      .map(([start, end]): Mark => [start - from, end - from])
    from = to + between.length
    return { word, marks, picture: card.pictures[place] }
  })
}

const baseKey = (card: Card) => card.key.split('-').slice(0, 2).join('-')

/** Returns the same pair as a card to say, however it was practiced. */
export function basePair(card: Card): Card {
  const contrast = card.target.split(', ')[0] ?? ''
  const plain = { key: baseKey(card), layout: 'pair', prompt: '', correct: [] } as const
  return { ...card, ...plain, correct: [], target: `${contrast}, minimal pairs` }
}

/** Returns a pair's words as two separate cards. */
export function splitPair(card: Card): Card[] {
  return pairWords(card).map(({ word, marks, picture }, place) => ({
    ...basePair(card),
    key: `${baseKey(card)}-${place + 1}`,
    layout: 'word',
    pictures: picture ? [picture] : [],
    caption: word,
    marks,
    answers: [],
  }))
}
