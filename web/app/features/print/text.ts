import { bold, letters, regular } from './generated/andika.ts'
import type { Box, Ink, Item, TextItem } from './page.ts'

const places = new Map(Array.from(letters).map((letter, place) => [letter, place]))
const unknownWidth = 650

/** How wide a text runs in Andika, in the unit of `size`. Letters outside the table count as wide ones. */
export function textWidth(text: string, size: number, isBold: boolean): number {
  const table = isBold ? bold : regular
  let width = 0
  for (const letter of text) width += table[places.get(letter) ?? -1] ?? unknownWidth
  return (width * size) / 1000
}

/** A line of a longer text and where it begins there. */
export interface Line {
  text: string
  start: number
}

/** Breaks a text at its spaces into lines no wider than `width`; a word that is wider stands alone. */
export function wrap(text: string, width: number, size: number, isBold: boolean): Line[] {
  const lines: Line[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const last = lines.at(-1)
    const joined = last ? text.slice(last.start, index + word.length) : ''
    if (last && textWidth(joined, size, isBold) <= width) last.text = joined
    else lines.push({ text: word, start: index })
  }
  return lines
}

export const lineHeight = 1.28

/** A text broken for a box: the largest size up to `most` at which all of it fits. */
export interface Fitted {
  size: number
  lines: Line[]
}

const least = 1.6

/** Breaks and sizes a text for a box. Below 1.6 mm it stops: such a box is too small for its text. */
export function fitText(
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  most: number,
  isBold = true,
): Fitted {
  for (let size = most; ; size *= 0.95) {
    const lines = wrap(text, width, size, isBold)
    const widest = Math.max(0, ...lines.map((line) => textWidth(line.text, size, isBold)))
    const fits = widest <= width && lines.length * size * lineHeight <= height
    if (fits || size < least) return { size, lines }
  }
}

/** One line of text as an item. */
export function textItem(text: string, x: number, y: number, size: number, rest: Partial<TextItem> = {}): TextItem {
  return { kind: 'text', text, x, y, size, bold: false, align: 'start', ink: 'ink', ...rest }
}

interface BlockLook {
  bold?: boolean
  align?: 'start' | 'middle'
  vertical?: 'top' | 'middle'
  ink?: Ink
  /** Letters to underline, as [start, end) places in the text. */
  marks?: readonly (readonly [number, number])[]
}

/** The lines of a fitted text in a box, centered unless said otherwise, with the marked letters underlined. */
export function textBlock(fitted: Fitted, box: Box, look: BlockLook = {}): Item[] {
  const { bold: isBold = true, align = 'middle', vertical = 'middle', ink = 'ink', marks = [] } = look
  const { size, lines } = fitted
  const height = lines.length * size * lineHeight
  const top = vertical === 'top' ? box.y : box.y + (box.height - height) / 2
  const items: Item[] = []
  lines.forEach((line, row) => {
    const y = top + (row + 0.5) * size * lineHeight + 0.36 * size
    const width = textWidth(line.text, size, isBold)
    const left = align === 'start' ? box.x : box.x + (box.width - width) / 2
    for (const [start, end] of marks) {
      const from = Math.max(0, start - line.start)
      const to = Math.min(line.text.length, end - line.start)
      if (from >= to) continue
      const x = left + textWidth(line.text.slice(0, from), size, isBold)
      const right = x + textWidth(line.text.slice(from, to), size, isBold)
      const under = y + 0.17 * size
      items.push({ kind: 'line', from: [x, under], to: [right, under], width: 0.09 * size, ink: 'marigold' })
    }
    items.push(textItem(line.text, left, y, size, { bold: isBold, ink }))
  })
  return items
}
