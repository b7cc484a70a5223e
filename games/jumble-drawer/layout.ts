import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'
import { shapes, type Shape } from './heap.ts'

/** Where things are on one stage, in its pixels. */
export interface Site {
  stage: Stage
  shape: Shape
  /** A phone: fewer things, so that each can be touched. */
  few: boolean
  /** A phone on its side. */
  low: boolean
  /** The inside of the drawer, and how many pixels a cell has. */
  heap: Box
  cell: number
  /** The drawer with its rim; the front with the ledge is the part under the heap. */
  drawer: Box
  slip: Box
  buttons: Box
  ledge: Box
  /** The shelf with things to touch: along the drawer, or beside it on a low stage. */
  shelf: Box
  /** The width of the column with the slip; 0 in portrait. */
  column: number
  isRight: boolean
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** The largest heap of a shape in a room, with the drawer around it. */
function drawerIn(room: Box, shape: Shape, rim: number, front: number) {
  const { width, height } = shapes[shape]
  const cell = Math.min((room.width - 2 * rim) / width, (room.height - rim - front) / height)
  const [w, h] = [width * cell, height * cell]
  const drawer = box(room.x + (room.width - w) / 2 - rim, room.y, w + 2 * rim, h + rim + front)
  return { shape, cell, drawer, heap: box(drawer.x + rim, drawer.y + rim, w, h) }
}

function uprightSite(stage: Stage): Site {
  const { width, height } = stage
  const isPhone = width < 560
  const large = cornerScaleOf(stage)
  const top = 72 * large + (isPhone ? 100 : 54) * large
  const [slipHigh, shelfHigh, buttonHigh, front] = isPhone ? [104, 46, 90, 56] : [150, 96, 78, 88]
  const slip = box(10, top, width - 20, slipHigh * large)
  const shelfTop = slip.y + slip.height
  const buttons = box(10, height - (buttonHigh + 6) * large, width - 20, buttonHigh * large)
  const rim = isPhone ? 8 : 22
  const room = box(4, shelfTop + shelfHigh * large, width - 8, buttons.y - shelfTop - shelfHigh * large - 8)
  const fit = drawerIn(room, 'tall', rim, front * large)
  const { heap } = fit
  return {
    ...{ stage, ...fit, few: isPhone, low: false, slip, buttons, column: 0, isRight: false },
    ledge: box(heap.x, heap.y + heap.height + 3, heap.width, front * large - 6),
    shelf: box(fit.drawer.x, shelfTop, fit.drawer.width, shelfHigh * large),
  }
}

function wideSite(stage: Stage, isRight: boolean): Site {
  const { width, height } = stage
  const large = cornerScaleOf(stage)
  const grow = Math.min(1.5, stageScaleOf(stage))
  const low = height < 480
  const top = 72 * large
  const side = low ? 54 : 0
  const column = low
    ? Math.max(300, width - side - 16 - 1.43 * (height - top))
    : Math.max(296, Math.min(430 * grow, width * 0.27))
  const shelfHigh = low ? 0 : height * 0.125
  const rim = low ? 8 : 20 * grow
  const front = low ? 10 : 84 * grow
  const room = box(column + 8, top + shelfHigh, width - column - side - 16, height - top - shelfHigh - (low ? 4 : 18))
  const fit = drawerIn(room, 'wide', rim, front)
  const { heap, drawer } = fit
  const inner = column - 22
  const slipTop = (72 + 104) * large * large
  const slip = box(14, slipTop, inner, low ? 92 : height * 0.3)
  const below = slip.y + slip.height + (low ? 4 : 16)
  const site: Site = {
    ...{ stage, ...fit, few: low, low, slip, column, isRight },
    buttons: low ? box(14, below, inner, height - below - 4) : box(14, below, inner, height - below - 20),
    // On a low stage, the ledge is beside the drawer, under the things to touch.
    ledge: low
      ? box(width - side + 2, height - 136, side - 6, 132)
      : box(heap.x, heap.y + heap.height + 6, heap.width, front - 16),
    shelf: low ? box(width - side, top, side, height - top - 138) : box(drawer.x, top, drawer.width, shelfHigh),
  }
  if (!isRight) return site
  const flip = (one: Box): Box => ({ ...one, x: width - one.x - one.width })
  const flipped = { heap: flip(heap), drawer: flip(drawer), slip: flip(slip), buttons: flip(site.buttons) }
  return { ...site, ...flipped, ledge: flip(site.ledge), shelf: flip(site.shelf) }
}

/** Returns where things are; for a left hand, the slip is on the right. */
export const siteOf = (stage: Stage, hand: unknown): Site =>
  stage.portrait ? uprightSite(stage) : wideSite(stage, hand === 'left')
