import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'

/** Where things are on a stage, in pixels. */
export interface Site {
  stage: Stage
  board: Box
  cell: number
  note: Box
  plan: Box
  buttons: Box
  /** Beside the map: the ground for a few more houses; null where there is no room. */
  street: Box | null
  /** The size of a tile of the plan. */
  tile: number
  horizon: number
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function uprightSite(stage: Stage, side: number, tiles: number, steady: number): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  // On a narrow screen the adult's row wraps.
  const top = (72 * large + (width < 500 ? 108 : 58)) * large
  const grow = Math.max(1, Math.min(width / 430, height / 844, 1.5))
  const tile = Math.min(48 * grow * steady, (width - 20 - 7 * 4) / Math.min(8, tiles))
  const rows = Math.ceil(((tile + 4) * tiles) / (width - 20))
  const buttonsHigh = 130 * grow * steady
  const buttons = box(10, height - buttonsHigh - 6, width - 20, buttonsHigh)
  const planHigh = rows * (tile + 4) + 10
  const plan = box(10, buttons.y - planHigh - 6, width - 20, planHigh)
  const note = box(10, top, width - 20, 88 * Math.min(grow, 1.3))
  const free = plan.y - 16 - (note.y + note.height)
  const long = Math.min(width - 36, free - 12)
  const board = box((width - long) / 2, note.y + note.height + (free - long) / 2 + 4, long, long)
  return { stage, board, cell: long / side, note, plan, buttons, street: null, tile, horizon: note.y + note.height }
}

function wideSite(stage: Stage, side: number, tiles: number, steady: number): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = Math.min(stageScaleOf(stage), 1.6)
  const low = height < 480
  const top = 76 * large
  const long = Math.min(height - top - (low ? 12 : 36), width - 496 * large)
  const free = width - long
  const left = Math.min(free - 24, Math.max(484 * large, free * 0.56))
  const board = box(
    left + Math.max(0, (free - left - 20) / 2),
    top + (height - top - long) / 2 - (low ? 0 : 4),
    long,
    long,
  )
  const noteTop = (72 * large + 54) * large
  const note = box(14, noteTop, left - 34, low ? 58 : 104 * grow)
  const tile = low ? (52 * tiles < note.width - 16 ? 48 : 40) : 54 * grow * steady
  const rows = Math.ceil(((tile + 4) * tiles) / (note.width - 16))
  const plan = box(14, note.y + note.height + (low ? 3 : 14), note.width, rows * (tile + 4) + (low ? 6 : 12))
  const buttonsTop = plan.y + plan.height + (low ? 3 : 14)
  const buttons = box(
    14,
    buttonsTop,
    note.width,
    low ? height - buttonsTop - 2 : Math.min(150 * grow * steady, height - buttonsTop - 6),
  )
  const streetTop = buttons.y + buttons.height + 16
  const room = height - streetTop
  const street = room < 110 ? null : box(14, height - Math.min(room, 280), note.width, Math.min(room, 280))
  return { stage, board, cell: long / side, note, plan, buttons, street, tile, horizon: height * 0.42 }
}

/**
 * Returns where things are on a stage, for a map with so many squares a side and a plan with so many tiles; `steady`
 * enlarges tiles for shaky hands.
 */
export const siteOf = (stage: Stage, side: number, tiles: number, steady: number): Site =>
  stage.portrait ? uprightSite(stage, side, tiles, steady) : wideSite(stage, side, tiles, steady)
