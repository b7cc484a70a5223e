import type { Picture } from '@marigold/contract'
import type { Face } from './faces.ts'
import type { PrintOptions } from './options.ts'
import { inset, type Box, type Item } from './page.ts'
import { fitText, lineHeightOf, textBlock, textItem, textWidth, wrap } from './text.ts'

/** How large the letters of a sheet may grow, and how much of a card they may take. */
export interface CardLook {
  most: number
  /** Letters take more of the card, the picture less. */
  large: boolean
  /** Letters are set wide. */
  spaced?: boolean
}

/** The same largest letters on all cards of a sheet: as large as most of its words can stand. */
export function lookOf(
  faces: readonly Face[],
  box: Pick<Box, 'width' | 'height'>,
  { largePrint: large, spaced }: Pick<PrintOptions, 'largePrint' | 'spaced'>,
): CardLook {
  const height = Math.min(box.height, box.width * 1.4)
  const free = { most: height * (large ? 0.24 : 0.16), large, spaced }
  const sizes = faces
    .filter((face) => face.text !== '')
    .map((face) => fitText(face.text, areasOf(face, { x: 0, y: 0, ...box }, free).text, free.most, { spaced }).size)
    .sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 4)] ?? free.most
  return { ...free, most: Math.max(usual, free.most * 0.5) }
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

/** A picture in the middle of a box, as large as it can be. */
export function pictureItem({ url, alt }: Picture, box: Box): Item {
  return { kind: 'picture', url, alt, box }
}

/** Rows and columns in which so many square pictures are largest. */
function pictureGrid(count: number, { width, height }: Box): [columns: number, rows: number] {
  const choices = Array.from({ length: count }, (_, at): [number, number] => [at + 1, Math.ceil(count / (at + 1))])
  const side = ([columns, rows]: [number, number]) => Math.min(width / columns, height / rows)
  return choices.reduce((best, choice) => (side(choice) > side(best) * 1.001 ? choice : best), [1, count])
}

/** The pictures of a card side by side, each with its letter at its upper left when they are to choose from. */
export function pictureItems({ pictures, lettered }: Pick<Face, 'pictures' | 'lettered'>, box: Box): Item[] {
  const [only] = pictures
  if (pictures.length === 1 && only) return [pictureItem(only, box)]
  const [columns, rows] = pictureGrid(pictures.length, box)
  const width = box.width / columns
  // No higher than they need to be, so that a letter stands beside its picture.
  const height = Math.min(box.height / rows, width * 1.1)
  const top = box.y + (box.height - rows * height) / 2
  const inLastRow = pictures.length - (rows - 1) * columns
  return pictures.flatMap((picture, place) => {
    const row = Math.floor(place / columns)
    const shift = row === rows - 1 ? ((columns - inLastRow) * width) / 2 : 0
    const cell = { x: box.x + shift + (place % columns) * width, y: top + row * height, width, height }
    const size = Math.max(2.4, Math.min(5.6, Math.min(width, height) * 0.16))
    const letter = textItem(String.fromCharCode(97 + place), cell.x + 0.6, cell.y + size, size, { bold: true })
    const aside = lettered ? size * 0.8 : 0
    const inner = inset({ ...cell, x: cell.x + aside, width: width - aside }, Math.min(width, height) * 0.05)
    return [pictureItem(picture, inner), ...(lettered ? [letter] : [])]
  })
}

function optionItems(options: readonly string[], box: Box, { most, spaced = false }: CardLook): Item[] {
  let size = most * 0.8
  const height = lineHeightOf(spaced)
  const linesAt = (letters: number) => options.flatMap((option) => wrap(option, box.width, letters, false, spaced))
  const fits = (letters: number) => {
    const lines = linesAt(letters)
    const widest = Math.max(...lines.map((line) => textWidth(line.text, letters, false, spaced)))
    return widest <= box.width && lines.length * letters * height <= box.height
  }
  while (size > 1.6 && !fits(size)) size *= 0.95
  return linesAt(size).map((line, row) =>
    textItem(line.text, box.x, box.y + (row + 0.82) * size * height, size, spaced ? { spaced } : {}),
  )
}

/** Draws one side of a card into its box, inside a margin that the scissors may miss. */
export function drawFace(face: Face, box: Box, look: CardLook): Item[] {
  const { most, spaced = false } = look
  const areas = areasOf(face, box, look)
  const fitted = fitText(face.text, areas.text, most, { spaced })
  return [
    ...(face.pictures.length === 0 ? [] : pictureItems(face, areas.pictures)),
    ...(face.text === '' ? [] : textBlock(fitted, areas.text, { marks: face.marks, spaced })),
    ...(face.options.length === 0 ? [] : optionItems(face.options, areas.options, look)),
  ]
}
