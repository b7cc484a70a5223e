import { separateAreas, mappingOf, type Mapping, type PressArea, type Stage } from '../kit/index.ts'

export interface Spot {
  x: number
  y: number
  scale: number
}
/** Positions on a stage, in drawing units. */
export interface Places {
  world: [number, number]
  map: Mapping
  /** Top edge of the buttons in stage pixels; on a phone in landscape, they cover the bottom of the trees. */
  buttons: number
  /** Top edge of the meadow. */
  ground: number
  trees: Spot[]
  basket: Spot
  hedgehog: Spot
  /** A spot on the neighbor's lawn, behind the fence. */
  lawn: [number, number]
  sky: [number, number]
}

function treesOf(count: number, { portrait, height }: Stage): Spot[] {
  if (count === 1) return [portrait ? { x: 300, y: 700, scale: 1.2 } : { x: 540, y: 478, scale: 1.22 }]
  return portrait
    ? [
        { x: 172, y: 590, scale: 0.74 },
        { x: 428, y: 590, scale: 0.74 },
        { x: 300, y: 742, scale: 0.78 },
      ]
    : [
        { x: 292, y: 440, scale: 0.92 },
        height < 500 ? { x: 540, y: 440, scale: 0.92 } : { x: 540, y: 474, scale: 1 },
        { x: 786, y: 440, scale: 0.92 },
      ]
}

/** Returns the positions for a stage; everything important is inside the area that is never cropped. */
export function placesOf(stage: Stage, count: number): Places {
  const { portrait } = stage
  const world: [number, number] = portrait ? [600, 1000] : [1000, 625]
  const map = mappingOf(stage, world)
  const left = Math.max(0, -map.left / map.scale)
  const bottom = Math.min(world[1], (stage.height - map.top) / map.scale)
  // Leaves space for the buttons below, which take two rows on a phone.
  const floor = portrait ? bottom - (stage.width < 640 ? 186 : 112) / map.scale : bottom - 34
  const basket = portrait
    ? { x: left + 78, y: Math.min(floor - 12, 792), scale: 0.72 }
    : { x: left + 92, y: floor, scale: 0.84 }
  return {
    world,
    map,
    buttons: portrait ? stage.height : stage.height - 90,
    ground: world[1] * (portrait ? 0.52 : 0.6),
    trees: treesOf(count, stage),
    basket,
    hedgehog: portrait
      ? { x: world[0] - left - 76, y: basket.y, scale: 0.8 }
      : { x: basket.x + 132, y: basket.y + 4, scale: 0.86 },
    lawn: portrait ? [470, world[1] * 0.52 - 8] : [880, world[1] * 0.6 - 8],
    sky: portrait ? [world[0] - left + 60, 200] : [1060, 60],
  }
}

/** Returns the trees' tap targets in stage pixels, without overlaps. */
export function treeAreas({ trees, map, buttons }: Places): PressArea[] {
  const whole = trees.map(({ x, y, scale }) => {
    const [width, height] = [200 * scale * map.scale, 270 * scale * map.scale]
    const middle = [map.left + x * map.scale, map.top + (y - 122 * scale) * map.scale] as const
    const top = middle[1] - height / 2
    return { left: middle[0] - width / 2, top, width, height: Math.min(height, buttons - top) }
  })
  return separateAreas(whole, 64)
}
