import type { Stage } from '../kit/index.ts'

interface Box {
  left: number
  top: number
  width: number
  height: number
}
/** The positions of the loom and the panel, in stage pixels. */
export interface Places {
  portrait: boolean
  loom: Box
  /** The space for tiles and bands within the frame. */
  web: Box
  panel: Box
  /** Thickness of the wood. */
  wood: number
}

const bar = 74
const clamp = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

function upright({ width, height }: Stage): { loom: Box; panel: Box } {
  const gap = clamp(8, width * 0.02, 18)
  const tall = clamp(226, height * 0.24, 300)
  const loom = { left: gap, top: bar, width: width - gap * 2, height: height - bar - tall - gap * 2 }
  return { loom, panel: { left: gap, top: height - tall - gap, width: width - gap * 2, height: tall } }
}

function wide({ width, height }: Stage): { loom: Box; panel: Box } {
  const gap = clamp(10, height * 0.02, 24)
  const side = clamp(236, width * 0.25, 440)
  const tall = height - bar - gap
  const most = width - side - gap * 3
  const broad = Math.min(most, Math.max(tall * 1.36, most * 0.86))
  const left = width - gap * 2 - side - broad
  return {
    loom: { left, top: bar, width: broad, height: tall },
    panel: { left: width - gap - side, top: bar, width: side, height: tall },
  }
}

/** Lays out the room: the panel beside the loom, or below it in portrait. */
export function placesOf(stage: Stage): Places {
  const { loom, panel } = stage.portrait ? upright(stage) : wide(stage)
  const wood = clamp(12, Math.min(loom.width, loom.height) * 0.035, 30)
  const foot = wood * 1.5
  const web = {
    left: loom.left + wood,
    top: loom.top + wood * 1.6,
    width: loom.width - wood * 2,
    height: loom.height - wood * 1.6 - foot - 4,
  }
  return { portrait: stage.portrait, loom, web, panel, wood }
}
