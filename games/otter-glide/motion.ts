import type { StartKind } from './voice.ts'

/** Position of a glide: `slope` from 0 to 1 on the slide, then `river` as a share of the distance to the last buoy. */
export interface Place {
  slope: number
  river: number
  /** Share of full speed. */
  speed: number
  /** Milliseconds since the start was read as quick; -1 if it wasn't. */
  flop: number
}
export const atTheTop: Place = { slope: 0, river: 0, speed: 0, flop: -1 }

const slopeMs = 800
const flopMs = 520
/** A glide ends here at the latest, half as far again as the last buoy. */
export const maxRiver = 1.5

/**
 * Moves a glider by `ms`. While voiced, it reaches the last buoy after `target` milliseconds; without a voice it coasts
 * to a stop. After a quick start it flops but keeps moving.
 */
export function advance(
  place: Place,
  { ms, target, voiced, start }: { ms: number; target: number; voiced: boolean; start: StartKind | null },
): Place {
  const flop = place.flop >= 0 ? place.flop + ms : start === 'quick' && place.slope > 0 ? 0 : -1
  const flopping = flop >= 0 && flop < flopMs
  const wanted = flopping ? 0.35 : voiced ? 1 : 0
  const pull = 1 - Math.exp(-ms / (wanted > place.speed ? 180 : 420))
  const speed = place.speed + (wanted - place.speed) * pull
  // Once it has started, it never stops on the slide.
  const slope = Math.min(1, place.slope + (Math.max(speed, place.slope > 0 ? 0.6 : 0) * ms) / slopeMs)
  const onRiver = place.slope >= 1
  // Makes up for the time on the slide, so that the last buoy marks the full target time.
  const pace = 1 / Math.max(600, target - slopeMs)
  const river = Math.min(maxRiver, place.river + (onRiver ? speed * ms * pace : 0))
  return { slope, river, speed: speed < 0.004 ? 0 : speed, flop }
}

/** True if the glider has come to rest. */
export const isAtRest = (place: Place) => place.slope >= 1 && place.speed < 0.04
