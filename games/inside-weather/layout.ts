import { cornerScaleOf, mappingOf, visibleOf, type Mapping, type Stage } from '../kit/index.ts'
import { spreadOf } from './pieces.ts'
import { lastColumn, lastRow } from './rules.ts'
import type { Shape } from './visits.ts'

/** Where things are in the drawing, for one stage. */
export interface Places {
  world: [number, number]
  map: Mapping
  seen: { x: number; y: number; width: number; height: number }
  /** Where pieces may be. */
  sky: { x: number; y: number; width: number; height: number }
  /** Where the meadow begins. */
  ground: number
  /** The side of a middle-sized piece. */
  unit: number
  portrait: boolean
}

const barHeight = 72

export function placesOf(stage: Stage): Places {
  const { portrait } = stage
  const world: [number, number] = portrait ? [600, 1000] : [1000, 625]
  const map = mappingOf(stage, world)
  const seen = visibleOf(stage, world)
  const top = seen.y + (barHeight * cornerScaleOf(stage) + 10) / map.scale
  const ground = seen.y + seen.height * (portrait ? 0.6 : 0.66)
  const unit = portrait ? Math.min(160, seen.width * 0.32) : Math.min(150, seen.height * 0.27)
  const margin = unit * 0.42
  const sky = { x: seen.x + margin, y: top + margin, width: seen.width - 2 * margin, height: ground - top - margin }
  return { world, map, seen, sky, ground, unit, portrait }
}

/** Where a piece is in the drawing, and its side. */
export function spotOf({ sky, unit }: Pick<Places, 'sky' | 'unit'>, { piece, x, y, share }: Shape) {
  return {
    x: sky.x + (sky.width * x) / lastColumn,
    y: sky.y + (sky.height * y) / lastRow,
    side: unit * (0.62 + share * 0.8) * spreadOf(piece),
  }
}

const whole = (value: number, last: number) => Math.max(0, Math.min(last, Math.round(value * last)))
/** The place in the rules for a point of the drawing. */
export const placeAt = ({ sky }: Places, x: number, y: number) => ({
  x: whole((x - sky.x) / sky.width, lastColumn),
  y: whole((y - sky.y) / sky.height, lastRow),
})
