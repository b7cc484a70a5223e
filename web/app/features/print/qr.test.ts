import { create } from 'qrcode'
import { expect, test } from 'vitest'
import { qrItem } from './qr.ts'

const address = 'https://marigold.test/exploregames?message=Free%20Games'

/** Returns which squares a path of boxes covers. */
function squaresOf(path: string, size: number, square: number, [left, top]: [number, number]): boolean[] {
  const covered = Array.from({ length: size * size }, () => false)
  for (const [, x, y, width] of path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v/g)) {
    const [column, row, count] = [
      Math.round((Number(x) - left) / square),
      Math.round((Number(y) - top) / square),
      Math.round(Number(width) / square),
    ]
    for (let at = 0; at < count; at++) covered[row * size + column + at] = true
  }
  return covered
}

test('draws the QR code of the URL exactly, with a margin of four squares', () => {
  const item = qrItem(address, { x: 100, y: 50, width: 40, height: 24 })
  const { modules } = create(address, { errorCorrectionLevel: 'M' })
  const square = 24 / (modules.size + 8)
  const corner: [number, number] = [100 + 8 + 4 * square, 50 + 4 * square]
  const wanted = Array.from(modules.data, Boolean)
  expect(item.kind === 'shape' && squaresOf(item.path, modules.size, square, corner)).toEqual(wanted)
})
