import type { Mapping, Stage } from '../kit/index.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}
/** Where a thing has its foot, in stage pixels, and how large it is. */
export interface Spot {
  x: number
  y: number
  s: number
}
/** The positions of the loom, the panel, and the things around them, in stage pixels. */
export interface Places {
  portrait: boolean
  stage: Stage
  loom: Box
  /** The space for tiles and bands within the frame. */
  web: Box
  panel: Box
  /** Thickness of the wood. */
  wood: number
  /** Where the floor begins, and the windowsill beside the loom; no sill where there is no room for a window. */
  floor: number
  sill: number | null
  cat: Spot
  basket: Spot
  ball: Spot
  bird: Spot
  shuttle: Spot
  roll: Spot
  lamp: Spot | null
  hanks: Spot | null
}

const bar = 74
const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** Drawings here use stage pixels. */
export const map: Mapping = { scale: 1, left: 0, top: 0 }

function upright({ width, height }: Stage) {
  const gap = clamp(6, width * 0.02, 18)
  const tall = clamp(226, height * 0.24, 300)
  const shelf = clamp(46, height * 0.085, 110)
  const loom = { left: gap, top: bar, width: width - gap * 2, height: height - bar - tall - gap * 2 - shelf }
  const y = loom.top + loom.height + shelf
  return {
    loom,
    panel: { left: gap, top: height - tall - gap, width: width - gap * 2, height: tall },
    floor: y - shelf * 0.3,
    sill: null,
    cat: { x: width * 0.82, y, s: shelf / 100 },
    basket: { x: width * 0.15, y: y + 2, s: shelf / 125 },
    ball: { x: width * 0.29, y, s: shelf / 80 },
    lamp: { x: width * 0.4, y, s: shelf / 112 },
    hanks: { x: width * 0.5, y: y - shelf + 6, s: shelf / 130 },
  }
}

function wide({ width, height }: Stage) {
  const gap = clamp(10, height * 0.02, 24)
  const side = clamp(236, width * 0.25, 440)
  const tall = height - bar - gap
  const most = width - side - gap * 3
  const broad = Math.min(most, Math.max(tall * 1.36, most * 0.86))
  const loom = { left: width - gap * 2 - side - broad, top: bar, width: broad, height: tall }
  const panel = { left: width - gap - side, top: bar, width: side, height: tall }
  const floor = height * 0.9
  const across = (share: number) => panel.left + side * share
  // If there is no room for the window, the companion is on the floor.
  if (height < 520) {
    const y = height - 8
    return {
      loom,
      panel,
      floor,
      sill: null,
      cat: { x: across(0.24), y, s: 0.6 },
      basket: { x: across(0.82), y: y - 4, s: 0.45 },
      ball: { x: across(0.56), y, s: 0.8 },
      lamp: null,
      hanks: null,
    }
  }
  const sill = height * 0.74
  const s = (floor - sill) / 120
  return {
    loom,
    panel,
    floor,
    sill,
    cat: { x: across(0.42), y: sill + 14, s: side / 320 },
    basket: { x: across(0.76), y: floor + 44 * s, s: s * 0.9 },
    ball: { x: across(0.34), y: floor + 40 * s, s: s * 1.1 },
    lamp: { x: across(0.88), y: sill + 12, s: s * 0.9 },
    hanks: { x: across(0.12), y: sill + 30, s: s * 0.9 },
  }
}

/** Lays out the room: the panel beside the loom, or below it in portrait. */
export function placesOf(stage: Stage): Places {
  const places = stage.portrait ? upright(stage) : wide(stage)
  const { loom } = places
  const wood = clamp(12, Math.min(loom.width, loom.height) * 0.035, 30)
  // Above the tiles, the warp can be strummed.
  const top = loom.top + wood + clamp(20, loom.height * 0.08, 60)
  const bottom = loom.top + loom.height
  const foot = wood * 1.5
  const web = { left: loom.left + wood, top, width: loom.width - wood * 2, height: bottom - foot - 4 - top }
  const on = (share: number, y: number): Spot => ({ x: loom.left + loom.width * share, y, s: wood / 27 })
  return {
    portrait: stage.portrait,
    stage,
    ...places,
    web,
    wood,
    bird: { ...on(0.38, loom.top - wood * 0.1), s: 0.8 },
    shuttle: on(0.3, bottom - foot * 0.1),
    roll: on(0.66, bottom - foot * 0.1),
  }
}
