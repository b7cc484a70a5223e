import { mappingOf, visibleOf, type Poke, type Stage } from '../kit/index.ts'
import { shoreOf } from './shore-shape.ts'

/** Where a thing has its foot, in the drawing's units. */
interface Spot {
  x: number
  y: number
  scale: number
}

/** The box of a thing with its foot at a spot, `wide` to each side and `high` above it. */
export const boxAt = ({ x, y, scale }: Spot, wide: number, high: number): Poke['box'] => [
  x - wide * scale,
  y - high * scale,
  2 * wide * scale,
  (high + 12) * scale,
]
export const at = ({ x, y, scale }: Spot) => `translate(${x} ${y}) scale(${scale})`

/** Where everything is on the beach and in the sea. Nothing is cut off on any stage. */
export function beachOf(stage: Stage) {
  const shape = shoreOf(stage.portrait)
  const { w, h, horizon, wash } = shape
  const seen = visibleOf(stage, [w, h])
  const foot = Math.min(h, seen.y + seen.height) - 14
  const spot = (share: number, y: number, scale: number): Spot => ({ x: seen.x + seen.width * share, y, scale })
  const things = stage.portrait
    ? {
        gull: spot(0.87, wash.clip + 6, 0.8),
        crab: spot(0.62, wash.low + 48, 0.78),
        driftwood: spot(0.2, foot, 0.86),
        starfish: spot(0.12, foot - 122, 0.9),
        shells: spot(0.87, foot - 128, 0.86),
        pool: spot(0.82, foot - 4, 0.86),
      }
    : {
        gull: spot(0.91, wash.clip + 6, 0.84),
        crab: spot(0.69, wash.low + 40, 0.78),
        driftwood: spot(0.13, foot, 0.82),
        starfish: spot(0.275, foot - 8, 0.84),
        shells: spot(0.735, foot, 0.82),
        pool: spot(0.87, foot - 4, 0.9),
      }
  return {
    shape,
    map: mappingOf(stage, [w, h]),
    things,
    shell: spot(stage.portrait ? 0.4 : 0.46, h * 0.815, 1),
    far: { x: seen.x + seen.width * 0.28, y: horizon + 14, scale: stage.portrait ? 0.7 : 0.8 },
    swim: {
      from: spot(stage.portrait ? 0.7 : 0.74, horizon + h * 0.06, (h * (stage.portrait ? 0.075 : 0.095)) / 100),
      to: spot(stage.portrait ? 0.44 : 0.47, h * 0.575, (h * (stage.portrait ? 0.15 : 0.19)) / 100),
    },
  }
}
export type Beach = ReturnType<typeof beachOf>

/** Where the turtle is: 0 far out, 1 close to the player. */
export function swimmerAt({ swim: { from, to } }: Beach, near: number): Spot {
  const between = (key: keyof Spot) => from[key] + (to[key] - from[key]) * near
  return { x: between('x'), y: between('y'), scale: between('scale') }
}
