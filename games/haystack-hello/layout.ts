import type { Stage } from '../kit/index.ts'
import type { Spot } from './state.ts'

/** A position on the stage: the bottom center, and the scale. */
export interface Placement {
  x: number
  y: number
  scale: number
}
export interface Layout {
  stage: Stage
  /** Pixels per drawing unit. */
  unit: number
  /** Top edge of the meadow. */
  horizon: number
  spots: Record<Spot, Placement>
  /** The object for 'in', 'on', 'under', and 'behind'. */
  thing: Placement
  scarecrow: Placement
  /** Where the parade starts, and the distance between friends. */
  parade: { x: number; y: number; gap: number; size: number }
}

interface Shares {
  x: number
  y: number
  scale: number
}
type Plan = Record<Spot | 'thing' | 'scarecrow', Shares>

const wide: Plan = {
  hay: { x: 0.36, y: 0.745, scale: 0.98 },
  bucket: { x: 0.125, y: 0.74, scale: 1.12 },
  cart: { x: 0.85, y: 0.735, scale: 1.02 },
  barn: { x: 0.61, y: 0.655, scale: 0.92 },
  thing: { x: 0.33, y: 0.77, scale: 1.12 },
  scarecrow: { x: 0.23, y: 0.635, scale: 0.9 },
}
const tall: Plan = {
  hay: { x: 0.36, y: 0.615, scale: 0.98 },
  bucket: { x: 0.13, y: 0.405, scale: 1.05 },
  cart: { x: 0.67, y: 0.735, scale: 1.02 },
  barn: { x: 0.63, y: 0.395, scale: 0.86 },
  thing: { x: 0.5, y: 0.5, scale: 1.05 },
  scarecrow: { x: 0.835, y: 0.475, scale: 0.64 },
}

interface Room {
  /** How many friends will march. */
  count: number
  /** Width of the adult's buttons beside the parade; in portrait, the height below it. */
  aside: number
  below: number
  /** Shows one large object instead of the hiding places. */
  where: boolean
}
/** True if the adult's buttons need to be in one row, because two rows would cover a hiding place. */
export const isLow = ({ height, portrait }: Stage): boolean => !portrait && height < 600

/** The layout behind the start and end screens. */
export const defaultRoom: Room = { count: 6, aside: 0, below: 24, where: false }

/** Lays out the farmyard for a stage. */
export function layoutOf(stage: Stage, { count, aside, below, where }: Room): Layout {
  const { width, height, portrait } = stage
  const unit = portrait ? Math.min(width / 560, height / 1150) : Math.min(width / 1180, height / 740)
  const plan = portrait ? tall : wide
  const stand = ({ x, y, scale }: Shares): Placement => ({ x: x * width, y: y * height, scale: scale * unit })
  // Limits the width so that a wide stage doesn't spread things too far apart.
  const drawn = portrait ? Math.min(width, unit * 620) : Math.min(width, unit * 1500)
  const near = (shares: Shares): Placement => ({ ...stand(shares), x: width / 2 + (shares.x - 0.5) * drawn })
  const room = width - 28 - (portrait ? 0 : aside)
  const gap = Math.min(112 * unit, room / count)
  const size = Math.min(106 * unit, Math.max(gap * 1.2, 44))
  return {
    stage,
    unit,
    horizon: height * (portrait ? 0.33 : 0.56),
    spots: { hay: near(plan.hay), bucket: near(plan.bucket), cart: near(plan.cart), barn: near(plan.barn) },
    thing: near(plan.thing),
    scarecrow: near(where && !portrait ? { x: 0.085, y: 0.66, scale: 0.95 } : plan.scarecrow),
    parade: { x: 14 + size / 2, y: height - (portrait ? below : 20 * unit), gap, size },
  }
}
