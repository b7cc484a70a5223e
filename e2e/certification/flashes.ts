import type { Page } from '@playwright/test'
import { reachTime, timeline } from './timeline.ts'

/** The relative luminance of each cell of a grid over the screen, at a time in ms. */
export interface Frame {
  at: number
  cells: readonly number[]
}

const leastChange = 0.1
const darkerThan = 0.8
const leastArea = 0.25
/** Cells that change within this time change together. */
const togetherMs = 120

interface Cell {
  low: number
  high: number
  direction: number
}

/** Returns -1 or 1 if the cell's luminance has changed enough against its last direction, or else 0. */
function turnOf(cell: Cell, light: number): number {
  cell.low = Math.min(cell.low, light)
  cell.high = Math.max(cell.high, light)
  const up = cell.direction <= 0 && light - cell.low >= leastChange && cell.low < darkerThan
  const down = cell.direction >= 0 && cell.high - light >= leastChange && light < darkerThan
  if (!up && !down) {
    if (cell.direction > 0) cell.low = light
    if (cell.direction < 0) cell.high = light
    return 0
  }
  Object.assign(cell, { low: light, high: light, direction: up ? 1 : -1 })
  return cell.direction
}

/**
 * Returns the largest number of general flashes within a second (WCAG 2.3.1): pairs of opposing changes of at least 10%
 * of the maximum relative luminance, the darker below 0.8, over at least a quarter of the screen.
 */
export function flashesPerSecond(frames: readonly Frame[]): number {
  const [first, ...rest] = frames
  if (!first) return 0
  const cells = first.cells.map((light): Cell => ({ low: light, high: light, direction: 0 }))
  const recent: { at: number; cell: number; direction: number }[] = []
  const turns: number[] = []
  let last = 0
  for (const { at, cells: lights } of rest) {
    for (const [cell, light] of lights.entries()) {
      const state = cells[cell]
      const direction = state ? turnOf(state, light) : 0
      if (direction !== 0) recent.push({ at, cell, direction })
    }
    while (recent[0] && recent[0].at < at - togetherMs) recent.shift()
    const changed = (direction: number) =>
      new Set(recent.flatMap((one) => (one.direction === direction ? [one.cell] : []))).size
    for (const direction of [1, -1]) {
      if (direction === last || changed(direction) < leastArea * cells.length) continue
      turns.push(at)
      last = direction
      recent.length = 0
    }
  }
  const inSecond = turns.map((from) => turns.filter((at) => at >= from && at < from + 1000).length)
  return Math.floor(Math.max(0, ...inSecond) / 2)
}

const grid = 24

interface Recording {
  /** Waits until it has recorded for a time, in ms. */
  recorded: (ms: number) => Promise<void>
  stop: () => Promise<Frame[]>
}

/** Records the screen from now on. `stop` returns what was seen; frames only come when something changes. */
export async function recordScreen(page: Page): Promise<Recording> {
  const session = await page.context().newCDPSession(page)
  const pictures: { at: number; data: string }[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ at: (metadata.timestamp ?? 0) * 1000, data })
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 240, maxHeight: 240 })
  const began = await timeline(page)
  return {
    recorded: (ms) => reachTime(page, began + ms),
    stop: async () => {
      await session.send('Page.stopScreencast')
      await session.detach()
      return page.evaluate(lightsOf, { pictures, size: grid })
    },
  }
}

/** Decodes pictures in the browser, and returns the luminance of the cells of each. */
async function lightsOf({ pictures, size }: { pictures: { at: number; data: string }[]; size: number }) {
  const canvas = new OffscreenCanvas(size, size)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const linear = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4)
  const frames: { at: number; cells: number[] }[] = []
  for (const { at, data } of pictures) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
    context?.drawImage(await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })), 0, 0, size, size)
    const pixels = context?.getImageData(0, 0, size, size).data ?? new Uint8ClampedArray()
    const cells = Array.from({ length: size * size }, (_, cell) => {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(cell * 4)
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    })
    frames.push({ at, cells })
  }
  return frames
}
