import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { findScreen } from '../../areas/area-lookup.ts'

/** Layouts answered by tapping an option. */
const optionLayouts: readonly Card['layout'][] = ['choice', 'yes-no', 'two', 'grid']

/** Returns true if a card hides its answer; a question's caption is an answer that is always shown. */
export function hasAnswer(card: Card): boolean {
  if (card.layout === 'picture-question') return card.caption === ''
  return optionLayouts.includes(card.layout)
}

/** Returns after how many ms a shown answer hides; null if it stays. */
export function hideDelay(layout: Card['layout']): number | null {
  if (layout === 'choice') return 4000
  return layout === 'yes-no' || layout === 'two' || layout === 'grid' ? 3000 : null
}

/** Maximum options of multiple choice, lettered a to d. */
const mostChoices = 4

/** Returns a card's options: words, or the alternative texts of its pictures. */
export function cardOptions(card: Card): string[] {
  if (card.layout === 'choice') return card.answers.slice(0, mostChoices)
  if (card.layout === 'yes-no') return [m.ui_yes(), m.ui_no()]
  if (card.layout === 'pair') return card.answers
  if (card.layout === 'pair-same') return [m.cards_same(), m.cards_different()]
  if (card.layout === 'two' || card.layout === 'grid') return card.pictures.map((picture) => picture.alt)
  return []
}

/** Returns true if the client answers in their own words, which is accepted, partly accepted, or not yet. */
export function isFreeResponse(card: Card): boolean {
  return Boolean(findScreen(card.area)?.asks) && (card.layout === 'picture-question' || card.layout === 'question')
}

/** Returns how many options have a letter key. */
export function letterCount(card: Card | undefined): number {
  if (!card || card.layout === 'yes-no' || card.layout === 'pair-same') return 0
  return Math.min(mostChoices, cardOptions(card).length)
}

/** Returns an option's letter: a, b, c … */
export const optionLetter = (place: number): string => String.fromCharCode(97 + place)

const capitalized = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** Returns the answer in words: the first one, capitalized, or 'No Answer'. */
export function answerText(card: Card): string {
  const first = card.answers.find((answer) => answer.trim() !== '')
  return first ? capitalized(first.trim()) : m.cards_no_answer()
}

const opens =
  /\b(could|might|would|should|tell|name (one|two|three|four|five|some)|describe|explain|why|how (do|can|are)|what if)\b/i

/** Returns true if other answers are equally good: several are accepted, or the question asks for an opinion. */
export function hasManyAnswers(card: Card): boolean {
  if (card.layout !== 'picture-question' || answerText(card) === 'No Answer') return false
  return card.answers.length > 1 || opens.test(card.prompt)
}

/** Returns the answer's text for screen readers. */
export function answerSpoken(card: Card): string {
  if (card.layout === 'picture-question')
    return `${hasManyAnswers(card) ? m.cards_one_answer() : m.ui_answer()}: ${answerText(card)}`
  const options = cardOptions(card)
  const right = card.correct.flatMap((place) => {
    const option = options[place]
    if (option === undefined) return []
    return card.layout === 'yes-no' ? [option] : [`${optionLetter(place)}, ${option}`]
  })
  return right.length > 0 ? m.cards_answer_2({ join: right.join('; ') }) : m.cards_no_answer()
}
