// The tide as a function of time: no clock of its own, so that a view may draw any moment and a test may ask for one.

/** Seconds of each part of one breath. */
export interface Pattern {
  in: number
  hold: number
  out: number
  rest: number
}

export type Part = keyof Pattern
const parts = ['in', 'hold', 'out', 'rest'] as const

/** Where the tide stands: the part, how far it is through (0 to 1), its height (0 low to 1 high), and the seconds left of the part. */
export interface Moment {
  part: Part
  through: number
  height: number
  left: number
}

/** Seconds of a whole breath. */
export const lengthOf = (pattern: Pattern): number => parts.reduce((sum, part) => sum + pattern[part], 0)

/** Rises and falls gently: slow at both ends, as breath does. */
const swell = (k: number) => 0.5 - Math.cos(Math.PI * k) / 2

/** The tide `seconds` after a breath began; past its end it rests at its last moment. */
export function tideAt(pattern: Pattern, seconds: number): Moment {
  let from = 0
  for (const part of parts) {
    const length = pattern[part]
    if (length > 0 && seconds < from + length) {
      const through = Math.max(0, (seconds - from) / length)
      const height = { in: swell(through), hold: 1, out: 1 - swell(through), rest: 0 }[part]
      return { part, through, height, left: from + length - seconds }
    }
    from += length
  }
  return { part: pattern.rest > 0 ? 'rest' : 'out', through: 1, height: 0, left: 0 }
}

/** The same pattern without its holds: their time goes to the out-breath. */
export function withoutHolds(pattern: Pattern): Pattern {
  return { in: pattern.in, hold: 0, out: pattern.out, rest: 0 }
}
