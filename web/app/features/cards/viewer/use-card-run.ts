import type { Card } from '@marigold/contract'
import { useCallback, useMemo, useState } from 'react'
import { stepped } from './keys.ts'
import { nextCue, tallyOf, type Cue, type Result, type Try } from './tally.ts'

/** Where a run through a row of cards stands, and its scored tries. All of it is gone with the page. */
export function useCardRun(cards: readonly Card[], start = 0) {
  const [index, setIndex] = useState(start)
  const [tries, setTries] = useState<Try[]>([])
  const [cue, setCue] = useState<Cue>(0)
  const place = index < cards.length ? index : 0
  const card = cards[place]
  const key = card?.key

  const move = useCallback((by: 1 | -1) => setIndex((now) => stepped(now, by, cards.length)), [cards.length])
  const score = useCallback(
    (result: Result) => {
      if (key) setTries((before) => [...before, { card: key, result, cue }])
    },
    [key, cue],
  )
  /** Takes the newest score back, and shows its card again. */
  const undo = useCallback(() => {
    const last = tries.at(-1)
    if (!last) return
    setTries(tries.slice(0, -1))
    const at = cards.findIndex((one) => one.key === last.card)
    if (at >= 0) setIndex(at)
  }, [tries, cards])
  const cycleCue = useCallback(() => setCue(nextCue), [])
  const tally = useMemo(() => tallyOf(tries), [tries])
  return { index: place, setIndex, card, move, tries, score, undo, cue, cycleCue, tally }
}
export type CardRun = ReturnType<typeof useCardRun>
