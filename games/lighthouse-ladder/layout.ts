import { cornerScaleOf, mappingOf, visibleOf, type Mapping, type Stage } from '../kit/index.ts'

/** Where things are in the drawing, for one stage. */
export interface Places {
  world: [number, number]
  map: Mapping
  seen: { x: number; y: number; width: number; height: number }
  portrait: boolean
  /** The middle of the tower's foot, and the scale of its drawing. */
  tower: { x: number; y: number; scale: number }
  lamp: { x: number; y: number }
  horizon: number
  /** Where the coasts are on the horizon. */
  coast: { x: number; width: number }
  /** Where the boat sails: from `from` home to `to`. */
  boat: { from: number; to: number; y: number }
}

type View = 'play' | 'start' | 'end'
/** Shares of what is seen: the tower's middle, its foot, its top, and the horizon. */
const shares: Record<View, Record<'wide' | 'tall', readonly [number, number, number, number]>> = {
  play: { wide: [0.78, 0.93, 0, 0.44], tall: [0.64, 0.53, 0, 0.36] },
  start: { wide: [0.76, 0.68, 0.12, 0.4], tall: [0.66, 0.66, 0.2, 0.44] },
  end: { wide: [0.26, 0.73, 0.04, 0.42], tall: [0.36, 0.6, 0.06, 0.42] },
}
const barHeight = 72

/** The coasts are beside the tower, and behind it where there is little room. */
function coastOf(view: View, portrait: boolean, seen: Places['seen'], towerX: number, scale: number) {
  if (portrait) return { x: seen.x, width: seen.width }
  const left = view === 'end' ? towerX + 140 * scale : seen.x
  return { x: left, width: (view === 'end' ? seen.x + seen.width : towerX - 120 * scale) - left }
}
/** The tower's height in its own units, with the ball on its roof. */
const towerHeight = 560
const lampHeight = 438

export function placesOf(stage: Stage, view: View): Places {
  const { portrait } = stage
  const world: [number, number] = portrait ? [600, 1000] : [1000, 625]
  const map = mappingOf(stage, world)
  const seen = visibleOf(stage, world)
  const [across, foot, above, line] = shares[view][portrait ? 'tall' : 'wide']
  const top = view === 'play' ? (barHeight * cornerScaleOf(stage) + 4) / map.scale : seen.height * above
  const y = seen.y + seen.height * foot
  const scale = (y - seen.y - top) / towerHeight
  const x = seen.x + seen.width * across
  const horizon = seen.y + seen.height * line
  return {
    world,
    map,
    seen,
    portrait,
    tower: { x, y, scale },
    lamp: { x, y: y - lampHeight * scale },
    horizon,
    coast: coastOf(view, portrait, seen, x, scale),
    boat: {
      from: seen.x + seen.width * (view === 'end' ? 0.95 : 0.06),
      to: x + (view === 'end' ? 210 : portrait ? -150 : -200) * scale,
      y: horizon + seen.height * (portrait ? 0.11 : 0.14),
    },
  }
}

/** The direction from the lamp to a point, in degrees clockwise from the right, 0 to 360. */
export const directionTo = ({ lamp }: Pick<Places, 'lamp'>, x: number, y: number): number =>
  ((Math.atan2(y - lamp.y, x - lamp.x) * 180) / Math.PI + 360) % 360

/** The middle of a rung, counted from 1, on a ladder with so many, in the tower's own units. */
export const rungSpot = (place: number, count: number) => {
  const share = place / (count + 1)
  return { x: 104 - 36 * share, y: -384 * share }
}
/** The middle of a window of the tower, counted from 0 at the bottom. */
export const windowSpot = (at: number) => ({ x: -70 + at * 7, y: -46 - at * 64 })
