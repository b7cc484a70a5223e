import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'

/** Where things are in the room, in pixels of the stage. */
export interface Room {
  stage: Stage
  door: Box
  window: Box
  note: Box
  /** The wardrobe with its hangers. */
  closet: Box
  /** The strip for buttons under it. */
  buttons: Box
  /** The middle of the feet, and pixels for each unit of the figure. */
  feet: { x: number; y: number }
  scale: number
  /** Where wall and floor meet. */
  floor: number
}

const figureHigh = 478
const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

function uprightRoom(stage: Stage): Room {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  // On a narrow screen the adult's row wraps.
  const top = (72 + (width < 500 ? 112 : 60)) * large
  const grow = Math.max(1, Math.min(width / 430, height / 844))
  const noteHigh = (width < 500 ? 148 : 132) * grow
  const buttons = box(10, height - 76 * Math.min(grow, 1.25), width - 20, 66 * Math.min(grow, 1.25))
  const closetHigh = Math.max(170, height * 0.235)
  const closet = box(10, buttons.y - closetHigh - 8, width - 20, closetHigh)
  const feetY = closet.y - 18
  const high = feetY - top - noteHigh - 8
  return {
    ...{
      stage,
      buttons,
      closet,
      scale: high / figureHigh,
      feet: { x: width * 0.54, y: feetY },
      floor: feetY - high * 0.16,
    },
    window: box(12, top, width * 0.3, noteHigh - 6),
    note: box(width * 0.3 + 22, top, width * 0.7 - 34, noteHigh - 6),
    door: box(12, feetY - high * 0.92, Math.min(width * 0.26, high * 0.5), high * 0.78),
  }
}

function wideRoom(stage: Stage): Room {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = stageScaleOf(stage)
  const low = height < 480
  const top = 132 * large
  const buttonHigh = low ? 64 : 72 * Math.min(grow, 1.5)
  const closetX = width * 0.56
  const buttons = box(closetX, height - buttonHigh - 10, width - closetX - 12, buttonHigh)
  const closetTop = low ? 78 : Math.max(84 * large, height * 0.13)
  const closet = box(closetX, closetTop, width - closetX - 12, buttons.y - closetTop - 10)
  const feetY = height - (low ? 16 : height * 0.07)
  const high = Math.min(feetY - top, height * 0.72)
  const doorWide = width * 0.105
  const left = doorWide + 28
  const sideWide = width * 0.315 - left
  const windowHigh = low ? 84 : height * 0.27
  return {
    ...{
      stage,
      buttons,
      closet,
      scale: high / figureHigh,
      feet: { x: width * 0.435, y: feetY },
      floor: feetY - high * 0.14,
    },
    door: box(14, low ? top : height * 0.25, doorWide, feetY - high * 0.1 - (low ? top : height * 0.25)),
    window: box(left, top + 2, sideWide, windowHigh),
    note: box(left, top + windowHigh + 20, sideWide, Math.min(height - top - windowHigh - 30, 260 * grow)),
  }
}

/** Returns where things are on a stage: beside each other, or on an upright one below each other. */
export const roomOf = (stage: Stage): Room => (stage.portrait ? uprightRoom(stage) : wideRoom(stage))

/** The places of so many hangers in the wardrobe. */
export function hangersIn({ closet }: Room, count: number): Box[] {
  const pad = 8
  // As many columns as make the hangers largest.
  const sizeAt = (columns: number) => Math.min(closet.width / columns, closet.height / Math.ceil(count / columns))
  const all = Array.from({ length: count }, (_, at) => at + 1)
  const columns = all.reduce((best, one) => (sizeAt(one) > sizeAt(best) ? one : best))
  const rows = Math.ceil(count / columns)
  const [width, height] = [(closet.width - 2 * pad) / columns, (closet.height - 2 * pad) / rows]
  return Array.from({ length: count }, (_, at) =>
    box(closet.x + pad + (at % columns) * width, closet.y + pad + Math.floor(at / columns) * height, width, height),
  )
}
