import { FromGame, FromShim, messageCap, shimLimits } from '@marigold/contract'

/** The parts of a MessageEvent that are checked; `source` is the sending window. */
export interface ReceivedMessage {
  source: unknown
  origin: string
  data: unknown
}

const isShims = (data: unknown) =>
  FromShim.options.some(({ shape }) => shape.type.value === (data as FromShim | null)?.type)

/**
 * Returns the message of the game in this frame, or null for another window, another origin than the sandbox's opaque
 * one, an unknown type, or a message over the size limit.
 */
export function parseGameMessage(received: ReceivedMessage, frame: unknown): FromGame | FromShim | null {
  if (!frame || received.source !== frame || received.origin !== 'null') return null
  const shims = isShims(received.data)
  try {
    if (JSON.stringify(received.data).length > (shims ? shimLimits.message : messageCap)) return null
  } catch {
    return null // circular, or not serializable
  }
  const parsed = (shims ? FromShim : FromGame).safeParse(received.data)
  return parsed.success ? parsed.data : null
}
