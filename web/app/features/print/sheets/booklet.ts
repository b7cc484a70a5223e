import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { drawFace, cardLook } from '../draw-card.ts'
import { frontFace, type Face } from '../faces.ts'
import { chunk, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, middle, paperSize, type Box, type Item, type Page } from '../page.ts'
import { scissors } from '../shapes.ts'
import { textItem } from '../text.ts'
import { cover, lastPage, blankPage } from './book-pages.ts'
import { halfFolds } from './half-fold.ts'

const cardsPerBook = 6
/** Page order on the sheet; the upper row is upside down. */
const upper = [5, 4, 3, 2]
const lower = [6, 7, 8, 1]
const steps = [
  m.print_fold_in_half_along_each_line(),
  m.print_fold_the_short_sides_together_cut(),
  m.print_open_fold_lengthwise_and_push_the(),
]

function panels({
  width,
  height,
}: {
  width: number
  height: number
}): { page: number; box: Box; upsideDown: boolean }[] {
  const size = { width: width / 4, height: height / 2 }
  const row = (pages: readonly number[], y: number) =>
    pages.map((page, at) => ({ page, box: { x: at * size.width, y, ...size }, upsideDown: y === 0 }))
  return [...row(upper, 0), ...row(lower, size.height)]
}

function folds({ width, height }: { width: number; height: number }): Item[] {
  const fold = (from: readonly [number, number], to: readonly [number, number]): Item => ({
    kind: 'line',
    from,
    to,
    width: 0.2,
    ink: 'pale',
    dashed: true,
  })
  const half = height / 2
  return [
    ...[1, 2, 3].map((at) => fold([(width / 4) * at, 0], [(width / 4) * at, height])),
    fold([0, half], [width / 4, half]),
    fold([(width / 4) * 3, half], [width, half]),
    { kind: 'line', from: [width / 4, half], to: [(width / 4) * 3, half], width: 0.6, ink: 'ink' },
    ...scissors(width / 4 + 6, half),
  ]
}

function ownItems(
  run: PrintRun,
  book: readonly Card[],
  { page, box, isCard }: { page: number; box: Box; isCard: boolean },
): Item[] {
  if (page === 1) return cover(run, book, box)
  if (page === 8) return lastPage(box, steps)
  return isCard ? [] : blankPage(box)
}

/** Lays out a book of eight small pages from one sheet: cover, six cards, and folding steps. */
function smallBooks(run: PrintRun, cards: readonly Card[]): Page[] {
  const size = paperSize(run.options.paper, true)
  const places = panels(size)
  const inner = (box: Box) => inset(box, 8)
  const [some] = places
  const faces = new Map<string, Face>(cards.map((card) => [card.key, frontFace(card, run.options.show)]))
  return chunk(cards, cardsPerBook).map((book) => {
    const look = cardLook([...faces.values()], inner(some?.box ?? { x: 0, y: 0, width: 74, height: 105 }), run.options)
    const cells: Page['cells'] = []
    const items = places.map(({ page, box, upsideDown }): Item => {
      const card = book[page - 2]
      const face = card && page < 8 ? faces.get(card.key) : undefined
      if (card && face) cells.push({ box: inner(box), card: card.key })
      const content = face ? drawFace(face, inner(box), look) : []
      const number = face
        ? [textItem(String(page), middle(box).x, box.y + box.height - 7, 3, { align: 'middle', ink: 'soft' })]
        : []
      const own = ownItems(run, book, { page, box: inner(box), isCard: face !== undefined })
      return { kind: 'turned', angle: upsideDown ? 180 : 0, ...middle(box), items: [...content, ...number, ...own] }
    })
    return makePage(run, null, { landscape: true, items: [...folds(size), ...items], cells })
  })
}

/** Lays out booklets, small or large, according to the options. */
export function booklets(run: PrintRun, cards: readonly Card[]): Page[] {
  return run.options.book === 'half' ? halfFolds(run, cards) : smallBooks(run, cards)
}
