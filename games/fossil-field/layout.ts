import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'

/** Where things are on a stage, in pixels. */
export interface Site {
  stage: Stage
  /** The squares. */
  board: Box
  /** The length of a square. */
  cell: number
  note: Box
  buttons: Box
  /** The ground where things to touch are. */
  strip: Box
  /** Where sky and ground meet. */
  horizon: number
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function uprightSite(stage: Stage, side: number): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  // On a narrow screen the adult's row wraps.
  const top = (72 * large + (width < 500 ? 112 : 60)) * large
  const grow = Math.max(1, Math.min(width / 430, height / 844))
  const buttonHigh = 70 * Math.min(grow, 1.2)
  const buttons = box(10, height - buttonHigh - 8, width - 20, buttonHigh)
  const noteHigh = 76 * Math.min(grow, 1.3)
  const note = box(10, top, width - 20, noteHigh)
  const free = buttons.y - 12 - (top + noteHigh)
  const long = Math.min(width - 20, free * 0.8)
  const board = box((width - long) / 2, buttons.y - 12 - long, long, long)
  const strip = box(12, top + noteHigh + 4, width - 24, board.y - (top + noteHigh) - 12)
  return { stage, board, cell: long / side, note, buttons, strip, horizon: strip.y + strip.height * 0.5 }
}

function wideSite(stage: Stage, side: number): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = stageScaleOf(stage)
  const low = height < 480
  const top = 76 * large
  const long = Math.min(height - top - (low ? 8 : 20), width - 496 * large)
  const free = width - long
  // On a wall, there is ground on both sides of the field.
  const left = Math.min(free - 16, Math.max(484 * large, free * 0.64))
  const board = box(left, top + (height - top - long) / 2 - (low ? 2 : 6), long, long)
  const noteTop = (72 * large + 56) * large
  const note = box(14, noteTop, left - 34, low ? 76 : 104 * Math.min(grow, 1.5))
  const buttons = box(14, note.y + note.height + (low ? 6 : 14), left - 34, low ? 64 : 72 * Math.min(grow, 1.5))
  const stripTop = buttons.y + buttons.height + (low ? 4 : 24)
  const strip = box(14, stripTop, left - 34, height - stripTop - (low ? 6 : 22))
  return { stage, board, cell: long / side, note, buttons, strip, horizon: strip.y + strip.height * 0.42 }
}

/** Returns where things are on a stage: beside each other, or on an upright one below each other. */
export const siteOf = (stage: Stage, side: number): Site =>
  stage.portrait ? uprightSite(stage, side) : wideSite(stage, side)
