import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { isPair } from '../../../platform/words/pair-words.ts'
import { pairOf, type Face } from '../faces.ts'
import type { PrintRun } from '../options.ts'
import type { Page } from '../page.ts'
import { randomFrom, shuffled } from '../shuffle.ts'
import { cardPages, codeOf, type PrintCard } from './flash-cards.ts'

const pairText = m.print_turn_two_cards_say_each_one()
const oneSoundText = m.print_turn_two_cards_say_each_one_only()
const how = (text: string): Face => ({ pictures: [], lettered: false, text, marks: [], options: [] })

/** Each card twice, the words of a minimal pair, or a question and its answer, mixed; a place left over says how to play. */
export function memoryPairs(run: PrintRun, cards: readonly Card[]): Page[] {
  const perPage = run.options.memoryPerPage
  const twice = cards.flatMap((card, place) =>
    pairOf(card, run.options.show).map((front): PrintCard => ({
      key: card.key,
      front,
      back: null,
      code: codeOf(card, place),
    })),
  )
  const mixed = shuffled(twice, randomFrom(run.seed))
  const hasRoom = mixed.length % perPage !== 0
  const rules: PrintCard[] = hasRoom
    ? [{ key: null, front: how(cards.every(isPair) ? oneSoundText : pairText), back: null, code: '' }]
    : []
  const backs = run.options.backs === 'none' ? 'none' : 'pattern'
  const heading = { title: m.print_memory_pairs(), note: run.target }
  return cardPages({ ...run, options: { ...run.options, backs } }, heading, [...mixed, ...rules], { perPage })
}
