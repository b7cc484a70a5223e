import { m } from '#messages'
import { contentBox, gridBoxes, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, middle as middleOf, type Box, type Item, type Page } from '../page.ts'
import { boxPath, circlePath, flower } from '../shapes.ts'
import { fitText, textBlock, textItem } from '../text.ts'
import { advice, homeHeader, notes, week, writingLine } from './home-parts.ts'

const n = (value: number) => String(Math.round(value * 100) / 100)

/** Widths of the roads in mm, widest first. */
const widths = [10, 6, 3]
const waves = 4

/** Center lines of the roads: straight, wavy, and angular. */
const roads: ((box: Box) => string)[] = [
  ({ x, y, width, height }) => `M${n(x)} ${n(y + height / 2)}H${n(x + width)}`,
  ({ x, y, width, height }) => {
    const step = width / (2 * waves)
    const middle = y + height / 2
    // Every curve in full, because PDFKit doesn't support the shorthand.
    const bows = Array.from({ length: 2 * waves }, (_, at) => {
      const bend = middle + (at % 2 === 0 ? -1 : 1) * height * 0.44
      return `Q${n(x + step * (at + 0.5))} ${n(bend)} ${n(x + step * (at + 1))} ${n(middle)}`
    })
    return `M${n(x)} ${n(middle)}${bows.join('')}`
  },
  ({ x, y, width, height }) => {
    const step = width / (2 * waves)
    const corners = Array.from({ length: 2 * waves }, (_, at) => {
      const up = at % 2 === 0 ? -1 : 1
      return `L${n(x + step * (at + 1))} ${n(y + height / 2 + (at === 2 * waves - 1 ? 0 : up * height * 0.2))}`
    })
    return `M${n(x)} ${n(y + height / 2)}${corners.join('')}`
  },
]

/** Draws a five-pointed star. */
function star(x: number, y: number, r: number): Item {
  const points = Array.from({ length: 10 }, (_, at) => {
    const angle = (Math.PI / 5) * at - Math.PI / 2
    const far = at % 2 === 0 ? r : r * 0.45
    return `${at === 0 ? 'M' : 'L'}${n(x + far * Math.cos(angle))} ${n(y + far * Math.sin(angle))}`
  })
  return { kind: 'shape', path: `${points.join('')}Z`, stroke: 'soft', width: 0.3, fill: 'white' }
}

/** Draws a road from a flower to a star. */
function road(box: Box, wide: number, shape: (box: Box) => string): Item[] {
  const y = box.y + box.height / 2
  const path = shape({ ...box, x: box.x + 18, width: box.width - 36 })
  return [
    { kind: 'shape', path, stroke: 'soft', width: wide + 0.8 },
    { kind: 'shape', path, stroke: 'white', width: wide },
    { kind: 'shape', path, stroke: 'pale', width: 0.35, dashed: true },
    ...flower(box.x + 8, y, 7, 5),
    star(box.x + box.width - 8, y, 7),
  ]
}

function tracingPage(run: PrintRun): Page {
  const content = contentBox(run)
  const foot = 36
  const rows = gridBoxes({ ...content, y: content.y + 26, height: content.height - 26 - foot }, [1, 9])
  const texts = { ...content, y: content.y + content.height - 22, height: 20 }
  const half = (content.width - 6) / 2
  return makePage(
    run,
    { title: m.print_lines_to_trace(), note: '5 minutes, 4 or 5 days a week' },
    {
      items: [
        ...homeHeader(
          { ...content, height: 23 },
          m.print_i_trace_from_the_flower_to(),
          m.print_wide_roads_first_stay_on_the(),
          run,
        ),
        ...rows.flatMap((box, at) => road(box, widths[Math.floor(at / 3)] ?? 3, roads[at % 3] ?? (() => ''))),
        ...week({ ...content, y: content.y + content.height - foot + 1, height: 11 }),
        ...advice({ ...texts, width: half }, m.print_how_to_help(), m.print_feet_on_the_floor_arm_on()),
        ...advice(
          { ...texts, x: texts.x + half + 6, width: half },
          m.print_avoid(),
          m.print_rushing_and_erasing_rest_when_the(),
        ),
      ],
    },
  )
}

/** Draws a six-armed snowflake with areas to color. */
function flake({ x, y }: { x: number; y: number }, r: number): Item[] {
  const line = { stroke: 'ink', width: 0.5, fill: 'white' } as const
  const diamond = (from: number, to: number, half: number): Item => {
    const mid = (from + to) / 2
    return {
      kind: 'shape',
      path: `M${n(x)} ${n(y - from)}L${n(x + half)} ${n(y - mid)}L${n(x)} ${n(y - to)}L${n(x - half)} ${n(y - mid)}Z`,
      ...line,
    }
  }
  const turned = (angle: number, items: Item[]): Item => ({ kind: 'turned', angle, x, y, items })
  const arms = Array.from({ length: 6 }, (_, at) =>
    turned(60 * at, [
      diamond(r * 0.16, r * 0.52, r * 0.12),
      diamond(r * 0.52, r * 0.82, r * 0.09),
      { kind: 'shape', path: circlePath(x, y - r * 0.9, r * 0.08), ...line },
    ]),
  )
  const between = Array.from({ length: 6 }, (_, at) =>
    turned(60 * at + 30, [
      diamond(r * 0.24, r * 0.56, r * 0.08),
      { kind: 'shape', path: circlePath(x, y - r * 0.65, r * 0.09), ...line },
    ]),
  )
  return [...between, ...arms, { kind: 'shape', path: circlePath(x, y, r * 0.16), ...line }]
}

function flakePage(run: PrintRun): Page {
  const content = contentBox(run)
  const words = { ...content, height: 20 }
  const room = { ...content, y: content.y + 24, height: content.height - 50 }
  return makePage(
    run,
    { title: m.print_a_flake_to_color(), note: '' },
    {
      items: [
        ...textBlock(fitText(m.print_color_it_from_the_middle_to(), words, 6), words),
        ...flake(middleOf(room), Math.min(room.width, room.height) / 2 - 2),
        ...notes({ ...content, y: content.y + content.height - 22, height: 22 }),
      ],
    },
  )
}

const twins = [
  { title: m.print_hands(), text: m.print_thread_big_pasta_on_a_string() },
  { title: m.print_eyes(), text: m.print_find_five_round_things_in_one() },
  { title: m.print_body(), text: m.print_push_a_wall_ten_times_slowly() },
  { title: m.ui_plan(), text: m.print_set_the_table_from_a_list() },
]

/** Draws an item to pack: a box for found, a box for packed, and a line. */
function packed(box: Box): Item[] {
  const y = box.y + box.height / 2
  const tick = (x: number): Item => ({
    kind: 'shape',
    path: boxPath({ x, y: y - 4, width: 8, height: 8 }, 2),
    stroke: 'ink',
    width: 0.4,
  })
  return [tick(box.x + 6), tick(box.x + 26), writingLine(box.x + 44, y + 4, box.width - 46)]
}

/** Draws an activity without a screen, with a petal to color each time. */
function twin({ title, text }: { title: string; text: string }, box: Box): Item[] {
  const words = { ...inset(box, 3), y: box.y + 9, height: box.height * 0.4 }
  return [
    { kind: 'shape', path: boxPath(inset(box, 1), 3), stroke: 'pale', width: 0.3 },
    textItem(title, box.x + box.width / 2, box.y + 8, 4.2, { bold: true, align: 'middle' }),
    ...textBlock(fitText(text, words, 4.2, { bold: false }), words, { bold: false }),
    ...flower(box.x + box.width / 2, box.y + box.height - 12, 9, 5),
  ]
}

function packingPage(run: PrintRun): Page {
  const content = contentBox(run)
  const part = (y: number, height: number): Box => ({ ...content, y: content.y + y, height })
  const head = (text: string, x: number) => textItem(text, content.x + x, content.y + 30, 3.4, { ink: 'soft' })
  const cells = gridBoxes(part(content.height - 54, 52), [twins.length, 1])
  const note = part(content.height - 66, 10)
  const text = m.print_without_a_screen_try_one_each()
  return makePage(
    run,
    { title: m.print_my_packing_list(), note: '' },
    {
      items: [
        ...homeHeader(part(0, 23), m.print_i_pack_my_things_myself(), m.print_read_or_draw_the_list_together(), run),
        head('found', 5),
        head('packed', 23.5),
        head(m.print_draw_or_write_each_thing(), 44),
        ...gridBoxes(part(33, content.height - 33 - 70), [1, 8]).flatMap(packed),
        ...textBlock(fitText(text, note, 4.4), note, { align: 'start' }),
        ...cells.flatMap((box, at) => twin(twins[at] ?? { title: '', text: '' }, box)),
      ],
    },
  )
}

/**
 * Home sheet for hands and planning: roads to trace, a snowflake to color, a packing list, and activities without a
 * screen.
 */
export function handsAtHome(run: PrintRun): Page[] {
  return [tracingPage(run), flakePage(run), packingPage(run)]
}
