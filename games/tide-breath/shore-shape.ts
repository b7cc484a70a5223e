// The geometry of the shore in drawing units, for wide and tall stages.

interface Swell {
  y: number
  height: number
  tone: 1 | 2 | 3
  wave: (x: number) => number
}
export interface Shape {
  w: number
  h: number
  horizon: number
  sandTop: number
  swells: Swell[]
  wash: {
    /** Where the shallow water is clipped, so that it appears to come from the sea behind it. */
    clip: number
    top: number
    /** It has the color of the last swell down to here. */
    dark: number
    /** Its edge at low tide, and how much farther it reaches at high tide. */
    low: number
    reach: number
    wave: (x: number) => number
  }
}

/** Returns the drawing size for a stage, wide or tall, so that nothing important is cut off. */
const worldOf = (portrait: boolean): [number, number] => (portrait ? [560, 1000] : [1000, 625])

/** Returns the parts of the shore. */
export function shoreOf(portrait: boolean): Shape {
  const [w, h] = worldOf(portrait)
  const horizon = h * 0.4
  const clip = h * 0.645
  const reach = h * 0.13
  const rows = portrait ? 4 : 3
  const swells = Array.from({ length: rows }, (_, row): Swell => {
    const apart = portrait ? 0.052 : 0.075
    const y = horizon + h * (0.055 + row * apart)
    const swing = 5 + row * 2.4
    const wide = w / (portrait ? 1.6 : 2.6 - row * 0.35)
    return {
      y,
      // Extends to where the next swell, or the shallow water, covers it at any tide.
      height: row === rows - 1 ? clip + 50 + h * 0.022 * (2 + 1.4 * row) - y : h * apart + 76,
      tone: Math.min(3, row + 1) as 1 | 2 | 3,
      wave: (x) => Math.sin((x / wide) * 2 * Math.PI + row * 2.1) * swing,
    }
  })
  return {
    w,
    h,
    horizon,
    sandTop: h * 0.672,
    swells,
    wash: {
      clip,
      top: clip - reach - 24,
      dark: clip,
      low: h * 0.7,
      reach,
      wave: (x) => Math.sin((x / w) * 5.2) * 7 + Math.sin((x / w) * 11 + 0.8) * 3,
    },
  }
}

/** A line from `from` to `to` along a curve. */
export function line(from: number, to: number, curve: (x: number) => number): string {
  const count = 72
  const points = Array.from({ length: count + 1 }, (_, step) => {
    const x = from + ((to - from) * step) / count
    return `${x.toFixed(1)} ${curve(x).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/**
 * Where shells wash up (shares of the width and of the sand's depth), and where plankton and stars glow (x, y, size).
 */
export const placePositions = {
  shells: [
    [0.42, 0.4],
    [0.56, 0.5],
    [0.48, 0.66],
    [0.38, 0.62],
    [0.6, 0.74],
    [0.52, 0.32],
    [0.44, 0.84],
    [0.36, 0.82],
    [0.56, 0.9],
    [0.62, 0.38],
    [0.34, 0.44],
    [0.5, 0.5],
  ] as const,
  lights: Array.from(
    { length: 26 },
    (_, i) => [((i * 0.381) % 1) * 0.96 + 0.02, ((i * i * 0.173) % 1) * 0.9, 1.6 + ((i * 0.29) % 1) * 2.6] as const,
  ),
  stars: Array.from(
    { length: 34 },
    (_, i) => [(i * 0.618) % 1, ((i * 0.371) % 1) * 0.86, 0.8 + ((i * 0.47) % 1) * 1.4] as const,
  ),
}
