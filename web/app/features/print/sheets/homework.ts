import type { Card } from '@marigold/contract'
import { drawFace, lookOf, pictureItem } from '../draw-card.ts'
import { frontOf, type Face } from '../faces.ts'
import { contentBox, gridBoxes, inPieces, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, type Box, type Item, type Page } from '../page.ts'
import { boxPath, circlePath, flower } from '../shapes.ts'
import { plainGoal } from '../targets.ts'
import { fitText, textBlock, textItem, textWidth } from '../text.ts'
import { homeTexts, type HomeTexts } from './home-texts.ts'

const cardsPerPage = 10
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

function band(box: Box, goal: string, texts: HomeTexts, name: string): Item[] {
  const words = { x: box.x + 5, y: box.y + 2, width: box.width - 65, height: 11 }
  const line = box.x + box.width - 55
  const right = box.x + box.width - 5
  return [
    { kind: 'shape', path: boxPath(box, 4), fill: 'sand' },
    ...textBlock(fitText(goal, words, 6), words, { align: 'start' }),
    ...textBlock(
      fitText(texts.how, { width: words.width, height: 9 }, 3.8, false),
      { ...words, y: box.y + 13, height: 9 },
      { bold: false, align: 'start' },
    ),
    textItem('Name', line, box.y + 7, 3.2, { ink: 'soft' }),
    textItem(name, line, box.y + 16, 4.4, { bold: true }),
    { kind: 'line', from: [line, box.y + 18.5], to: [right, box.y + 18.5], width: 0.3, ink: 'soft' },
  ]
}

/** Few words and a picture: five in a row, the flower below. */
function tile(face: Face, box: Box, most: number): Item[] {
  const frame: Item = { kind: 'shape', path: boxPath(inset(box, 0.8), 3), stroke: 'pale', width: 0.25 }
  const petals = Math.min(17, box.height * 0.28)
  const card = { ...box, y: box.y + 1, height: box.height - petals - 2 }
  const middle = box.y + box.height - petals / 2 - 1.5
  return [
    frame,
    ...drawFace(face, card, { most, large: false }),
    ...flower(box.x + box.width / 2, middle, petals * 0.46, 5),
  ]
}

/** A line or a question: two in a row, the flower at its right. */
function row(face: Face, box: Box): Item[] {
  const inner = inset(box, 2.6)
  const frame: Item = { kind: 'shape', path: boxPath(inset(box, 0.8), 3), stroke: 'pale', width: 0.25 }
  const petals = 16
  const [picture] = face.pictures
  const side = picture ? Math.min(inner.height, 20) : 0
  const left = picture ? side + 3 : 0
  const words = { ...inner, x: inner.x + left, width: inner.width - left - petals - 2 }
  const text = [face.text, ...face.options].join('   ')
  return [
    frame,
    ...(picture ? [pictureItem(picture, { ...inner, width: side })] : []),
    ...textBlock(fitText(text, words, 4.6), words, { align: 'start', marks: face.marks }),
    ...flower(box.x + box.width - 2 - petals / 2, box.y + box.height / 2, petals * 0.46, 5),
  ]
}

function week(box: Box): Item[] {
  return gridBoxes(box, [days.length, 1]).flatMap((cell, day): Item[] => {
    const y = cell.y + cell.height / 2
    const name = days[day] ?? ''
    const width = textWidth(name, 3.4, true)
    const left = cell.x + (cell.width - width - 10) / 2
    return [
      textItem(name, left, y + 1.2, 3.4, { bold: true }),
      { kind: 'shape', path: circlePath(left + width + 6, y, 3.6), stroke: 'soft', width: 0.3 },
    ]
  })
}

function advice(box: Box, title: string, text: string): Item[] {
  const words = { ...box, y: box.y + 6, height: box.height - 6 }
  return [
    textItem(title, box.x, box.y + 4, 3.9, { bold: true }),
    ...textBlock(fitText(text, words, 3.6, false), words, { bold: false, align: 'start', vertical: 'top' }),
  ]
}

function notes(box: Box): Item[] {
  const line = (y: number): Item => ({
    kind: 'line',
    from: [box.x, y],
    to: [box.x + box.width, y],
    width: 0.25,
    ink: 'soft',
  })
  return [textItem('What we noticed', box.x, box.y + 4, 3.9, { bold: true }), line(box.y + 13), line(box.y + 21)]
}

/** Home practice: one goal in plain words, ten cards with five tries each, the week, a game, what to leave out. */
export function homework(run: PrintRun, cards: readonly Card[]): Page[] {
  const content = contentBox(run)
  const texts = homeTexts[cards[0]?.area ?? 'articulation']
  const faces = cards.map((card) => frontOf(card, run.options.show))
  const isShort = faces.every((face) => face.text.split(/\s+/).length <= 3 && face.options.length === 0)
  const part = (y: number, height: number): Box => ({ ...content, y: content.y + y, height })
  const gridHeight = content.height - 24 - 8 - 11 - 24 - 23
  const boxes = gridBoxes(part(32, gridHeight), isShort ? [5, 2] : [2, 5])
  const [box] = boxes
  const most = box ? Math.min(5.4, lookOf(faces, { width: box.width, height: box.height * 0.7 }, false).most) : 5
  const after = 32 + gridHeight
  const half = (content.width - 6) / 2
  const columns = part(after + 12, 23)
  const fixed = [
    ...band(part(0, 23), plainGoal(cards), texts, run.name),
    textItem(texts.count, content.x + 1, content.y + 29, 3.8, { bold: true }),
    ...week(part(after, 11)),
    ...advice({ ...columns, width: half }, 'A game to play', texts.play),
    ...advice({ ...columns, x: columns.x + half + 6, width: half }, 'Please leave out', texts.leaveOut),
    ...notes(part(content.height - 22, 22)),
  ]
  return inPieces(
    cards.map((card, place) => ({ key: card.key, face: faces[place] as Face })),
    cardsPerPage,
  ).map((piece) =>
    makePage(
      run,
      { title: 'Home practice', note: '5 minutes, 4 or 5 days a week' },
      {
        items: [
          ...fixed,
          ...piece.flatMap(({ face }, at) =>
            isShort ? tile(face, boxes[at] as Box, most) : row(face, boxes[at] as Box),
          ),
        ],
        cells: piece.map(({ key }, at) => ({ box: boxes[at] as Box, card: key })),
      },
    ),
  )
}
