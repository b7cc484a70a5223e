import type { FromGame } from '@marigold/contract'

interface Room {
  /** Opens the microphone and tells how loud it is, until the answer is called. */
  listen: (tell: (rms: number) => void) => () => void
  tell: (rms: number) => void
  /** Told whenever the microphone is opened or let go. */
  changed: (on: boolean) => void
}

/**
 * When the microphone is open for a game: only after it said at its start that it wants one, while it asks for it, and
 * never while the game is paused, over, or on a page that nobody sees. The person can take it away for good.
 */
export function makeListening({ listen, tell, changed }: Room) {
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
    /** Answers whether the message was about the microphone alone. */
    take(message: FromGame): boolean {
      if (message.type === 'GAME_READY') {
        may = message.wants?.mic ?? false
        asked = false
      } else if (message.type === 'GAME_OVER') asked = false
      else if (message.type === 'MIC') asked = message.on
      update()
      return message.type === 'MIC'
    },
    /** Lets go of the microphone for a reason, or, when no reason is left, takes it up again where the game still asks. */
    hold(why: 'pause' | 'hidden', on: boolean) {
      if (on) held.add(why)
      else held.delete(why)
      update()
    },
    /** The person does not want to be heard: until the game is opened anew. */
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
