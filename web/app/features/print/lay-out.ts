import type { Card } from '@marigold/contract'
import { isPair, splitPair } from '../../platform/words/pair-words.ts'
import { frontFace } from './faces.ts'
import { saveInk } from './ink-saving.ts'
import type { PrintRun } from './options.ts'
import type { Page } from './page.ts'
import { sheetOptions } from './sheet-list.ts'
import { sheetsWithoutCards, type SheetName } from './sheet-names.ts'
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
import { seededRandom, shuffleList } from './shuffle.ts'
import { targetTitle } from './targets.ts'

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

/** Sheets with unique items: a word in several pairs appears once. */
const sheetsWithoutRepeats: readonly SheetName[] = [
  'bingo',
  'roll',
  'path',
  'spinner',
  'booklet',
  'homework',
  'tracking',
]

/** Replaces each pair with its two words as single cards. */
function splitPairs(cards: readonly Card[], sheet: SheetName): readonly Card[] {
  if (!cards.some(isPair)) return cards
  if (sheetsWithoutRepeats.includes(sheet)) {
    const words = cards.flatMap((card) => (isPair(card) ? splitPair(card) : [card]))
    const named = new Map(words.map((card) => [`${card.caption} ${card.pictures[0]?.url ?? card.key}`, card]))
    return [...named.values()]
  }
  // Under the pair's key, so that a single card can be reprinted.
  return cards.flatMap((card) => (isPair(card) ? splitPair(card).map((word) => ({ ...word, key: card.key })) : [card]))
}

/** Removes cards that look alike, such as a word and its sentence when each is printed with the other. */
function withoutDoubles({ options }: PrintRun, cards: readonly Card[]): readonly Card[] {
  if (options.show !== 'sentence') return cards
  const looks = cards.map((card): [string, Card] => [JSON.stringify(frontFace(card, 'sentence')), card])
  const first = new Map(looks.toReversed())
  return looks.flatMap(([look, card]) => (!card.companion || first.get(look) === card ? card : []))
}

/** Lays out a sheet: positions are in millimeters. Pure: the same input gives the same pages. */
export function layOut(run: PrintRun, cards: readonly Card[]): Page[] {
  const { sheet, shuffle, inkSaving } = run.options
  if (cards.length === 0 && !sheetsWithoutCards.includes(sheet)) return []
  const isMixed = shuffle && sheetOptions[sheet].includes('shuffle')
  const single = withoutDoubles(run, cards)
  const mixed = isMixed ? shuffleList(single, seededRandom(run.seed)) : single
  const pages = sheets[sheet](run, sheet === 'memory' ? mixed : splitPairs(mixed, sheet))
  return inkSaving ? saveInk(pages) : pages
}

/** One player's cards, and the text in the corner of their pages. */
export interface NamedCards {
  name: string
  cards: readonly Card[]
  goal: PrintRun['goal']
  help: PrintRun['help']
}

/** Lays out the pages of each player in turn, with their name and target. Sheets without cards are shared. */
export function layOutByPlayer(run: PrintRun, players: readonly NamedCards[]): Page[] {
  if (sheetsWithoutCards.includes(run.options.sheet)) return layOut({ ...run, name: '' }, players[0]?.cards ?? [])
  return players.flatMap(({ cards, ...own }) => layOut({ ...run, ...own, target: targetTitle(cards) }, cards))
}
