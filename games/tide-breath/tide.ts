// The tide as a pure function of time, so that a view can draw any moment and a test can check it.

/** The seconds of each part of a breath. */
export interface Pattern {
  in: number
  hold: number
  out: number
  rest: number
}

export type Part = keyof Pattern
const parts = ['in', 'hold', 'out', 'rest'] as const

/** The state of the tide: its part, and its height (0 low to 1 high). */
interface Moment {
  part: Part
  height: number
}

/** Returns the seconds of a whole breath. */
export const lengthOf = (pattern: Pattern): number => parts.reduce((sum, part) => sum + pattern[part], 0)

/** Rises and falls slowly at both ends, as a breath does. */
const swell = (k: number) => 0.5 - Math.cos(Math.PI * k) / 2

/** Returns the tide `seconds` after a breath began; past its end, the last moment. */
export function tideAt(pattern: Pattern, seconds: number): Moment {
  let from = 0
  for (const part of parts) {
    const length = pattern[part]
    if (length > 0 && seconds < from + length) {
      const through = Math.max(0, (seconds - from) / length)
      const height = { in: swell(through), hold: 1, out: 1 - swell(through), rest: 0 }[part]
      return { part, height }
    }
    from += length
  }
  return { part: pattern.rest > 0 ? 'rest' : 'out', height: 0 }
}

/** Returns the pattern without its holds; their time is added to the out-breath. */
export function withoutHolds(pattern: Pattern): Pattern {
  return { in: pattern.in, hold: 0, out: pattern.out, rest: 0 }
}
