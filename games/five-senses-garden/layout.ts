import { cornerScaleOf, mappingOf, visibleOf, type Mapping, type Stage } from '../kit/index.ts'

/** Where the garden is in the drawing, for one stage. Its own units have 0, 0 in the middle of its half circle. */
export interface Places {
  map: Mapping
  seen: { x: number; y: number; width: number; height: number }
  portrait: boolean
  /** The middle of the half circle, and the scale of the garden. */
  x: number
  y: number
  scale: number
}

type View = 'play' | 'start' | 'end'
/** A phone on its side: the end screen has its buttons beside the picture. */
const lowest = 480
const barHeight = 72
/** What the garden needs in its own units: half its width, from the top of its gate to the soil's edge. */
const garden = { side: 372, above: 300, below: 262 }
/** Shares of what is seen where the garden is: from the left, its width, and where it ends. */
const shares: Record<View, Record<'wide' | 'tall', readonly [number, number, number]>> = {
  play: { wide: [0.39, 0.61, 1], tall: [0, 1, 0.56] },
  start: { wide: [0.1, 0.8, 0.78], tall: [0, 1, 0.68] },
  end: { wide: [0.08, 0.84, 0.7], tall: [0, 1, 0.57] },
}

const beside = [0, 0.66, 0.9] as const

export function placesOf(stage: Stage, view: View): Places {
  const { portrait } = stage
  const world: [number, number] = portrait ? [600, 1000] : [1000, 625]
  const map = mappingOf(stage, world)
  const seen = visibleOf(stage, world)
  const isLow = view === 'end' && stage.height <= lowest
  const [left, wide, end] = isLow ? beside : shares[view][portrait ? 'tall' : 'wide']
  const top = view === 'play' ? (barHeight * cornerScaleOf(stage)) / map.scale : seen.height * 0.03
  const room = seen.height * end - top
  const { side, above, below } = garden
  const scale = Math.min((seen.width * wide) / (2 * side), room / (above + below))
  const x = seen.x + seen.width * (left + wide / 2)
  const y = seen.y + top + above * scale + (room - (above + below) * scale) * 0.7
  return { map, seen, portrait, x, y, scale }
}

/** A point of the garden on the stage, in pixels. */
export const onStage = ({ map, x, y, scale }: Places, [gx, gy]: readonly [number, number]) => ({
  x: map.left + (x + gx * scale) * map.scale,
  y: map.top + (y + gy * scale) * map.scale,
})
/** A box of the garden in the units of the drawing. */
export const inDrawing = (
  { x, y, scale }: Places,
  [gx, gy, width, height]: readonly [number, number, number, number],
) => [x + gx * scale, y + gy * scale, width * scale, height * scale] as const

const outer = [345, 236] as const
const inner = [150, 103] as const
const from = 178
const range = 176
const gap = 3.4

type Point = readonly [number, number]
const along = (degrees: number, share: number): Point => {
  const angle = (degrees * Math.PI) / 180
  const radius = (at: 0 | 1) => inner[at] + (outer[at] - inner[at]) * share
  return [Math.cos(angle) * radius(0), Math.sin(angle) * radius(1)]
}
const anglesOf = (count: number, at: number) => {
  const each = range / count
  return [from - at * each - gap / 2, from - (at + 1) * each + gap / 2] as const
}

/** The outline of a bed, counted from the left. */
export function bedPath(count: number, at: number): string {
  const [a, b] = anglesOf(count, at)
  const corner = (degrees: number, share: number) =>
    along(degrees, share)
      .map((value) => value.toFixed(1))
      .join(' ')
  return (
    `M${corner(a, 0)}L${corner(a, 1)}A${outer.join(' ')} 0 0 0 ${corner(b, 1)}` +
    `L${corner(b, 0)}A${inner.join(' ')} 0 0 1 ${corner(a, 0)}Z`
  )
}

/** Places in a bed: across from -1 to 1, and outward from 0 to 1. */
const spots = [
  [0, 0.56],
  [-0.52, 0.84],
  [0.5, 0.34],
  [0.5, 0.88],
  [-0.5, 0.32],
  [0, 0.94],
] as const
/** Where the foot of a plant is, in a bed of so many. */
export function spotIn(count: number, bed: number, at: number): Point {
  const [a, b] = anglesOf(count, bed)
  const [across, share] = spots[at % spots.length] ?? spots[0]
  return along((a + b) / 2 + ((a - b) / 2) * -across, share)
}
/** The middle of a bed. */
export const middleOf = (count: number, bed: number): Point => spotIn(count, bed, 0)
/** Where the sign of a bed is: on its inner edge. */
export function signOf(count: number, bed: number): Point {
  const [a, b] = anglesOf(count, bed)
  return along((a + b) / 2, 0.02)
}
/** Whether a point is in the soil. */
export const isInSoil = (x: number, y: number): boolean =>
  y > -4 && (x / outer[0]) ** 2 + (y / outer[1]) ** 2 < 1 && (x / inner[0]) ** 2 + (y / inner[1]) ** 2 > 1
