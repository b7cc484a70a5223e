import { mappingOf, visibleOf, type Mapping, type Stage } from '../kit/index.ts'

/** Where things are in the drawing, for one stage. */
export interface Places {
  world: [number, number]
  map: Mapping
  /** The visible part of the drawing. */
  seen: { x: number; y: number; width: number; height: number }
  /** Where the beam turns. */
  pivot: [number, number]
  /** Half its length. */
  half: number
  /** Between two spots. */
  unit: number
  /** Of a piece. */
  size: number
  /** The water, or the studio's floor. */
  ground: number
  /** Spots are buttons in the panel, because they'd be too close together on the beam. */
  pad: boolean
  portrait: boolean
}

const leastTarget = 64

/** Returns the positions for a stage. Everything that matters is in the part that is never cropped. */
export function placesOf(stage: Stage, spots: number): Places {
  const { portrait } = stage
  const world: [number, number] = portrait ? [600, 1000] : [1000, 625]
  const map = mappingOf(stage, world)
  const seen = visibleOf(stage, world)
  const half = Math.min(portrait ? 290 : 420, seen.width / 2 - 14)
  const unit = half / (spots + 0.45)
  const pivot: [number, number] = portrait ? [300, 404] : [500, Math.max(318, seen.y + 216)]
  return {
    ...{ world, map, seen, pivot, half, unit, portrait },
    size: Math.min(unit * 1.04, portrait ? 84 : 86),
    ground: pivot[1] + (portrait ? 92 : 78),
    pad: unit * map.scale < leastTarget,
  }
}

/** The middle of a spot on a level beam. */
export const spotX = ({ pivot, unit }: Places, spot: number): number => pivot[0] + spot * unit
