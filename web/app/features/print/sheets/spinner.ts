import { m } from '#messages'
import type { Card } from '@marigold/contract'
import { areQuestions, areWordy, drawToken, fitTokens, tokenLook, uniqueTokens, type Token } from '../draw-token.ts'
import { contentBox, chunk, gridBoxes, makePage } from '../frame.ts'
import type { PrintRun } from '../options.ts'
import { middle, type Box, type Item, type Page } from '../page.ts'
import { circlePath, slicePath } from '../shapes.ts'
import { fitText, textBlock } from '../text.ts'
import { answerKey } from './answer-key.ts'

const segments = 6

/** Returns an upright box for a card inside a slice, on the slice's center line. */
function boxInSlice(x: number, y: number, r: number, at: number): Box {
  const angle = (((at + 0.5) * 360) / segments - 90) * (Math.PI / 180)
  const side = r * 0.51
  const far = r * 0.64
  return { x: x + far * Math.cos(angle) - side / 2, y: y + far * Math.sin(angle) - side / 2, width: side, height: side }
}

function disc(run: PrintRun, tokens: readonly Token[], box: Box): { items: Item[]; cells: Page['cells'] } {
  const note = { ...box, y: box.y + box.height - 8, height: 7 }
  const { x, y } = middle({ ...box, height: box.height - 9 })
  const r = Math.min(box.width, box.height - 11) / 2
  const boxes = tokens.map((_, at) => boxInSlice(x, y, r, at))
  const fitted = fitTokens(tokens, boxes[0] ?? box, run.options)
  const look = tokenLook(fitted, boxes[0] ?? box, run.options)
  const how = areQuestions(tokens)
    ? m.print_put_a_pencil_through_a_paper_and_answer()
    : m.print_put_a_pencil_through_a_paper()
  const slices = tokens.map((_, at): Item => {
    const path = slicePath(x, y, r, (at * 360) / segments, ((at + 1) * 360) / segments)
    return { kind: 'shape', path, stroke: 'soft', width: 0.4, fill: at % 2 === 0 ? 'cream' : 'white' }
  })
  return {
    items: [
      ...slices,
      { kind: 'shape', path: circlePath(x, y, r), stroke: 'ink', width: 0.8 },
      ...fitted.flatMap((token, at) => drawToken(token, boxes[at] as Box, look)),
      { kind: 'shape', path: circlePath(x, y, 1.4), fill: 'ink' },
      ...textBlock(fitText(how, note, 3.6, { bold: false }), note, { bold: false, ink: 'soft' }),
    ],
    cells: tokens.map((token, at) => ({ box: boxes[at] as Box, card: token.key })),
  }
}

/** Fills a spinner that has fewer than six items with others, so that it can't always point to the same one. */
function filled(tokens: readonly Token[], all: readonly Token[]): Token[] {
  const here = [...tokens]
  const others = all.filter((token) => !tokens.includes(token))
  const more = others.length > 0 ? others : tokens
  for (let at = 0; here.length < segments; at += 1) here.push(more[at % more.length] as Token)
  return here
}

/** Spinners of six cards for a pencil and a paper clip, two per page; questions and sentences get one per page. */
export function spinners(run: PrintRun, cards: readonly Card[]): Page[] {
  const content = contentBox(run)
  const tokens = uniqueTokens(cards, run.options.show)
  const places = gridBoxes(content, [1, areWordy(tokens) ? 1 : 2], 6)
  const discs = chunk(tokens, segments).map((disc) => filled(disc, tokens))
  const pages = chunk(discs, places.length).map((pair) => {
    const drawn = pair.map((tokens, at) => disc(run, tokens, places[at] as Box))
    return makePage(
      run,
      { title: m.print_spinner(), note: run.target },
      { items: drawn.flatMap(({ items }) => items), cells: drawn.flatMap(({ cells }) => cells) },
    )
  })
  return [...pages, ...answerKey(run, tokens)]
}
