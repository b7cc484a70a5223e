import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { isPair } from '../../../platform/words/pair-words.ts'
import { isSpokenCard, pairFaces, type Face } from '../faces.ts'
import type { PrintRun } from '../options.ts'
import type { Page } from '../page.ts'
import { seededRandom, shuffleList } from '../shuffle.ts'
import { cardPages, cardCode, type PrintCard } from './flash-cards.ts'

const pairText = m.print_turn_two_cards_say_each_one()
const oneSoundText = m.print_turn_two_cards_say_each_one_only()
const answerPairText = m.print_turn_two_cards_a_question()

function ruleOf(cards: readonly Card[]): string {
  if (cards.every(isPair)) return oneSoundText
  return cards.every((card) => !isSpokenCard(card) && !isPair(card)) ? answerPairText : pairText
}

const how = (text: string): Face => ({ pictures: [], lettered: false, text, marks: [], options: [] })

/**
 * Lays out shuffled memory pairs: a card twice, the words of a minimal pair, or a question and its answer. A leftover
 * place has the rules.
 */
export function memoryPairs(run: PrintRun, cards: readonly Card[]): Page[] {
  const perPage = run.options.memoryPerPage
  const twice = cards.flatMap((card, place) =>
    pairFaces(card, run.options.show).map((front): PrintCard => ({
      key: card.key,
      front,
      back: null,
      code: cardCode(card, place),
    })),
  )
  const mixed = shuffleList(twice, seededRandom(run.seed))
  const hasRoom = mixed.length % perPage !== 0
  const rules: PrintCard[] = hasRoom ? [{ key: null, front: how(ruleOf(cards)), back: null, code: '' }] : []
  const backs = run.options.backs === 'none' ? 'none' : 'pattern'
  const heading = { title: m.print_memory_pairs(), note: run.target }
  return cardPages({ ...run, options: { ...run.options, backs } }, heading, [...mixed, ...rules], { perPage })
}
