import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { areQuestions, areWordy, drawToken, fitTokens, tokenLook, uniqueTokens } from '../draw-token.ts'
import { contentBox, gridBoxes, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item, type Page } from '../page.ts'
import { boxPath, flower } from '../shapes.ts'
import { seededRandom, shuffleList } from '../shuffle.ts'
import { fitText, textBlock, textItem } from '../text.ts'
import { answerKey } from './answer-key.ts'

/** The path's grid, and after how many spaces one comes without a card. */
const short = { columns: 4, rows: 6, every: 2 }
/** Questions and sentences get fewer and larger spaces. */
const wordy = { columns: 3, rows: 5, every: 3 }
type Grid = typeof short

/** What happens on spaces without a card, in turn. */
const plain = [
  m.print_go_on_1(),
  m.print_clap_twice(),
  m.print_roll_again(),
  m.print_stand_up_sit_down(),
  m.print_wave_to_someone(),
  m.print_take_a_breath(),
]

/** Returns the spaces in path order, row by row, back and forth. */
function pathBoxes(content: Box, { columns, rows }: Grid): Box[] {
  const gap = 7
  const boxes = gridBoxes(content, [columns, rows], gap)
  return Array.from({ length: rows }, (_, row) => {
    const line = boxes.slice(row * columns, (row + 1) * columns)
    return row % 2 === 0 ? line : line.reverse()
  }).flat()
}

function joints(boxes: readonly Box[]): Item[] {
  return boxes.slice(1).map((box, at): Item => {
    const [from, to] = [middle(boxes[at] as Box), middle(box)]
    return { kind: 'line', from: [from.x, from.y], to: [to.x, to.y], width: 5, ink: 'sand' }
  })
}

/** Lays out a path of 24 spaces, or 15 for questions and sentences, with cards between plain ones and a flower at the end. */
export function boardPath(run: PrintRun, cards: readonly Card[]): Page[] {
  const tokens = uniqueTokens(cards, run.options.show)
  const grid = areWordy(tokens) ? wordy : short
  const random = seededRandom(run.seed)
  const content = contentBox(run)
  const boxes = pathBoxes({ ...content, height: content.height - 9 }, grid)
  const end = boxes.length - 1
  const [first] = boxes
  if (!first) return []
  const places = boxes.flatMap((_, at) => (at % grid.every === 0 || at === end ? [] : at))
  const dealt: typeof tokens = []
  while (dealt.length < places.length && tokens.length > 0) dealt.push(...shuffleList(tokens, random))
  const fields = fitTokens(dealt.slice(0, places.length), first, run.options)
  const look = tokenLook(fields, first, run.options)
  const cells: Page['cells'] = []
  const items = boxes.flatMap((box, at): Item[] => {
    const isEnd = at === end
    const token = fields[places.indexOf(at)]
    const edge: Item = {
      kind: 'shape',
      path: boxPath(box, 5),
      stroke: token || isEnd || at === 0 ? 'marigold' : 'pale',
      width: 0.7,
      fill: token ? 'white' : 'cream',
    }
    if (token) {
      cells.push({ box, card: token.key })
      return [edge, ...drawToken(token, box, look)]
    }
    if (isEnd) {
      const center = middle(box)
      const words = { ...box, y: box.y + box.height * 0.72, height: box.height * 0.24 }
      return [
        edge,
        ...flower(center.x, box.y + box.height * 0.4, box.height * 0.3, 8),
        ...textBlock(fitText(m.print_finish(), words, 5), words),
      ]
    }
    const inner = { x: box.x + 3, y: box.y + 3, width: box.width - 6, height: box.height - 6 }
    const text = at === 0 ? m.print_start() : (plain[(at / grid.every - 1) % plain.length] ?? '')
    return [edge, ...textBlock(fitText(text, inner, at === 0 ? 7 : 5), inner, { ink: at === 0 ? 'ink' : 'soft' })]
  })
  const how = textItem(
    areQuestions(tokens) ? m.print_roll_and_go_on_a_question() : m.print_roll_and_go_on_a_card(),
    content.x + content.width / 2,
    content.y + content.height - 2,
    4,
    { align: 'middle', ink: 'soft' },
  )
  const heading = { title: m.print_board_path(), note: run.target }
  const board = makePage(run, heading, { items: [...joints(boxes), ...items, how], cells })
  return [
    board,
    ...answerKey(
      run,
      tokens.filter(({ key }) => fields.some((token) => token.key === key)),
    ),
  ]
}
