import type { Card, Deck } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { activePlayers } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { CardRows } from '../areas/areas.ts'
import { tabsWithRows, toDeck } from '../sets/card-rows.ts'
import { useOwnRows } from '../group/own-rows.ts'
import { deckOfTarget, ownPicks, targetsOf } from '../group/own-set.ts'
import { useExcludedCards, withoutExcluded } from '../sets/excluded-cards.ts'
import { serializePicks } from '../sets/set-picks.ts'

/** The deck a player's turn draws from. */
export interface TurnDeck {
  deck: Deck
  /** All targets of the set. */
  targets: readonly string[]
  /** Identifies the cards; each player's position is stored under it. */
  key: string
}

/** Key of the cards shared by players who have none of their own. */
export const sharedKey = 'everybody'

/** Caches decks, so that the same rows always give the same deck object. */
const made = new WeakMap<CardRows, Deck>()
function deckOf(rows: CardRows): Deck {
  const known = made.get(rows) ?? toDeck(rows)
  made.set(rows, known)
  return known
}

/** Returns the cards of a game: the shared ones, as fetched last, and each player's own. */
export function useGameRows(usual: number, onDecks: (decks: ReadonlyMap<number, Deck>) => void) {
  const { players } = useTable(usual)
  const own = useOwnRows()
  const left = useExcludedCards()
  const [rows, setRows] = useState<CardRows | null>(null)
  // The last set that had cards, so that a child never sees an empty one.
  const [drawn, setDrawn] = useState<CardRows | null>(null)
  const shown = useMemo(() => (rows ? withoutExcluded(rows, left) : null), [rows, left])
  const keep = useCallback(
    (fetched: CardRows) => {
      setRows(fetched)
      const remaining = withoutExcluded(fetched, left)
      if (tabsWithRows(remaining).length > 0) setDrawn(remaining)
    },
    [left],
  )
  const turnDecks = useMemo(() => {
    const all = new Map<number, TurnDeck>()
    for (const player of activePlayers(players)) {
      const { seat, set } = player
      const ownRows = own.of(seat)
      const picks = ownPicks(player)
      if (picks && ownRows.state === 'here' && tabsWithRows(ownRows.rows).length > 0) {
        const deck = deckOf(ownRows.rows)
        const only = set?.only ?? null
        const key = `${serializePicks(picks)}/${only ?? ''}`
        all.set(seat, { deck: deckOfTarget(deck, only), targets: targetsOf(deck), key })
      } else if (!picks && drawn) all.set(seat, { deck: deckOf(drawn), targets: [], key: sharedKey })
    }
    return all
  }, [players, own, drawn])
  const decks = useMemo(() => new Map([...turnDecks].map(([seat, { deck }]) => [seat, deck])), [turnDecks])
  useEffect(() => onDecks(decks), [decks, onDecks])
  const failed = activePlayers(players).some((player) => own.of(player.seat).state === 'failed')
  const isLoading = (seat: number) => own.of(seat).state === 'loading'
  return { shown, drawn, keep, turnDecks, failed, isLoading, retry: own.retry }
}

export const noCards: readonly Card[] = []
