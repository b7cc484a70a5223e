import type { Stage } from '../kit/index.ts'
import { board } from './scenes.ts'

/** A part of the stage, CSS pixels. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}
interface Head {
  x: number
  y: number
  scale: number
}
export interface Layout {
  stage: Stage
  /** Where the table begins. */
  table: number
  /** What the guide says, or the buttons of a guide who sits here. */
  words: Box
  /** The guide's board, behind the curtain. */
  guide: Box
  /** It has no place of its own while there is building: a peek shows it over the builder's board. */
  covers: boolean
  /** Where it stands once the curtain has dropped. */
  shown: Box
  /** The builder's board. */
  build: Box
  tray: Box
  /** Bell, next and ready. */
  actions: Box
  /** Words, board and tray stand side by side, as high as the stage. */
  columns: boolean
  /** Side of a thing on the tray, how many stand in a row, and the space between them. */
  thing: { side: number; across: number; space: number }
  /** Middle of a head and how far it looks over its board; null where there is no room for it. */
  heads: { guide: Head | null; builder: Head | null }
}

interface Room {
  /** How many things lie on the tray. */
  things: number
  /** A guide sits here and has buttons. */
  here: boolean
  /** Text size, 1 to 2: larger words have more room. */
  text: number
  /** The curtain has dropped: both boards stand side by side, and there is no tray. */
  compared?: boolean
}

const bar = 70
/** Two rows of things on a low stage. */
const lowTable = 126
/** Next and Ready beside one another. */
const leastActions = 150
/** Four things of 48 pixels beside one another; above them the bell and what comes next. */
const trayColumn = 224
const columnActions = 116
/** A lower board of the guide shows nothing: its room is worth more to the words. */
const leastGuide = 90
/** The rod of the curtain stands out above its board. */
const rod = 16
const gap = 10
const ratio = board.width / board.height

/** As large as things can be in a room: 48 pixels or more, and closer together where a phone has no room for that. */
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

/** A board as large as fits, in the middle of a room. */
function fitted({ x, y, width, height }: Box): Box {
  const w = Math.min(width, height * ratio)
  const h = w / ratio
  return { x: x + (width - w) / 2, y: y + (height - h) / 2, width: w, height: h }
}

/** So low that there is no room for heads, and words stand beside their buttons. */
const isLow = ({ height, portrait }: Stage): boolean => !portrait && height < 520

/** The tray of a spoken guide lies along the whole table; one who sits here needs the left of it. */
function tableOf(stage: Stage, { things, here }: Room, left: number, room: number) {
  const low = isLow(stage)
  const share = here ? 0.215 : 0.155
  const split = left + room * 0.385
  const from = here ? split + gap : left + gap * 2
  const actionsWidth = here ? 232 : 216
  const to = left + room - gap * 2 - actionsWidth
  const inOneRow = things * 56 + 12 <= to - from - gap
  const trayHeight = Math.max(low ? (inOneRow ? 76 : lowTable) : here ? 128 : 104, stage.height * share)
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
  const build = fitted({ x: split + gap, y: bar + peep, width: across * 0.615 - gap * 3, height: foot - bar - peep })
  // The knobs of the rod stand out at both sides.
  const column = across * 0.385 - gap * 5
  // Above the guide's board there is room for a head, and above that for words.
  const bubble = room.here ? 0 : low ? 84 : Math.max(108, height * (0.14 + 0.035 * room.text))
  const high = Math.min(column / ratio, foot - bar - bubble - peep - 38)
  const covers = low && !room.here && high < leastGuide
  const guide = covers
    ? build
    : fitted({ x: left + gap * 4, y: build.y + build.height - high, width: column, height: high })
  const words = room.here
    ? { x: left + gap * 2, y: tray.y, width: column + gap * 2, height: tray.height }
    : {
        x: left + gap * 2,
        y: bar,
        width: column + gap * 2,
        height: covers ? foot - bar : Math.max(bubble, guide.y - peep - bar - 38 - height * 0.05),
      }
  const scale = peep / 78
  // Without the words above it the guide's board has their room too.
  const middle = left + gap * 4 + column / 2
  const shown = low
    ? fitted({ x: middle - column / 2, y: build.y + rod, width: column, height: build.height - rod })
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

/** A pair at a low stage: the guide's buttons have the left of it, the board, its buttons and the tray the right. */
function lowPair(stage: Stage, { things }: Room): Layout {
  const { width, height } = stage
  const desk = Math.min(320, width * 0.36)
  const words = { x: gap, y: bar, width: desk, height: height - bar - gap }
  const from = words.x + desk + gap * 2
  const foot = height - lowTable - 26
  const high = Math.min(foot - bar, (width - from - gap * 3 - leastActions) / ratio)
  const build = { x: from, y: bar, width: high * ratio, height: high }
  const beside = build.x + build.width + gap * 2
  const tray = { x: from, y: height - lowTable - 6, width: width - from - gap, height: lowTable - 8 }
  return {
    stage,
    table: foot - Math.min(30, build.height * 0.08),
    words,
    guide: build,
    covers: true,
    shown: fitted({ x: words.x + gap, y: bar + rod, width: desk - gap, height: build.height - rod }),
    build,
    tray,
    actions: { x: beside, y: bar, width: width - beside - gap, height: build.height },
    columns: false,
    thing: trayOf(things, tray),
    heads: { guide: null, builder: null },
  }
}

/** A phone on its side that is wide enough: a tray of four things across at its right leaves the board all the height. */
function columns(stage: Stage, { things }: Room): Layout {
  const { width, height } = stage
  const high = height - bar - gap
  const desk = Math.max(220, Math.min(260, width * 0.27))
  const words = { x: gap, y: bar, width: desk, height: high }
  const side = { x: width - gap - trayColumn, width: trayColumn }
  const trayHeight = Math.min(high - columnActions - gap, Math.ceil(things / 4) * 62 + 12)
  const tray = { ...side, y: height - gap - trayHeight, height: trayHeight }
  const from = words.x + desk + gap * 2
  const build = fitted({ x: from, y: bar + gap, width: side.x - gap * 2 - from, height: high - gap * 2 })
  return {
    stage,
    table: build.y + build.height * 0.9,
    words,
    guide: build,
    covers: true,
    shown: fitted({ x: gap * 2, y: build.y, width: desk - gap, height: build.height }),
    build,
    tray,
    actions: { ...side, y: bar, height: high - trayHeight - gap },
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
  // The spoken guide looks up beside the words.
  const head = here ? 0 : 92
  const words = { x: left + head, y: bar, width: inner - head, height: wordsHeight }
  const buildWidth = Math.min(inner, (height - bar - wordsHeight - actionsHeight - 170) * ratio)
  const build: Box = {
    x: (width - buildWidth) / 2,
    y: bar + wordsHeight + gap,
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
    heads: { guide: { x: left + 42, y: bar + wordsHeight - 6, scale: 0.8 }, builder: null },
  }
}

/** Lays table, boards and tray out for a stage. */
export function layoutOf(stage: Stage, room: Room): Layout {
  if (stage.portrait) return tall(stage, room)
  if (!isLow(stage)) return wide(stage, room)
  const rows = room.here ? lowPair(stage, room) : wide(stage, room)
  if (room.compared) return rows
  const beside = columns(stage, room)
  return beside.build.width > rows.build.width && beside.thing.side >= 48 ? beside : rows
}

/** With nobody at the table. */
export const usualRoom: Room = { things: 6, here: false, text: 1 }
