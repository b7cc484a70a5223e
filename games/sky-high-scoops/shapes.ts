import type { Tones } from './palette.ts'

/** A shape whose fill is a tone (0 light, 1 middle, 2 dark) or a fixed color. */
export type Shape = readonly [fill: 0 | 1 | 2 | string, path: string]

/** A scoop in a 92 by 70 box around 0,0. Each scoop is 45 above the one below. */
export const scoop: readonly Shape[] = [
  [
    1,
    'M-46 2C-46 -28 -25 -46 0 -46S46 -28 46 2C47 14 39 19 32 12C28 24 14 23 9 12C5 27 -11 26 -14 12C-19 24 -32 21 -34 12C-40 18 -47 13 -46 2Z',
  ],
  [2, 'M46 2C46 -17 38 -31 25 -39C34 -22 35 -4 30 14C38 20 47 14 46 2ZM9 12C5 27 -11 26 -14 12C-12 16 4 18 9 12Z'],
  [
    0,
    'M-46 2C-46 -28 -25 -46 0 -46C6 -46 12 -45 17 -43C-10 -40 -27 -18 -25 17C-30 18 -33 15 -34 12C-40 18 -47 13 -46 2Z',
  ],
  ['#FFFFFF66', 'M-31 -14C-29 -26 -20 -34 -11 -37C-7 -38 -5 -34 -9 -32C-18 -28 -23 -21 -25 -12C-26 -8 -32 -9 -31 -14Z'],
]
/** The cone below it, with its tip at 0,110 when the first scoop is at 0,0. */
export const cone: readonly Shape[] = [
  [1, 'M-44 8H44L5 107C3 112 -3 112 -5 107Z'],
  [0, 'M-44 8H-6L-1 110C-3 110 -4 109 -5 107Z'],
  [
    2,
    'M-38 20L-34 17L31 44L29 49ZM-29 44L-25 41L22 66L19 71ZM-20 68L-16 65L12 85L9 92ZM38 20L34 17L-31 44L-29 49ZM29 44L25 41L-22 66L-19 71ZM20 68L16 65L-12 85L-9 92Z',
  ],
  [2, 'M-46 2H46C49 2 49 12 46 12H-46C-49 12 -49 2 -46 2Z'],
  [0, 'M-46 2H-4V7H-48C-48 4 -48 2 -46 2Z'],
]
/** The holder of the cone, with its base at 0,118. */
export const coneHolder: readonly Shape[] = [
  ['#2B1B3D33', 'M-64 118A64 11 0 1 0 64 118A64 11 0 1 0 -64 118Z'],
  ['#B9C4D6', 'M-30 68H30L26 78H-26ZM-6 78H6L10 108H-10ZM-40 106H40C46 106 50 118 50 118H-50S-46 106 -40 106Z'],
  ['#E3EAF3', 'M-30 68H-4L-4 78H-26ZM-6 78H-1L-3 108H-10ZM-40 106H-6L-10 118H-50S-46 106 -40 106Z'],
]
/** A wafer as high as an even scoop. */
export const wafer: readonly Shape[] = [
  [1, 'M-40 -34H40Q44 -34 44 -30V7Q44 11 40 11H-40Q-44 11 -44 7V-30Q-44 -34 -40 -34Z'],
  [0, 'M-40 -34H40Q44 -34 44 -30V-25H-44V-30Q-44 -34 -40 -34Z'],
  [
    2,
    'M-26 -25H-22V11H-26ZM-2 -25H2V11H-2ZM22 -25H26V11H22ZM-44 -9H44V-5H-44ZM-44 4H44V7Q44 11 40 11H-40Q-44 11 -44 7Z',
  ],
]
/** What makes a scoop a pickle. */
export const pickleBumps: readonly Shape[] = [
  [
    2,
    'M-22 -24a5 5 0 1 0 .1 0ZM-2 -34a4 4 0 1 0 .1 0ZM18 -22a5 5 0 1 0 .1 0ZM2 -10a5 5 0 1 0 .1 0ZM-28 -4a4 4 0 1 0 .1 0ZM30 -4a4 4 0 1 0 .1 0Z',
  ],
]
export const sprinkleColors = ['#F7C948', '#4DB6E2', '#EF5D7A', '#7BC96F', '#9B7CDA'] as const

/** Positions of sprinkles on a scoop: x, y, and angle. Each 'close' score adds the next five. */
export const sprinkleSpots: readonly (readonly [number, number, number])[] = [
  [-18, -26, 40],
  [2, -34, -30],
  [20, -24, 60],
  [-6, -14, 10],
  [12, -8, -50],
  [-30, -10, -20],
  [30, -8, 25],
  [-20, 2, 70],
  [4, 2, 35],
  [22, 6, -15],
  [-10, -40, 5],
  [12, -40, 75],
  [-34, -22, 50],
  [34, 6, -60],
  [-8, 6, -40],
]

export const flagPole: readonly Shape[] = [
  ['#6B5A3C', 'M-2 -78H2V-30H-2Z'],
  ['#1B7F4B', 'M2 -78C14 -84 22 -72 36 -78V-54C22 -48 14 -60 2 -54Z'],
  ['#4FAE7C', 'M2 -78C14 -84 22 -72 36 -78V-72C22 -66 14 -78 2 -72Z'],
]

const toneOf = (fill: Shape[0], tones: Tones) => (typeof fill === 'number' ? tones[fill] : fill)
/** Draws shapes as SVG. */
export const svgOf = (shapes: readonly Shape[], tones: Tones): string =>
  shapes.map(([fill, path]) => `<path d="${path}" fill="${toneOf(fill, tones)}"/>`).join('')

const paths = new Map<string, Path2D>()
/** Draws shapes on a canvas, in its units. */
export function paintShapes(
  context: CanvasFillStrokeStyles & CanvasDrawPath,
  shapes: readonly Shape[],
  tones: Tones,
): void {
  for (const [fill, path] of shapes) {
    const known = paths.get(path) ?? new Path2D(path)
    paths.set(path, known)
    context.fillStyle = toneOf(fill, tones)
    context.fill(known)
  }
}
