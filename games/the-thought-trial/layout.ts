import { cornerScaleOf, type Mapping, type Stage } from '../kit/index.ts'
import { maxTilt } from '../kit/weigh.ts'

/** A point of the composition, and how large the thing there is. */
type Spot = readonly [x: number, y: number, size: number]

/** Where things are in the composition. */
interface Composition {
  size: readonly [number, number]
  window: Spot
  perch: Spot
  shelf: Spot
  /** The top of the desk at its left end, and its width. */
  desk: Spot
  pivot: Spot
  /** The top of the bench at its left end, and its width. */
  bench: Spot
  keeper: Spot
  banger: Spot
  chair: Spot
}

const wide: Composition = {
  ...{ size: [820, 400], window: [70, 10, 1], perch: [88, 138, 0.42], shelf: [156, 152, 92], desk: [-10, 288, 216] },
  ...{ pivot: [390, 96, 0.74], bench: [545, 190, 270], keeper: [640, 118, 0.84], banger: [752, 176, 0.9] },
  ...{ chair: [622, 336, 0.92] },
}
const narrow: Composition = {
  ...{ size: [430, 430], window: [48, -6, 0.76], perch: [60, 92, 0.36], shelf: [104, 62, 96], desk: [-10, 342, 128] },
  ...{ pivot: [170, 118, 0.72], bench: [272, 166, 190], keeper: [352, 106, 0.7], banger: [406, 154, 0.66] },
  ...{ chair: [350, 362, 0.82] },
}

/** Where things are for one stage, in units of the composition; `map` puts these on the stage. */
export interface Places extends Composition {
  stage: Stage
  map: Mapping
  /** A phone on its side: the panel is beside the scene. */
  low: boolean
  /** Where the wall meets the floor, in pixels of the stage. */
  floor: number
}

const barHeight = 72
/** Half the beam of the scale as drawn, before its size. */
export const arm = 147

/** Lays the scene out above the panel, or beside it on a low stage. `share` is how much of the height the scene has. */
export function placesOf(stage: Stage, share = stage.portrait ? 0.52 : 0.58): Places {
  const { width, height, portrait } = stage
  const low = !portrait && height < 480
  const top = barHeight * cornerScaleOf(stage)
  const room = { width: low ? width * 0.46 : width, bottom: low ? height - 6 : height * share }
  const composition = portrait || low ? narrow : wide
  const [w, h] = composition.size
  const scale = Math.min((room.width - 8) / w, (room.bottom - top) / h)
  const left = (room.width - w * scale) / 2
  const map = { scale, left, top: room.bottom - h * scale }
  return { ...composition, stage, map, low, floor: room.bottom - 62 * scale }
}

/** Where the pans hang at a tilt in degrees, from the pivot, in units of the composition. */
export function panSpots({ pivot: [, , size] }: Pick<Places, 'pivot'>, tilt: number) {
  const turn = (Math.max(-maxTilt, Math.min(maxTilt, tilt)) * Math.PI) / 180
  const [x, y] = [arm * size * Math.cos(turn), arm * size * Math.sin(turn)]
  return { left: [-x, -y], right: [x, y] } as const
}

/** A box around a spot of the composition, in pixels of the stage. */
export const onStage = ({ map }: Places, x: number, y: number, width: number, height: number) => ({
  x: map.left + x * map.scale,
  y: map.top + y * map.scale,
  width: width * map.scale,
  height: height * map.scale,
})
