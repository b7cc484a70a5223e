import type { Picture } from '@marigold/contract'
import type { Face } from './faces.ts'
import { inset, middle, type Box, type Item } from './page.ts'
import { fitText, lineHeight, textBlock, textItem, textWidth, wrap } from './text.ts'

/** 24 points, what large print asks for at least. */
export const largePrintSize = 24 / (72 / 25.4)

/** How large the letters of a sheet may grow, and how much of a card they may take. */
export interface CardLook {
  most: number
  /** Letters take more of the card, the picture less. */
  large: boolean
}

/** The same largest letters on all cards of a sheet: as large as most of its words can stand. */
export function lookOf(faces: readonly Face[], box: Pick<Box, 'width' | 'height'>, large: boolean): CardLook {
  const height = Math.min(box.height, box.width * 1.4)
  const free = { most: height * (large ? 0.24 : 0.16), large }
  const sizes = faces
    .filter((face) => face.text !== '')
    .map((face) => fitText(face.text, areasOf(face, { x: 0, y: 0, ...box }, free).text, free.most).size)
    .sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 4)] ?? free.most
  return { most: Math.max(usual, free.most * 0.5), large }
}

/** Where picture, words and options go on a card: words below the picture, or alone in the middle. */
function areasOf(face: Face, box: Box, look: CardLook): { pictures: Box; text: Box; options: Box } {
  const inner = inset(box, Math.min(3, box.width * 0.06))
  const part = (from: number, to: number): Box => ({
    ...inner,
    y: inner.y + from * inner.height,
    height: (to - from) * inner.height,
  })
  const none = { ...inner, height: 0 }
  if (face.pictures.length === 0) {
    const hasOptions = face.options.length > 0
    return { pictures: none, text: part(0, hasOptions ? 0.5 : 1), options: hasOptions ? part(0.52, 1) : none }
  }
  if (face.text === '') return { pictures: inner, text: none, options: none }
  if (face.options.length > 0) {
    return { pictures: part(0, 0.42), text: part(0.44, 0.64), options: part(0.66, 1) }
  }
  const words = face.text.split(/\s+/).length
  const share = Math.min(0.5, (words > 8 ? 0.38 : words > 3 ? 0.32 : 0.24) + (look.large ? 0.1 : 0))
  return { pictures: part(0, 0.98 - share), text: part(1 - share, 1), options: none }
}

/** A picture as large as it can be in a box; they are square. */
export function pictureItem({ url, alt }: Picture, box: Box): Item {
  const side = Math.min(box.width, box.height)
  const { x, y } = middle(box)
  return { kind: 'picture', url, alt, box: { x: x - side / 2, y: y - side / 2, width: side, height: side } }
}

function pictureItems(face: Face, box: Box): Item[] {
  const count = face.pictures.length
  const [only] = face.pictures
  if (count === 1 && only) return [pictureItem(only, box)]
  const wide = box.width > box.height * 1.3
  const columns = count <= 4 ? (count === 2 || wide ? Math.min(count, wide ? 4 : 2) : 2) : 3
  const rows = Math.ceil(count / columns)
  const [width, height] = [box.width / columns, box.height / rows]
  const label = face.labelled ? Math.min(6, height * 0.16) : 0
  return face.pictures.flatMap((picture, place) => {
    const cell = {
      x: box.x + (place % columns) * width,
      y: box.y + Math.floor(place / columns) * height,
      width,
      height: height - label,
    }
    const named = { ...cell, y: cell.y + cell.height, height: label }
    const words =
      label > 0 && picture.alt
        ? textBlock(fitText(picture.alt, named, label * 0.72, false), named, { bold: false })
        : []
    return [pictureItem(picture, inset(cell, Math.min(width, height) * 0.05)), ...words]
  })
}

function optionItems(options: readonly string[], box: Box, most: number): Item[] {
  let size = most
  const rowsAt = (letters: number) => options.map((option) => wrap(option, box.width, letters, false))
  const fits = (letters: number) => {
    const lines = rowsAt(letters).flat()
    const widest = Math.max(...lines.map((line) => textWidth(line.text, letters, false)))
    return widest <= box.width && lines.length * letters * lineHeight <= box.height
  }
  while (size > 1.6 && !fits(size)) size *= 0.95
  return rowsAt(size)
    .flat()
    .map((line, row) => textItem(line.text, box.x, box.y + (row + 0.82) * size * lineHeight, size))
}

/** Draws one side of a card into its box, inside a margin that the scissors may miss. */
export function drawFace(face: Face, box: Box, look: CardLook): Item[] {
  const areas = areasOf(face, box, look)
  const fitted = fitText(face.text, areas.text, look.most)
  return [
    ...pictureItems(face, areas.pictures),
    ...(face.text === '' ? [] : textBlock(fitted, areas.text, { marks: face.marks })),
    ...(face.options.length === 0 ? [] : optionItems(face.options, areas.options, look.most * 0.8)),
  ]
}

/** The smallest letters of a face in a box, in millimeters; null when it has none. */
export function letterSize(face: Face, box: Box, look: CardLook): number | null {
  return face.text === '' ? null : fitText(face.text, areasOf(face, box, look).text, look.most).size
}
