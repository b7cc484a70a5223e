import type { Card } from '@marigold/contract'
import { isPair, membersOfPair } from '../../platform/words/pair-words.ts'
import { savingInk } from './ink-saving.ts'
import type { PrintRun, SheetName } from './options.ts'
import type { Page } from './page.ts'
import { sheetFacts, withoutCards } from './sheet-list.ts'
import { bingo } from './sheets/bingo.ts'
import { boardPath } from './sheets/board-path.ts'
import { booklets } from './sheets/booklet.ts'
import { feelingsAtHome } from './sheets/feelings-at-home.ts'
import { flashCards } from './sheets/flash-cards.ts'
import { handsAtHome } from './sheets/hands-at-home.ts'
import { homework } from './sheets/homework.ts'
import { memoryPairs } from './sheets/memory.ts'
import { rollAndCover } from './sheets/roll-and-cover.ts'
import { spinners } from './sheets/spinner.ts'
import { sentenceStrips } from './sheets/strips.ts'
import { tracking } from './sheets/tracking.ts'
import { visualAids } from './sheets/visual-aids.ts'
import { randomFrom, shuffled } from './shuffle.ts'
import { titleOf } from './targets.ts'

type Sheet = (run: PrintRun, cards: readonly Card[]) => Page[]

const sheets: Record<SheetName, Sheet> = {
  cards: flashCards,
  memory: memoryPairs,
  strips: sentenceStrips,
  homework,
  tracking,
  bingo,
  roll: rollAndCover,
  path: boardPath,
  spinner: spinners,
  booklet: booklets,
  aids: visualAids,
  feelings: feelingsAtHome,
  hands: handsAtHome,
}

/** Sheets that play with different things: a word of several pairs stands there once. */
const onceEach: readonly SheetName[] = ['bingo', 'roll', 'path', 'spinner', 'booklet', 'homework', 'tracking']

/** The cards with the two words of each pair as cards of their own, one after the other. */
function inWords(cards: readonly Card[], sheet: SheetName): readonly Card[] {
  if (!cards.some(isPair)) return cards
  if (onceEach.includes(sheet)) {
    const words = cards.flatMap((card) => (isPair(card) ? membersOfPair(card) : [card]))
    const named = new Map(words.map((card) => [`${card.caption} ${card.pictures[0]?.url ?? card.key}`, card]))
    return [...named.values()]
  }
  // Under the pair's own key, by which one card is printed anew.
  return cards.flatMap((card) =>
    isPair(card) ? membersOfPair(card).map((word) => ({ ...word, key: card.key })) : [card],
  )
}

/** The pages of a sheet: cards and options in, things placed in millimeters out. The same in, the same out. */
export function layOut(run: PrintRun, cards: readonly Card[]): Page[] {
  const { sheet, shuffle, inkSaving } = run.options
  if (cards.length === 0 && !withoutCards.includes(sheet)) return []
  const isMixed = shuffle && sheetFacts[sheet].options.includes('shuffle')
  const mixed = isMixed ? shuffled(cards, randomFrom(run.seed)) : cards
  const pages = sheets[sheet](run, sheet === 'memory' ? mixed : inWords(mixed, sheet))
  return inkSaving ? savingInk(pages) : pages
}

/** The cards of one player, and what stands in the corner of their pages. */
export interface NamedCards {
  name: string
  cards: readonly Card[]
}

/** The pages of every player, one after the other, each with the own name and target. What has no cards is everybody's. */
export function layOutApart(run: PrintRun, players: readonly NamedCards[]): Page[] {
  if (withoutCards.includes(run.options.sheet)) return layOut({ ...run, name: '' }, players[0]?.cards ?? [])
  return players.flatMap(({ name, cards }) => layOut({ ...run, name, target: titleOf(cards) }, cards))
}
