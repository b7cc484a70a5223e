import type { Card } from '@marigold/contract'

/** Between the two words of a pair in its caption, by which its marks are counted. */
const between = ' / '

type Mark = [number, number]
/** One word of a pair as it is shown. */
export interface PairWord {
  word: string
  marks: Mark[]
  picture: Card['pictures'][number] | undefined
}

/** True for a card of two words that differ by one contrast. */
export function isPair(card: Card): boolean {
  return card.layout === 'pair' || card.layout === 'pair-same'
}

/** Both words as one caption, with the marks of both. */
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

/** The two words of a pair, each with its picture and its own marks. */
export function wordsOfPair(card: Card): PairWord[] {
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

/** The same pair however it was practiced: as a card to say. */
export function plainPair(card: Card): Card {
  const contrast = card.target.split(', ')[0] ?? ''
  const plain = { key: baseKey(card), layout: 'pair', prompt: '', correct: [] } as const
  return { ...card, ...plain, correct: [], target: `${contrast}, minimal pairs` }
}

/** The words of a pair as cards of their own. */
export function membersOfPair(card: Card): Card[] {
  return wordsOfPair(card).map(({ word, marks, picture }, place) => ({
    ...plainPair(card),
    key: `${baseKey(card)}-${place + 1}`,
    layout: 'word',
    pictures: picture ? [picture] : [],
    caption: word,
    marks,
    answers: [],
  }))
}
