import { useCallback, useEffect, useState } from 'react'
import { deviceTexts } from '../../../../platform/storage/text-store.ts'
import { after } from '../../../../platform/time/timers.ts'

const seenKey = 'hasSeenLanguagePopup'
const welcomeMs = 4000
const bubbleMs = 3000

function isFirstVisit(): boolean {
  // Where this is not stored, better never than every time.
  return deviceTexts.read(seenKey) === null && deviceTexts.write(seenKey, 'true')
}

/** True for four seconds on the first visit of this browser, once there is something to choose from. */
export function useWelcome(ready: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!ready || !isFirstVisit()) return
    // Not in the cleanup: a second run of this effect would find the visit no longer the first.
    setShown(true)
    after(welcomeMs, () => setShown(false))
  }, [ready])
  return shown
}

/** A note that stands at one place for three seconds; shown anew, its time begins anew. */
export function useBubble() {
  const [bubble, setBubble] = useState<{ at: number } | null>(null)
  useEffect(() => {
    if (!bubble) return
    return after(bubbleMs, () => setBubble(null))
  }, [bubble])
  const show = useCallback((at: number) => setBubble({ at }), [])
  return { at: bubble?.at ?? null, show }
}
