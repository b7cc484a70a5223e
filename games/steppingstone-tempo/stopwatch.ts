import type { Clock } from '@marigold/device'

/** Reads the time of presses in milliseconds; it stands still while the game does. */
export interface Stopwatch {
  /** When an event happened, or now: as the browser noted it, before anything that kept the page busy. */
  at(event?: Pick<Event, 'timeStamp'>): number
  /** How many pauses there have been. */
  readonly pauses: number
}

/** A press that the page heard later than this was not noted on the same scale. */
const oldest = 1000

/**
 * The game's clock goes by frames, and a page that stalls holds it back; a rhythm must not suffer from that. So taps are
 * timed by the events' own time stamps, less what was spent in pauses.
 */
export function makeStopwatch(clock: Pick<Clock, 'paused' | 'onPause'>, now = () => performance.now()): Stopwatch {
  let lost = 0
  let stopped = clock.paused ? now() : null
  let pauses = 0
  let last = -Infinity
  clock.onPause((paused) => {
    if (paused) {
      stopped = now()
      pauses += 1
    } else if (stopped !== null) {
      lost += now() - stopped
      stopped = null
    }
  })
  return {
    at(event) {
      const here = now()
      const stamp = event?.timeStamp ?? here
      const noted = stamp <= here && here - stamp < oldest ? stamp : here
      // A press from before a pause that is heard after it belongs to the pause's beginning.
      last = Math.max(last, (stopped ?? noted) - lost)
      return last
    },
    get pauses() {
      return pauses
    },
  }
}
