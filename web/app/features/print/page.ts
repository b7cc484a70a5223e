import type { PaperName } from '../../platform/paper.ts'

/** A rectangle in mm, from the page's top left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** The theme's colors, as a PDF needs them. */
export const inks = {
  ink: '#2b1b3d',
  soft: '#5b4e6b',
  pale: '#b9b2c2',
  marigold: '#f59a0c',
  sand: '#ffe9c7',
  cream: '#fff9ef',
  white: '#ffffff',
} as const
export type Ink = keyof typeof inks

interface PictureItem {
  kind: 'picture'
  box: Box
  url: string
  alt: string
}

/** One line of text; `y` is the baseline and `size` the font size, in mm. */
export interface TextItem {
  kind: 'text'
  x: number
  y: number
  size: number
  text: string
  bold: boolean
  align: 'start' | 'middle' | 'end'
  ink: Ink
  /** Uses `wideSpacing`. */
  spaced?: boolean
}

interface LineItem {
  kind: 'line'
  from: readonly [x: number, y: number]
  to: readonly [x: number, y: number]
  width: number
  ink: Ink
  dashed?: boolean
}

/** An SVG path in mm. */
export interface ShapeItem {
  kind: 'shape'
  path: string
  fill?: Ink
  stroke?: Ink
  width?: number
  dashed?: boolean
}

/** Items rotated around a point, in degrees clockwise. */
export interface TurnedItem {
  kind: 'turned'
  angle: number
  x: number
  y: number
  items: Item[]
}

export type Item = PictureItem | TextItem | LineItem | ShapeItem | TurnedItem

/** Returns all items, including rotated ones. */
export function flatItems(items: readonly Item[]): Exclude<Item, TurnedItem>[] {
  return items.flatMap((item) => (item.kind === 'turned' ? flatItems(item.items) : item))
}

/** A card's position on a page: `card` is its key, or null for other content. */
export interface Cell {
  box: Box
  card: string | null
}

/** One side of a sheet of paper, to draw on screen, on paper, or in a PDF. */
export interface Page {
  width: number
  height: number
  side: 'front' | 'back'
  cells: Cell[]
  items: Item[]
}

/** Points per millimeter: 24 pt are 8.47 mm. */
export const pointsPerMm = 72 / 25.4

const papers: Record<PaperName, { width: number; height: number }> = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
}

/** Returns the paper size in mm, portrait unless `landscape`. */
export function paperSize(paper: PaperName, landscape = false): { width: number; height: number } {
  const { width, height } = papers[paper]
  return landscape ? { width: height, height: width } : { width, height }
}

/** Shrinks a box on all sides. */
export function inset(box: Box, by: number): Box {
  return { x: box.x + by, y: box.y + by, width: box.width - 2 * by, height: box.height - 2 * by }
}

/** Returns the center of a box. */
export function middle(box: Box): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
