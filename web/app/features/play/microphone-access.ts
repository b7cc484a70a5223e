import type { FromGame } from '@marigold/contract'

interface Room {
  /** Opens the microphone and reports its loudness. Returns a function that closes it. */
  listen: (tell: (rms: number) => void) => () => void
  tell: (rms: number) => void
  /** Called when the microphone opens or closes. */
  changed: (on: boolean) => void
}

/**
 * Decides when the microphone is open: only for a game that declared it at its start, while it requests it, and never
 * while the game is paused, over, or hidden. The user can forbid it.
 */
export function createMicrophoneAccess({ listen, tell, changed }: Room) {
  let may = false
  let asked = false
  const held = new Set<string>()
  let stop: (() => void) | null = null

  const update = () => {
    const wanted = may && asked && held.size === 0
    if (wanted === (stop !== null)) return
    if (wanted) stop = listen(tell)
    else {
      stop?.()
      stop = null
    }
    changed(wanted)
  }
  return {
    /** Returns true if the message was about the microphone only. */
    take(message: FromGame): boolean {
      if (message.type === 'GAME_READY') {
        may = message.wants?.mic ?? false
        asked = false
      } else if (message.type === 'GAME_OVER') asked = false
      else if (message.type === 'MIC') asked = message.on
      update()
      return message.type === 'MIC'
    },
    /** Closes the microphone for a reason; reopens it when no reason is left and the game still requests it. */
    hold(why: 'pause' | 'hidden', on: boolean) {
      if (on) held.add(why)
      else held.delete(why)
      update()
    },
    /** The user forbids listening until the game is reopened. */
    forbid() {
      may = false
      update()
    },
    end() {
      asked = false
      update()
    },
  }
}
