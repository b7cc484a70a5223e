import type { Card } from '@marigold/contract'
import { useEffect } from 'react'
import { isPair, plainPair } from '../../../platform/pair-words.ts'
import { storeUsed, type UseMark } from '../../../platform/print-set.ts'
import { present } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { useSitting } from './tally/sitting.ts'
import type { CardRun } from './use-card-run.ts'

const store = (card: Card, mark: UseMark) => storeUsed(isPair(card) ? plainPair(card) : card, mark)

// A card that is leafed past was not practiced.
const practicedAfter = 1500

/** Remembers, on this device and until the day ends, which cards were practiced: shown for a moment, or scored. */
export function useUsedToday({ card, scored, seat }: CardRun, cards: readonly Card[]) {
  const isGroup = present(useTable().players).length > 1
  const sitting = useSitting().id
  const now = isGroup ? seat : 0
  useEffect(() => {
    if (!card) return
    const timer = setTimeout(() => store(card, { sitting, seat: now }), practicedAfter)
    return () => clearTimeout(timer)
  }, [card, sitting, now])
  const key = scored?.card
  const then = isGroup && scored ? scored.seat : 0
  useEffect(() => {
    const found = cards.find((one) => one.key === key)
    if (found) store(found, { sitting, seat: then })
  }, [cards, key, sitting, then])
}
