import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'
import type { Figure } from './figures.ts'
import type { Point } from './paths.ts'
import type { Level } from './state.ts'

/** Where things are on a stage, in pixels. */
export interface Site {
  stage: Stage
  /** The part of the sky where figures are traced. */
  board: Box
  note: Box
  buttons: Box
  /** Arrows to choose from, and how many are in a row. */
  pad: Box
  padColumns: number
  /** The width of the column of notes and buttons; 0 on an upright stage. */
  column: number
  /** True where that column is on the right, for a left hand. */
  isRight: boolean
  /** Where the ground begins. */
  ground: number
  /** The size of things to touch. */
  thing: number
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function uprightSite(stage: Stage, hasPad: boolean): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = Math.max(1, Math.min(width / 430, height / 844, 1.6))
  const top = (72 * large + (width < 500 ? 108 : 56)) * large
  const note = box(10, top, width - 20, 84 * Math.min(grow, 1.3))
  const buttonHigh = 64 * Math.min(grow, 1.25)
  const buttons = box(10, height - buttonHigh - 8, width - 20, buttonHigh)
  const padWide = Math.min(width - 20, 420 * grow)
  const pad = box((width - padWide) / 2, buttons.y - 140 * grow - 8, padWide, 140 * grow)
  const thing = Math.min(width * 0.17, 110 * grow)
  const bottom = hasPad ? pad.y - 8 : buttons.y - thing - 8
  const boardTop = note.y + note.height + 8 + thing * 0.76
  return {
    ...{ stage, note, buttons, pad, padColumns: 4, column: 0, isRight: false, thing },
    board: box(6, boardTop, width - 12, bottom - boardTop),
    ground: buttons.y - thing * 0.72,
  }
}

function wideSite(stage: Stage, hasPad: boolean, isRight: boolean): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = Math.min(stageScaleOf(stage), 1.5)
  const isLow = height < 480
  const column = Math.max(296, Math.min(360 * grow, width * 0.25))
  const x = isRight ? width - column + 12 : 14
  const inner = column - 26
  const top = 74 * large
  // The adult's row wraps in the column.
  const noteTop = (72 + 112) * large * large
  const note = box(x, noteTop, inner, (isLow ? 100 : 132) * grow)
  const padHigh = 208 * grow
  const wantsPad = hasPad && !isLow
  const pad = isLow
    ? box(isRight ? 12 : width - 156, top + 4, 144, height - top - 14)
    : box(x, note.y + note.height + 10, Math.min(inner, padHigh), padHigh)
  const buttonTop = wantsPad ? pad.y + pad.height + 10 : note.y + note.height + 12
  const buttons = box(x, isLow ? height - 68 : buttonTop, inner, isLow ? 60 : 140 * grow)
  const thing = Math.min(height * 0.17, 112 * grow)
  const side = isLow ? (hasPad ? 156 : 72) : thing
  const board = box(
    isRight ? side + 8 : column,
    top,
    width - column - side - 8,
    height - top - (isLow ? 8 : height * 0.12),
  )
  const ground = height - (isLow ? height * 0.2 : height * 0.21)
  return { stage, note, buttons, pad, padColumns: isLow ? 2 : 3, column, isRight, thing, board, ground }
}

/** Returns where things are; `hasPad` makes room for arrows to choose from. */
export const siteOf = (stage: Stage, hasPad: boolean, hand: unknown): Site =>
  stage.portrait ? uprightSite(stage, hasPad) : wideSite(stage, hasPad, hand === 'left')

/** How a figure is placed on the board: pixels for each unit, where its zero is, and half the road in units. */
export interface Fit {
  scale: number
  left: number
  top: number
  half: number
}

/** Children's fingers cover about this many pixels. */
const leastRoad = { finger: 40, pen: 24 }
/** Without a road, each point may be off by so much of the height. */
const offRoad = 0.15

/** Fits a figure into a board, as large as its level says; `road` is the width of the road in pixels. */
export function fitOf(
  figure: Figure,
  level: Pick<Level, 'height'>,
  site: Pick<Site, 'board' | 'stage'>,
  { road, isPen, hasRoad }: { road: number; isPen: boolean; hasRoad: boolean },
): Fit {
  const { board, stage } = site
  const base = figure.isWritten ? 100 : Math.max(figure.width, figure.height)
  const room = Math.min(road, board.width * 0.22, board.height * 0.22) + 16
  const scale = Math.min(
    (level.height * Math.min(1.5, stageScaleOf(stage))) / base,
    (board.width - room) / Math.max(1, figure.width),
    (board.height - room) / Math.max(1, figure.height),
  )
  const least = isPen ? leastRoad.pen : leastRoad.finger
  const wide = Math.max(least, Math.min(road, 28 * scale))
  const most = figure.group === 'maze' ? 10.5 : 18
  const half = Math.min(most, Math.max(wide / 2 / scale, hasRoad ? 0 : 100 * offRoad))
  return {
    ...{ scale, half },
    left: (board.width - figure.width * scale) / 2 - figure.left * scale,
    top: (board.height - figure.height * scale) / 2 - figure.top * scale,
  }
}
export const pixelsOf = ({ scale, left, top }: Fit, [x, y]: Point): Point => [left + x * scale, top + y * scale]
export const unitsOf = ({ scale, left, top }: Fit, x: number, y: number): Point => [
  (x - left) / scale,
  (y - top) / scale,
]
