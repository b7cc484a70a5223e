import { FromGame, messageCap } from '@marigold/contract'

/** What the browser says about a message; `source` is the window that sent it. */
export interface Received {
  source: unknown
  origin: string
  data: unknown
}

/**
 * A message of the game in this frame, or null for anything else: another window, another origin than the opaque one
 * of a sandboxed frame, an unknown type, more than the cap.
 */
export function messageOf(received: Received, frame: unknown): FromGame | null {
  if (!frame || received.source !== frame || received.origin !== 'null') return null
  try {
    if (JSON.stringify(received.data).length > messageCap) return null
  } catch {
    return null // holds itself, or something that is no data
  }
  const parsed = FromGame.safeParse(received.data)
  return parsed.success ? parsed.data : null
}
