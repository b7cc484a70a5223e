import { useCallback, useEffect, useState } from 'react'
import { deviceStorage } from '../../../../platform/storage/browser-storage.ts'
import { after } from '../../../../platform/time/timers.ts'

const seenKey = 'hasSeenLanguagePopup'
const welcomeMs = 4000
const bubbleMs = 3000

function isFirstVisit(): boolean {
  // If storage is blocked, never show it rather than every time.
  return deviceStorage.read(seenKey) === null && deviceStorage.write(seenKey, 'true')
}

/** Returns true for four seconds on this browser's first visit, once `ready`. */
export function useWelcome(ready: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!ready || !isFirstVisit()) return
    // Not in the cleanup: when the effect runs twice, the second run would no longer be the first visit.
    setShown(true)
    after(welcomeMs, () => setShown(false))
  }, [ready])
  return shown
}

/** Shows a note for three seconds; showing it again restarts the timer. */
export function useTemporaryNote() {
  const [bubble, setBubble] = useState<{ at: number } | null>(null)
  useEffect(() => {
    if (!bubble) return
    return after(bubbleMs, () => setBubble(null))
  }, [bubble])
  const show = useCallback((at: number) => setBubble({ at }), [])
  return { at: bubble?.at ?? null, show }
}
