/** A bed of sand, as heights in a square of cells; it means nothing and is never logged. */
export interface Sand {
  side: number
  heights: Float32Array
}

/** How much higher a cell may be than its neighbor before it slides: a slope of 35 degrees. */
const steepest = 0.7
const deepest = -6
const highest = 8

/** Sand as it lies after wind, from a few waves. */
export const makeSand = (side: number): Sand => ({
  side,
  heights: Float32Array.from({ length: side * side }, (_, cell) => {
    const [x, y] = [cell % side, Math.floor(cell / side)]
    return 0.7 * Math.sin(x * 0.16 + 2 * Math.sin(y * 0.09)) + 0.35 * Math.sin(y * 0.31 + x * 0.05)
  }),
})

/** A finger pushes sand aside: a track with a bank around it. Nothing is lost. */
export function rub({ side, heights }: Sand, x: number, y: number, reach: number): void {
  const bank: number[] = []
  let taken = 0
  for (let row = Math.floor(y - reach * 1.6); row <= y + reach * 1.6; row++)
    for (let column = Math.floor(x - reach * 1.6); column <= x + reach * 1.6; column++) {
      if (row < 0 || column < 0 || row >= side || column >= side) continue
      const [cell, far] = [row * side + column, Math.hypot(column - x, row - y)]
      if (far > reach) {
        if (far < reach * 1.6) bank.push(cell)
        continue
      }
      const height = heights[cell] ?? 0
      const push = Math.min(1.4 * (1 - far / reach), Math.max(0, height - deepest))
      heights[cell] = height - push
      taken += push
    }
  const room = bank.filter((cell) => (heights[cell] ?? 0) < highest)
  const onto = room.length > 0 ? room : bank
  for (const cell of onto) heights[cell] = (heights[cell] ?? 0) + taken / onto.length
}

/** Lets steep sand slide once; returns how much moved. */
export function settle({ side, heights }: Sand): number {
  let moved = 0
  for (let cell = 0; cell < heights.length; cell++)
    for (const next of [cell % side < side - 1 ? cell + 1 : -1, cell + side < heights.length ? cell + side : -1]) {
      if (next < 0) continue
      const slope = (heights[cell] ?? 0) - (heights[next] ?? 0)
      const over = Math.abs(slope) - steepest
      if (over <= 0.01) continue
      const slides = (Math.sign(slope) * over) / 2
      heights[cell] = (heights[cell] ?? 0) - slides
      heights[next] = (heights[next] ?? 0) + slides
      moved += Math.abs(slides)
    }
  return moved
}

/** A fan blows: everything gets flatter. */
export function blow({ heights }: Sand): void {
  const middle = heights.reduce((sum, height) => sum + height, 0) / heights.length
  for (const [cell, height] of heights.entries()) heights[cell] = middle + (height - middle) * 0.86
}

/** Paints the sand, lit from the upper left, into RGBA bytes. */
export function shade(
  { side, heights }: Sand,
  [r, g, b]: readonly [number, number, number],
  out: Uint8ClampedArray,
): void {
  for (let cell = 0; cell < heights.length; cell++) {
    const left = heights[cell % side === 0 ? cell : cell - 1] ?? 0
    const up = heights[cell < side ? cell : cell - side] ?? 0
    const height = heights[cell] ?? 0
    const light = 1 + 0.16 * Math.max(-1.6, Math.min(1.6, height - left + (height - up))) + 0.012 * height
    out[4 * cell] = r * light
    out[4 * cell + 1] = g * light
    out[4 * cell + 2] = b * light
    out[4 * cell + 3] = 255
  }
}
