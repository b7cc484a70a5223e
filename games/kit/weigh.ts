import { ease, type Clock } from '@marigold/device'

/** Something on a beam: its weight, and how far from the middle it is; negative is left. */
export interface Load {
  weight: number
  at: number
}

/** Degrees that a beam leans at most. */
export const maxTilt = 12
/** How long a beam swings before it rests. */
const settleMs = 1200
/** Of a beam that shows steps instead of swinging. */
const steps = 3
const stepMs = 160

/** Returns how hard loads turn a beam: weights times distances. Positive is down on the right; 0 is level. */
export const torqueOf = (loads: readonly Load[]): number => loads.reduce((sum, { weight, at }) => sum + weight * at, 0)

/** Returns the degrees that a beam leans at a torque; a beam that tips at `tip` leans by `maxTilt` there and beyond. */
export const tiltOf = (torque: number, tip: number): number => Math.max(-1, Math.min(1, torque / tip)) * maxTilt

/** Returns where a swinging beam is between two tilts, for a share of its time from 0 to 1: past the end, back, and at rest. */
export function swing(from: number, to: number, share: number): number {
  if (share >= 1) return to
  return to + (from - to) * Math.exp(-5 * share) * Math.cos(9 * share) * (1 - share)
}

/** Swings a beam from one tilt to another, drawing each tilt; done when it rests. In calm mode, it shows steps. */
export async function swingBeam(
  clock: Pick<Clock, 'tween' | 'wait'>,
  { from, to, calm }: { from: number; to: number; calm: boolean },
  draw: (tilt: number) => void,
): Promise<void> {
  if (!calm) return clock.tween(settleMs, (share) => draw(swing(from, to, share)), ease.linear)
  for (let step = 1; step <= steps; step++) {
    draw(from + ((to - from) * step) / steps)
    await clock.wait(stepMs)
  }
}
