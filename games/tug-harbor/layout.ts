import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'
import { water, type Point } from './harbor.ts'

/** Where things are on a stage, in pixels. */
export interface Site {
  stage: Stage
  /** The water; on an upright stage it is turned, with the quay at the bottom. */
  sea: Box
  scale: number
  isTurned: boolean
  note: Box
  buttons: Box
  /** Where things to touch are. */
  strip: Box
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function uprightSite(stage: Stage): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = Math.max(1, Math.min(width / 430, height / 844))
  const top = (72 * large + (width < 500 ? 108 : 56)) * large
  const noteHigh = 86 * Math.min(grow, 1.3)
  const buttonHigh = 60 * Math.min(grow, 1.2)
  const buttons = box(10, height - buttonHigh - 8, width - 20, buttonHigh)
  const free = buttons.y - top - noteHigh - 18
  const scale = Math.min((width - 16) / water.height, free / (water.width + 30))
  const sea = box((width - water.height * scale) / 2, top + noteHigh + 10, water.height * scale, water.width * scale)
  const strip = box(sea.x, sea.y, sea.width, sea.height)
  return { stage, sea, scale, isTurned: true, note: box(10, top, width - 20, noteHigh), buttons, strip }
}

function wideSite(stage: Stage): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = Math.min(stageScaleOf(stage), 1.5)
  const isLow = height < 480
  const left = Math.max(isLow ? 276 : 250, Math.min(360 * grow, width * 0.25))
  const top = 74 * large
  const scale = Math.min((height - top - 8) / water.height, (width - left - 24) / (water.width + 60))
  const [wide, high] = [water.width * scale, water.height * scale]
  const sea = box(left + (width - left - wide - 60 * scale) / 2, top + (height - top - high) / 2, wide, high)
  // The adult's row wraps in the column beside the water.
  const noteTop = (72 + 112) * large * large
  const note = box(14, noteTop, left - 26, (isLow ? 96 : 128) * grow)
  const buttons = box(14, isLow ? height - 66 : note.y + note.height + 34, left - 26, isLow ? 60 : 210 * grow)
  const stripTop = buttons.y + buttons.height + 8
  return {
    stage,
    sea,
    scale,
    isTurned: false,
    note,
    buttons,
    strip: box(14, stripTop, left - 26, height - stripTop - 10),
  }
}

/** Returns where things are on a stage: the water beside the note and the buttons, or on an upright stage between them. */
export const siteOf = (stage: Stage): Site => (stage.portrait ? uprightSite(stage) : wideSite(stage))

/** A place in the water as pixels of the sea, and back. */
export const pixelsOf = ({ scale, isTurned }: Pick<Site, 'scale' | 'isTurned'>, [x, y]: Point): Point =>
  isTurned ? [y * scale, x * scale] : [x * scale, y * scale]
export const pointIn = ({ scale, isTurned }: Pick<Site, 'scale' | 'isTurned'>, x: number, y: number): Point =>
  isTurned ? [y / scale, x / scale] : [x / scale, y / scale]
/** A direction on the screen, in degrees. */
export const turnOn = ({ isTurned }: Pick<Site, 'isTurned'>, turn: number): number => (isTurned ? 90 - turn : turn)
