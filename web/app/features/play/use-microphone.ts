import type { ToGame } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { makeListening } from './listening.ts'
import { listen } from './microphone.ts'

/** Listens for a game while it asks for it, since a sandboxed frame gets no microphone. */
export function useMicrophone() {
  const [on, setOn] = useState(false)
  const send = useRef<(message: ToGame) => void>(() => undefined)
  const listening = useMemo(() => {
    // Shown from the first level on: a microphone that was refused is not open.
    const tell = (rms: number) => {
      setOn(true)
      send.current({ type: 'LEVEL', rms })
    }
    return makeListening({ listen, tell, changed: (open) => (open ? undefined : setOn(false)) })
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
