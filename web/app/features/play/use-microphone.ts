import type { FromGame, ToGame } from '@marigold/contract'
import { useCallback, useEffect, useRef } from 'react'
import { listen } from './microphone.ts'

/** Listens for a game while it asks for it, since a sandboxed frame gets no microphone. Answers false to other messages. */
export function useMicrophone() {
  const stop = useRef<(() => void) | null>(null)
  const end = useCallback(() => {
    stop.current?.()
    stop.current = null
  }, [])
  useEffect(() => end, [end])
  return useCallback(
    (message: FromGame, send: (message: ToGame) => void): boolean => {
      if (message.type !== 'MIC') return false
      end()
      if (message.on) stop.current = listen((rms) => send({ type: 'LEVEL', rms }))
      return true
    },
    [end],
  )
}
