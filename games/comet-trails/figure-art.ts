import { startStar, spark } from './comet-art.ts'
import type { Figure } from './figures.ts'
import type { Drawing } from './growth.ts'
import { pixelsOf, type Fit } from './layout.ts'
import { far, keysOf, lineArt, pointAt, turnAt, type Path, type Point } from './paths.ts'
import type { Fade } from './state.ts'

/** What shows of a figure while it is traced. */
export interface Guide {
  fade: Fade
  /** Strokes to draw now, and how far each one is drawn. */
  open: readonly number[]
  tracks: readonly number[]
  hasArrows: boolean
  /** The next part of the road glows. */
  glows: boolean
  /** Stars at the bends, to tap. */
  hasStars: boolean
  boardWidth: number
}

const on = (fit: Fit, points: readonly Point[]): Point[] => points.map((at) => pixelsOf(fit, at))
const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`

/** Roads with edges; where they meet, they run into one another. */
function roadsArt(figure: Figure, fit: Fit): string {
  const wide = fit.half * fit.scale * 2
  const all = [...figure.strokes.map(({ points }) => points), ...figure.dead].map((points) => lineArt(on(fit, points)))
  const layer = (color: string, width: number, more = '') => all.map((d) => stroke(d, color, width, more)).join('')
  return (
    layer('#8FA5FF', wide + 12, 'stroke-opacity=".16"') +
    layer('#A5B6FF', wide) +
    layer('#35459F', wide - 7) +
    layer('#4153B4', Math.max(2, wide * 0.55))
  )
}
const dashesArt = (path: Path, fit: Fit): string =>
  stroke(lineArt(on(fit, path.points)), '#DCE4FF', 3.5, 'stroke-dasharray="1 15" stroke-opacity=".85"')

function dotsArt(path: Path, fit: Fit, isNow: boolean): string {
  const count = Math.max(1, Math.round((path.length * fit.scale) / 30))
  return Array.from({ length: count + 1 }, (_, at) => {
    const [x, y] = pixelsOf(fit, pointAt(path, (path.length * at) / count))
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${isNow ? 6.5 : 5}" fill="${isNow ? '#FFE9A8' : '#93A2EE'}"/>`
  }).join('')
}

const arrowEvery = 66
function arrowsArt(path: Path, from: number, fit: Fit): string {
  const count = Math.max(1, Math.floor(((path.length - from) * fit.scale) / arrowEvery))
  return Array.from({ length: count }, (_, at) => {
    const along = from + ((path.length - from) * (at + 0.6)) / count
    const [x, y] = pixelsOf(fit, pointAt(path, along))
    const turn = (turnAt(path, along) * 180) / Math.PI
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M-7 -10L6 0L-7 10" fill="none" stroke="#FFE9A8" stroke-width="5.500" stroke-linecap="round" stroke-linejoin="round"/>`
  }).join('')
}

/** The lines that letters are written on. */
function writingArt(fit: Fit, width: number): string {
  const rule = (y: number, more: string) => {
    const at = pixelsOf(fit, [0, y])[1].toFixed(1)
    return `<path d="M14 ${at}H${width - 14}" stroke="#9FB0FF" stroke-width="2.500" stroke-opacity=".55" ${more}/>`
  }
  return rule(0, '') + rule(50, 'stroke-dasharray="10 12"') + rule(100, '')
}

/** The part of a stroke from one place to another. */
function partOf(path: Path, from: number, to: number): Point[] {
  const count = Math.max(1, Math.ceil((to - from) / 2))
  return Array.from({ length: count + 1 }, (_, at) => pointAt(path, from + ((to - from) * at) / count))
}

const glowPixels = 80
/** The way to draw: road, dots, or stars, with arrows and help. */
export function guideArt(figure: Figure, fit: Fit, guide: Guide): string {
  const { fade, open, tracks, hasArrows, glows, hasStars, boardWidth } = guide
  const { strokes } = figure
  const size = Math.min(24, Math.max(17, fit.half * fit.scale * 0.62))
  const parts = [figure.isWritten ? writingArt(fit, boardWidth) : '']
  if (fade === 'road')
    parts.push(roadsArt(figure, fit), ...(figure.group === 'maze' ? [] : strokes.map((path) => dashesArt(path, fit))))
  if (fade === 'dots') parts.push(...strokes.map((path, at) => dotsArt(path, fit, open.includes(at))))
  for (const at of open) {
    const path = strokes[at] as Path
    const along = Math.max(0, tracks[at] ?? 0)
    // Scripts that play the game follow this line.
    parts.push(`<path class="way" d="${lineArt(on(fit, partOf(path, along, path.length)))}" fill="none"/>`)
    if (glows) {
      const glow = lineArt(on(fit, partOf(path, along, Math.min(path.length, along + glowPixels / fit.scale))))
      parts.push(stroke(glow, '#FFD86B', fit.half * fit.scale, 'stroke-opacity=".8"'))
    }
    if (hasArrows && path.length > 10 && figure.group !== 'maze') parts.push(arrowsArt(path, along, fit))
    if (hasStars) {
      const keys = keysOf(path).filter((key) => key > along + 0.5)
      parts.push(...keys.map((key) => spark(...pixelsOf(fit, pointAt(path, key)), 17, '#FFE08A')))
    }
  }
  if (figure.group === 'maze') parts.push(endArt(...pixelsOf(fit, pointAt(strokes[0] as Path, Infinity))))
  const hasStart = (at: number) => open.includes(at) || (fade !== 'star' && !figure.isPair)
  if (fade !== 'memory')
    parts.push(
      ...strokes
        .flatMap((path, at) => {
          const isNow = open.includes(at)
          if (!hasStart(at) || (tracks[at] ?? -1) >= 0) return []
          const [x, y] = pixelsOf(fit, pointAt(path, 0))
          return [{ isNow, art: startStar(x, y, at + 1, isNow ? size : Math.max(15, size * 0.7), isNow) }]
        })
        .toSorted((a, b) => Number(a.isNow) - Number(b.isNow))
        .map(({ art }) => art),
    )
  return parts.join('')
}
/** The moon at the end of a maze. */
const endArt = (x: number, y: number): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="19" fill="#FFE9A8"/><circle cx="8" cy="-5" r="16" fill="#35459F"/></g>`

const starEvery = 24
/** A star picture in the child's own lines: stars at their ends and along them, so many units apart. */
export function constellationArt(drawing: Drawing, color: string, size: number): string {
  return drawing
    .filter((line) => line.length > 0)
    .map((line) => {
      const d = lineArt(line)
      let passed = 0
      const stars = line.flatMap((point, at) => {
        passed += at === 0 ? 0 : far(point, line[at - 1] ?? point)
        const isEnd = at === 0 || at === line.length - 1
        if (!isEnd && passed < starEvery) return []
        passed = 0
        return [spark(...point, isEnd ? size * 1.5 : size, '#FFF6DC')]
      })
      return stroke(d, color, size * 0.9, 'stroke-opacity=".35"') + stroke(d, color, size * 0.3) + stars.join('')
    })
    .join('')
}
