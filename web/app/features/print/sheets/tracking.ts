import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { contentBox, chunk, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import type { Box, Item, Page } from '../page.ts'
import { boxPath } from '../shapes.ts'
import { uniqueTargets } from '../targets.ts'
import { fitText, textBlock, textItem } from '../text.ts'

const rows = 8
const tries = 20
const headHeight = 9
const legend = m.print_correct_close_not_yet_cue_0()

/** Columns with their share of the width. */
const columns = [
  { name: 'Date', share: 20 },
  { name: m.print_target(), share: 50 },
  { name: m.ui_tries(), share: 138 },
  { name: m.ui_cue(), share: 26 },
  { name: '%', share: 14 },
  { name: m.print_initials(), share: 16 },
]

function columnBoxes(box: Box): Box[] {
  const all = columns.reduce((sum, column) => sum + column.share, 0)
  let x = box.x
  return columns.map(({ share }) => {
    const cell = { ...box, x, width: (box.width * share) / all }
    x += cell.width
    return cell
  })
}

const rule = (box: Box): Item => ({ kind: 'shape', path: boxPath(box), stroke: 'soft', width: 0.25 })

function triesItems(box: Box): Item[] {
  const width = box.width / tries
  return Array.from({ length: tries }, (_, at): Item[] => {
    const x = box.x + at * width
    const strong = at % 5 === 0
    return [
      {
        kind: 'line',
        from: [x, box.y],
        to: [x, box.y + box.height],
        width: strong ? 0.4 : 0.15,
        ink: strong ? 'soft' : 'pale',
      },
      textItem(String(at + 1), x + width / 2, box.y + 2.6, 1.9, { ink: 'soft', align: 'middle' }),
    ]
  }).flat()
}

function rowItems(target: string, box: Box): Item[] {
  const cells = columnBoxes(box)
  const [, targetCell, triesCell, cueCell] = cells as [Box, Box, Box, Box]
  const words = { ...targetCell, x: targetCell.x + 2, width: targetCell.width - 4 }
  const cues = ['0', '1', '2', '3'].map((cue, at) =>
    textItem(cue, cueCell.x + (cueCell.width / 4) * (at + 0.5), cueCell.y + cueCell.height / 2 + 1.4, 4, {
      align: 'middle',
    }),
  )
  return [
    ...triesItems(triesCell),
    ...cells.map(rule),
    ...(target === ''
      ? []
      : textBlock(fitText(target, words, 3.6, { bold: false }), words, { bold: false, align: 'start' })),
    ...cues,
  ]
}

/** Data sheet for pencil: eight rows of twenty trials, each with a target. */
export function tracking(run: PrintRun, cards: readonly Card[]): Page[] {
  const content = contentBox(run, true)
  const targets = uniqueTargets(cards)
  const [only = ''] = targets
  const filled = targets.length > 1 ? targets : Array.from({ length: rows }, () => only)
  const head = { ...content, height: headHeight }
  const rowHeight = (content.height - headHeight - 8) / rows
  const heading = columnBoxes(head).flatMap((box, at) => [
    { kind: 'shape', path: boxPath(box), fill: 'sand' } as const,
    rule(box),
    ...textBlock(fitText(columns[at]?.name ?? '', { width: box.width - 2, height: headHeight }, 3.8), box),
  ])
  const foot = textItem(legend, content.x, content.y + content.height - 1.5, 3.4, { ink: 'soft' })
  return chunk(filled, rows).map((piece) => {
    const items = Array.from({ length: rows }, (_, at) =>
      rowItems(piece[at] ?? '', { ...content, y: content.y + headHeight + at * rowHeight, height: rowHeight }),
    ).flat()
    return makePage(
      run,
      { title: m.print_tracking(), note: run.target },
      { landscape: true, items: [...heading, ...items, foot] },
    )
  })
}
