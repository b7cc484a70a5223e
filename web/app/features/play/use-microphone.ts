import type { ToGame } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createMicrophoneAccess } from './microphone-access.ts'
import { measureLoudness } from './microphone.ts'

/** Measures the microphone for a game on request, because a sandboxed frame can't access it. */
export function useMicrophone() {
  const [on, setOn] = useState(false)
  const send = useRef<(message: ToGame) => void>(() => undefined)
  const listening = useMemo(() => {
    // Shown from the first level on, because a refused microphone reports none.
    const tell = (rms: number) => {
      setOn(true)
      send.current({ type: 'LEVEL', rms })
    }
    return createMicrophoneAccess({
      listen: measureLoudness,
      tell,
      changed: (open) => (open ? undefined : setOn(false)),
    })
  }, [])
  useEffect(() => {
    const look = () => listening.hold('hidden', document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      listening.end()
    }
  }, [listening])
  const sendBy = useCallback((by: (message: ToGame) => void) => {
    send.current = by
  }, [])
  return { on, sendBy, take: listening.take, hold: listening.hold, forbid: listening.forbid }
}
