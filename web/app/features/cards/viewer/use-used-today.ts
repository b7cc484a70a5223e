import type { Card } from '@marigold/contract'
import { useEffect } from 'react'
import { isPair, plainPair } from '../../../platform/pair-words.ts'
import { storeUsed } from '../../../platform/print-set.ts'
import type { CardRun } from './use-card-run.ts'

const store = (card: Card) => storeUsed(isPair(card) ? plainPair(card) : card)

// A card that is leafed past was not practiced.
const practicedAfter = 1500

/** Remembers, on this device and until the day ends, which cards were practiced: shown for a moment, or scored. */
export function useUsedToday({ card, scored }: CardRun, cards: readonly Card[]) {
  useEffect(() => {
    if (!card) return
    const timer = setTimeout(() => store(card), practicedAfter)
    return () => clearTimeout(timer)
  }, [card])
  const key = scored?.card
  useEffect(() => {
    const found = cards.find((one) => one.key === key)
    if (found) store(found)
  }, [cards, key])
}
