import type { Stage } from '../kit/index.ts'
import type { Stone } from './chunking.ts'

/** Positions on the stage, in pixels. */
export interface Layout {
  width: number
  height: number
  portrait: boolean
  /** The scale of drawings: 1 on a tablet in landscape. */
  unit: number
  /** The line where the water meets the far bank, and the center of the path. */
  water: number
  path: number
  /** The scale of the walker, which is 300 units tall. */
  walker: number
}

export interface PlacedStone extends Stone {
  /** The center of its top. */
  x: number
  y: number
  width: number
  height: number
  font: number
}
/** The stones of a crossing, from bank to bank. */
export interface Path {
  stones: PlacedStone[]
  /** Where the walker is before the first stone and after the last. */
  from: number
  to: number
  /** The width of the whole path. */
  width: number
}

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

export function layoutOf({ width, height }: Pick<Stage, 'width' | 'height'>): Layout {
  const portrait = height > width
  const unit = portrait ? clamp(width / 470, 0.76, 1.7) : clamp(Math.min(width / 1180, height / 720), 0.6, 2)
  const water = Math.round(height * (portrait ? 0.43 : 0.53))
  const path = Math.round(height * (portrait ? 0.6 : height < 480 ? 0.68 : 0.755))
  const walker = Math.min(0.92 * unit, (path - height * (portrait ? 0.27 : 0.3)) / 300)
  return { width, height, portrait, unit, water, path, walker }
}

const rise = [0, -1, 0.5, -0.6, 0.9, -0.3]

/** Returns how many lines a text takes on a stone, and the length of the longest. */
function wrapped(text: string, letters: number): { lines: number; longest: number } {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines[lines.length - 1] ?? ''
    if (last === '') lines[lines.length - 1] = word
    else if (`${last} ${word}`.length <= letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return { lines: lines.length, longest: Math.max(...lines.map(({ length }) => length)) }
}

interface Wishes {
  /** From 1, the device's default, to 1.5. */
  textSize: number
  /** How much width a slanted edge takes from the text, in units. */
  slant: number
}
/** Lays out the stones at `scale`, with `more` pixels between them. */
function lay(stones: readonly Stone[], layout: Layout, { textSize, slant }: Wishes, scale: number, more: number) {
  const unit = layout.unit * scale
  const bank = (layout.portrait ? 104 : 150) * layout.unit
  let x = bank
  let group = true
  const laid = stones.map((stone, i): PlacedStone => {
    const long = stone.text.length > 10
    const font = Math.max(17, (long ? 22 : 30) * unit) * textSize
    const { lines, longest } = wrapped(stone.text, long ? 13 : 20)
    const least = (stone.kind === 'pause' ? 190 : 116) * unit
    const own = Math.max(least, longest * font * 0.58 + (stone.more ? font * 0.3 : 0) + (44 + slant) * unit)
    x += (group ? 26 : 10) * unit + (i === 0 ? more / 2 : group ? more : more * 0.6) + own / 2
    const y = layout.path + (stone.kind === 'pause' ? 0 : (rise[i % rise.length] ?? 0)) * 15 * unit
    const at = { ...stone, x, y, width: own, height: Math.max(50, 70 * unit, lines * font * 1.12 + 34 * unit), font }
    x += own / 2
    group = !stone.more
    return at
  })
  return { laid, bank, end: x + more / 2 + bank + 26 * unit }
}

/**
 * Lays out stones from bank to bank, as wide as their texts need, and farther apart where a new word starts. A short
 * path is enlarged and centered.
 */
export function pathOf(stones: readonly Stone[], layout: Layout, wishes: Wishes): Path {
  const { width, height } = layout
  const first = lay(stones, layout, wishes, 1, 0)
  const scale = clamp((width * 0.9) / first.end, 1, height < 480 ? 1.2 : 1.45)
  const large = lay(stones, layout, wishes, scale, 0)
  const more = clamp((width * 0.94 - large.end) / Math.max(1, stones.length), 0, 70 * layout.unit)
  const { laid, bank, end } = lay(stones, layout, wishes, scale, more)
  const shift = Math.max(0, (width - end) / 2)
  return {
    stones: laid.map((stone) => ({ ...stone, x: stone.x + shift })),
    from: shift + bank * 0.5,
    to: shift + end - bank * 0.68,
    width: Math.max(width, end),
  }
}

/** The walker's width to either side, in units, and the distance of the next stone from the edge, in pixels. */
const [walkerHalf, edge] = [70, 12]

/** Returns how far the path is moved left, so that the next stone is fully visible, and the walker too if possible. */
export function cameraAt({ stones, width, to }: Path, layout: Layout, next: number): number {
  const [stone, before] = [stones[next], stones[next - 1]]
  const usual = (stone?.x ?? to) - layout.width * (layout.portrait ? 0.6 : 0.56)
  const walker = before ? before.x - walkerHalf * layout.unit : usual
  const whole = stone ? stone.x + stone.width / 2 + edge - layout.width : usual
  return clamp(Math.min(usual, Math.max(walker, whole)), 0, Math.max(0, width - layout.width))
}
