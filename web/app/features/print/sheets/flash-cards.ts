import type { Card } from '@marigold/contract'
import { textsFor } from '../area-texts.ts'
import { drawFace, cardLook, type CardLook } from '../draw-card.ts'
import { backFace, frontFace, type Face } from '../faces.ts'
import {
  contentBox,
  cutMarks,
  gridBoxes,
  chunk,
  makePage,
  mirrorBoxes,
  flipForPrinter,
  type Heading,
} from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { type Box, type Item, type Page } from '../page.ts'
import { boxPath, flower } from '../shapes.ts'
import { textItem } from '../text.ts'
import { placePairs } from './place-pairs.ts'

const grids: Record<number, readonly [columns: number, rows: number]> = {
  1: [1, 1],
  2: [1, 2],
  4: [2, 2],
  6: [2, 3],
  9: [3, 3],
  12: [3, 4],
  16: [4, 4],
}
/** Size in mm; nine cards per page fit playing card sleeves. */
const sleeve = { width: 62, height: 88 }

/** Returns the grid for this many cards per page; landscape swaps columns and rows. */
function gridOf(perPage: number, landscape: boolean): readonly [columns: number, rows: number] {
  const [columns, rows] = grids[perPage] ?? [2, 3]
  return landscape ? [rows, columns] : [columns, rows]
}

/** Returns the boxes of a page's cards. */
export function cardBoxes(run: PrintRun, perPage: number, landscape: boolean): Box[] {
  const gap = run.options.gaps ? 6 : 0
  const grid = gridOf(perPage, landscape)
  const across = { width: sleeve.height, height: sleeve.width }
  return gridBoxes(contentBox(run, landscape), grid, gap, perPage !== 9 ? undefined : landscape ? across : sleeve)
}

/** A card to print: both faces and its corner code. */
export interface PrintCard {
  key: string | null
  front: Face
  /** Null for a pattern. */
  back: Face | null
  code: string
  /** Two cards with the same key are the words of a pair. */
  pair?: string
}

/** Draws the pattern on a card's back: a flower in a frame. */
function patternItems(box: Box): Item[] {
  const inner = { x: box.x + 4, y: box.y + 4, width: box.width - 8, height: box.height - 8 }
  const size = Math.min(inner.width, inner.height)
  return [
    { kind: 'shape', path: boxPath(inner, 4), stroke: 'marigold', width: 0.8 },
    ...flower(box.x + box.width / 2, box.y + box.height / 2, size * 0.3, 8),
  ]
}

/** A card with its box on a page. */
interface Placed {
  card: PrintCard
  at: number
}

/** Where a page's cards go, and how they look. */
interface Places {
  boxes: Box[]
  look: CardLook
  landscape: boolean
}

function frontPage(run: PrintRun, heading: Heading, cards: readonly Placed[], places: Places): Page {
  const { boxes, look, landscape } = places
  const used = cards.map(({ at }) => boxes[at] as Box)
  const items = cards.flatMap(({ card, at }) => {
    const box = boxes[at] as Box
    const code = textItem(card.code, box.x + box.width - 2.2, box.y + box.height - 1.8, 2.1, {
      align: 'end',
      ink: 'soft',
    })
    return [...drawFace(card.front, box, look), code]
  })
  const cuts = cutMarks(run, used)
  return makePage(run, heading, {
    landscape,
    items: [...cuts, ...items],
    cells: cards.map(({ card, at }) => ({ box: boxes[at] as Box, card: card.key })),
  })
}

function backPage(run: PrintRun, cards: readonly Placed[], { boxes, look, landscape }: Places): Page {
  const page = makePage(run, null, { side: 'back', landscape })
  const places = mirrorBoxes(boxes, page.width)
  const items = cards.flatMap(({ card, at }) => {
    const box = places[at] as Box
    return card.back ? drawFace(card.back, box, look) : patternItems(box)
  })
  const cells = cards.map(({ card, at }) => ({ box: places[at] as Box, card: card.key }))
  return flipForPrinter(run, { ...page, items, cells })
}

/** Places a page's cards; the words of a pair are side by side. */
function placed(cards: readonly PrintCard[], grid: readonly [columns: number, rows: number]): Placed[] {
  return placePairs(cards, ({ pair = null }) => pair, grid).flatMap((card, at) => (card ? { card, at } : []))
}

/** Lays out pages of cards, each followed by its backs, if any. */
export function cardPages(
  run: PrintRun,
  heading: Heading,
  cards: readonly PrintCard[],
  { perPage, landscape = run.options.landscape }: { perPage: number; landscape?: boolean },
): Page[] {
  const boxes = cardBoxes(run, perPage, landscape)
  const [box] = boxes
  if (!box) return []
  const places = (faces: Face[]): Places => ({ boxes, landscape, look: cardLook(faces, box, run.options) })
  const fronts = places(cards.map((card) => card.front))
  const backs = places(cards.flatMap((card) => card.back ?? []))
  const pieces = chunk(cards, perPage).map((piece) => placed(piece, gridOf(perPage, landscape)))
  return pieces.flatMap((piece) => [
    frontPage(run, heading, piece, fronts),
    ...(run.options.backs === 'none' ? [] : [backPage(run, piece, backs)]),
  ])
}

/** Returns the corner code that tells which deck a card belongs to. */
export function cardCode(card: Card, place: number): string {
  const [sound = '', position = ''] = card.target.split(', ')
  const pair = position === 'minimal pairs' && sound.replace(/[^A-Z]/g, '')
  const own = textsFor([card]).codesSounds ? `${sound}${position.charAt(0)}` : sound.replace(/[^a-z]/gi, '').slice(0, 3)
  const letters = pair || own
  return `${letters.toUpperCase()}-${String(place + 1).padStart(2, '0')}`
}

/** Returns both sides of a card for the options. */
function printCard({ options }: PrintRun, card: Card, place: number): PrintCard {
  const back = options.backs === 'word' || options.backs === 'picture' ? backFace(card, options.backs) : null
  return { key: card.key, front: frontFace(card, options.show), back, code: cardCode(card, place) }
}

/** Lays out cards to cut out. */
export function flashCards(run: PrintRun, cards: readonly Card[]): Page[] {
  const heading = { title: run.target, note: '' }
  return cardPages(
    run,
    heading,
    cards.map((card, place) => ({ ...printCard(run, card, place), pair: card.key })),
    { perPage: run.options.perPage },
  )
}
