import { outOf } from '../kit/phrases.ts'
import { m } from '#messages'
import type { Look } from '@marigold/contract'
import { paintOf, paletteOf, type Palette } from './palette.ts'
import { trainsPerLeg } from './plan.ts'
import type { State } from './rules.ts'
import { scoresByJob, lampOf, type ContrastScore } from './score.ts'
import { placed, box, disc, rounded, line } from './shapes.ts'
import { outcomePicture } from './town-art.ts'
import { engine } from './vehicles.ts'

const width = 1200
const perRow = 10
const rowHeight = 190
const top = 250

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const text = (x: number, y: number, size: number, words: string, more = '') =>
  `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${size}" ${more}>${escape(words)}</text>`

/** Returns the position of a lamp: rows of ten that run left to right, then right to left. */
function spotOf(index: number): { x: number; y: number } {
  const row = Math.floor(index / perRow)
  const across = index % perRow
  const x = 130 + (row % 2 === 0 ? across : perRow - 1 - across) * 104.5
  return { x, y: top + row * rowHeight + Math.sin(index * 1.25) * 22 }
}

function rails(count: number): string {
  const spots = Array.from({ length: count }, (_, index) => spotOf(index))
  let d = ''
  for (const [i, { x, y }] of spots.entries()) {
    const before = spots[i - 1]
    if (!before) d += `M${rounded(x - 60)} ${rounded(y)}L${rounded(x)} ${rounded(y)}`
    else if (Math.abs(before.y - y) > 100)
      d += `C${rounded(before.x + (x > width / 2 ? 90 : -90))} ${rounded(before.y)} ${rounded(x + (x > width / 2 ? 90 : -90))} ${rounded(y)} ${rounded(x)} ${rounded(y)}`
    else
      d += `C${rounded((before.x + x) / 2)} ${rounded(before.y)} ${rounded((before.x + x) / 2)} ${rounded(y)} ${rounded(x)} ${rounded(y)}`
  }
  return line(d, '#4E5D70', 16) + line(d, '#DDE6EE', 9) + line(d, '#8A6A56', 9, 'stroke-dasharray="2 15"')
}

/**
 * A lamp: fully lit on the first try, half lit on the second, dark if the way was shown, and hollow if no train came.
 */
function lamp(state: State, index: number): string {
  const { x, y } = spotOf(index)
  const how = lampOf(state, index)
  const glow = how === 'first' ? disc(x, y, 34, '#FFC24D', 'fill-opacity=".35"') : ''
  const rim = disc(x, y, 22, how === null ? '#FFFFFF' : '#2B1B3D')
  if (how === 'first') return glow + rim + disc(x, y, 17, '#FFC24D')
  if (how === 'second')
    return (
      rim +
      disc(x, y, 17, '#6E6284') +
      `<path d="M${rounded(x)} ${rounded(y - 17)}A17 17 0 0 0 ${rounded(x)} ${rounded(y + 17)}Z" fill="#FFC24D"/>`
    )
  return rim + disc(x, y, 17, how === 'shown' ? '#6E6284' : '#E6E0EC')
}

/** The bridges and tunnels of the line, drawn over the stretch that leads there. */
const landmarks = (state: State, p: Palette) =>
  state.route
    .map((way, i) => {
      const { x, y } = spotOf(chosenAt(i))
      return `<g transform="translate(${rounded(x - 52)} ${rounded(y - 118)}) scale(.65)">${box([-7, -7, 164, 114], 20, '#FFFFFF')}${outcomePicture(p, way, p.horn[0])}</g>`
    })
    .join('')
/** Returns the train before which a way was chosen: the last one of each leg. */
const chosenAt = (index: number) => trainsPerLeg * (index + 1) - 1

/** A sound with a dot for each of its trains. */
function soundRow({ sound, right, tries, takenFor }: ContrastScore['sounds'][number], y: number): string {
  const dots = Array.from(
    { length: Math.min(tries, 18) },
    (_, i) =>
      disc(330 + i * 34, y - 9, 11, '#2B1B3D') + disc(330 + i * 34, y - 9, 8, i < right ? '#FFC24D' : '#6E6284'),
  ).join('')
  const end = 330 + Math.min(tries, 18) * 34 + 10
  const told =
    right < tries
      ? m.switchyard_sounds_right_of_total_heard_as({ right, total: tries, other: takenFor, wrong: tries - right })
      : outOf(right, tries)
  return text(90, y, 26, sound, 'font-weight="700"') + dots + text(end, y, 24, told)
}

/** Draws as many contrasts as fit. */
function table(scores: readonly ContrastScore[], from: number, most: number): { drawn: string; height: number } {
  let y = from
  let drawn = ''
  for (const { name, sounds } of scores.slice(0, most)) {
    const said = sounds.filter(({ tries }) => tries > 0)
    drawn += text(60, y, 26, name, 'font-weight="700" fill="#A65300"')
    y += 42
    for (const one of said) {
      drawn += soundRow(one, y)
      y += 40
    }
    y += 16
  }
  return { drawn, height: y - from }
}

/** Draws the contrasts of each player. Players are never added together. */
function tables(state: State, names: readonly string[], from: number): { drawn: string; height: number } {
  if (names.length < 2) return table(scoresByJob(state), from, 8)
  let y = from
  const drawn = names.map((name, seat) => {
    const delivered = state.delivered.filter((one) => one.seat === seat)
    const heading = text(60, y, 30, name, 'font-weight="700"')
    const own = table(scoresByJob({ ...state, delivered }), y + 46, 4)
    y += 46 + own.height
    return heading + own.drawn
  })
  return { drawn: drawn.join(''), height: y - from }
}

/** Returns the line map to print: a lamp for each train, where the line went, and which contrasts need work. */
export function lineMap(state: State, look: Look, names: readonly string[] = []): string {
  const p = paletteOf(look)
  const count = state.trains.length
  const rows = Math.ceil(count / perRow)
  const last = spotOf(Math.max(0, Math.min(state.at, count) - 1))
  const land = top + (rows - 1) * rowHeight + 90
  const { drawn, height: below } = tables(state, names, land + 70)
  const height = land + below + 60
  const train = placed(last.x, last.y + 14, 0.3, engine(p, paintOf(state.engine, look)))
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rounded(height)}" viewBox="0 0 ${width} ${rounded(height)}">` +
    box([0, 0, width, height], 0, '#FFF9EF') +
    box([30, 30, width - 60, land - 30], 26, p.sky[1]) +
    box([30, 150, width - 60, land - 150], 26, p.snow[0]) +
    `<g fill="#2B1B3D" font-family="system-ui, sans-serif">${text(70, 96, 40, m.switchyard_sounds_the_line_map(), 'font-weight="700"')}` +
    `${landmarks(state, p)}${rails(count)}` +
    `${state.trains.map((_, index) => lamp(state, index)).join('')}${train}${drawn}</g></svg>`
  const bytes = new TextEncoder().encode(svg)
  return `data:image/svg+xml;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`
}
