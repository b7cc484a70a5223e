import type { Card, Picture } from '@marigold/contract'
import type { PrintOptions } from './options.ts'

/** What is drawn on one side of a card. `options` stand in a list under the question. */
export interface Face {
  pictures: Picture[]
  /** Pictures that answer a question are labelled, so that they can be named. */
  labelled: boolean
  text: string
  marks: Card['marks']
  options: string[]
}

const isSaid = (card: Card) => card.layout === 'word' || card.layout === 'sentence' || card.layout === 'line'
const isOfTwoOrMore = (card: Card) => card.layout === 'two' || card.layout === 'grid'

/** The right answer of a question in words; '' for a card that is simply said, and for an open question. */
export function answerOf(card: Card): string {
  if (isSaid(card) || card.layout === 'question') return ''
  if (card.layout === 'choice' || card.layout === 'yes-no') {
    return card.correct
      .map((place) => card.answers[place] ?? '')
      .filter(Boolean)
      .join(', ')
  }
  const named = card.correct.map((place) => card.pictures[place]?.alt ?? '').filter(Boolean)
  const written = card.caption || card.answers.filter((answer) => answer !== 'No Answer')[0]
  return written || named.join(', ')
}

/** What there is to say or to ask on a card. */
export function textOf(card: Card): string {
  if (isSaid(card)) return card.caption || card.prompt
  return card.prompt.replace(/^Q\. /, '') || card.caption
}

/** The front of a card; what a choice lacks is replaced, so that no card is empty. */
export function frontOf(card: Card, show: PrintOptions['show']): Face {
  const text = textOf(card)
  const options = card.layout === 'choice' ? card.answers.map((answer, at) => `${'abcd'[at] ?? ''})  ${answer}`) : []
  const question = !isSaid(card)
  const withPictures = show !== 'word' || isOfTwoOrMore(card)
  const pictures = withPictures ? card.pictures.slice(0, isOfTwoOrMore(card) ? 9 : 1) : []
  // A question without its words cannot be asked.
  const withText = show !== 'picture' || question || pictures.length === 0
  return {
    pictures,
    labelled: isOfTwoOrMore(card),
    text: withText ? text : '',
    marks: isSaid(card) && card.caption ? card.marks : [],
    options,
  }
}

/** The back of a card: the answer of a question, else the word, or the picture. */
export function backOf(card: Card, back: 'word' | 'picture'): Face {
  const [picture] = card.pictures
  if (back === 'picture' && picture && isSaid(card)) {
    return { pictures: [picture], labelled: false, text: '', marks: [], options: [] }
  }
  const answer = answerOf(card)
  const text = answer || textOf(card)
  return { pictures: [], labelled: false, text, marks: isSaid(card) ? card.marks : [], options: [] }
}

/** A card as one thing to find, cover or land on: a picture with its word, or a line. */
export function tokenOf(card: Card, show: PrintOptions['show']): Face {
  if (isSaid(card)) return frontOf(card, show)
  const answer = answerOf(card)
  const right = isOfTwoOrMore(card) ? card.pictures[card.correct[0] ?? 0] : card.pictures[0]
  const pictures = right && show !== 'word' ? [right] : []
  const withText = show !== 'picture' || pictures.length === 0
  const text = withText ? answer || right?.alt || textOf(card) : ''
  return { pictures, labelled: false, text, marks: [], options: [] }
}
