import type { Card } from '@marigold/contract'
import { drawFace, lookOf } from '../draw-card.ts'
import { frontOf, type Face } from '../faces.ts'
import { inPieces, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, middle, paperSize, type Box, type Item, type Page } from '../page.ts'
import { flower, scissors, sign } from '../shapes.ts'
import { plainGoal } from '../targets.ts'
import { fitText, textBlock, textItem } from '../text.ts'

const cardsPerBook = 6
/** The book's pages as they lie on the sheet: the upper row upside down. */
const upper = [5, 4, 3, 2]
const lower = [6, 7, 8, 1]
const steps = [
  'Fold in half along each line, and open.',
  'Fold the short sides together. Cut the bold line from the fold.',
  'Open, fold lengthwise, and push the ends together: a book.',
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

function cover(run: PrintRun, cards: readonly Card[], box: Box): Item[] {
  const title = { ...box, y: box.y + 4, height: 34 }
  const target = { ...box, y: box.y + 70, height: 10 }
  const { x } = middle(box)
  const who = [run.name.trim(), run.date.trim()].filter(Boolean).join(' · ')
  return [
    ...textBlock(fitText(plainGoal(cards), title, 8), title),
    ...sign(x, box.y + 55, 13),
    ...textBlock(fitText(run.target, target, 3.6, { bold: false }), target, { bold: false, ink: 'soft' }),
    textItem(who, x, box.y + box.height - 2, 3.4, { align: 'middle', ink: 'soft' }),
  ]
}

function lastPage(box: Box): Item[] {
  const { x } = middle(box)
  const words = { ...box, y: box.y + 2, height: 10 }
  const petals = [0, 1, 2].flatMap((at) => flower(x + (at - 1) * 19, box.y + 24, 8.5, 5))
  const lines = steps.flatMap((step, at) => {
    const line = { ...box, y: box.y + 46 + at * 14, height: 13 }
    return textBlock(fitText(`${at + 1}. ${step}`, line, 3.2, { bold: false }), line, {
      bold: false,
      align: 'start',
      vertical: 'top',
      ink: 'soft',
    })
  })
  return [...textBlock(fitText('I read it! Color a petal.', words, 4.4), words), ...petals, ...lines]
}

/** A book of eight small pages from one sheet: cover, six cards, and how to fold it. */
export function booklets(run: PrintRun, cards: readonly Card[]): Page[] {
  const size = paperSize(run.options.paper, true)
  const places = panels(size)
  const inner = (box: Box) => inset(box, 8)
  const [some] = places
  const faces = new Map<string, Face>(cards.map((card) => [card.key, frontOf(card, run.options.show)]))
  return inPieces(cards, cardsPerBook).map((book) => {
    const look = lookOf([...faces.values()], inner(some?.box ?? { x: 0, y: 0, width: 74, height: 105 }), run.options)
    const cells: Page['cells'] = []
    const items = places.map(({ page, box, upsideDown }): Item => {
      const card = book[page - 2]
      const face = card && page < 8 ? faces.get(card.key) : undefined
      if (card && face) cells.push({ box: inner(box), card: card.key })
      const content = face ? drawFace(face, inner(box), look) : []
      const number = face
        ? [textItem(String(page), middle(box).x, box.y + box.height - 7, 3, { align: 'middle', ink: 'soft' })]
        : []
      const own = page === 1 ? cover(run, book, inner(box)) : page === 8 ? lastPage(inner(box)) : []
      return { kind: 'turned', angle: upsideDown ? 180 : 0, ...middle(box), items: [...content, ...number, ...own] }
    })
    return makePage(run, null, { landscape: true, items: [...folds(size), ...items], cells })
  })
}
