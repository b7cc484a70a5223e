import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { textsFor, type AreaTexts } from '../area-texts.ts'
import { drawFace, lookOf } from '../draw-card.ts'
import { drawWide } from '../draw-wide.ts'
import { frontOf, type Face } from '../faces.ts'
import { contentBox, gridBoxes, inPieces, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, type Box, type Item, type Page } from '../page.ts'
import { qrItem } from '../qr.ts'
import { boxPath, flower } from '../shapes.ts'
import { plainGoal } from '../targets.ts'
import { fitText, textBlock, textItem } from '../text.ts'
import { advice, homeBand, notes, week, writingLine } from './home-parts.ts'

function band(box: Box, goal: string, texts: AreaTexts, run: PrintRun): Item[] {
  const other = run.options.secondLanguage
    ? [
        textItem(m.print_in_our_language(), box.x + 5, box.y + 29, 3.2, { ink: 'soft' }),
        writingLine(box.x + 32, box.y + 29.4, box.width - 37),
      ]
    : []
  return [...homeBand(box, goal, texts.how, run), ...other]
}

const frameOf = (box: Box): Item => ({
  kind: 'shape',
  path: boxPath(inset(box, 0.8), 3),
  stroke: 'pale',
  width: 0.25,
})

/** Few words and a picture: five in a row, the flower below. */
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

/** A line or a question: the flower at its right. */
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

/** The code that leads to the free games, with what it is for at its left. */
function games(address: string, box: Box): Item[] {
  const words = { ...box, width: box.width - box.height - 1 }
  const text = m.print_free_games_to_play_at_home()
  return [
    ...textBlock(fitText(text, words, 3.4, { bold: false }), words, { bold: false, align: 'start' }),
    qrItem(address, { ...box, x: box.x + box.width - box.height, width: box.height }),
  ]
}

/** How cards stand on the page: small ones five in a row, lines two in a row, long texts one below the other. */
function gridFor(faces: readonly Face[]): { isShort: boolean; grid: readonly [number, number] } {
  const isShort = faces.every(
    (face) => face.text.split(/\s+/).length <= 3 && face.options.length === 0 && face.pictures.length <= 1,
  )
  const isLong = faces.some((face) => face.text.length > 120)
  return { isShort, grid: isShort ? [5, 2] : isLong ? [1, 5] : [2, 5] }
}

/** Home practice: one goal in plain words, ten cards with five tries each, the week, a game, what to leave out. */
export function homework(run: PrintRun, cards: readonly Card[]): Page[] {
  const content = contentBox(run)
  const texts = textsFor(cards)
  const faces = cards.map((card) => frontOf(card, run.options.show))
  const { isShort, grid } = gridFor(faces)
  const part = (y: number, height: number): Box => ({ ...content, y: content.y + y, height })
  const top = run.options.secondLanguage ? 32 : 23
  const gridHeight = content.height - top - 1 - 8 - 11 - 24 - 23
  const boxes = gridBoxes(part(top + 9, gridHeight), grid)
  const [box] = boxes
  const tileBox = { width: box?.width ?? 0, height: (box?.height ?? 0) * 0.7 }
  const most = Math.min(5.4, lookOf(faces, tileBox, { largePrint: false, spaced: run.options.spaced }).most)
  const after = top + 9 + gridHeight
  const code = run.freeGames === '' ? 0 : 45
  const half = (content.width - 6 - code) / 2
  const columns = part(after + 12, 23)
  const fixed = [
    ...band(part(0, top), plainGoal(cards), texts, run),
    textItem(texts.count, content.x + 1, content.y + top + 6, 3.8, { bold: true }),
    ...week(part(after, 11)),
    ...advice({ ...columns, width: half }, m.print_a_game_to_play(), texts.play),
    ...advice({ ...columns, x: columns.x + half + 6, width: half }, m.print_avoid(), texts.leaveOut),
    ...(code > 0 ? games(run.freeGames, { ...columns, x: columns.x + columns.width - code + 5, width: code - 5 }) : []),
    ...notes(part(content.height - 22, 22)),
  ]
  const heading = { title: m.print_home_practice(), note: '5 minutes, 4 or 5 days a week' }
  const draw = isShort
    ? (face: Face, at: Box) => tile(face, at, most, run)
    : (face: Face, at: Box) => row(face, at, run)
  const placed = cards.map(({ key }, place) => ({ key, face: faces[place] as Face }))
  return inPieces(placed, boxes.length).map((piece) =>
    makePage(run, heading, {
      items: [...fixed, ...piece.flatMap(({ face }, at) => draw(face, boxes[at] as Box))],
      cells: piece.map(({ key }, at) => ({ box: boxes[at] as Box, card: key })),
    }),
  )
}
