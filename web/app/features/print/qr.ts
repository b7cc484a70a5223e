import { create } from 'qrcode'
import type { Box, Item } from './page.ts'

/** Quiet zone around a QR code, in squares. */
const quiet = 4

/** Centers a QR code in a box, with its quiet zone. */
export function qrItem(text: string, box: Box): Item {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const side = Math.min(box.width, box.height)
  const square = side / (modules.size + 2 * quiet)
  const left = box.x + (box.width - side) / 2 + quiet * square
  const top = box.y + (box.height - side) / 2 + quiet * square
  const mm = (value: number) => String(Math.round(value * 1000) / 1000)
  const runs: string[] = []
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (!modules.get(row, column)) continue
      const start = column
      while (column + 1 < modules.size && modules.get(row, column + 1)) column++
      const [x, y] = [left + start * square, top + row * square]
      runs.push(`M${mm(x)} ${mm(y)}h${mm((column - start + 1) * square)}v${mm(square)}H${mm(x)}z`)
    }
  }
  return { kind: 'shape', path: runs.join(''), fill: 'ink' }
}
