import type { Card } from '@marigold/contract'
import { drawWide } from '../draw-wide.ts'
import { frontFace } from '../faces.ts'
import { contentBox, cutMarks, gridBoxes, chunk, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import type { Box, Item, Page } from '../page.ts'

const stripsPerPage = 8
const stripHeight = 32

function strip(card: Card, box: Box, { options }: PrintRun): Item[] {
  const inner = { x: box.x + 5, y: box.y + 3, width: box.width - 10, height: box.height - 6 }
  const most = options.largePrint ? 11 : 8.5
  return drawWide(frontFace(card, options.show), inner, { most, spaced: options.spaced })
}

/** Strips to cut apart, eight per page, each with its pictures first. */
export function sentenceStrips(run: PrintRun, cards: readonly Card[]): Page[] {
  const gap = run.options.gaps ? 2 : 0
  const boxes = gridBoxes(contentBox(run), [1, stripsPerPage], gap, { width: Infinity, height: stripHeight })
  return chunk(cards, stripsPerPage).map((piece) =>
    makePage(
      run,
      { title: run.target, note: '' },
      {
        items: [
          ...cutMarks(run, boxes.slice(0, piece.length)),
          ...piece.flatMap((card, at) => strip(card, boxes[at] as Box, run)),
        ],
        cells: piece.map((card, at) => ({ box: boxes[at] as Box, card: card.key })),
      },
    ),
  )
}
