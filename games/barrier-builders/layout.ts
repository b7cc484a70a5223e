import type { Box, Stage } from '../kit/index.ts'
import { board } from './scenes.ts'

/** A rectangle on the stage, in CSS pixels. */
interface Head {
  x: number
  y: number
  scale: number
}
export interface Layout {
  stage: Stage
  /** Top edge of the table. */
  table: number
  /** The guide's words, or the buttons for a guide at this device. */
  words: Box
  /** The guide's board, behind the curtain. */
  guide: Box
  /** There is no space for the guide's board while building, so a peek shows it over the builder's board. */
  covers: boolean
  /** The guide's board after the curtain has dropped. */
  shown: Box
  /** The builder's board. */
  build: Box
  tray: Box
  /** Bell, Next, and Ready. */
  actions: Box
  /** Words, board, and tray are side by side, each as high as the stage. */
  columns: boolean
  /** Size of a tray item, items per row, and the space between them. */
  thing: { side: number; across: number; space: number }
  /** Center of each head and how far it rises above its board; null if there is no space for it. */
  heads: { guide: Head | null; builder: Head | null }
}

interface Room {
  /** How many items are on the tray. */
  things: number
  /** The guide is at this device and needs buttons. */
  here: boolean
  /** Text size from 1 to 2; larger words get more space. */
  text: number
  /** The curtain has dropped: both boards are side by side, and the tray is hidden. */
  compared?: boolean
}

const barHeight = 70
/** Height of two rows of items on a low stage. */
const lowTableHeight = 126
/** Least width for Next and Ready side by side. */
const minActionsWidth = 150
/** Width of four 48-pixel items side by side, below the bell and Next. */
const trayColumnWidth = 224
const columnActionsHeight = 116
/** A guide's board lower than this is unreadable, so its space goes to the words. */
const minGuideHeight = 90
/** How far the curtain rod rises above its board. */
const rodHeight = 16
const gap = 10
const ratio = board.width / board.height

/** Sizes tray items as large as they fit, closer together if they would otherwise be under 48 pixels. */
function trayOf(things: number, { width, height }: Pick<Box, 'width' | 'height'>): Layout['thing'] {
  const best = (space: number): Layout['thing'] => {
    let found = { side: 0, across: 1, space }
    for (let across = 1; across <= Math.max(1, things); across++) {
      const rows = Math.ceil(things / across)
      const side = Math.floor(Math.min(128, (width - 12) / across - space, (height - 12) / rows - space))
      if (side > found.side) found = { side, across, space }
    }
    return found
  }
  const usual = best(8)
  return usual.side >= 48 ? usual : best(4)
}

/** Returns the largest board that fits, centered in the box. */
function fitted({ x, y, width, height }: Box): Box {
  const w = Math.min(width, height * ratio)
  const h = w / ratio
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
}

/** The stage is too low for heads, and words are shown beside their buttons. */
const isLow = ({ height, portrait }: Stage): boolean => !portrait && height < 520

/** The tray spans the whole table, except where a guide at this device needs the left side for buttons. */
function tableOf(stage: Stage, { things, here }: Room, left: number, room: number) {
  const low = isLow(stage)
  const share = here ? 0.215 : 0.155
  const split = left + room * 0.385
  const from = here ? split + gap : left + gap * 2
  const actionsWidth = here ? 232 : 216
  const to = left + room - gap * 2 - actionsWidth
  const inOneRow = things * 56 + 12 <= to - from - gap
  const trayHeight = Math.max(low ? (inOneRow ? 76 : lowTableHeight) : here ? 128 : 104, stage.height * share)
  const tray = { x: from, y: stage.height - trayHeight - 6, width: to - from - gap, height: trayHeight - 8 }
  const actions = { x: to, y: tray.y, width: actionsWidth, height: tray.height }
  return { low, trayHeight, split, tray, actions, thing: trayOf(things, tray) }
}

function wide(stage: Stage, room: Room): Layout {
  const { width, height } = stage
  const across = height < 520 ? width : Math.min(width, height * 1.95)
  const left = (width - across) / 2
  const { low, trayHeight, split, tray, actions, thing } = tableOf(stage, room, left, across)
  const peep = low ? 0 : Math.min(96, height * 0.115)
  const foot = height - trayHeight - 26
  const build = fitted({
    x: split + gap,
    y: barHeight + peep,
    width: across * 0.615 - gap * 3,
    height: foot - barHeight - peep,
  })
  // Leaves space for the knobs at both ends of the curtain rod.
  const column = across * 0.385 - gap * 5
  // There is space above the guide's board for a head, and above that for words.
  const bubble = room.here ? 0 : low ? 84 : Math.max(108, height * (0.14 + 0.035 * room.text))
  const high = Math.min(column / ratio, foot - barHeight - bubble - peep - 38)
  const covers = low && !room.here && high < minGuideHeight
  const guide = covers
    ? build
    : fitted({ x: left + gap * 4, y: build.y + build.height - high, width: column, height: high })
  const words = room.here
    ? { x: left + gap * 2, y: tray.y, width: column + gap * 2, height: tray.height }
    : {
        x: left + gap * 2,
        y: barHeight,
        width: column + gap * 2,
        height: covers ? foot - barHeight : Math.max(bubble, guide.y - peep - barHeight - 38 - height * 0.05),
      }
  const scale = peep / 78
  // Without words above it, the guide's board gets their space, too.
  const middle = left + gap * 4 + column / 2
  const shown = low
    ? fitted({ x: middle - column / 2, y: build.y + rodHeight, width: column, height: build.height - rodHeight })
    : guide
  return {
    stage,
    table: foot - Math.min(30, build.height * 0.08),
    words,
    guide,
    covers,
    shown,
    build,
    tray,
    actions,
    columns: false,
    thing,
    heads: {
      guide: low ? null : { x: guide.x + guide.width * 0.62, y: guide.y, scale },
      builder: low ? null : { x: build.x + build.width * 0.36, y: build.y, scale },
    },
  }
}

/**
 * Two players on a low stage: the guide's buttons are on the left; the board, its buttons, and the tray are on the
 * right.
 */
function lowPair(stage: Stage, { things }: Room): Layout {
  const { width, height } = stage
  const desk = Math.min(320, width * 0.36)
  const words = { x: gap, y: barHeight, width: desk, height: height - barHeight - gap }
  const from = words.x + desk + gap * 2
  const foot = height - lowTableHeight - 26
  const high = Math.min(foot - barHeight, (width - from - gap * 3 - minActionsWidth) / ratio)
  const build = { x: from, y: barHeight, width: high * ratio, height: high }
  const beside = build.x + build.width + gap * 2
  const tray = { x: from, y: height - lowTableHeight - 6, width: width - from - gap, height: lowTableHeight - 8 }
  return {
    stage,
    table: foot - Math.min(30, build.height * 0.08),
    words,
    guide: build,
    covers: true,
    shown: fitted({ x: words.x + gap, y: barHeight + rodHeight, width: desk - gap, height: build.height - rodHeight }),
    build,
    tray,
    actions: { x: beside, y: barHeight, width: width - beside - gap, height: build.height },
    columns: false,
    thing: trayOf(things, tray),
    heads: { guide: null, builder: null },
  }
}

/** On a wide enough phone in landscape, a tray of four columns on the right leaves the full height to the board. */
function columns(stage: Stage, { things }: Room): Layout {
  const { width, height } = stage
  const high = height - barHeight - gap
  const desk = Math.max(220, Math.min(260, width * 0.27))
  const words = { x: gap, y: barHeight, width: desk, height: high }
  const side = { x: width - gap - trayColumnWidth, width: trayColumnWidth }
  const trayHeight = Math.min(high - columnActionsHeight - gap, Math.ceil(things / 4) * 62 + 12)
  const tray = { ...side, y: height - gap - trayHeight, height: trayHeight }
  const from = words.x + desk + gap * 2
  const build = fitted({ x: from, y: barHeight + gap, width: side.x - gap * 2 - from, height: high - gap * 2 })
  return {
    stage,
    table: build.y + build.height * 0.9,
    words,
    guide: build,
    covers: true,
    shown: fitted({ x: gap * 2, y: build.y, width: desk - gap, height: build.height }),
    build,
    tray,
    actions: { ...side, y: barHeight, height: high - trayHeight - gap },
    columns: true,
    thing: trayOf(things, tray),
    heads: { guide: null, builder: null },
  }
}

function tall(stage: Stage, { things, here, text }: Room): Layout {
  const { width, height } = stage
  const inner = Math.min(width - gap * 2, height * 0.62)
  const left = (width - inner) / 2
  const usual = Math.max(here ? 128 : 112, Math.min(190, height * 0.155))
  const wordsHeight = usual + Math.min(height * 0.06, usual * (text - 1) * 0.5)
  const actionsHeight = 70
  // The spoken guide's head is shown beside the words.
  const head = here ? 0 : 92
  const words = { x: left + head, y: barHeight, width: inner - head, height: wordsHeight }
  const buildWidth = Math.min(inner, (height - barHeight - wordsHeight - actionsHeight - 170) * ratio)
  const build: Box = {
    x: (width - buildWidth) / 2,
    y: barHeight + wordsHeight + gap,
    width: buildWidth,
    height: buildWidth / ratio,
  }
  const under = build.y + build.height + gap
  const tray = { x: left, y: under, width: inner, height: height - under - actionsHeight - gap * 2 }
  return {
    stage,
    table: build.y + build.height * 0.9,
    words,
    guide: build,
    covers: true,
    shown: fitted({ x: left, y: under, width: inner, height: height - under - gap }),
    build,
    tray,
    actions: { x: left, y: height - actionsHeight - gap, width: inner, height: actionsHeight },
    columns: false,
    thing: trayOf(things, tray),
    heads: { guide: { x: left + 42, y: barHeight + wordsHeight - 6, scale: 0.8 }, builder: null },
  }
}

/** Lays out the table, boards, and tray for a stage. */
export function layoutOf(stage: Stage, room: Room): Layout {
  if (stage.portrait) return tall(stage, room)
  if (!isLow(stage)) return wide(stage, room)
  const rows = room.here ? lowPair(stage, room) : wide(stage, room)
  if (room.compared) return rows
  const beside = columns(stage, room)
  return beside.build.width > rows.build.width && beside.thing.side >= 48 ? beside : rows
}

/** The layout behind the start and end screens. */
export const defaultRoom: Room = { things: 6, here: false, text: 1 }
