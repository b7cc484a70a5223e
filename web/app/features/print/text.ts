import { bold, letters, regular } from './generated/andika.ts'
import { pointsPerMm, type Box, type Ink, type Item, type TextItem } from './page.ts'

const places = new Map(Array.from(letters).map((letter, place) => [letter, place]))
const unknownWidth = 650

/** Extra width after each letter and each word, relative to the font size. */
export const wideSpacing = { letter: 0.07, word: 0.16 }

/** Returns a text's width in Andika, in the unit of `size`. Unknown letters count as wide ones. */
export function textWidth(text: string, size: number, isBold: boolean, spaced = false): number {
  const table = isBold ? bold : regular
  const letter = spaced ? wideSpacing.letter * 1000 : 0
  const word = spaced ? wideSpacing.word * 1000 : 0
  let width = 0
  for (const one of text) {
    width += (table[places.get(one) ?? -1] ?? unknownWidth) + letter + (one === ' ' ? word : 0)
  }
  return (width * size) / 1000
}

/** One line of a wrapped text, with its offset. */
export interface Line {
  text: string
  start: number
}

/** Wraps a text at spaces into lines of at most `width`; a wider word gets its own line. */
export function wrapText(text: string, width: number, size: number, isBold: boolean, spaced = false): Line[] {
  const lines: Line[] = []
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const last = lines.at(-1)
    const joined = last ? text.slice(last.start, index + word.length) : ''
    if (last && textWidth(joined, size, isBold, spaced) <= width) last.text = joined
    else lines.push({ text: word, start: index })
  }
  return lines
}

const lineHeight = 1.28
const wideLineHeight = 1.5

/** Returns the line height relative to the font size. */
export const lineHeightOf = (spaced: boolean) => (spaced ? wideLineHeight : lineHeight)

/** A text wrapped for a box, at the largest size up to `most` that fits. */
export interface Fitted {
  size: number
  lines: Line[]
}

/** 9 points in mm: smaller words are hard to read. */
export const legible = 9 / pointsPerMm

const least = 1.6

/** Weight (bold by default) and wide spacing, for readers who need it. */
export interface TextStyle {
  bold?: boolean
  spaced?: boolean
}

/** Wraps and sizes a text for a box. Stops at 1.6 mm, because the box is too small then. */
export function fitText(
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  most: number,
  { bold: isBold = true, spaced = false }: TextStyle = {},
): Fitted {
  for (let size = most; ; size *= 0.95) {
    const lines = wrapText(text, width, size, isBold, spaced)
    const widest = Math.max(0, ...lines.map((line) => textWidth(line.text, size, isBold, spaced)))
    const fits = widest <= width && lines.length * size * lineHeightOf(spaced) <= height
    if (fits || size < least) return { size, lines }
  }
}

/** Returns one line of text as an item. */
export function textItem(text: string, x: number, y: number, size: number, rest: Partial<TextItem> = {}): TextItem {
  return { kind: 'text', text, x, y, size, bold: false, align: 'start', ink: 'ink', ...rest }
}

interface BlockLook extends TextStyle {
  align?: 'start' | 'middle'
  vertical?: 'top' | 'middle'
  ink?: Ink
  /** TextStyle to underline, as [start, end) offsets. */
  marks?: readonly (readonly [number, number])[]
}

/** Returns a fitted text's lines in a box, centered by default, with the marked letters underlined. */
export function textBlock(fitted: Fitted, box: Box, look: BlockLook = {}): Item[] {
  const { bold: isBold = true, spaced = false, align = 'middle', vertical = 'middle', ink = 'ink', marks = [] } = look
  const { size, lines } = fitted
  const between = size * lineHeightOf(spaced)
  const widthOf = (part: string) => textWidth(part, size, isBold, spaced)
  const height = lines.length * between
  const top = vertical === 'top' ? box.y : box.y + (box.height - height) / 2
  return lines.flatMap((line, row) => {
    const y = top + (row + 0.5) * between + 0.36 * size
    const left = align === 'start' ? box.x : box.x + (box.width - widthOf(line.text)) / 2
    const under = y + 0.17 * size
    const underlines = marks.flatMap(([start, end]): Item[] => {
      const from = Math.max(0, start - line.start)
      const to = Math.min(line.text.length, end - line.start)
      if (from >= to) return []
      const x = left + widthOf(line.text.slice(0, from))
      const right = x + widthOf(line.text.slice(from, to))
      return [{ kind: 'line', from: [x, under], to: [right, under], width: 0.09 * size, ink: 'marigold' }]
    })
    return [...underlines, textItem(line.text, left, y, size, { bold: isBold, ink, ...(spaced ? { spaced } : {}) })]
  })
}
