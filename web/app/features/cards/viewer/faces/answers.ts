import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { findScreen } from '../../areas/by-area.ts'

/** Layouts whose options are touched to answer. */
const optionLayouts: readonly Card['layout'][] = ['choice', 'yes-no', 'two', 'grid']

/** True where a card keeps an answer back; a caption of a question is an answer that shows without being asked for. */
export function hasAnswer(card: Card): boolean {
  if (card.layout === 'picture-question') return card.caption === ''
  return optionLayouts.includes(card.layout)
}

/** After how many milliseconds a shown answer hides by itself; null where it stays. */
export function hidesAfter(layout: Card['layout']): number | null {
  if (layout === 'choice') return 4000
  return layout === 'yes-no' || layout === 'two' || layout === 'grid' ? 3000 : null
}

/** Multiple choice offers at most this many answers, lettered a to d. */
const mostChoices = 4

/** What a card offers to touch: words, or the alternative texts of pictures. */
export function optionsOf(card: Card): string[] {
  if (card.layout === 'choice') return card.answers.slice(0, mostChoices)
  if (card.layout === 'yes-no') return [m.ui_yes(), m.ui_no()]
  if (card.layout === 'pair') return card.answers
  if (card.layout === 'pair-same') return [m.cards_same(), m.cards_different()]
  if (card.layout === 'two' || card.layout === 'grid') return card.pictures.map((picture) => picture.alt)
  return []
}

/** True where the answer is in the client's own words: it is accepted, accepted in part, or not yet. */
export function isFree(card: Card): boolean {
  return Boolean(findScreen(card.area)?.asks) && (card.layout === 'picture-question' || card.layout === 'question')
}

/** How many of the options bear a letter that a key can choose. */
export function lettersOf(card: Card | undefined): number {
  if (!card || card.layout === 'yes-no' || card.layout === 'pair-same') return 0
  return Math.min(mostChoices, optionsOf(card).length)
}

/** The letter of an option: a, b, c … */
export const letterOf = (place: number): string => String.fromCharCode(97 + place)

const capitalized = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())

/** The answer in words: the first one with a capital, or 'No Answer'. */
export function answerText(card: Card): string {
  const first = card.answers.find((answer) => answer.trim() !== '')
  return first ? capitalized(first.trim()) : m.cards_no_answer()
}

const opens =
  /\b(could|might|would|should|tell|name (one|two|three|four|five|some)|describe|explain|why|how (do|can|are)|what if)\b/i

/** True where other answers are as good as the one shown: several are accepted, or the question asks for an opinion. */
export function isOpen(card: Card): boolean {
  if (card.layout !== 'picture-question' || answerText(card) === 'No Answer') return false
  return card.answers.length > 1 || opens.test(card.prompt)
}

/** What a screen reader hears when the answer shows. */
export function answerSpoken(card: Card): string {
  if (card.layout === 'picture-question')
    return `${isOpen(card) ? m.cards_one_answer() : m.ui_answer()}: ${answerText(card)}`
  const options = optionsOf(card)
  const right = card.correct.flatMap((place) => {
    const option = options[place]
    if (option === undefined) return []
    return card.layout === 'yes-no' ? [option] : [`${letterOf(place)}, ${option}`]
  })
  return right.length > 0 ? m.cards_answer_2({ join: right.join('; ') }) : m.cards_no_answer()
}
