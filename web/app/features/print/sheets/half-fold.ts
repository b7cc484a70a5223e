import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { drawFace, cardLook } from '../draw-card.ts'
import { frontFace } from '../faces.ts'
import { gridBoxes, chunk, makePage, flipForPrinter } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, middle, paperSize, type Box, type Page } from '../page.ts'
import { textItem } from '../text.ts'
import { cover, lastPage, blankPage } from './book-pages.ts'

const cardsPerBook = 4
const steps = [m.print_print_on_both_sides_of_the(), m.print_fold_the_sheet_in_half_a()]

/** Returns the two halves of a landscape sheet, inside the printable area. */
function halves(run: PrintRun): [left: Box, right: Box] {
  const { width, height } = paperSize(run.options.paper, true)
  const half = (x: number) => inset({ x, y: 0, width: width / 2, height }, 12)
  return [half(0), half(width / 2)]
}

function outside(run: PrintRun, cards: readonly Card[], [left, right]: readonly [Box, Box]): Page {
  const page = makePage(run, null, { landscape: true })
  const x = page.width / 2
  const fold = { kind: 'line', from: [x, 0], to: [x, page.height], width: 0.2, ink: 'pale', dashed: true } as const
  return { ...page, items: [fold, ...lastPage(left, steps), ...cover(run, cards, right)] }
}

function inside(run: PrintRun, cards: readonly Card[], places: readonly [Box, Box]): Page {
  const boxes = places.flatMap((place) => gridBoxes({ ...place, height: place.height - 6 }, [1, 2], 8))
  const faces = cards.map((card) => frontFace(card, run.options.show))
  const look = cardLook(faces, boxes[0] as Box, run.options)
  const numbers = places.map((place, at) =>
    textItem(String(at + 2), middle(place).x, place.y + place.height, 4, { align: 'middle', ink: 'soft' }),
  )
  const items = boxes.flatMap((box, at) => {
    const face = faces[at]
    return face ? drawFace(face, box, look) : blankPage(inset(box, 4))
  })
  const cells = cards.map(({ key }, at) => ({ box: boxes[at] as Box, card: key }))
  return makePage(run, null, { landscape: true, side: 'back', items: [...items, ...numbers], cells })
}

/**
 * Lays out a book of four large pages from one sheet, printed on both sides and folded once: cover, four cards, back.
 */
export function halfFolds(run: PrintRun, cards: readonly Card[]): Page[] {
  const places = halves(run)
  return chunk(cards, cardsPerBook).flatMap((book) => [
    outside(run, book, places),
    flipForPrinter(run, inside(run, book, places)),
  ])
}
