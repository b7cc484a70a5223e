import { m } from '#messages'
import { seatHex } from '@marigold/device'
import { layoutOf } from './layout.ts'
import { paletteOf } from './palette.ts'
import type { StonePlay } from './scene.ts'
import { sceneArt } from './scenery.ts'
import type { State } from './state.ts'
import { endName, endOf } from './summary.ts'
import { landingsOf, type Landing } from './crossing-report.ts'
import { bandOf } from './tempo.ts'
import { dressOf, walkerArt } from './walker.ts'

const [width, height] = [1000, 560]
const font = 'font-family="system-ui, sans-serif" font-weight="600"'
const n = (value: number) => String(Math.round(value * 10) / 10)

const marks: Record<Landing, string> = {
  dry: '',
  splash: '<path d="M0 -7C4 -2 5 1 5 3A5 5 0 0 1 -5 3C-5 1 -4 -2 0 -7Z" fill="#1F7FA8"/>',
  late: '<path d="M-8 -4L0 0L-8 4ZM8 -4L0 0L8 4Z" fill="#3E7C49"/>',
  rest: '',
}

/** A stone on the map of the whole path. */
export interface MapStone {
  x: number
  y: number
  size: number
  landing: Landing
  seat: number
  /** The crossing it belongs to, and its place there. */
  row: number
  at: number
}

/** Places every stone that was crossed on a path that winds downstream, in a box. */
export function stonesOn({ log, width: share }: State, [w, h]: readonly [number, number], most = 26): MapStone[] {
  const all = log.flatMap((result, row) =>
    landingsOf(result, bandOf(result.rate, share)).map((landing, at) => ({ landing, row, at, seat: result.seat })),
  )
  const rows = Math.max(1, Math.ceil(all.length / most))
  const perRow = Math.ceil(all.length / rows)
  const step = Math.min(h / 2, (w - 60) / Math.max(1, perRow - 1))
  const size = Math.min(step * 0.4, h / rows / 3)
  const left = (w - step * (perRow - 1)) / 2
  return all.map((stone, i) => {
    const line = Math.floor(i / perRow)
    const along = i % perRow
    // The path turns at its ends like a river.
    const x = left + (line % 2 === 0 ? along : perRow - 1 - along) * step
    const y = h * ((line + 0.5) / rows) + Math.sin(i * 0.7) * (h / rows / 5)
    return { ...stone, x, y, size }
  })
}

/** A stone on the map: gold if steady, or with a drop, wings, or a turtle's green; ringed where a player sets out. */
export function mapStoneArt({ landing, size, seat, at }: MapStone, colors: readonly string[]): string {
  const fill = landing === 'splash' ? '#A9D6E5' : landing === 'rest' ? '#9DBF6A' : '#FFD36B'
  const ring =
    at === 0
      ? `<circle r="${n(size + 3)}" fill="none" stroke="${colors[seat] ?? '#6B46C1'}" stroke-width="2.500"/>`
      : ''
  return `${ring}<ellipse rx="${n(size)}" ry="${n(size * 0.72)}" fill="${fill}" stroke="#6B4A14" stroke-width="1.500"/><g transform="scale(${(size / 13).toFixed(2)})">${marks[landing]}</g>`
}

/** Returns the path map as a `data:` URL of an SVG. It contains no words that were said. */
export function mapOf(play: StonePlay, city: boolean, title: string): string {
  const state = play.state.value
  const color = paletteOf(play.look.value, city)
  const layout = layoutOf({ width, height })
  const colors = play.players.map((player) => seatHex(player.color))
  const scene = sceneArt({ w: width, h: height, water: 250, unit: layout.unit }, color, endOf(state))
  const walkers = colors.map((hex, i) => {
    const x = width * 0.5 + (i - (colors.length - 1) / 2) * 130
    return `<g transform="translate(${n(x)} 306) scale(.62)">${walkerArt('glad', dressOf(play.look.value, city, hex))}</g>`
  })
  const stones = stonesOn(state, [880, 128])
    .map((stone) => `<g transform="translate(${n(stone.x)} ${n(stone.y)})">${mapStoneArt(stone, colors)}</g>`)
    .join('')
  const where = m.steppingstone_tempo_to_place({ place: endName(state, city) })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${scene}${walkers.join('')}<g transform="translate(60 330)"><rect width="880" height="150" rx="22" fill="${city ? '#3A3A5E' : '#5BA9B0'}" fill-opacity=".96"/><g transform="translate(0 11)">${stones}</g></g><text x="60" y="${height - 16}" ${font} font-size="24" fill="#fff">${where}</text><text x="${width - 60}" y="${height - 16}" text-anchor="end" ${font} font-size="24" fill="#fff">${title}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
