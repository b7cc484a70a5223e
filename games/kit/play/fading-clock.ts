import type { Clock } from '@marigold/device'

/** A clock on which a tween of no time calls for a cross-fade: that is how a view moves when movement is off. */
export function fadingClock(clock: Clock, fade: () => void): Clock {
  const tween: Clock['tween'] = (ms, draw, ease) => {
    if (ms <= 0) fade()
    return clock.tween(ms, draw, ease)
  }
  // Not a copy: `paused` is read through.
  return Object.create(clock, { tween: { value: tween } }) as Clock
}
