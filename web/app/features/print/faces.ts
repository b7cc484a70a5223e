import { m } from '#messages'
import type { Card, Picture } from '@marigold/contract'
import { isPair, membersOfPair } from '../../platform/words/pair-words.ts'
import type { PrintOptions } from './options.ts'
import { saidLine } from './said-line.ts'

/** What is drawn on one side of a card. `options` stand in a list under the question. */
export interface Face {
  pictures: Picture[]
  /** Pictures to choose from bear letters, by which the answer names them. */
  lettered: boolean
  text: string
  marks: Card['marks']
  options: string[]
}

const mostPictures = 9
const plain = { pictures: [], lettered: false, marks: [], options: [] }
/** True for a card whose text is said as it is. */
export const isSaid = (card: Card) => card.layout === 'word' || card.layout === 'sentence' || card.layout === 'line'
const isOfTwoOrMore = (card: Card) => card.layout === 'two' || card.layout === 'grid'
const capitalized = (text: string) => text.replace(/^\p{L}/u, (letter) => letter.toUpperCase())
const letterOf = (place: number) => String.fromCharCode(97 + place)

/** A question about what its picture shows: 'this', 'the boy'. Others can be asked without it. */
const pointsAtPicture = (card: Card) =>
  card.pictures.length > 1 || /\b(?:this|these|the|it|its|he|she|they|his|her|their)\b/i.test(card.prompt)

/** The right answer of a question in words; '' for a card that is simply said, and for an open question. */
function answerOf(card: Card): string {
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

/** The right answer with the letters of what was to choose from. */
function letteredAnswer(card: Card): string {
  const answer = answerOf(card)
  const hasLetters = (card.layout === 'choice' || isOfTwoOrMore(card)) && card.correct.length > 0
  return hasLetters && answer ? `${card.correct.map(letterOf).join(', ')})  ${answer}` : answer
}

/** What there is to say or to ask on a card, and the letters to underline in it. */
function saidOf(card: Card): Pick<Face, 'text' | 'marks'> {
  if (card.layout === 'line') return saidLine(card.caption || card.prompt)
  if (isSaid(card)) return { text: card.caption || card.prompt, marks: card.caption ? card.marks : [] }
  return { text: card.prompt.replace(/^Q\. /, '') || card.caption, marks: [] }
}

/** What there is to say or to ask on a card. */
export function textOf(card: Card): string {
  return saidOf(card).text
}

/** The front of a card; what a choice lacks is replaced, so that no card is empty. */
export function frontOf(card: Card, show: PrintOptions['show']): Face {
  const question = !isSaid(card)
  const withPictures = show !== 'word' || (question && pointsAtPicture(card))
  const pictures = withPictures ? card.pictures.slice(0, question ? mostPictures : 1) : []
  // A question without its words cannot be asked.
  const withText = show !== 'picture' || question || pictures.length === 0
  return {
    ...plain,
    ...(withText ? saidOf(card) : { text: '' }),
    pictures,
    lettered: isOfTwoOrMore(card),
    options: card.layout === 'choice' ? card.answers.map((answer, at) => `${letterOf(at)})  ${answer}`) : [],
  }
}

/** The back of a card: the answer of a question, else the word, or the picture; null where there is nothing to tell. */
export function backOf(card: Card, back: 'word' | 'picture'): Face | null {
  const [picture] = card.pictures
  if (!isSaid(card)) {
    const text = letteredAnswer(card)
    return text ? { ...plain, text } : null
  }
  return back === 'picture' && picture ? { ...plain, pictures: [picture], text: '' } : { ...plain, ...saidOf(card) }
}

/** A card as one thing to find, cover or land on: a picture with its word, an answer, or a line. */
export function tokenOf(card: Card, show: PrintOptions['show']): Face {
  const answer = answerOf(card)
  // Yes and No are no things to find.
  if (isSaid(card) || card.layout === 'yes-no') return frontOf(card, show)
  const places = isOfTwoOrMore(card) && card.correct.length > 0 ? card.correct : [0]
  const right = places.flatMap((place) => card.pictures[place] ?? [])
  const pictures = show === 'word' ? [] : right
  // Several right ones are named by their pictures: all their names would be too small to read.
  const withText = pictures.length === 0 || (show !== 'picture' && pictures.length === 1)
  const text = withText ? capitalized(answer || right[0]?.alt || textOf(card)) : ''
  return { ...plain, pictures, text }
}

/** What a caller reads out for a thing on the boards: the thing itself, or the question that it answers. */
export function callOf(card: Card, show: PrintOptions['show']): Face {
  const answer = answerOf(card)
  if (isSaid(card) || card.layout === 'yes-no' || answer === '') return tokenOf(card, show)
  return { ...plain, text: textOf(card), options: [m.print_answer({ answer })] }
}

/** The two cards of a memory pair: a card twice, the words of a minimal pair, or a question and its answer. */
export function pairOf(card: Card, show: PrintOptions['show']): Face[] {
  if (isPair(card)) return membersOfPair(card).map((word) => frontOf(word, show))
  const answer = letteredAnswer(card)
  // All answers of yes and no are alike: there the question is found twice.
  if (isSaid(card) || card.layout === 'yes-no' || answer === '') {
    const one = frontOf(card, show)
    return [one, one]
  }
  return [frontOf(card, show), { ...plain, text: answer }]
}
