import { FromGame, FromShim, messageCap, shimLimits } from '@marigold/contract'

/** What the browser says about a message; `source` is the window that sent it. */
export interface Received {
  source: unknown
  origin: string
  data: unknown
}

const isShims = (data: unknown) =>
  FromShim.options.some(({ shape }) => shape.type.value === (data as FromShim | null)?.type)

/**
 * A message of the game in this frame, or null for anything else: another window, another origin than the opaque one
 * of a sandboxed frame, an unknown type, more than the cap.
 */
export function messageOf(received: Received, frame: unknown): FromGame | FromShim | null {
  if (!frame || received.source !== frame || received.origin !== 'null') return null
  const shims = isShims(received.data)
  try {
    if (JSON.stringify(received.data).length > (shims ? shimLimits.message : messageCap)) return null
  } catch {
    return null // holds itself, or something that is no data
  }
  const parsed = (shims ? FromShim : FromGame).safeParse(received.data)
  return parsed.success ? parsed.data : null
}
