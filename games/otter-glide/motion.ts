import type { StartKind } from './voice.ts'

/** Where a glide is: `slope` 0 to 1 on the slide, then `river` as a share of the way to the last buoy. */
export interface Place {
  slope: number
  river: number
  /** Share of its full speed. */
  speed: number
  /** Milliseconds since the launch came out as quick; -1 where it did not. */
  flop: number
}
export const atTheTop: Place = { slope: 0, river: 0, speed: 0, flop: -1 }

const slopeMs = 800
const flopMs = 520
/** The river ends for one glide here: half as far again as the last buoy. */
export const farthest = 1.5

/**
 * Moves a glider on by `ms`. As long as there is a voice it glides, at a pace that meets the last buoy when the voice has
 * lasted `target`; without one it coasts to a stop. A quick start flops on its way and travels on.
 */
export function moved(
  place: Place,
  { ms, target, voiced, start }: { ms: number; target: number; voiced: boolean; start: StartKind | null },
): Place {
  const flop = place.flop >= 0 ? place.flop + ms : start === 'quick' && place.slope > 0 ? 0 : -1
  const flopping = flop >= 0 && flop < flopMs
  const wanted = flopping ? 0.35 : voiced ? 1 : 0
  const pull = 1 - Math.exp(-ms / (wanted > place.speed ? 180 : 420))
  const speed = place.speed + (wanted - place.speed) * pull
  // Once it has set off nothing holds it on the slide.
  const slope = Math.min(1, place.slope + (Math.max(speed, place.slope > 0 ? 0.6 : 0) * ms) / slopeMs)
  const onRiver = place.slope >= 1
  // It was late on the slide and catches up: the last buoy stands for the whole of the target.
  const pace = 1 / Math.max(600, target - slopeMs)
  const river = Math.min(farthest, place.river + (onRiver ? speed * ms * pace : 0))
  return { slope, river, speed: speed < 0.004 ? 0 : speed, flop }
}

/** At rest, with nothing more to come. */
export const rests = (place: Place) => place.slope >= 1 && place.speed < 0.04
