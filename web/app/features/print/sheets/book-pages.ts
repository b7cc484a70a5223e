import { m } from '#messages'
import type { Card } from '@marigold/contract'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item } from '../page.ts'
import { boxPath, flower, logoMark } from '../shapes.ts'
import { parentGoal } from '../targets.ts'
import { fitText, textBlock, textItem } from '../text.ts'

/** Scale relative to a small book page on A4. */
const scaleOf = (box: Box) => Math.min(box.width / 58, box.height / 89)

/** Draws a book's cover: the target and the name. */
export function cover(run: PrintRun, cards: readonly Card[], box: Box): Item[] {
  const scale = scaleOf(box)
  const title = { ...box, y: box.y + 4 * scale, height: 34 * scale }
  const target = { ...box, y: box.y + 70 * scale, height: 10 * scale }
  const { x } = middle(box)
  const who = [run.name.trim(), run.date.trim()].filter(Boolean).join(' · ')
  return [
    ...textBlock(fitText(parentGoal(cards), title, 8 * scale), title),
    ...logoMark(x, box.y + 55 * scale, 13 * scale),
    ...textBlock(fitText(run.target, target, 3.6 * scale, { bold: false }), target, { bold: false, ink: 'soft' }),
    textItem(who, x, box.y + box.height - 2, 3.4 * scale, { align: 'middle', ink: 'soft' }),
  ]
}

/** Draws a book's back: petals for three readings, and how to fold it. */
export function lastPage(box: Box, steps: readonly string[]): Item[] {
  const { x } = middle(box)
  const scale = scaleOf(box)
  const words = { ...box, y: box.y + 2, height: 10 * scale }
  const petals = [0, 1, 2].flatMap((at) => flower(x + (at - 1) * 19 * scale, box.y + 24 * scale, 8.5 * scale, 5))
  const lines = steps.flatMap((step, at) => {
    const line = { ...box, y: box.y + (46 + at * 14) * scale, height: 13 * scale }
    return textBlock(fitText(`${at + 1}. ${step}`, line, 3.2 * scale, { bold: false }), line, {
      bold: false,
      align: 'start',
      vertical: 'top',
      ink: 'soft',
    })
  })
  return [...textBlock(fitText(m.print_i_read_it_color_a_petal(), words, 4.4 * scale), words), ...petals, ...lines]
}

/** Draws a page without a card. */
export function blankPage(box: Box): Item[] {
  const words = { ...box, y: box.y + box.height * 0.8, height: box.height * 0.14 }
  const frame = { ...box, height: box.height * 0.76 }
  const text = m.print_draw_one_more_and_say_it()
  return [
    { kind: 'shape', path: boxPath(frame, 4), stroke: 'pale', width: 0.4 },
    ...textBlock(fitText(text, words, 4.4, { bold: false }), words, { bold: false, ink: 'soft' }),
  ]
}
