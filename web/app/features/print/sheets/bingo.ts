import { m } from '#messages'
import { listed } from '../../../platform/words/words.ts'
import type { Card } from '@marigold/contract'
import { drawFace, lookOf } from '../draw-card.ts'
import { tokensOf, type Token } from '../draw-token.ts'
import { contentBox, gridBoxes, inPieces, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item, type Page } from '../page.ts'
import { boxPath, flower, scissors } from '../shapes.ts'
import { randomFrom, shuffled } from '../shuffle.ts'
import { fitText, textBlock } from '../text.ts'
import { dealBoards } from './bingo-boards.ts'
import { cardPages } from './flash-cards.ts'

const callersPerPage = 16
/** Between two boards on a page. */
const gapBetween = 10

/** Each thing is to stand on about two boards out of three: more things than this would be called in vain. */
const thingsFor = (fields: number) => Math.round(fields / 0.65)

/** How many fields a side has: what was asked for, or three where the things do not suffice for four. */
function sideOf(run: PrintRun, count: number): number {
  return run.options.boardSide === 4 && count > 16 ? 4 : 3
}

/** The field that belongs to everyone: the middle one, where there is a middle. */
const freeField = (run: PrintRun, side: number) =>
  run.options.freeMiddle && side % 2 === 1 ? (side * side - 1) / 2 : -1

function freeItems(box: Box): Item[] {
  const { x } = middle(box)
  const words = { ...box, y: box.y + box.height * 0.72, height: box.height * 0.2 }
  const r = Math.min(box.width, box.height) * 0.3
  return [...flower(x, box.y + box.height * 0.4, r, 8), ...textBlock(fitText(m.ui_free(), words, 5), words)]
}

/** A board in its place on a page: its fields in a frame, and below them how to play. */
function board(run: PrintRun, tokens: readonly Token[], place: Box, side: number): Pick<Page, 'items' | 'cells'> {
  const boxes = gridBoxes({ ...place, height: place.height - 12 }, [side, side])
  const [first = place] = boxes
  const look = lookOf(
    tokens.map((token) => token.face),
    first,
    run.options,
  )
  const frame = { x: first.x, y: first.y, width: first.width * side, height: first.height * side }
  const lines = boxes.map((box): Item => ({ kind: 'shape', path: boxPath(box), stroke: 'pale', width: 0.3 }))
  const free = freeField(run, side)
  const places = boxes.filter((_, at) => at !== free)
  const say = side === 4 ? m.print_say_the_word_before_you_cover() : m.print_say_the_word_before_you_cover_three()
  const below = { ...frame, y: frame.y + frame.height + 2, height: 8 }
  return {
    items: [
      ...lines,
      { kind: 'shape', path: boxPath(frame, 5), stroke: 'ink', width: 0.7 },
      ...tokens.flatMap((token, at) => drawFace(token.face, places[at] as Box, look)),
      ...(free < 0 ? [] : freeItems(boxes[free] as Box)),
      ...textBlock(fitText(say, below, 4, { bold: false }), below, { bold: false, ink: 'soft' }),
    ],
    cells: tokens.map((token, at) => ({ box: places[at] as Box, card: token.key })),
  }
}

/** The places of the boards on a page: one as large as it goes, or two side by side across the paper. */
function boardPlaces(run: PrintRun): Box[] {
  const isPair = run.options.boardsPerPage === 2
  return gridBoxes(contentBox(run, isPair), [isPair ? 2 : 1, 1], isPair ? gapBetween : 0)
}

function cutBetween(run: PrintRun, [left, right]: readonly Box[]): Item[] {
  if (!left || !right || run.options.cuts === 'none') return []
  const x = right.x - gapBetween / 2
  return [
    { kind: 'line', from: [x, left.y], to: [x, left.y + left.height], width: 0.25, ink: 'pale', dashed: true },
    { kind: 'turned', angle: 90, x, y: left.y + 6, items: scissors(x, left.y + 6) },
  ]
}

/** Boards, all different, and a card of each thing on them for the caller. */
export function bingo(run: PrintRun, cards: readonly Card[]): Page[] {
  const all = tokensOf(cards, run.options.show)
  const side = sideOf(run, all.length)
  const fields = side * side - (freeField(run, side) < 0 ? 0 : 1)
  const tokens = shuffled(all, randomFrom(run.seed)).slice(0, thingsFor(fields))
  const places = boardPlaces(run)
  const landscape = places.length > 1
  const boards = dealBoards(tokens.length, fields, run.options.boards, run.seed)
  const pages = inPieces([...boards.entries()], places.length).map((piece) => {
    const drawn = piece.map(([, dealt], at) =>
      board(
        run,
        dealt.map((place) => tokens[place] as Token),
        places[at] as Box,
        side,
      ),
    )
    const numbers = piece.map(([at]) => at + 1)
    const note = m.print_of_2({
      count: numbers.length,
      numbers: listed(numbers.map(String)),
      total: boards.length,
      target: run.target,
    })
    return makePage(
      run,
      { title: m.print_bingo(), note },
      {
        landscape,
        items: [...(drawn.length > 1 ? cutBetween(run, places) : []), ...drawn.flatMap(({ items }) => items)],
        cells: drawn.flatMap(({ cells }) => cells),
      },
    )
  })
  const called = [...new Set(boards.flat())].sort((a, b) => a - b).map((place) => tokens[place] as Token)
  const callers = called.map(({ key, call }) => ({ key, front: call, back: null, code: '' }))
  const withoutBacks = { ...run, options: { ...run.options, backs: 'none' as const } }
  const heading = { title: m.print_caller_cards(), note: run.target }
  return boards.length === 0
    ? []
    : [...pages, ...cardPages(withoutBacks, heading, callers, { perPage: callersPerPage, landscape })]
}
