import { m } from '#messages'
import { gridBoxes } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import type { Box, Item } from '../page.ts'
import { boxPath, circlePath } from '../shapes.ts'
import { fitText, lineHeightOf, textBlock, textItem, textWidth, wrapText, type Line } from '../text.ts'

const days = [m.print_mon(), m.print_tue(), m.print_wed(), m.print_thu(), m.print_fri(), m.print_sat(), m.print_sun()]

/** Draws a line to write on. */
export const writingLine = (x: number, y: number, width: number): Item => ({
  kind: 'line',
  from: [x, y],
  to: [x + width, y],
  width: 0.25,
  ink: 'soft',
})

/** Draws a home sheet's header, 23 mm high: the goal in plain words, how to help, and the name. */
export function homeHeader(box: Box, goal: string, how: string, { name }: PrintRun): Item[] {
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

const goalSize = 3.6
const between = lineHeightOf(false)
/** Width for the goal: the name is on its right. */
const goalWidth = (width: number) => width - 65

/** Returns the goal's lines for a sheet of this width; none without a goal. */
export function goalLines(goal: string, width: number): Line[] {
  return goal.trim() === '' ? [] : wrapText(m.print_goal({ goal: goal.trim() }), goalWidth(width), goalSize, false)
}

/** Returns the height of a home sheet's header with this many lines for the goal, at least 23 mm. */
export const goalHeaderHeight = (lines: number) => Math.max(23, 15 + lines * goalSize * between)

/** Draws a home sheet's header: what is practiced in plain words, the goal, and the name. */
export function goalHeader(box: Box, topic: string, goal: readonly Line[], run: PrintRun): Item[] {
  const lines = { x: box.x + 5, y: box.y + 13, width: goalWidth(box.width), height: goal.length * goalSize * between }
  return [
    ...homeHeader(box, topic, '', run),
    ...textBlock({ size: goalSize, lines: [...goal] }, lines, { bold: false, align: 'start', vertical: 'top' }),
  ]
}

const stepSize = 3.6
const stepLine = stepSize * between
const stepsTitle = 7

interface NumberedList {
  title: string
  /** Each entry's lines. */
  entries: Line[][]
}

const listHeight = ({ entries }: NumberedList) => stepsTitle + entries.flat().length * stepLine

function drawList({ title, entries }: NumberedList, box: Box): Item[] {
  const starts = entries.map((_, at) => entries.slice(0, at).flat().length)
  return [
    textItem(title, box.x, box.y + 4.4, 3.9, { bold: true }),
    ...entries.flatMap((lines, at) => {
      const y = box.y + stepsTitle + (starts[at] ?? 0) * stepLine
      const words = { ...box, x: box.x + 6, y, width: box.width - 6, height: lines.length * stepLine }
      return [
        textItem(`${at + 1}.`, box.x, y + 0.86 * stepLine - 0.4, stepSize, { bold: true }),
        ...textBlock({ size: stepSize, lines }, words, { bold: false, align: 'start', vertical: 'top' }),
      ]
    }),
  ]
}

/** Lays out what to do and, beside it, how to help: its height, and how to draw it. */
export function instructionsAndHelp(
  width: number,
  steps: readonly string[],
  help: readonly string[],
): { height: number; draw: (box: Box) => Item[] } {
  const column = (width - 8) / 2
  const entriesOf = (texts: readonly string[]) => texts.map((text) => wrapText(text, column - 6, stepSize, false))
  const left = { title: m.print_what_to_do(), entries: entriesOf(steps) }
  const right = { title: m.print_help_from_a_little_to_a_lot(), entries: entriesOf(help) }
  return {
    height: Math.max(listHeight(left), listHeight(right)) + 2,
    draw: (box) => [
      ...drawList(left, { ...box, width: column }),
      ...drawList(right, { ...box, x: box.x + column + 8, width: column }),
    ],
  }
}

/** Draws seven days, each with a circle to check. */
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

/** Draws a short text with a title. */
export function advice(box: Box, title: string, text: string): Item[] {
  const words = { ...box, y: box.y + 6, height: box.height - 6 }
  return [
    textItem(title, box.x, box.y + 4, 3.9, { bold: true }),
    ...textBlock(fitText(text, words, 3.6, { bold: false }), words, { bold: false, align: 'start', vertical: 'top' }),
  ]
}

/** Draws two lines for notes, 22 mm high. */
export function notes(box: Box): Item[] {
  const line = (y: number) => writingLine(box.x, y, box.width)
  return [
    textItem(m.print_what_we_noticed(), box.x, box.y + 4, 3.9, { bold: true }),
    line(box.y + 13),
    line(box.y + 21),
  ]
}
