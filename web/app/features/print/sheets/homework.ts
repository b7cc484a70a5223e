import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { textsFor, type AreaTexts } from '../area-texts.ts'
import { drawFace, cardLook } from '../draw-card.ts'
import { drawWide } from '../draw-wide.ts'
import { frontFace, type Face } from '../faces.ts'
import { contentBox, gridBoxes, chunk, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, type Box, type Item, type Page } from '../page.ts'
import { qrItem } from '../qr.ts'
import { boxPath, flower } from '../shapes.ts'
import { parentGoal } from '../targets.ts'
import { fitText, textBlock, textItem } from '../text.ts'
import {
  advice,
  goalHeader,
  goalHeaderHeight,
  goalLines,
  notes,
  week,
  instructionsAndHelp,
  writingLine,
} from './home-parts.ts'

/** Draws the line for the goal in another language. */
const otherLanguage = (x: number, y: number, width: number): Item[] => [
  textItem(m.print_in_our_language(), x + 5, y, 3.2, { ink: 'soft' }),
  writingLine(x + 32, y + 0.4, width - 37),
]

const frameOf = (box: Box): Item => ({
  kind: 'shape',
  path: boxPath(inset(box, 0.8), 3),
  stroke: 'pale',
  width: 0.25,
})

/** Draws a small card: picture, a few words, and the flower below; five per row. */
function tile(face: Face, box: Box, most: number, { options }: PrintRun): Item[] {
  const petals = Math.min(17, box.height * 0.28)
  const free = options.secondLanguage ? 5 : 0
  const card = { ...box, y: box.y + 1, height: box.height - petals - 2 - free }
  const middle = box.y + box.height - petals / 2 - 1.5
  return [
    frameOf(box),
    ...drawFace(face, card, { most, large: false, spaced: options.spaced }),
    ...(free > 0 ? [writingLine(box.x + 4, card.y + card.height + 3.5, box.width - 8)] : []),
    ...flower(box.x + box.width / 2, middle, petals * 0.46, 5),
  ]
}

/** Draws a line or question with the flower on the right. */
function row(face: Face, box: Box, { options }: PrintRun): Item[] {
  const inner = inset(box, 2.6)
  const petals = 16
  const free = options.secondLanguage ? 5 : 0
  const words = { ...inner, width: inner.width - petals - 2, height: inner.height - free }
  return [
    frameOf(box),
    ...drawWide(face, words, { most: 4.6, spaced: options.spaced }),
    ...(free > 0 ? [writingLine(words.x, inner.y + inner.height - 0.6, words.width)] : []),
    ...flower(box.x + box.width - 2 - petals / 2, box.y + box.height / 2, petals * 0.46, 5),
  ]
}

/** Draws the QR code of the free games with its explanation on the left. */
function games(address: string, box: Box): Item[] {
  const words = { ...box, width: box.width - box.height - 1 }
  const text = m.print_free_games_to_play_at_home()
  return [
    ...textBlock(fitText(text, words, 3.4, { bold: false }), words, { bold: false, align: 'start' }),
    qrItem(address, { ...box, x: box.x + box.width - box.height, width: box.height }),
  ]
}

/** In mm; a line or question needs this much next to its flower. */
const leastRow = 22

/** Returns the cards' grid: small cards five per row, lines two per row, long texts one per row. */
function gridFor(faces: readonly Face[], height: number): { isShort: boolean; grid: readonly [number, number] } {
  const isShort = faces.every(
    (face) =>
      face.line === undefined &&
      face.text.split(/\s+/).length <= 3 &&
      face.options.length === 0 &&
      face.pictures.length <= 1,
  )
  const isLong = faces.some(({ text, options }) => text.length > 120 || options.some((option) => option.length > 16))
  // A long goal leaves room for fewer of them.
  const rows = Math.max(2, Math.min(5, Math.floor(height / leastRow)))
  return { isShort, grid: isShort ? [5, 2] : [isLong ? 1 : 2, rows] }
}

/** Heights below the cards, in mm: the week, advice, and notes. */
const footHeight = 11 + 24 + 23

/**
 * Home practice sheet: one goal, what to do, ten cards with five trials each, the week, a game, and what to avoid.
 */
export function homework(run: PrintRun, cards: readonly Card[]): Page[] {
  const content = contentBox(run)
  const texts = textsFor(cards)
  const faces = cards.map((card) => frontFace(card, run.options.show))
  const part = (y: number, height: number): Box => ({ ...content, y: content.y + y, height })
  const goal = goalLines(run.goal, content.width)
  const header = goalHeaderHeight(goal.length)
  const bandHeight = header + (run.options.secondLanguage ? 9 : 0)
  const help = run.help.length > 0 ? run.help : texts.usualHelp
  const instructions = instructionsAndHelp(
    content.width - 10,
    texts.steps,
    help.map((cue) => texts.help[cue]),
  )
  const top = bandHeight + 2 + instructions.height
  const gridHeight = content.height - top - 9 - footHeight
  const { isShort, grid } = gridFor(faces, gridHeight)
  const boxes = gridBoxes(part(top + 9, gridHeight), grid)
  const [box] = boxes
  const tileBox = { width: box?.width ?? 0, height: (box?.height ?? 0) * 0.7 }
  const most = Math.min(5.4, cardLook(faces, tileBox, { largePrint: false, spaced: run.options.spaced }).most)
  const fixed = [
    ...goalHeader(part(0, bandHeight), parentGoal(cards), goal, run),
    ...(run.options.secondLanguage ? otherLanguage(content.x, content.y + header + 6, content.width) : []),
    ...instructions.draw({ ...part(bandHeight + 2, instructions.height), x: content.x + 5 }),
    textItem(texts.count, content.x + 1, content.y + top + 6, 3.8, { bold: true }),
    ...foot(part(top + 9 + gridHeight, footHeight), texts, run.freeGames),
  ]
  const heading = { title: m.print_home_practice(), note: '5 minutes, 4 or 5 days a week' }
  const draw = isShort
    ? (face: Face, at: Box) => tile(face, at, most, run)
    : (face: Face, at: Box) => row(face, at, run)
  const placed = cards.map(({ key }, place) => ({ key, face: faces[place] as Face }))
  return chunk(placed, boxes.length).map((piece) =>
    makePage(run, heading, {
      items: [...fixed, ...piece.flatMap(({ face }, at) => draw(face, boxes[at] as Box))],
      cells: piece.map(({ key }, at) => ({ box: boxes[at] as Box, card: key })),
    }),
  )
}

/** Draws the week, a game to play, what to avoid, the link to the free games, and lines for notes. */
function foot(box: Box, texts: AreaTexts, freeGames: string): Item[] {
  const code = freeGames === '' ? 0 : 45
  const half = (box.width - 6 - code) / 2
  const columns = { ...box, y: box.y + 12, height: 23 }
  return [
    ...week({ ...box, height: 11 }),
    ...advice({ ...columns, width: half }, m.print_a_game_to_play(), texts.play),
    ...advice({ ...columns, x: columns.x + half + 6, width: half }, m.print_avoid(), texts.leaveOut),
    ...(code > 0 ? games(freeGames, { ...columns, x: columns.x + columns.width - code + 5, width: code - 5 }) : []),
    ...notes({ ...box, y: box.y + box.height - 22, height: 22 }),
  ]
}
