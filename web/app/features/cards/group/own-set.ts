import type { Deck } from '@marigold/contract'
import { activePlayers, type PlayerSet, type TablePlayer } from '../../../players/table.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { previewRows, type RecentSet } from '../sets/recent-sets.ts'
import { pickedTabs, serializePicks, parseSetPicks } from '../sets/set-picks.ts'

/** The picks of a player's own set; null without one. */
export function ownPicks(player: TablePlayer | undefined): SetPicks | null {
  if (!player?.set) return null
  const picks = parseSetPicks(player.set.picks)
  return pickedTabs(picks).length > 0 ? picks : null
}

/** A set as a player has it: what is picked, and what it looks like. */
export function playerSet(picks: SetPicks, rows: CardRows): PlayerSet {
  return { ...previewRows(rows), picks, only: null }
}

type Known = Pick<RecentSet, 'title' | 'line' | 'pictures' | 'picks'>
const asPlayers = ({ title, line, pictures, picks }: Known): PlayerSet => ({
  ...{ title, line, pictures, picks },
  only: null,
})

/** The sets that one touch gives to a player: of this group first, then played last, then saved; each of them once. */
export function offeredSets(
  players: readonly TablePlayer[],
  recent: readonly Known[],
  saved: readonly Known[] = [],
): PlayerSet[] {
  const ofGroup = players.flatMap(({ set }) => (set ? [{ ...set, only: null }] : []))
  const once = new Map<string, PlayerSet>()
  for (const set of [...ofGroup, ...[...recent, ...saved].map(asPlayers)]) {
    const key = serializePicks(parseSetPicks(set.picks))
    if (!once.has(key)) once.set(key, set)
  }
  return [...once.values()]
}

/** What a deck practices, in its order. */
export function targetsOf(deck: Deck): string[] {
  return [...new Set(deck.cards.map((card) => card.target))]
}

/** The cards of one target; all of them where it has none, or where `only` is null. */
export function deckOfTarget(deck: Deck, only: string | null): Deck {
  const cards = only === null ? [] : deck.cards.filter((card) => card.target === only)
  return cards.length === 0 ? deck : { ...deck, title: only ?? deck.title, cards }
}

/** True where everybody who is there has own cards, so that no others are needed. */
export function allHaveOwn(players: readonly TablePlayer[]): boolean {
  return activePlayers(players).every((player) => ownPicks(player) !== null)
}
