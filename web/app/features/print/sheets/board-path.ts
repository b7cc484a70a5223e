import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { drawFace, lookOf } from '../draw-card.ts'
import { tokensOf } from '../draw-token.ts'
import { contentBox, gridBoxes, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item, type Page } from '../page.ts'
import { boxPath, flower } from '../shapes.ts'
import { randomFrom, shuffled } from '../shuffle.ts'
import { fitText, textBlock, textItem } from '../text.ts'

const columns = 4
const rows = 6
const spaces = columns * rows
/** What happens on spaces without a card, in turn; kind to everyone. */
const plain = [
  m.print_go_on_1(),
  m.print_clap_twice(),
  m.print_roll_again(),
  m.print_stand_up_sit_down(),
  m.print_wave_to_someone(),
  m.print_take_a_breath(),
]

/** The places of the spaces in the order of the path: from row to row, there and back. */
function pathBoxes(content: Box): Box[] {
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

/** A path of 24 spaces with a card on every second one, from start to the flower at the end. */
export function boardPath(run: PrintRun, cards: readonly Card[]): Page[] {
  const tokens = tokensOf(cards, run.options.show)
  const random = randomFrom(run.seed)
  const wanted = spaces / 2 - 1
  const fields: typeof tokens = []
  while (fields.length < wanted && tokens.length > 0) fields.push(...shuffled(tokens, random))
  const content = contentBox(run)
  const boxes = pathBoxes({ ...content, height: content.height - 9 })
  const [first] = boxes
  if (!first) return []
  const look = lookOf(
    fields.slice(0, wanted).map((token) => token.face),
    first,
    run.options,
  )
  const cells: Page['cells'] = []
  const items = boxes.flatMap((box, at): Item[] => {
    const isEnd = at === spaces - 1
    const token = at % 2 === 1 && !isEnd ? fields[(at - 1) / 2] : undefined
    const edge: Item = {
      kind: 'shape',
      path: boxPath(box, 5),
      stroke: token || isEnd || at === 0 ? 'marigold' : 'pale',
      width: 0.7,
      fill: token ? 'white' : 'cream',
    }
    if (token) {
      cells.push({ box, card: token.key })
      return [edge, ...drawFace(token.face, box, look)]
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
    const text = at === 0 ? m.print_start() : (plain[(at / 2 - 1) % plain.length] ?? '')
    return [edge, ...textBlock(fitText(text, inner, at === 0 ? 7 : 5), inner, { ink: at === 0 ? 'ink' : 'soft' })]
  })
  const how = textItem(
    m.print_roll_and_go_on_a_card(),
    content.x + content.width / 2,
    content.y + content.height - 2,
    4,
    { align: 'middle', ink: 'soft' },
  )
  const heading = { title: m.print_board_path(), note: run.target }
  return [makePage(run, heading, { items: [...joints(boxes), ...items, how], cells })]
}
