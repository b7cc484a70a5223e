import type { PrintRun } from './options.ts'
import { paperSize, type Box, type Item, type Page } from './page.ts'
import { boxPath, scissors, logoMark } from './shapes.ts'
import { fitText, textItem, textWidth } from './text.ts'

/** In mm. Printers can't print at the edge of the paper. */
const margin = 8
/** In mm, kept free at the bottom, so that the other paper size loses nothing. */
const slack = 6
const headerHeight = 9

/** Title and details in a sheet's header line. */
export interface Heading {
  title: string
  note: string
  landscape?: boolean
}

/** Returns the area below the header line, if there is one. */
export function contentBox({ options }: PrintRun, landscape = false): Box {
  const { width, height } = paperSize(options.paper, landscape)
  const top = margin + (options.headerLine ? headerHeight : 0)
  return { x: margin, y: top, width: width - 2 * margin, height: height - top - margin - slack }
}

function headerItems(run: PrintRun, heading: Heading, width: number): Item[] {
  const y = margin + 4.4
  const right = [run.name.trim(), run.date.trim()].filter(Boolean).join(' · ')
  const rightSize = 3.1
  const room = width - 2 * margin - 8 - textWidth(right, rightSize, false) - 6
  const title = fitText(heading.title, { width: room * 0.7, height: 6 }, 4.2)
  const text = title.lines.map((line) => line.text).join(' ')
  const titleWidth = textWidth(text, title.size, true)
  const note = fitText(heading.note, { width: Math.max(10, room - titleWidth - 4), height: 5 }, 3.1, { bold: false })
  const noteFits = note.lines.length === 1
  return [
    ...logoMark(margin + 3, y - 1.4, 2.8),
    textItem(text, margin + 8, y, title.size, { bold: true }),
    ...(noteFits ? [textItem(heading.note, margin + 8 + titleWidth + 4, y, note.size, { ink: 'soft' })] : []),
    textItem(right, width - margin, y, rightSize, { ink: 'soft', align: 'end' }),
  ]
}

/** Creates one side of paper with its header line; backs have none. */
export function makePage(
  run: PrintRun,
  heading: Heading | null,
  rest: Partial<Page> & { landscape?: boolean } = {},
): Page {
  const { landscape = false, ...page } = rest
  const { width, height } = paperSize(run.options.paper, landscape)
  const header = heading && run.options.headerLine ? headerItems(run, heading, width) : []
  return { width, height, side: 'front', cells: [], ...page, items: [...header, ...(page.items ?? [])] }
}

/** Returns equal boxes in rows, centered in a box, with a gap between; no cell is larger than `most`. */
export function gridBoxes(
  box: Box,
  [columns, rows]: readonly [number, number],
  gap = 0,
  most: { width: number; height: number } = { width: Infinity, height: Infinity },
): Box[] {
  const width = Math.min(most.width, (box.width - gap * (columns - 1)) / columns)
  const height = Math.min(most.height, (box.height - gap * (rows - 1)) / rows)
  const left = box.x + (box.width - columns * width - (columns - 1) * gap) / 2
  const boxes = (row: number) =>
    Array.from({ length: columns }, (_, column) => ({
      x: left + column * (width + gap),
      y: box.y + row * (height + gap),
      width,
      height,
    }))
  return Array.from({ length: rows }, (_, row) => boxes(row)).flat()
}

const key = (value: number) => value.toFixed(2)
const cut = { kind: 'line', width: 0.25, ink: 'pale' } as const

/** Returns dashed lines along the boxes' edges, each once. */
function edgeLines(boxes: readonly Box[]): Item[] {
  const lines = new Map<string, Item>()
  const add = (x1: number, y1: number, x2: number, y2: number) =>
    lines.set([x1, y1, x2, y2].map(key).join(), { ...cut, from: [x1, y1], to: [x2, y2], dashed: true })
  for (const { x, y, width, height } of boxes) {
    add(x, y, x + width, y)
    add(x, y + height, x + width, y + height)
    add(x, y, x, y + height)
    add(x + width, y, x + width, y + height)
  }
  return [...lines.values()]
}

/** Returns short marks at the boxes' corners, each once, for a paper cutter; the cards stay clean. */
function cornerMarks(boxes: readonly Box[]): Item[] {
  const marks = new Map<string, Item[]>()
  const arm = 2.5
  for (const { x, y, width, height } of boxes) {
    for (const [left, top] of [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ] as const) {
      marks.set(`${key(left)},${key(top)}`, [
        { ...cut, ink: 'soft', from: [left - arm, top], to: [left + arm, top] },
        { ...cut, ink: 'soft', from: [left, top - arm], to: [left, top + arm] },
      ])
    }
  }
  return [...marks.values()].flat()
}

/** Returns the cut marks for the options; with rounded corners, each box has its own outline. */
export function cutMarks({ options }: PrintRun, boxes: readonly Box[]): Item[] {
  const [first] = boxes
  if (!first) return []
  const round = options.rounded
    ? boxes.map((box): Item => ({ kind: 'shape', path: boxPath(box, 4), stroke: 'pale', width: 0.25 }))
    : []
  if (options.cuts === 'none') return round
  const marks = options.cuts === 'crop' ? cornerMarks(boxes) : options.rounded ? [] : edgeLines(boxes)
  return [...round, ...marks, ...scissors(first.x + 6, first.y)]
}

/**
 * Returns a back with its columns mirrored for the printer's flip setting: about the vertical axis, or upside down
 * about the horizontal one. The cut cards are the same.
 */
export function flipForPrinter({ options }: PrintRun, page: Page): Page {
  const isLandscape = page.width > page.height
  if ((options.flip === 'short') === isLandscape) return page
  const { width, height } = page
  return {
    ...page,
    items: [{ kind: 'turned', angle: 180, x: width / 2, y: height / 2, items: page.items }],
    cells: page.cells.map(({ card, box }) => ({
      card,
      box: { ...box, x: width - box.x - box.width, y: height - box.y - box.height },
    })),
  }
}

/** Returns a grid's boxes with the columns mirrored, as on the back of the paper. */
export function mirrorBoxes(boxes: readonly Box[], width: number): Box[] {
  return boxes.map((box) => ({ ...box, x: width - box.x - box.width }))
}

/** Splits a list into chunks of at most `size`. */
export function chunk<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, piece) =>
    list.slice(piece * size, (piece + 1) * size),
  )
}
