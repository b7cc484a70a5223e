import type { Clock } from '@marigold/device'

/** Reads the time of presses in milliseconds, without the time the game was paused. */
export interface Stopwatch {
  /** Returns when an event happened by its own timestamp, or the current time, so that a busy page adds no delay. */
  at(event?: Pick<Event, 'timeStamp'>): number
  /** The number of pauses so far. */
  readonly pauses: number
}

/** A longer delay than this means that the timestamp has a different origin. */
const oldest = 1000

/**
 * The game's clock runs on frames, and a stalled page would distort a rhythm. So taps are timed by their event
 * timestamps, minus pauses.
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
      // A press from before a pause that is handled after it counts at the start of the pause.
      last = Math.max(last, (stopped ?? noted) - lost)
      return last
    },
    get pauses() {
      return pauses
    },
  }
}
