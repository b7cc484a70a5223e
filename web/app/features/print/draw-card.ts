import type { Picture } from '@marigold/contract'
import type { Face } from './faces.ts'
import type { PrintOptions } from './options.ts'
import { inset, type Box, type Item } from './page.ts'
import { smallerSize, stackFace } from './stack-face.ts'
import { fitText, legible, textBlock, textItem, wrapText } from './text.ts'

/** Typography of a sheet: maximum font size, and how text and picture share a card. */
export interface CardLook {
  most: number
  /** More of the card is text, less is picture. */
  large: boolean
  /** Uses wide letter spacing. */
  spaced?: boolean
}

/** Returns the largest text of a face in a box. */
function textSize(face: Face, box: Box, look: CardLook): number {
  if (isStacked(face)) return stackFace(face, innerOf(box), look.most, look.spaced ?? false).size
  return fitText(face.text, areasOf(face, box, look).text, look.most, { spaced: look.spaced ?? false }).size
}

/** Returns one look for all cards of a sheet, with the largest font that fits most of its words. */
export function cardLook(
  faces: readonly Face[],
  box: Pick<Box, 'width' | 'height'>,
  { largePrint: large, spaced }: Pick<PrintOptions, 'largePrint' | 'spaced'>,
): CardLook {
  const height = Math.min(box.height, box.width * 1.4)
  const free = { most: height * (large ? 0.24 : 0.16), large, spaced }
  const sizes = faces
    .filter((face) => face.text !== '')
    .map((face) => textSize(face, { x: 0, y: 0, ...box }, free))
    .sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 4)] ?? free.most
  return { ...free, most: Math.max(usual, free.most * 0.5) }
}

/** Returns true if all of a face's texts can be read in a box. */
export function isLegible(face: Face, box: Box, options: Pick<PrintOptions, 'largePrint' | 'spaced'>): boolean {
  return face.text === '' || textSize(face, box, cardLook([face], box, options)) >= legible
}

/** Texts of several parts share the card by need; a word or a short question gets a fixed share. */
const isStacked = (face: Face) =>
  face.line !== undefined || face.options.length > 0 || face.text.split(/\s+/).length > 8

const innerOf = (box: Box) => inset(box, Math.min(3, box.width * 0.06))

/** Returns where the pictures and text of a card go: text below the picture, or centered alone. */
function areasOf(face: Face, box: Box, look: CardLook): { pictures: Box; text: Box } {
  const inner = innerOf(box)
  const part = (from: number, to: number): Box => ({
    ...inner,
    y: inner.y + from * inner.height,
    height: (to - from) * inner.height,
  })
  const none = { ...inner, height: 0 }
  if (face.pictures.length === 0) return { pictures: none, text: inner }
  if (face.text === '') return { pictures: inner, text: none }
  const share = Math.min(0.5, (face.text.split(/\s+/).length > 3 ? 0.32 : 0.24) + (look.large ? 0.1 : 0))
  return { pictures: part(0, 0.98 - share), text: part(1 - share, 1) }
}

/** Centers a picture in a box, as large as possible. */
export function pictureItem({ url, alt }: Picture, box: Box): Item {
  return { kind: 'picture', url, alt, box }
}

/** Returns the grid in which this many square pictures are largest. */
function pictureGrid(count: number, { width, height }: Box): [columns: number, rows: number] {
  const choices = Array.from({ length: count }, (_, at): [number, number] => [at + 1, Math.ceil(count / (at + 1))])
  const side = ([columns, rows]: [number, number]) => Math.min(width / columns, height / rows)
  return choices.reduce((best, choice) => (side(choice) > side(best) * 1.001 ? choice : best), [1, count])
}

/** Lays out a card's pictures side by side, each with its letter at the top left if they are options. */
export function pictureItems({ pictures, lettered }: Pick<Face, 'pictures' | 'lettered'>, box: Box): Item[] {
  const [only] = pictures
  if (pictures.length === 1 && only) return [pictureItem(only, box)]
  const [columns, rows] = pictureGrid(pictures.length, box)
  const width = box.width / columns
  // No taller than needed, so that a letter stays next to its picture.
  const height = Math.min(box.height / rows, width * 1.1)
  const top = box.y + (box.height - rows * height) / 2
  const inLastRow = pictures.length - (rows - 1) * columns
  return pictures.flatMap((picture, place) => {
    const row = Math.floor(place / columns)
    const shift = row === rows - 1 ? ((columns - inLastRow) * width) / 2 : 0
    const cell = { x: box.x + shift + (place % columns) * width, y: top + row * height, width, height }
    const size = Math.max(legible, Math.min(5.6, Math.min(width, height) * 0.16))
    const letter = textItem(String.fromCharCode(97 + place), cell.x + 0.6, cell.y + size, size, { bold: true })
    const aside = lettered ? size * 0.8 : 0
    const inner = inset({ ...cell, x: cell.x + aside, width: width - aside }, Math.min(width, height) * 0.05)
    return [pictureItem(picture, inner), ...(lettered ? [letter] : [])]
  })
}

interface StackLook extends Pick<CardLook, 'most' | 'spaced'> {
  align?: 'start' | 'middle'
}

/** Draws the parts of a card one below the other. */
export function stackItems(face: Face, box: Box, { most, spaced = false, align = 'middle' }: StackLook): Item[] {
  const stack = stackFace(face, box, most, spaced)
  const small = smallerSize(stack.size)
  const { width } = stack.text
  const block = (text: string, at: Box, size: number, isBold: boolean, marks: Face['marks'] = []) =>
    textBlock({ size, lines: wrapText(text, width, size, isBold, spaced) }, at, { bold: isBold, marks, spaced, align })
  const options = face.options.flatMap((option) => wrapText(option, width, small, false, spaced))
  return [
    ...(face.pictures.length === 0 ? [] : pictureItems(face, stack.pictures)),
    ...block(face.text, stack.text, stack.size, true, face.marks),
    ...(face.line ? block(face.line.text, stack.line, small, false, face.line.marks) : []),
    ...textBlock({ size: small, lines: options }, stack.options, { bold: false, align: 'start', spaced }),
  ]
}

/** Draws one side of a card into its box, with a margin for imprecise cutting. */
export function drawFace(face: Face, box: Box, look: CardLook): Item[] {
  if (isStacked(face)) return stackItems(face, innerOf(box), look)
  const { most, spaced = false } = look
  const areas = areasOf(face, box, look)
  const fitted = fitText(face.text, areas.text, most, { spaced })
  return [
    ...(face.pictures.length === 0 ? [] : pictureItems(face, areas.pictures)),
    ...(face.text === '' ? [] : textBlock(fitted, areas.text, { marks: face.marks, spaced })),
  ]
}
