import type { FromGame, FromShim, ToGame } from '@marigold/contract'
import { useCallback, useLayoutEffect, useRef } from 'react'
import { parseGameMessage } from './messages.ts'

/** Message channel to the game's frame; ignores all other windows. */
export function useGameFrame(receive: (message: FromGame | FromShim) => void) {
  const frame = useRef<HTMLIFrameElement>(null)
  const attach = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element
  }, [])
  const heard = useRef(receive)
  // Before paint, so that a turn that ends during a render acts on the visible screen.
  useLayoutEffect(() => {
    heard.current = receive
  })
  useLayoutEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      const message = parseGameMessage(event, frame.current?.contentWindow)
      if (message) heard.current(message)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  const send = useCallback((message: ToGame) => {
    // An opaque origin can't be named. The window is the game's own, and nothing secret is sent.
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [])
  const focus = useCallback(() => frame.current?.focus(), [])
  return { attach, send, focus }
}
