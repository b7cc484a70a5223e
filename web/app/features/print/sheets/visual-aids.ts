import { m } from '#messages'
import { contentBox, cutMarks, chunk, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, middle, type Box, type Ink, type Item, type Page } from '../page.ts'
import { boxPath, circlePath, flower } from '../shapes.ts'
import { fitText, textBlock, textItem } from '../text.ts'

const line = { stroke: 'ink', width: 0.6, fill: 'white' } as const

/** Draws a title at the top of a card. */
export function title(text: string, box: Box): Item[] {
  const words = { ...box, height: 14 }
  return textBlock(fitText(text, words, 9), words)
}

/** Draws a face from sad (-1) to happy (1). */
function mood(x: number, y: number, r: number, glad: number): Item[] {
  const mouth = y + r * 0.35
  const bend = mouth + glad * r * 0.4
  return [
    { kind: 'shape', path: circlePath(x, y, r), ...line },
    { kind: 'shape', path: circlePath(x - r * 0.34, y - r * 0.2, r * 0.09), fill: 'ink' },
    { kind: 'shape', path: circlePath(x + r * 0.34, y - r * 0.2, r * 0.09), fill: 'ink' },
    {
      kind: 'shape',
      path: `M${x - r * 0.42} ${mouth}Q${x} ${bend} ${x + r * 0.42} ${mouth}`,
      stroke: 'ink',
      width: 0.6,
    },
  ]
}

function candle(x: number, y: number, r: number): Item[] {
  const flame = `M${x} ${y - r}C${x + r * 0.4} ${y - r * 0.5} ${x + r * 0.3} ${y - r * 0.15} ${x} ${y - r * 0.15}C${x - r * 0.3} ${y - r * 0.15} ${x - r * 0.4} ${y - r * 0.5} ${x} ${y - r}Z`
  const wax = { x: x - r * 0.28, y, width: r * 0.56, height: r }
  return [
    { kind: 'shape', path: flame, ...line, fill: 'sand' },
    { kind: 'shape', path: boxPath(wax, 1), ...line },
  ]
}

function bubble(x: number, y: number, r: number): Item[] {
  const box = { x: x - r, y: y - r * 0.8, width: r * 2, height: r * 1.3 }
  const tail = `M${x - r * 0.5} ${y + r * 0.48}L${x - r * 0.6} ${y + r}L${x} ${y + r * 0.48}`
  const dots = [-0.45, 0, 0.45].map((across): Item => ({
    kind: 'shape',
    path: circlePath(x + across * r, y - r * 0.15, r * 0.1),
    fill: 'ink',
  }))
  return [{ kind: 'shape', path: boxPath(box, r * 0.4), ...line }, { kind: 'shape', path: tail, ...line }, ...dots]
}

function hand(x: number, y: number, r: number): Item[] {
  const side = r * 0.42
  const corners = [
    [-side, -r],
    [side, -r],
    [r, -side],
    [r, side],
    [side, r],
    [-side, r],
    [-r, side],
    [-r, -side],
  ]
  const path = corners.map(([across = 0, down = 0], at) => `${at === 0 ? 'M' : 'L'}${x + across} ${y + down}`).join('')
  return [
    { kind: 'shape', path: `${path}Z`, ...line, fill: 'sand' },
    textItem(m.ui_stop(), x, y + r * 0.2, r * 0.6, { bold: true, align: 'middle' }),
  ]
}

/** Draws four steps to calm down. */
export function calmCard(box: Box): Item[] {
  const steps = [
    { text: m.print_stop_hands_still(), draw: hand },
    { text: m.print_smell_the_flower_breathe_in(), draw: (x: number, y: number, r: number) => flower(x, y, r, 5) },
    { text: m.print_blow_out_the_candle_breathe_out(), draw: candle },
    { text: m.print_ask_for_help_or_go_on(), draw: bubble },
  ]
  const width = box.width / steps.length
  const items = steps.flatMap(({ text, draw }, at): Item[] => {
    const cell = { x: box.x + at * width, y: box.y + 20, width, height: box.height - 22 }
    const words = inset({ ...cell, y: cell.y + cell.height * 0.58, height: cell.height * 0.42 }, 3.5)
    const x = cell.x + width / 2
    return [
      { kind: 'shape', path: boxPath(inset(cell, 1.5), 4), stroke: 'marigold', width: 0.6 },
      textItem(String(at + 1), cell.x + 5, cell.y + 9, 5, { bold: true }),
      ...draw(x, cell.y + cell.height * 0.34, Math.min(width * 0.34, cell.height * 0.24)),
      ...textBlock(fitText(text, words, 5.2), words),
    ]
  })
  return [...title(m.print_when_i_need_calm(), box), ...items]
}

function thermometer(box: Box): Item[] {
  const levels: { text: string; glad: number; fill: Ink }[] = [
    { text: m.print_too_much(), glad: -1, fill: 'marigold' },
    { text: m.print_upset(), glad: -0.6, fill: 'sand' },
    { text: m.print_worried(), glad: -0.25, fill: 'sand' },
    { text: m.print_okay(), glad: 0.4, fill: 'cream' },
    { text: m.print_calm(), glad: 1, fill: 'white' },
  ]
  const height = (box.height - 18) / levels.length
  const half = box.width * 0.52
  const right = box.x + half + 8
  const rows = levels.flatMap(({ text, glad, fill }, at): Item[] => {
    const row = inset({ x: box.x, y: box.y + 17 + at * height, width: half, height }, 0.8)
    const y = middle(row).y
    const words = { ...row, x: row.x + 32, width: row.width - 34 }
    return [
      { kind: 'shape', path: boxPath(row, 3), stroke: 'ink', width: 0.5, fill },
      textItem(String(levels.length - at), row.x + 6, y + 2.4, 6.5, { bold: true, align: 'middle' }),
      ...mood(row.x + 21, y, row.height * 0.4, glad),
      ...textBlock(fitText(text, words, 6.5), words, { align: 'start' }),
      {
        kind: 'line',
        from: [right, row.y + row.height],
        to: [box.x + box.width, row.y + row.height],
        width: 0.3,
        ink: 'soft',
      },
    ]
  })
  return [
    ...title(m.print_how_do_i_feel(), { ...box, width: half }),
    ...title(m.print_what_helps_me(), { ...box, x: right, width: box.x + box.width - right }),
    ...rows,
  ]
}

function firstThen(box: Box): Item[] {
  const gap = 16
  const width = (box.width - gap) / 2
  const y = box.y + box.height / 2 + 8
  const x = box.x + width
  const arrow = `M${x + 3} ${y}H${x + gap - 4}M${x + gap - 7} ${y - 4}L${x + gap - 3} ${y}L${x + gap - 7} ${y + 4}`
  const frame = (left: number): Item => ({
    kind: 'shape',
    path: boxPath({ x: left, y: box.y + 17, width, height: box.height - 17 }, 6),
    stroke: 'ink',
    width: 0.8,
  })
  return [
    ...title(m.ui_first(), { ...box, width }),
    ...title(m.ui_then(), { ...box, x: box.x + width + gap, width }),
    frame(box.x),
    frame(box.x + width + gap),
    { kind: 'shape', path: arrow, stroke: 'ink', width: 1 },
  ]
}

function waitCard(box: Box): Item[] {
  const count = 5
  const width = box.width / count
  const words = { ...box, y: box.y + 20, height: 12 }
  const note = { ...box, y: box.y + box.height - 12, height: 10 }
  const r = Math.min(width * 0.42, (box.height - 52) / 2)
  const y = box.y + 36 + (box.height - 50) / 2
  const flowers = Array.from({ length: count }, (_, at) => flower(box.x + width * (at + 0.5), y, r, 5)).flat()
  return [
    ...title(m.print_i_wait(), box),
    ...textBlock(fitText(m.print_my_turn_comes_soon_my_body(), words, 5.4, { bold: false }), words, { bold: false }),
    ...flowers,
    ...textBlock(fitText(m.print_cover_one_flower_at_a_time(), note, 4, { bold: false }), note, {
      bold: false,
      ink: 'soft',
    }),
  ]
}

/** Visual aids for a session: first-then, wait, calm, and feelings; two per page. */
export function visualAids(run: PrintRun): Page[] {
  const content = contentBox(run)
  const height = content.height / 2
  const places = [0, 1].map((row) => ({ ...content, y: content.y + row * height, height }))
  return chunk([firstThen, waitCard, calmCard, thermometer], 2).map((pair) =>
    makePage(
      run,
      { title: m.ui_visual_aids(), note: '' },
      {
        items: [...cutMarks(run, places), ...pair.flatMap((draw, at) => draw(inset(places[at] as Box, 7)))],
        cells: pair.map((_, at) => ({ box: places[at] as Box, card: null })),
      },
    ),
  )
}
