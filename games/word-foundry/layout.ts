import type { Stage } from '../kit/index.ts'

/** The positions of the smithy's parts on a stage, in pixels. */
export interface Layout {
  stage: Stage
  /** A short stage, where the shelves are side by side. */
  low: boolean
  /** The height of the workbench with the tiles, at the bottom. */
  counter: number
  /** Where the floor meets the workbench. */
  floor: number
  /** Pixels per drawing unit. */
  unit: number
  /** The center of the anvil, and its top. */
  anvil: { x: number; y: number }
  /** The end of the hammer's handle, around which it swings. */
  grip: { x: number; y: number }
  furnace: { x: number; unit: number }
  chart: { x: number; y: number; width: number; height: number } | null
  slip: { x: number; y: number; width: number }
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))
/** Height of the kit's bar. */
const bar = 72
/** From the floor to the top of the hammer at rest, in drawing units. */
const hammerTop = 447
/** Height of the tiles on the anvil on a short stage. */
const moldHeight = 50

/** Returns the largest unit that fits, so that an order slip with two lines doesn't cover the hammer. */
function unitOf({ width, height, portrait }: Stage, floor: number, slipTop: number, low: boolean): number {
  const slip = between(92, Math.min(width, height) * 0.155, 144)
  return Math.min(
    ((floor - bar) * (portrait ? 0.4 : 0.44)) / 228,
    (width * (portrait ? 0.92 : 0.36)) / 400,
    low ? floor / 234 : (floor - slipTop - slip) / hammerTop,
  )
}

/** Lays out the smithy: side by side if it is wide, and stacked in portrait. */
export function layoutOf(stage: Stage): Layout {
  const { width, height, portrait } = stage
  const low = !portrait && height < 560
  const counter = low ? 150 : portrait ? between(306, height * 0.41, 560) : between(248, height * 0.33, 420)
  const floor = height - counter
  const slipTop = portrait ? 112 : bar + 6
  const unit = unitOf(stage, floor, slipTop, low)
  const chartWidth = between(230, width * 0.25, 460)
  const chart =
    portrait || low ? null : { x: width - chartWidth - 16, y: bar + 8, width: chartWidth, height: floor - bar - 40 }
  const free = chart ? chart.x : width
  const furnaceUnit = portrait ? unit * 0.78 : Math.min(unit * 0.98, (floor - bar) / 430)
  const furnaceRight = portrait || low ? 0 : 18 + 300 * furnaceUnit
  const x = portrait ? width / 2 : low ? width * 0.78 : (furnaceRight + free) / 2
  const anvil = { x, y: floor + 12 * unit - 228 * unit }
  const slipWidth = low
    ? width * 0.54
    : portrait
      ? Math.min(width - 20, 620)
      : between(280, free - furnaceRight - 40, 640)
  return {
    stage,
    low,
    counter,
    floor,
    unit,
    anvil,
    // On a short stage the tiles are as tall as on any other, and the hammer hangs above them.
    grip: { x: x + 205 * unit, y: anvil.y - (low ? moldHeight + 44 * unit : 106 * unit) },
    furnace: { x: portrait ? -36 * unit : low ? -200 : 18, unit: furnaceUnit },
    chart,
    slip: { x: low ? width * 0.29 : x, y: slipTop, width: slipWidth },
  }
}
