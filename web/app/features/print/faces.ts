import type { Card, Picture } from '@marigold/contract'
import { isPair, splitPair } from '../../platform/words/pair-words.ts'
import type { PrintOptions } from './options.ts'
import { spokenLine } from './spoken-line.ts'

/**
 * What is drawn on one side of a card. `options` are listed under the question, and `line` is the phrase or sentence
 * under its word.
 */
export interface Face {
  pictures: Picture[]
  /** Option pictures have letters, which the answer refers to. */
  lettered: boolean
  text: string
  marks: Card['marks']
  options: string[]
  line?: { text: string; marks: Card['marks'] }
}

const mostPictures = 12
const plain = { pictures: [], lettered: false, marks: [], options: [] }
/** Returns true for a card whose text is spoken as is. */
export const isSpokenCard = (card: Card) =>
  card.layout === 'word' || card.layout === 'sentence' || card.layout === 'line'
const isOfTwoOrMore = (card: Card) => card.layout === 'two' || card.layout === 'grid'
const letterOf = (place: number) => String.fromCharCode(97 + place)

/** Returns true for a question about its picture: 'this', 'the boy'. Others can be asked without it. */
const pointsAtPicture = (card: Card) =>
  card.pictures.length > 1 || /\b(?:this|these|the|it|its|he|she|they|his|her|their)\b/i.test(card.prompt)

/** Returns a question's answer in words; '' for cards to say and open questions. */
function answerText(card: Card): string {
  if (isSpokenCard(card) || card.layout === 'question') return ''
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

/** Returns the answer with the letters of its options; '' for cards to say and open questions. */
export function markedAnswer(card: Card): string {
  const answer = answerText(card)
  const hasLetters = (card.layout === 'choice' || isOfTwoOrMore(card)) && card.correct.length > 0
  return hasLetters && answer ? `${card.correct.map(letterOf).join(', ')})  ${answer}` : answer
}

/** Returns the text to say or ask, with the letters to underline. */
function spokenText(card: Card): Pick<Face, 'text' | 'marks'> {
  if (card.layout === 'line') return spokenLine(card.caption || card.prompt)
  if (isSpokenCard(card)) return { text: card.caption || card.prompt, marks: card.caption ? card.marks : [] }
  // A question's caption is its answer.
  return { text: card.prompt.replace(/^Q\. /, ''), marks: [] }
}

/** Returns the text to say or ask. */
export function cardText(card: Card): string {
  return spokenText(card).text
}

/** Returns the word with its phrase or sentence under it; the text alone if nothing goes with it. */
function wordAndLine(card: Card): Pick<Face, 'text' | 'marks' | 'line'> {
  const said = spokenText(card)
  if (!card.companion) return said
  return card.layout === 'word' ? { ...said, line: card.companion } : { ...card.companion, line: said }
}

/** Returns a card's front; what the option lacks is replaced, so that no card is empty. */
export function frontFace(card: Card, show: PrintOptions['show']): Face {
  const question = !isSpokenCard(card)
  const withPictures = show !== 'word' || (question && pointsAtPicture(card))
  const pictures = withPictures ? card.pictures.slice(0, question ? mostPictures : 1) : []
  // A question can't be asked without its text.
  const withText = show !== 'picture' || question || pictures.length === 0
  return {
    ...plain,
    ...(!withText ? { text: '' } : show === 'sentence' ? wordAndLine(card) : spokenText(card)),
    pictures,
    lettered: isOfTwoOrMore(card),
    options: card.layout === 'choice' ? card.answers.map((answer, at) => `${letterOf(at)})  ${answer}`) : [],
  }
}

/** Returns a card's back: a question's answer, or else the word or picture; null if there is none. */
export function backFace(card: Card, back: 'word' | 'picture'): Face | null {
  const [picture] = card.pictures
  if (!isSpokenCard(card)) {
    const text = markedAnswer(card)
    return text ? { ...plain, text } : null
  }
  return back === 'picture' && picture ? { ...plain, pictures: [picture], text: '' } : { ...plain, ...spokenText(card) }
}

/** Returns the two cards of a memory pair: a card twice, the words of a minimal pair, or a question and its answer. */
export function pairFaces(card: Card, show: PrintOptions['show']): Face[] {
  if (isPair(card)) return splitPair(card).map((word) => frontFace(word, show))
  const answer = markedAnswer(card)
  // Yes/no answers are all alike, so the question is used twice.
  if (isSpokenCard(card) || card.layout === 'yes-no' || answer === '') {
    const one = frontFace(card, show)
    return [one, one]
  }
  return [frontFace(card, show), { ...plain, text: answer }]
}
