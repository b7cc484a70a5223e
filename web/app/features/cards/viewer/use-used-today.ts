import type { Card } from '@marigold/contract'
import { useEffect } from 'react'
import { isPair, plainPair } from '../../../platform/words/pair-words.ts'
import { storeUsed } from '../../../platform/storage/print-set.ts'
import { present, type TablePlayer } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { useSitting } from '../tally/sitting-store.ts'
import { after } from '../../../platform/time/timers.ts'

/** Notes that a card was practiced in a sitting, by a player where there are several. */
export function noteUsed(card: Card, sitting: string, seat: number, players: readonly TablePlayer[]) {
  storeUsed(isPair(card) ? plainPair(card) : card, { sitting, seat: present(players).length > 1 ? seat : 0 })
}

// A card that is leafed past was not practiced.
const practicedAfter = 1500

/** Remembers, on this device and until the day ends, which cards were shown for a moment; a score notes its own card. */
export function useUsedToday(card: Card | undefined, seat: number) {
  const { players } = useTable()
  const { id } = useSitting()
  useEffect(() => {
    if (!card) return
    return after(practicedAfter, () => noteUsed(card, id, seat, players))
  }, [card, id, seat, players])
}
