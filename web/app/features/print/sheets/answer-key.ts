import { m } from '#messages'
import { pictureItems } from '../draw-card.ts'
import type { Token } from '../draw-token.ts'
import { markedAnswer, frontFace } from '../faces.ts'
import { contentBox, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import type { Box, Item, Page } from '../page.ts'
import { lineHeightOf, textBlock, textItem, wrapText, type Line } from '../text.ts'

const size = 3.4
const between = size * lineHeightOf(false)
const titleHeight = 11
const columnGap = 8
const numberWidth = 8
const entryGap = 3

interface Entry {
  token: Token
  question: Line[]
  answer: Line[]
  /** Space on the left for the pictures; without height if there are none. */
  pictures: Pick<Box, 'width' | 'height'>
  height: number
}

function pictureSpace(count: number): Entry['pictures'] {
  if (count === 0) return { width: 0, height: 0 }
  return count === 1 ? { width: 16, height: 14 } : { width: 26, height: count > 4 ? 22 : 16 }
}

function entryOf(token: Token, width: number): Entry {
  const { text, options, pictures: all } = frontFace(token.card, 'both')
  const pictures = pictureSpace(all.length)
  const room = width - numberWidth - pictures.width
  const question = [text, ...options].flatMap((part) => wrapText(part, room, size, false))
  const answer = wrapText(markedAnswer(token.card) || m.print_answers_vary(), room, size, true)
  const height = Math.max(pictures.height, (question.length + answer.length) * between)
  return { token, question, answer, pictures, height: height + entryGap }
}

function drawEntry({ token, question, answer, pictures }: Entry, box: Box): Item[] {
  const left = box.x + numberWidth
  const words = { ...box, x: left + pictures.width, height: question.length * between }
  const reply = { ...words, y: words.y + words.height, height: answer.length * between }
  const face = frontFace(token.card, 'both')
  const look = { align: 'start', vertical: 'top' } as const
  return [
    textItem(String(token.number), box.x, box.y + between * 0.86, size, { bold: true }),
    ...(pictures.height > 0
      ? pictureItems(face, { ...box, x: left, width: pictures.width - 2, height: pictures.height })
      : []),
    ...textBlock({ size, lines: question }, words, { ...look, bold: false }),
    ...textBlock({ size, lines: answer }, reply, look),
  ]
}

/**
 * Lists the questions of a game with their answers, for the adult; no pages for words to say. The paper is turned like the
 * game's, because a browser prints all pages in one size.
 */
export function answerKey(run: PrintRun, tokens: readonly Token[], landscape = false): Page[] {
  const content = contentBox(run, landscape)
  const count = landscape ? 3 : 2
  const width = (content.width - columnGap * (count - 1)) / count
  const top = content.y + titleHeight
  const bottom = content.y + content.height
  const title = textItem(m.print_for_the_adult(), content.x, content.y + 6, 4.6, { bold: true })
  const columns: Item[][] = []
  let y = Infinity
  for (const token of tokens) {
    if (token.number === null) continue
    const entry = entryOf(token, width)
    if (y + entry.height > bottom) {
      columns.push([])
      y = top
    }
    const x = content.x + ((columns.length - 1) % count) * (width + columnGap)
    columns.at(-1)?.push(...drawEntry(entry, { x, y, width, height: entry.height }))
    y += entry.height
  }
  return Array.from({ length: Math.ceil(columns.length / count) }, (_, at) =>
    makePage(
      run,
      { title: m.print_answer_key(), note: run.target },
      { landscape, items: [title, ...columns.slice(count * at, count * (at + 1)).flat()] },
    ),
  )
}
