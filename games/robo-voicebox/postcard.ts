import { m } from '#messages'
import { listed } from '../kit/phrases.ts'
import type { Look } from '@marigold/contract'
import { wrap } from '../kit/play/paper.ts'
import { finishedRobot } from './garage.ts'
import { paletteOf } from './palette.ts'
import { pictureFor } from './pictures.ts'
import { smallRobot } from './robot.ts'
import type { State } from './state.ts'

const sheet = { width: 1000, height: 700 }
const font = 'font-family="system-ui, sans-serif" fill="#2B1B3D"'
const sized = (svg: string, x: number, y: number, width: number, height = width) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)

/** The words' part of the sheet; the robot's own word is below it. */
const area = { x: 520, y: 190, right: 980, foot: 556 }

/** Returns where each word's picture is, all as large as fits the sheet. */
export function cellsFor(count: number): { x: number; y: number; side: number }[] {
  const fits = [3, 4, 5, 6].map((across) => {
    const rows = Math.ceil(count / across)
    const side = Math.min(120, (area.right - area.x) / across - 10, (area.foot - area.y) / rows - 34)
    return { across, side: Math.floor(side) }
  })
  const { across, side } = fits.reduce((best, one) => (one.side > best.side ? one : best))
  return Array.from({ length: count }, (_, at) => ({
    x: area.x + (at % across) * (side + 10),
    y: area.y + Math.floor(at / across) * (side + 34),
    side,
  }))
}

/** Returns the robot with its name and words as a `data:` URL of an SVG. */
export function robotCard(state: State, look: Look): string {
  const { built, silly } = state
  const { name, parts, shiny } = finishedRobot(state)
  const p = paletteOf(look)
  const words = built.map(({ word }) => word)
  const places = cellsFor(words.length)
  const cells = words.map((word, at) => {
    const { x, y, side } = places[at] ?? { ...area, side: 0 }
    return `<rect x="${x}" y="${y}" width="${side}" height="${side}" rx="18" fill="#FFFDF6"/>${sized(pictureFor(word), x + 12, y + 12, side - 24)}<text x="${x + side / 2}" y="${y + side + 22}" text-anchor="middle" font-size="20" font-weight="600" ${font}>${word}</text>`
  })
  const own = silly.at(-1)
  const silent =
    words.length === 0
      ? m.robo_voicebox_my_voice_box_is_waiting_for()
      : words.length === 1
        ? m.robo_voicebox_i_can_say_words_listed({ words: listed(words) })
        : m.robo_voicebox_i_can_say_count_words({ count: words.length })
  // Wraps the text so that it stays on the page.
  const said = wrap(silent, 30)
    .map((line, at) => `<text x="520" y="${146 + at * 34}" font-size="26" ${font}>${line}</text>`)
    .join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" width="${sheet.width}" height="${sheet.height}"><rect width="${sheet.width}" height="${sheet.height}" fill="${p.wall}"/><rect y="600" width="${sheet.width}" height="100" fill="${p.bench}"/><rect y="600" width="${sheet.width}" height="12" fill="${p.benchLight}"/>${sized(smallRobot(parts, look, shiny), 30, 90, 450, 560)}<text x="520" y="96" font-size="46" font-weight="700" ${font}>${name}</text>${said}${cells.join('')}${own === undefined ? '' : `<text x="520" y="586" font-size="24" font-weight="600" ${font}>${m.robo_voicebox_my_very_own_word({ word: own })}</text>`}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
