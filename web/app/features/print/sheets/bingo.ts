import { m } from '#messages'
import { listed } from '../../../platform/words/words.ts'
import type { Card } from '@marigold/contract'
import { areQuestions, areWordy, drawToken, fitTokens, tokenLook, uniqueTokens, type Token } from '../draw-token.ts'
import { contentBox, cutMarks, gridBoxes, chunk, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item, type Page } from '../page.ts'
import { boxPath, flower, scissors } from '../shapes.ts'
import { seededRandom, shuffleList } from '../shuffle.ts'
import { fitText, textBlock } from '../text.ts'
import { answerKey } from './answer-key.ts'
import { dealBoards } from './bingo-boards.ts'
import { cardBoxes } from './flash-cards.ts'

/** Caller cards per page; questions need more space than words. */
const callersPerPage = (tokens: readonly Token[]) => (areWordy(tokens) ? 12 : 16)
/** Between two boards on a page, in mm. */
const gapBetween = 10

/** Each item should be on about two of three boards; with more items, calls would be wasted. */
const thingsFor = (fields: number) => Math.round(fields / 0.65)

/** Returns the fields per side: as requested, or three if there are too few items for four. */
function sideOf(run: PrintRun, count: number): number {
  return run.options.boardSide === 4 && count > 16 ? 4 : 3
}

/** Returns the free field: the middle one, if there is a middle. */
const freeField = (run: PrintRun, side: number) =>
  run.options.freeMiddle && side % 2 === 1 ? (side * side - 1) / 2 : -1

function freeItems(box: Box): Item[] {
  const { x } = middle(box)
  const words = { ...box, y: box.y + box.height * 0.72, height: box.height * 0.2 }
  const r = Math.min(box.width, box.height) * 0.3
  return [...flower(x, box.y + box.height * 0.4, r, 8), ...textBlock(fitText(m.ui_free(), words, 5), words)]
}

function ruleOf(tokens: readonly Token[], side: number): string {
  if (areQuestions(tokens))
    return side === 4 ? m.print_answer_before_you_cover() : m.print_answer_before_you_cover_three()
  return side === 4 ? m.print_say_the_word_before_you_cover() : m.print_say_the_word_before_you_cover_three()
}

/** Draws a board with its fields and, below, the rules. */
function board(run: PrintRun, tokens: readonly Token[], place: Box, side: number): Pick<Page, 'items' | 'cells'> {
  const boxes = gridBoxes({ ...place, height: place.height - 12 }, [side, side])
  const [first = place] = boxes
  const fitted = fitTokens(tokens, first, run.options)
  const look = tokenLook(fitted, first, run.options)
  const frame = { x: first.x, y: first.y, width: first.width * side, height: first.height * side }
  const lines = boxes.map((box): Item => ({ kind: 'shape', path: boxPath(box), stroke: 'pale', width: 0.3 }))
  const free = freeField(run, side)
  const places = boxes.filter((_, at) => at !== free)
  const below = { ...frame, y: frame.y + frame.height + 2, height: 8 }
  return {
    items: [
      ...lines,
      { kind: 'shape', path: boxPath(frame, 5), stroke: 'ink', width: 0.7 },
      ...fitted.flatMap((token, at) => drawToken(token, places[at] as Box, look)),
      ...(free < 0 ? [] : freeItems(boxes[free] as Box)),
      ...textBlock(fitText(ruleOf(tokens, side), below, 4, { bold: false }), below, { bold: false, ink: 'soft' }),
    ],
    cells: tokens.map((token, at) => ({ box: places[at] as Box, card: token.key })),
  }
}

/** Returns the boards' places on a page: one large board, or two side by side. */
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

/** Lays out the caller's cards: what is on the boards, a question without its answer. */
function callerPages(run: PrintRun, called: readonly Token[], landscape: boolean): Page[] {
  const perPage = callersPerPage(called)
  const boxes = cardBoxes(run, perPage, landscape)
  const [first] = boxes
  if (!first) return []
  const fitted = fitTokens(called, first, run.options)
  const look = tokenLook(fitted, first, run.options)
  return chunk(fitted, perPage).map((piece) => {
    const used = boxes.slice(0, piece.length)
    return makePage(
      run,
      { title: m.print_caller_cards(), note: run.target },
      {
        landscape,
        items: [...cutMarks(run, used), ...piece.flatMap((token, at) => drawToken(token, boxes[at] as Box, look))],
        cells: piece.map(({ key }, at) => ({ box: boxes[at] as Box, card: key })),
      },
    )
  })
}

/** Lays out boards, all different, and the caller's cards. */
export function bingo(run: PrintRun, cards: readonly Card[]): Page[] {
  const all = uniqueTokens(cards, run.options.show)
  const side = sideOf(run, all.length)
  const fields = side * side - (freeField(run, side) < 0 ? 0 : 1)
  const tokens = shuffleList(all, seededRandom(run.seed)).slice(0, thingsFor(fields))
  const places = boardPlaces(run)
  const landscape = places.length > 1
  const boards = dealBoards(tokens.length, fields, run.options.boards, run.seed)
  const pages = chunk([...boards.entries()], places.length).map((piece) => {
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
  return boards.length === 0
    ? []
    : [...pages, ...callerPages(run, called, landscape), ...answerKey(run, called, landscape)]
}
