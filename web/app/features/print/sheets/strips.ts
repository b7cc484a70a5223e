import type { Card } from '@marigold/contract'
import { pictureItem } from '../draw-card.ts'
import { textOf } from '../faces.ts'
import { contentBox, cutLines, gridBoxes, inPieces, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import type { Box, Item, Page } from '../page.ts'
import { fitText, textBlock } from '../text.ts'

const stripsPerPage = 8
const stripHeight = 32

function strip(card: Card, box: Box, { options }: PrintRun): Item[] {
  const pad = 3
  const inner = { x: box.x + pad + 2, y: box.y + pad, width: box.width - 2 * pad - 4, height: box.height - 2 * pad }
  const [picture] = options.show === 'word' ? [] : card.pictures
  const beside = picture ? inner.height + 5 : 0
  const words = { ...inner, x: inner.x + beside, width: inner.width - beside }
  const fitted = fitText(textOf(card), words, options.largePrint ? 11 : 8.5)
  const marks = card.area === 'articulation' ? card.marks : []
  return [
    ...(picture ? [pictureItem(picture, { ...inner, width: inner.height })] : []),
    ...textBlock(fitted, words, { align: 'start', marks }),
  ]
}

/** Lines to cut apart, eight a page, each with its picture at its head. */
export function sentenceStrips(run: PrintRun, cards: readonly Card[]): Page[] {
  const gap = run.options.gaps ? 2 : 0
  const boxes = gridBoxes(contentBox(run), [1, stripsPerPage], gap, { width: Infinity, height: stripHeight })
  return inPieces(cards, stripsPerPage).map((piece) =>
    makePage(
      run,
      { title: run.target, note: '' },
      {
        items: [
          ...(run.options.cutLines ? cutLines(boxes.slice(0, piece.length)) : []),
          ...piece.flatMap((card, at) => strip(card, boxes[at] as Box, run)),
        ],
        cells: piece.map((card, at) => ({ box: boxes[at] as Box, card: card.key })),
      },
    ),
  )
}
