import type { Card, Deck } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { present } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import type { CardRows } from '../areas/areas.ts'
import { areasWithRows, wholeDeck } from '../sets/card-rows.ts'
import { useOwnRows } from '../group/own-rows.ts'
import { deckOfTarget, ownPicks, targetsOf } from '../group/own-set.ts'
import { useLeftOut, withoutLeftOut } from '../sets/left-out.ts'
import { textOfPicks } from '../sets/set-picks.ts'

/** What a player's turn draws from. */
export interface TurnDeck {
  deck: Deck
  /** What the whole set practices. */
  targets: readonly string[]
  /** Which cards these are, as a text: where a turn goes on is kept for each. */
  key: string
}

/** The key of the cards that all share who have none of their own. */
export const everybodys = 'everybody'

/** Decks of rows that were made already: the same rows give the same deck, which then stays what it was. */
const made = new WeakMap<CardRows, Deck>()
function deckOf(rows: CardRows): Deck {
  const known = made.get(rows) ?? wholeDeck(rows)
  made.set(rows, known)
  return known
}

/** The cards of a game: those of everybody, as last fetched here, and each player's own. */
export function useGameRows(usual: number, onDecks: (decks: ReadonlyMap<number, Deck>) => void) {
  const { players } = useTable(usual)
  const own = useOwnRows()
  const left = useLeftOut()
  const [rows, setRows] = useState<CardRows | null>(null)
  // The last set that had cards, so that an empty one never stands before a child.
  const [drawn, setDrawn] = useState<CardRows | null>(null)
  const shown = useMemo(() => (rows ? withoutLeftOut(rows, left) : null), [rows, left])
  const keep = useCallback(
    (fetched: CardRows) => {
      setRows(fetched)
      const kept = withoutLeftOut(fetched, left)
      if (areasWithRows(kept).length > 0) setDrawn(kept)
    },
    [left],
  )
  const turnDecks = useMemo(() => {
    const all = new Map<number, TurnDeck>()
    for (const player of present(players)) {
      const { seat, set } = player
      const ownRows = own.of(seat)
      const picks = ownPicks(player)
      if (picks && ownRows.state === 'here' && areasWithRows(ownRows.rows).length > 0) {
        const deck = deckOf(ownRows.rows)
        const only = set?.only ?? null
        const key = `${textOfPicks(picks)}/${only ?? ''}`
        all.set(seat, { deck: deckOfTarget(deck, only), targets: targetsOf(deck), key })
      } else if (!picks && drawn) all.set(seat, { deck: deckOf(drawn), targets: [], key: everybodys })
    }
    return all
  }, [players, own, drawn])
  const decks = useMemo(() => new Map([...turnDecks].map(([seat, { deck }]) => [seat, deck])), [turnDecks])
  useEffect(() => onDecks(decks), [decks, onDecks])
  const failed = present(players).some((player) => own.of(player.seat).state === 'failed')
  return { shown, drawn, keep, turnDecks, failed, retry: own.retry }
}

export const noCards: readonly Card[] = []
