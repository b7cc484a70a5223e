import { m } from '#messages'
import { gridBoxes } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import type { Box, Item } from '../page.ts'
import { boxPath, circlePath } from '../shapes.ts'
import { fitText, textBlock, textItem, textWidth } from '../text.ts'

const days = [m.print_mon(), m.print_tue(), m.print_wed(), m.print_thu(), m.print_fri(), m.print_sat(), m.print_sun()]

/** A line to write on. */
export const writingLine = (x: number, y: number, width: number): Item => ({
  kind: 'line',
  from: [x, y],
  to: [x + width, y],
  width: 0.25,
  ink: 'soft',
})

/** The head of a home sheet, 23 mm high: one goal in plain words, how to help, and the name. */
export function homeBand(box: Box, goal: string, how: string, { name }: PrintRun): Item[] {
  const words = { x: box.x + 5, y: box.y + 2, width: box.width - 65, height: 11 }
  const help = { ...words, y: box.y + 13, height: 9 }
  const line = box.x + box.width - 55
  return [
    { kind: 'shape', path: boxPath(box, 4), fill: 'sand' },
    ...textBlock(fitText(goal, words, 6), words, { align: 'start' }),
    ...textBlock(fitText(how, help, 3.8, { bold: false }), help, { bold: false, align: 'start' }),
    textItem(m.ui_name(), line, box.y + 7, 3.2, { ink: 'soft' }),
    textItem(name, line, box.y + 16, 4.4, { bold: true }),
    writingLine(line, box.y + 18.5, 50),
  ]
}

/** Seven days, each with a circle to tick. */
export function week(box: Box): Item[] {
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

/** A short text under its title. */
export function advice(box: Box, title: string, text: string): Item[] {
  const words = { ...box, y: box.y + 6, height: box.height - 6 }
  return [
    textItem(title, box.x, box.y + 4, 3.9, { bold: true }),
    ...textBlock(fitText(text, words, 3.6, { bold: false }), words, { bold: false, align: 'start', vertical: 'top' }),
  ]
}

/** Two lines for what was noticed, 22 mm high. */
export function notes(box: Box): Item[] {
  const line = (y: number) => writingLine(box.x, y, box.width)
  return [
    textItem(m.print_what_we_noticed(), box.x, box.y + 4, 3.9, { bold: true }),
    line(box.y + 13),
    line(box.y + 21),
  ]
}
