import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { areQuestions, areWordy, drawToken, fitTokens, tokenLook, uniqueTokens } from '../draw-token.ts'
import { contentBox, gridBoxes, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item, type Page } from '../page.ts'
import { boxPath, circlePath } from '../shapes.ts'
import { seededRandom, shuffleList } from '../shuffle.ts'
import { textItem } from '../text.ts'
import { answerKey } from './answer-key.ts'

const columns = 6
const headHeight = 18

const dots: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** Draws a die face. */
function dieFace(box: Box, value: number): Item[] {
  const side = Math.min(box.width, box.height)
  const { x, y } = middle(box)
  const square = { x: x - side / 2, y: y - side / 2, width: side, height: side }
  const spots = (dots[value] ?? []).map(([across, down]): Item => ({
    kind: 'shape',
    path: circlePath(x + across * side * 0.26, y + down * side * 0.26, side * 0.09),
    fill: 'ink',
  }))
  return [{ kind: 'shape', path: boxPath(square, side * 0.16), stroke: 'ink', width: 0.5, fill: 'white' }, ...spots]
}

/** Draws a die to cut out and fold, with its tabs. */
function dieNet(content: Box): Item[] {
  const side = Math.min(52, (content.width - 30) / 3, (content.height - 40) / 4)
  const left = content.x + (content.width - 3 * side) / 2
  const top = content.y + 16
  const at = (column: number, row: number): Box => ({
    x: left + column * side,
    y: top + row * side,
    width: side,
    height: side,
  })
  const faces: [column: number, row: number, value: number][] = [
    [1, 0, 2],
    [0, 1, 4],
    [1, 1, 1],
    [2, 1, 3],
    [1, 2, 5],
    [1, 3, 6],
  ]
  const tab = side * 0.16
  const flap = (points: string): Item => ({ kind: 'shape', path: points, stroke: 'soft', width: 0.3, fill: 'cream' })
  const sideFlap = (box: Box, isRight: boolean) => {
    const edge = isRight ? box.x + box.width : box.x
    const out = isRight ? edge + tab : edge - tab
    return flap(`M${edge} ${box.y}L${out} ${box.y + tab}V${box.y + box.height - tab}L${edge} ${box.y + box.height}Z`)
  }
  const flaps = [0, 2, 3].flatMap((row) => [sideFlap(at(1, row), false), sideFlap(at(1, row), true)])
  const last = at(1, 3)
  const foot = last.y + last.height
  const bottom = flap(
    `M${last.x} ${foot}L${last.x + tab} ${foot + tab}H${last.x + last.width - tab}L${last.x + last.width} ${foot}Z`,
  )
  const squares = faces.flatMap(([column, row, value]): Item[] => {
    const box = at(column, row)
    const inner = { x: box.x + side * 0.2, y: box.y + side * 0.2, width: side * 0.6, height: side * 0.6 }
    const [, ...spots] = dieFace(inner, value)
    return [{ kind: 'shape', path: boxPath(box), stroke: 'ink', width: 0.4, fill: 'white' }, ...spots]
  })
  const how = m.print_cut_along_the_outside_fold_at()
  return [
    textItem(how, content.x + content.width / 2, content.y + 8, 4.2, { align: 'middle', ink: 'soft' }),
    ...flaps,
    bottom,
    ...squares,
  ]
}

/** Roll-and-cover sheet: roll the die, say an item in that column, cover it. Includes a die to fold. */
export function rollAndCover(run: PrintRun, cards: readonly Card[]): Page[] {
  const tokens = uniqueTokens(cards, run.options.show)
  const random = seededRandom(run.seed)
  // Questions and sentences get fewer and wider fields.
  const landscape = areWordy(tokens)
  const rows = landscape ? 3 : 5
  const dealt: typeof tokens = []
  // If there are fewer items than fields, they repeat evenly.
  while (dealt.length < columns * rows && tokens.length > 0) dealt.push(...shuffleList(tokens, random))
  const content = contentBox(run, landscape)
  const heads = gridBoxes({ ...content, height: headHeight }, [columns, 1])
  const body = { ...content, y: content.y + headHeight, height: content.height - headHeight - 9 }
  const boxes = gridBoxes(body, [columns, rows])
  const [first = body] = boxes
  const used = fitTokens(dealt.slice(0, boxes.length), first, run.options)
  const look = tokenLook(used, first, run.options)
  const items = used.flatMap((token, at): Item[] => {
    const box = boxes[at] as Box
    return [{ kind: 'shape', path: boxPath(box), stroke: 'pale', width: 0.3 }, ...drawToken(token, box, look)]
  })
  const dice = heads.flatMap((box, at) => dieFace({ ...box, y: box.y + 1, height: headHeight - 4 }, at + 1))
  const how = textItem(
    areQuestions(tokens) ? m.print_roll_choose_a_question() : m.print_roll_choose_a_picture_below_your(),
    content.x + content.width / 2,
    content.y + content.height - 2,
    4,
    { align: 'middle', ink: 'soft' },
  )
  const heading = { title: m.print_roll_and_cover(), note: run.target }
  const board = makePage(run, heading, {
    landscape,
    items: [...dice, ...items, how],
    cells: used.map(({ key }, at) => ({ box: boxes[at] as Box, card: key })),
  })
  const die = makePage(run, { title: m.print_a_die_to_fold(), note: '' }, { landscape, items: dieNet(content) })
  const asked = tokens.filter(({ key }) => used.some((token) => token.key === key))
  return [board, die, ...answerKey(run, asked, landscape)]
}
