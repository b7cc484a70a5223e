import { m } from '#messages'
import { contentBox, cutMarks, gridBoxes, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { inset, type Box, type Item, type Page } from '../page.ts'
import { boxPath, circlePath } from '../shapes.ts'
import { fitText, textBlock, textItem } from '../text.ts'
import { advice, homeHeader, notes, week, writingLine } from './home-parts.ts'
import { calmCard, title } from './visual-aids.ts'

const rungs = 6

/** Draws six boxes to draw or write what helps. */
function toolbox(box: Box): Item[] {
  const how = { ...box, y: box.y + 14, height: 8 }
  const ideas = { ...box, y: box.y + box.height - 10, height: 9 }
  const places = gridBoxes({ ...box, y: box.y + 24, height: box.height - 36 }, [3, 2], 4)
  return [
    ...title(m.print_my_toolbox(), box),
    ...textBlock(fitText(m.print_draw_or_write_what_helps_me(), how, 5, { bold: false }), how, { bold: false }),
    ...places.map((place): Item => ({ kind: 'shape', path: boxPath(place, 4), stroke: 'ink', width: 0.5 })),
    ...textBlock(
      fitText(m.print_ideas_breathe_slowly_squeeze_a_pillow(), ideas, 4, {
        bold: false,
      }),
      ideas,
      { bold: false, ink: 'soft' },
    ),
  ]
}

/** Draws one step of the ladder: what it is, how often it was tried, and how hard it felt before and after. */
function rung(number: number, box: Box): Item[] {
  const y = box.y + box.height / 2
  const tries = box.x + box.width * 0.55
  const felt = box.x + box.width * 0.8
  const square = (x: number): Item => ({
    kind: 'shape',
    path: boxPath({ x, y: y - 5, width: 13, height: 10 }, 2),
    stroke: 'soft',
    width: 0.3,
  })
  return [
    { kind: 'shape', path: boxPath(inset(box, 0.8), 3), stroke: 'ink', width: 0.4, fill: 'white' },
    textItem(String(number), box.x + 8, y + 2.4, 7, { bold: true, align: 'middle' }),
    writingLine(box.x + 15, y - 1, box.width * 0.5 - 12),
    writingLine(box.x + 15, y + 7, box.width * 0.5 - 12),
    ...Array.from({ length: 5 }, (_, at): Item => ({
      kind: 'shape',
      path: circlePath(tries + 4 + at * 8.4, y, 3.4),
      stroke: 'soft',
      width: 0.3,
    })),
    square(felt + 2),
    square(felt + 20),
  ]
}

/** Draws the ladder's column names. */
function columns(box: Box): Item[] {
  const at = (share: number, text: string) => textItem(text, box.x + box.width * share, box.y + 5, 3.4, { ink: 'soft' })
  return [
    textItem(m.print_the_hardest_step_is_at_the(), box.x + 15, box.y + 5, 3.4, { ink: 'soft' }),
    at(0.56, m.ui_tries()),
    at(0.79, m.print_how_hard_0_to_10()),
    textItem('before', box.x + box.width * 0.8 + 3, box.y + 10, 3.2, { ink: 'soft' }),
    textItem('after', box.x + box.width * 0.8 + 22, box.y + 10, 3.2, { ink: 'soft' }),
  ]
}

function ladderPage(run: PrintRun): Page {
  const content = contentBox(run)
  const part = (y: number, height: number): Box => ({ ...content, y: content.y + y, height })
  const foot = 62
  const steps = gridBoxes(part(37, content.height - 37 - foot), [1, rungs])
  const after = content.height - foot
  const texts = part(after + 13, 24)
  const half = (content.width - 6) / 2
  return makePage(
    run,
    { title: m.print_small_steps(), note: m.print_plan_the_steps_with_your_therapist() },
    {
      items: [
        ...homeHeader(part(0, 23), m.print_i_try_one_small_step_at(), m.print_start_at_the_bottom_stay_on(), run),
        ...columns(part(24, 12)),
        ...steps.flatMap((box, at) => rung(rungs - at, box)),
        ...week(part(after + 1, 11)),
        ...advice({ ...texts, width: half }, m.print_how_to_help(), m.print_stay_close_and_calm_wait_praise()),
        ...advice(
          { ...texts, x: texts.x + half + 6, width: half },
          m.print_avoid(),
          m.print_pushing_teasing_and_new_steps_that(),
        ),
        ...notes(part(content.height - 22, 22)),
      ],
    },
  )
}

/** Home sheet for feelings: a calm card, a toolbox of what helps, and a ladder of small steps. */
export function feelingsAtHome(run: PrintRun): Page[] {
  const content = contentBox(run)
  const height = content.height / 2
  const places = [0, 1].map((row) => ({ ...content, y: content.y + row * height, height }))
  const cards = [calmCard, toolbox].flatMap((draw, at) => draw(inset(places[at] as Box, 7)))
  return [
    makePage(
      run,
      { title: m.ui_feelings_at_home(), note: m.print_to_hang_up_where_you_need() },
      { items: [...cutMarks(run, places), ...cards], cells: places.map((box) => ({ box, card: null })) },
    ),
    ladderPage(run),
  ]
}
