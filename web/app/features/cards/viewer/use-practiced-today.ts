import type { Card } from '@marigold/contract'
import { useEffect } from 'react'
import { isPair, basePair } from '../../../platform/words/pair-words.ts'
import { storePracticed } from '../../../platform/storage/print-set.ts'
import { activePlayers, type TablePlayer } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { useTherapySession } from '../../../caseload/session-store.ts'
import { after } from '../../../platform/time/timers.ts'

/** Records that a card was practiced in a session, and by which player if there are several. */
export function recordPracticed(card: Card, session: string, seat: number, players: readonly TablePlayer[]) {
  storePracticed(isPair(card) ? basePair(card) : card, {
    sitting: session,
    seat: activePlayers(players).length > 1 ? seat : 0,
  })
}

// In ms. A card that was only flipped past wasn't practiced.
const practicedAfter = 1500

/**
 * Records, for today and on this device, which cards were shown long enough; a scored card is recorded by its score.
 */
export function usePracticedToday(card: Card | undefined, seat: number) {
  const { players } = useTable()
  const { id } = useTherapySession()
  useEffect(() => {
    if (!card) return
    return after(practicedAfter, () => recordPracticed(card, id, seat, players))
  }, [card, id, seat, players])
}
