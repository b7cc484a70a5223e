import type { Box, Stage } from '../kit/index.ts'

/** A rectangle on the stage, in CSS pixels. */
export interface Layout {
  stage: Stage
  /** Top edge of the bench. */
  bench: number
  /** The robot: base of its neck, scale, half its body width in units, and whether it stands in front of the bench. */
  robot: { x: number; y: number; scale: number; half: number; stands: boolean }
  /** The voice box, and the size of a slot. */
  box: Box
  slot: number
  /** The picture of the word it wants to say. */
  wish: Box
  /** The robot's speech bubble. */
  says: Box
  /** The instruction or feedback. */
  note: Box
  lever: Box
  tray: Box
  chip: { side: number; across: number }
  /** Things that are only there to be touched; what has no room is left out. */
  toolbox: Box | null
  can: Box | null
  gears: Box
}

interface Room {
  chips: number
  slots: number
  /** Text size, from 1 to 2. */
  text: number
}

const bar = 70
const gap = 10
/** Distances from the neck to the top of the antenna, the bottom of the body, and the middle of the feet, in units. */
const robotExtent = { above: 250, body: 216, feet: 278 }

/** Sizes chips as large as the tray allows, in as few rows as possible. */
function chipsIn(
  chips: number,
  width: number,
  most: number,
  least: number,
): { side: number; across: number; rows: number } {
  for (let rows = 1; ; rows++) {
    const across = Math.ceil(chips / rows)
    const side = Math.floor(Math.min(most, (width - 20) / across - 10))
    if (side >= least || rows === 3) return { side: Math.max(48, side), across, rows }
  }
}

/** Returns half the body width in units that fits the voice box. */
const halfFor = (boxWidth: number, scale: number) => Math.max(140, boxWidth / 2 / scale + 26)

/** Returns the voice box on the chest, with slots as large as the width allows. */
function boxFor(slots: number, { x, y, scale }: { x: number; y: number; scale: number }, widest: number) {
  const slot = Math.floor(Math.max(50, Math.min(112, 66 * scale, (widest - 24) / slots - 8)))
  const width = slots * (slot + 8) + 16
  const height = Math.max(slot + 20, 84 * scale)
  return { slot, box: { x: x - width / 2, y: y + 92 * scale - height / 2, width, height } }
}

/** Where the shelf hangs on a wide stage, and its scale. */
export function shelfOf({ width }: Stage, bench: number) {
  const size = Math.min(1.25, (bench / 640) * 0.95)
  return { x: width - Math.max(12, width * 0.02) - 240 * size, y: bench - 440 * size, size }
}

/** Puts the toolbox at the right end of the bench, and the oil can at its left end, or beside it on a low stage. */
function thingsOn({ width }: Stage, bench: number, side: number, low = false): Pick<Layout, 'toolbox' | 'can'> {
  if (side < 40) return { toolbox: null, can: null }
  const toolbox = { x: width - side - 8, y: bench - side * 0.5, width: side, height: side * 0.56 }
  const can = { y: bench - side * 0.6, width: side * 0.62, height: side * 0.66 }
  return { toolbox, can: { ...can, x: low ? toolbox.x - side * 0.66 : 10 } }
}

function portrait(stage: Stage, { chips, slots, text }: Room): Layout {
  const { width, height } = stage
  const largest = Math.min(112, width * 0.17)
  const { side, across, rows } = chipsIn(chips, width - 24, largest, Math.min(84, largest * 0.8))
  const trayHeight = rows * (side + 10) + 22
  const tray = { x: 12, y: height - trayHeight - 10, width: width - 24, height: trayHeight }
  const lever = Math.max(84, Math.min(128, height * 0.105))
  const bench = tray.y - lever - 14
  const wishSide = Math.min(width * 0.34, height * 0.15 + 14 * (text - 1), 220)
  const scale = Math.min(
    (bench - bar - wishSide * 0.55) / (robotExtent.above + robotExtent.body - 40),
    (width - 20) / 330,
  )
  const robot = { x: width / 2, y: bench - (robotExtent.body - 30) * scale, scale }
  const { slot, box } = boxFor(slots, robot, width - 30)
  const half = Math.min((width / 2 - 4) / scale, halfFor(box.width, scale))
  return {
    stage,
    bench,
    robot: { ...robot, half, stands: false },
    box,
    slot,
    wish: { x: 12, y: bar + 2, width: wishSide, height: wishSide },
    says: { x: width / 2 + 34, y: bar + 4, width: width / 2 - 46, height: wishSide * 0.72 },
    note: { x: 14, y: bench + 12, width: width - lever - 44, height: lever - 6 },
    lever: { x: width - lever - 16, y: bench + 8, width: lever, height: lever },
    tray,
    chip: { side, across },
    ...thingsOn(stage, bench, Math.min(150, width * 0.2)),
    gears: { x: width - 72 * (width / 460), y: robot.y - 46 * scale, width: 66 * (width / 460), height: 60 * scale },
  }
}

function wide(stage: Stage, { chips, slots }: Room): Layout {
  const { width, height } = stage
  const low = height < 520
  const across = Math.min(width, height * 1.95)
  const left = (width - across) / 2
  const trayWidth = Math.min(across * (low ? 0.98 : 0.84), Math.max(460, chips * 130 + 60))
  const most = low ? 62 : Math.min(140, height * 0.125)
  const found = chipsIn(chips, trayWidth, most, low ? 48 : 64)
  const trayHeight = found.rows * (found.side + 10) + (low ? 10 : 26)
  const tray = {
    x: (width - trayWidth) / 2,
    y: height - trayHeight - (low ? 4 : 12),
    width: trayWidth,
    height: trayHeight,
  }
  const bench = tray.y - (low ? 4 : height * 0.055)
  const feet = low ? robotExtent.body - 66 : robotExtent.feet
  const scale = (bench + (low ? 0 : height * 0.03) - bar - 6) / (robotExtent.above + feet)
  const robot = { x: width / 2, y: bench + (low ? 0 : height * 0.03) - feet * scale, scale }
  const { slot, box } = boxFor(slots, robot, across * 0.44)
  const half = halfFor(box.width, scale)
  const body = half * scale
  const leverSide = low ? 84 : Math.max(110, 130 * scale)
  const side = robot.x - Math.max(body, 140 * scale) - (low ? 10 : 76 * scale) - left - gap * 3
  const noteHeight = low ? 74 : Math.max(96, height * 0.15)
  const wishSide = Math.min(side * 0.92, bench - bar - noteHeight - gap * 2, height * 0.36)
  const reach = Math.max(body, 140 * scale) + (low ? 14 : 74 * scale)
  const lever = {
    x: Math.min(robot.x + reach, left + across - leverSide - gap),
    y: bench - leverSide * (low ? 1 : 0.84),
    width: leverSide,
    height: leverSide,
  }
  const shelf = shelfOf(stage, bench)
  return {
    stage,
    bench,
    robot: { ...robot, half, stands: !low },
    box,
    slot,
    wish: { x: left + gap * 2 + (side - wishSide) / 2, y: bar + 4, width: wishSide, height: wishSide },
    says: {
      x: robot.x + 150 * scale,
      y: Math.max(bar + 2, robot.y - 190 * scale),
      width: across / 2 - 150 * scale - gap * 2,
      height: 96 * Math.max(0.8, scale),
    },
    note: { x: left + gap * 2, y: bar + wishSide + gap * 2, width: side, height: noteHeight },
    lever,
    tray,
    chip: { side: found.side, across: found.across },
    ...thingsOn(stage, bench, Math.min(150, bench * 0.24, (width - lever.x - lever.width - 24) / (low ? 1.7 : 1)), low),
    gears: {
      x: shelf.x + 12 * shelf.size,
      y: shelf.y + 130 * shelf.size,
      width: 126 * shelf.size,
      height: 90 * shelf.size,
    },
  }
}

/** Lays out the workshop for a stage. */
export const layoutOf = (stage: Stage, room: Room): Layout =>
  stage.portrait ? portrait(stage, room) : wide(stage, room)
