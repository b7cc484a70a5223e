import { m } from '#messages'
import { escaped, printedText, twinPage, type KeepsakePicture } from '../kit/index.ts'
import { figureOf, isOwn, wordField } from './figures.ts'
import { lineArt } from './paths.ts'
import type { CometPlay } from './play-types.ts'
import { drawingsArt } from './sky-art.ts'
import { figureNow, type State } from './state.ts'

const svgOf = (width: number, height: number, body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><g font-family="system-ui, sans-serif">${body}</g></svg>`)}`

/** Pages have Letter's shape: 8.5 inches are 816 units, so a figure of 150 units is about 40 mm wide. */
const paper = { width: 816, height: 1056 }

/** One figure four times: as a road, as dots, from its dot, and alone on its lines. */
function rowArt(id: string, style: State['style'], y: number, high: number): string {
  const figure = figureOf(id, style)
  const scale = Math.min(150 / figure.width, high / figure.height)
  const cell = (column: number, body: string) =>
    `<g transform="translate(${58 + column * 184 + (150 - figure.width * scale) / 2} ${y}) scale(${scale}) translate(${-figure.left} ${-figure.top})">${body}</g>`
  const line = (width: number, color: string, more = '') =>
    figure.strokes
      .map(
        (path) =>
          `<path d="${lineArt(path.points)}" fill="none" stroke="${color}" stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
      )
      .join('')
  const rules = figure.isWritten
    ? [0, 50, 100]
        .map(
          (at) =>
            `<path d="M${figure.left - 8} ${at}H${figure.left + figure.width + 8}" stroke="#999" stroke-width="${1 / scale}" ${at === 50 ? `stroke-dasharray="${6 / scale}"` : ''}/>`,
        )
        .join('')
    : ''
  const starts = figure.strokes
    .map(
      ({ points: [start] }, at) =>
        `<circle cx="${start?.[0]}" cy="${start?.[1]}" r="${9 / scale}" fill="#fff" stroke="#000" stroke-width="${1.5 / scale}"/><text x="${start?.[0]}" y="${(start?.[1] ?? 0) + 4.5 / scale}" font-size="${12 / scale}" text-anchor="middle">${at + 1}</text>`,
    )
    .join('')
  return (
    cell(0, rules + line(30, '#D8D8D8') + line(27, '#F4F4F4') + starts) +
    cell(1, rules + line(3, '#000', `stroke-dasharray="0 ${9 / scale}"`) + starts) +
    cell(2, rules + starts) +
    cell(
      3,
      rules ||
        `<rect x="${figure.left}" y="${figure.top}" width="${figure.width}" height="${figure.height}" fill="none" stroke="#BBB" stroke-width="${1 / scale}" stroke-dasharray="${4 / scale}"/>`,
    )
  )
}

/** What the page is for where nothing was traced that paper may show. */
const practiceId = (state: State): string => (isOwn(figureNow(state).id) ? 'line:line down' : figureNow(state).id)

/** The child's sky, a page to trace the same figures on, and the twin away from the screen. */
export function keepsakes(play: CometPlay): KeepsakePicture[] {
  const state = play.state.value
  // A player's own word is on paper only if they said so.
  const prints = printedText(play, 0, wordField) !== ''
  const done = state.done.filter(({ id }) => prints || !isOwn(id))
  const own = done.map(({ line }) => line)
  const sky =
    `<rect width="800" height="600" fill="#1B2263"/><rect y="470" width="800" height="130" fill="#0F1538"/>` +
    drawingsArt(own, [40, 100, 720, 360], '#FFD86B') +
    `<text x="400" y="70" font-size="42" font-weight="700" text-anchor="middle" fill="#FFF6DC">${escaped(m.comet_trails_my_sky())}</text><text x="400" y="545" font-size="26" text-anchor="middle" fill="#FFF6DC">${escaped(m.comet_trails_drawn_with_comet_trails())}</text>`
  const ids = [...new Set(done.length > 0 ? done.map(({ id }) => id) : [practiceId(state)])].slice(0, 5)
  const high = 150
  const page =
    `<text x="58" y="80" font-size="34" font-weight="700">${escaped(m.comet_trails_practice_page())}</text><text x="58" y="114" font-size="19">${escaped(m.comet_trails_trace_these())}</text>` +
    ids.map((id, at) => rowArt(id, state.style, 164 + at * (high + 26), high - 14)).join('')
  return [
    { picture: svgOf(800, 600, sky), name: 'comet-sky', alt: m.comet_trails_sky_drawn_in_my_lines(), what: 'picture' },
    {
      picture: svgOf(paper.width, paper.height, page),
      name: 'comet-practice',
      alt: m.comet_trails_practice_page(),
      what: 'poster',
    },
    twinPage({
      name: 'comet-at-home',
      title: m.comet_trails_trace_at_home(),
      need: m.comet_trails_need_crayon_or_salt(),
      steps: [m.comet_trails_twin_step_1(), m.comet_trails_twin_step_2(), m.comet_trails_twin_step_3()],
      easier: m.comet_trails_twin_easier(),
      harder: m.comet_trails_twin_harder(),
      care: m.comet_trails_twin_care(),
    }),
  ]
}
