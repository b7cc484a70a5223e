import type { Breath } from './rules.ts'
import { secondsRange } from './rules.ts'
import type { Part, Pattern } from './tide.ts'

/** The shortest rise that counts as a breath, in seconds; anything shorter is an accidental touch. */
const slip = 0.35
/** How far a drawn wave must turn back before it counts as a turn, because hands tremble. */
const tremble = 0.08

/** Who leads the tide: pressed or not, or the height a finger draws, 0 to 1. */
export type Hand = boolean | number

/**
 * A tide led by the player. An out-breath counts as theirs if the next press or the finger ended it. If the tide ran
 * out by itself, its time is the sea's pace. It has no clock: time goes in, and breaths come out.
 */
export function makeLedTide(breathe: (breath: Breath) => void) {
  let level = 0
  let peak = 0
  let rise = 0
  let fall = 0
  let rising = false
  let still = 0

  /** Ends a breath when the tide is low again, or when the next one begins. */
  const settle = (ownOut: boolean) => {
    const breath: Breath = { in: rise, out: Math.max(fall, slip), led: { in: true, out: ownOut } }
    const counts = rise >= slip
    rise = 0
    fall = 0
    peak = level
    if (counts) breathe(breath)
  }
  const draw = (height: number, dt: number) => {
    const moved = Math.max(-dt, Math.min(dt, height - level))
    level += moved
    still = Math.abs(moved) < dt * 0.02 ? still + dt : 0
    if (rising) peak = Math.max(peak, level)
    else peak = Math.min(peak, level)
    if (rising ? level < peak - tremble : level > peak + tremble) {
      rising = !rising
      if (rising) settle(true)
      peak = level
    }
    if (rising && still === 0) rise = Math.min(secondsRange.max, rise + dt)
    else if (!rising && rise > 0) fall += dt
    // A finger that rests at the bottom has breathed out.
    if (!rising && rise > 0 && level < tremble / 2) settle(true)
  }
  const press = (down: boolean, dt: number, guide: Pattern) => {
    if (down && !rising && rise > 0) settle(true)
    rising = down
    still = 0
    if (down) {
      rise = Math.min(secondsRange.max, rise + dt)
      level = Math.min(1, level + dt / guide.in)
    } else if (level > 0) {
      fall += dt
      level = Math.max(0, level - dt / guide.out)
      if (level === 0) settle(false)
    }
  }
  const part = (): Part => {
    if (rising) return level >= 1 || still > 0.5 ? 'hold' : 'in'
    return level > 0 ? 'out' : 'rest'
  }
  return {
    /** Advances by `dt` seconds and returns the state of the tide. */
    step(hand: Hand, dt: number, guide: Pattern): { level: number; part: Part } {
      if (typeof hand === 'number') draw(hand, dt)
      else press(hand, dt, guide)
      return { level, part: part() }
    },
  }
}
