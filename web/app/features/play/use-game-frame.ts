import type { FromGame, FromShim, ToGame } from '@marigold/contract'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { messageOf } from './messages.ts'

/** The line to the game in a frame: sends to it alone, and hears only it. */
export function useGameFrame(receive: (message: FromGame | FromShim) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const attach = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element
  }, [])
  const heard = useRef(receive)
  // Before paint: a turn that ends while the screen changes meets the screen that is seen.
  useLayoutEffect(() => {
    heard.current = receive
  })
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = messageOf(event, frame.current?.contentWindow)
      if (message) heard.current(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const send = useCallback((message: ToGame) => {
    // An opaque origin cannot be named; the window is the game's own, and nothing secret is sent.
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [])
  const focus = useCallback(() => frame.current?.focus(), [])
  return { attach, send, focus }
}
