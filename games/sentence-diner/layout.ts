import type { Box, Stage } from '../kit/index.ts'

/** A rectangle on the stage, in CSS pixels. */
export interface Layout {
  stage: Stage
  low: boolean
  /** The customer and the order. */
  top: Box
  card: Box
  customer: { x: number; y: number; width: number }
  /** The belt with its plates: the number of rows, and the plate size. */
  belt: Box
  rows: number
  plate: { width: number; height: number }
  tray: Box
  slot: number
  sauces: Box | null
  bell: Box
  /** The sentence on the tray; null if there is no space for it. */
  sentence: Box | null
  /** Center of the button that stops the belt. */
  stop: { x: number; y: number }
  /** Where the sentence is acted out, from the bar down to the tray. */
  theater: Box
}
interface Room {
  plates: number
  slots: number
  sauces: number
  /** Text size, from 1 to 2. */
  text: number
}

const gap = 10
const bar = 70
/** The bar's height on a short stage, where every pixel counts. */
const lowBar = 66
const ratio = 4 / 3
const shelf = 76

/** Fits plates into a width. */
function plates(count: number, width: number, want: number, least: number) {
  for (let rows = 1; rows <= 4; rows++) {
    const across = Math.ceil(count / rows)
    const wide = Math.min(want, (width - gap) / across - 8)
    if (wide >= least || rows === 4) return { rows, width: Math.max(48, wide) }
  }
  return { rows: 4, width: least }
}

function wide(stage: Stage, { plates: count, slots, sauces, text }: Room): Layout {
  const { width, height } = stage
  const low = height < 560
  const want = Math.min(136, height * 0.155, width / 8) * Math.min(1.16, 0.7 + 0.3 * text)
  const trayHigh = low ? 92 : Math.max(118, height * 0.17)
  if (low) return side(stage, { plates: count, slots, sauces, text }, trayHigh)
  const { rows, width: plateWide } = plates(count, width - 72, want, Math.min(92, want))
  const plateHigh = Math.min(plateWide * 1.06, rows > 1 ? height * 0.15 : height)
  const beltHigh = rows * (plateHigh + 8) + 14
  const tray = bottomRow(stage, { slots, sauces }, trayHigh)
  const belt = { x: 0, y: height - trayHigh - beltHigh - 22, width, height: beltHigh }
  const room = belt.y - bar - 8
  const cardHigh = Math.min(room, (width * 0.46) / ratio)
  const cardWide = cardHigh * ratio
  const customerWide = Math.min(room * 0.94, width * 0.3)
  const all = customerWide + cardWide + 30
  const left = Math.max(gap, (width - all) / 2)
  return {
    stage,
    low,
    top: { x: 0, y: bar, width, height: room },
    card: { x: left + customerWide + 30, y: bar + (room - cardHigh) / 2, width: cardWide, height: cardHigh },
    customer: { x: left, y: belt.y - customerWide * 0.98, width: customerWide },
    belt,
    rows,
    plate: { width: plateWide, height: plateHigh },
    ...tray,
    sentence: null,
    stop: { x: width - 34, y: belt.y - 26 },
    theater: { x: 0, y: bar - 4, width, height: tray.tray.y - bar - 4 },
  }
}

/** Places the tray, bottles, and bell along the counter. */
function bottomRow({ width, height }: Stage, { slots, sauces }: Pick<Room, 'slots' | 'sauces'>, high: number) {
  const bellWide = Math.min(high, 132)
  const across = Math.min(width - gap * 2, height * 2)
  const left = (width - across) / 2
  const bottles = sauces > 0 ? Math.min(sauces * 66 * Math.max(1, high / 130) + 10, across * 0.38) : 0
  const room = across - bellWide - bottles - gap * 3
  const slot = Math.min(high - 18, (room - 12) / slots - 8)
  const trayWide = slots * (slot + 8) + 20
  const used = trayWide + bottles + bellWide + gap * 2
  const from = left + Math.max(0, (across - used) / 2)
  const y = height - high - 6
  return {
    slot,
    tray: { x: from, y, width: trayWide, height: high },
    sauces: bottles > 0 ? { x: from + trayWide + gap, y, width: bottles, height: high } : null,
    bell: { x: from + trayWide + bottles + gap * 2, y, width: bellWide, height: high },
  }
}

/** Lays out a phone in landscape: order on the left, belt on the right, tray below. */
function side(stage: Stage, room: Room, trayHigh: number): Layout {
  const { width, height } = stage
  const top = { x: 0, y: lowBar, width, height: height - trayHigh - lowBar - 10 }
  const cardHigh = Math.min(top.height - 6, (width * 0.4) / ratio)
  const card = { x: 68, y: top.y + (top.height - cardHigh) / 2, width: cardHigh * ratio, height: cardHigh }
  const from = card.x + card.width + 14
  const lane = { x: from, width: width - from - gap }
  const { rows, width: plateWide } = plates(room.plates, lane.width, 104, 74)
  const plate = { width: plateWide, height: Math.min(plateWide * 1.06, (top.height - 14) / rows - 8) }
  const high = rows * (plate.height + 8) + 14
  const belt = { ...lane, y: top.y + (top.height - high) / 2, height: high }
  const bottom = bottomRow(stage, room, trayHigh)
  const theater = { x: 0, y: lowBar, width, height: bottom.tray.y - lowBar - 2 }
  return {
    stage,
    low: true,
    top,
    card,
    customer: { x: -6, y: top.y + top.height - 84, width: 92 },
    belt,
    rows,
    plate,
    ...bottom,
    sentence: null,
    stop: { x: 32, y: top.y + 26 },
    theater,
  }
}

function tall(stage: Stage, { plates: count, slots, sauces, text }: Room): Layout {
  const { width, height } = stage
  const inner = Math.min(width - 12, height * 0.68)
  const left = (width - inner) / 2
  const want = Math.min(150, inner / 4 - 8) * (text > 1.4 && inner > 600 ? 1.1 : 1)
  const { rows, width: plateWide } = plates(count, inner, want, Math.min(want, 78))
  const bellWide = Math.min(96, inner * 0.2)
  const slot = Math.min(130, (inner - 24) / slots - 6, height * 0.13)
  const trayHigh = slot * 1.08 + 18
  const saucesHigh = 78
  const bottomHigh = trayHigh + saucesHigh + gap * 2
  const beltMost = height * 0.4
  const plateHigh = Math.min(plateWide * 1.08, (beltMost - 14) / rows - 8)
  const beltHigh = rows * (plateHigh + 8) + 14
  const belt = { x: 0, y: height - bottomHigh - beltHigh - 6, width, height: beltHigh }
  const room = belt.y - bar - 6
  const cardWide = Math.min(inner - 74, room * ratio)
  const cardHigh = cardWide / ratio
  const cardLeft = Math.min(left + inner - cardWide, left + 74 + (inner - 74 - cardWide) / 2)
  // Things to touch are in front of the tiles, below the card.
  const cardTop = bar + Math.max(0, (room - cardHigh - shelf) / 2)
  const customerWide = Math.min(room * 0.7, Math.max(96, cardLeft - left + 34))
  const tray = {
    x: left + (inner - slots * (slot + 6) - 18) / 2,
    y: height - bottomHigh,
    width: slots * (slot + 6) + 18,
    height: trayHigh,
  }
  const y = tray.y + trayHigh + gap
  return {
    stage,
    low: false,
    top: { x: 0, y: bar, width, height: room },
    card: { x: cardLeft, y: cardTop, width: cardWide, height: cardHigh },
    customer: { x: left - 14, y: belt.y - customerWide * 0.98, width: customerWide },
    belt,
    rows,
    plate: { width: plateWide, height: plateHigh },
    tray,
    slot,
    sauces: sauces > 0 ? { x: left, y, width: inner - bellWide - gap, height: saucesHigh } : null,
    bell: { x: left + inner - bellWide, y, width: bellWide, height: saucesHigh },
    sentence: sauces > 0 ? null : { x: left, y, width: inner - bellWide - gap, height: saucesHigh },
    stop: { x: 34, y: cardTop + 26 },
    theater: { x: 0, y: bar - 4, width, height: tray.y - bar - 2 },
  }
}

/** Lays out the diner for a stage. */
export const layoutOf = (stage: Stage, room: Room): Layout => (stage.portrait ? tall(stage, room) : wide(stage, room))

/** The layout before the first order. */
export const defaultRoom: Room = { plates: 6, slots: 3, sauces: 0, text: 1 }
