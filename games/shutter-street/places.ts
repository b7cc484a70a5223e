import type { Stage } from '../kit/index.ts'

export interface House {
  x: number
  width: number
  /** Top edge of the wall, where the roof begins. */
  top: number
  door: number
  /** False for the uninhabited houses at both ends. */
  lived: boolean
}
export interface Cell {
  /** Center of the pane. */
  x: number
  y: number
  house: number
}
/** Positions on a stage, in pixels. */
export interface Places {
  width: number
  height: number
  /** Side of a window's pane. */
  pane: number
  /** Size of the sill with the word. */
  sill: [width: number, height: number]
  cells: Cell[]
  houses: House[]
  roof: number
  /** Bottom of the houses, and height of a door. */
  ground: number
  door: number
  /** The panel's box: left, top, width, height. */
  panel: [left: number, top: number, width: number, height: number]
}

const housesOf: Record<number, number[]> = {
  1: [1],
  2: [1, 1],
  3: [1, 1, 1],
  4: [1, 2, 1],
  6: [2, 1, 2, 1],
  8: [2, 1, 2, 1, 2],
  12: [2, 3, 2, 3, 2],
}
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

interface Room {
  width: number
  top: number
  bottom: number
}

function panelOf({ width, height, portrait }: Stage): Places['panel'] {
  const beside = !portrait && height < 520
  if (beside) return [width * 0.56, 60, width * 0.44, height - 60]
  const tall = portrait ? clamp(height * 0.37, 264, 460) : clamp(height * 0.29, 196, 380)
  return [0, height - tall, width, tall]
}

// A sill of this size fits 12-pixel text.
const readableSill = { width: 84, height: 18 }
// Smaller pictures are unrecognizable, so smaller text is accepted instead.
const minPane = 30
const shortest = 62
/** With many windows on a phone, rows have fewer windows, so that the sills are wide enough for words. */
const isNarrow = (width: number, count: number, lines: number) => width < 480 && count > 12 && lines === 1

/** Returns the number of columns and the largest pane that fits. */
function gridOf(room: Room, count: number, lines: number) {
  const sill = lines > 1 ? 0.56 : 0.26
  const narrow = isNarrow(room.width, count, lines)
  const options = [1, 2, 3, 4, 6, 8, 12].filter((columns) => count % columns === 0)
  const sized = options.map((columns) => {
    const rows = count / columns
    const wide = Math.min(room.width / columns, 260)
    const high = (room.bottom - room.top) / rows
    const pane = Math.min(wide / 1.36, narrow ? high - 6 - readableSill.height : (high - 6) / (1 + sill), 190)
    return { columns, rows, wide, high, pane }
  })
  const largest = Math.max(...sized.map(({ pane }) => pane))
  if (narrow) {
    for (const width of [readableSill.width, shortest]) {
      const wide = sized.filter((one) => one.wide >= width && one.pane >= minPane)
      if (wide.length > 0) return wide.reduce((best, one) => (one.pane > best.pane ? one : best))
    }
  }
  // A second floor is worth a slightly smaller size, because a single row doesn't look like a street.
  return (
    sized.find(({ rows, pane }) => rows > 1 && rows < 5 && pane >= largest * 0.8) ??
    sized.reduce((best, one) => (one.pane > best.pane ? one : best))
  )
}

/** Adds uninhabited houses at both ends of the stage. */
function endHouses(from: number, to: number, top: number, step: number): House[] {
  const houses: House[] = []
  for (let x = from, at = 0; from < to ? x < to : x > to; at++) {
    const width = step * (0.92 + (at % 3) * 0.16)
    const left = from < to ? x : x - width
    houses.push({
      x: left,
      width,
      top: top + step * (0.22 + ((at * 2) % 3) * 0.2),
      door: left + width / 2,
      lived: false,
    })
    x += from < to ? width : -width
  }
  return houses
}

/** Returns where the lamp carrier stands: beside a house's door, or for -1 in the middle of the street. */
export function carrierX({ houses, panel, width, door }: Places, house: number): number {
  const beside = houses[house]?.door
  return beside === undefined ? (panel[0] || width) / 2 + door * 0.71 : beside - door * 0.74
}

/** Lays out a street of `count` windows, with one or two lines of text on its sills. */
export function placesOf(stage: Stage, count: number, lines = 1): Places {
  const { width, height } = stage
  const panel = panelOf(stage)
  const beside = panel[0] > 0
  const room = beside ? panel[0] : width
  const foot = beside ? height : panel[1]
  const narrow = isNarrow(room - 12, count, lines)
  const ground = clamp((foot - 50) * (narrow ? 0.14 : 0.19), 44, 150)
  const roof = clamp((foot - 50) * (narrow ? 0.09 : 0.12), 22, 96)
  const top = 50 + roof
  const grid = gridOf({ width: room - 12, top, bottom: foot - ground }, count, lines)
  const { columns, rows, wide, pane } = grid
  const sill: [number, number] = [wide - 6, Math.max(readableSill.height, pane * (lines > 1 ? 0.52 : 0.22))]
  const step = Math.min(grid.high, narrow ? pane * 1.14 + sill[1] : pane * (1.14 + (lines > 1 ? 0.54 : 0.24)))
  const left = (room - columns * wide) / 2
  const first = foot - ground - rows * step
  const groups = housesOf[columns] ?? [columns]
  const houses: House[] = []
  const houseOf: number[] = []
  let column = 0
  for (const [at, size] of groups.entries()) {
    const x = left + column * wide
    const lift = (((at * 7) % 4) / 4) * roof * 0.5
    houses.push({ x, width: size * wide, top: first - lift - 4, door: x + (size * wide) / 2, lived: true })
    for (let one = 0; one < size; one++) houseOf.push(at)
    column += size
  }
  const cells = Array.from({ length: count }, (_, at): Cell => {
    const row = Math.floor(at / columns)
    return {
      x: left + ((at % columns) + 0.5) * wide,
      y: first + row * step + pane / 2 + step * 0.03,
      house: houseOf[at % columns] ?? 0,
    }
  })
  const size = Math.max(90, Math.min(wide, 200))
  const ends = [...endHouses(left, -20, first, size), ...endHouses(left + columns * wide, room + 20, first, size)]
  return {
    width,
    height,
    pane,
    sill,
    cells,
    houses: [...houses, ...ends],
    roof,
    ground: foot - ground * 0.28,
    door: ground * 0.66,
    panel,
  }
}
