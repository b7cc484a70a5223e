import type { Stage } from '../kit/index.ts'
import { constellationArt } from './figure-art.ts'
import type { Drawing } from './growth.ts'
import { scattered } from './paint.ts'

export type Tint = (hex: string) => string
type Ground = Pick<Stage, 'width' | 'height'> & { ground: number }

const fixed = (value: number): string => value.toFixed(1)

export function heavensArt({ width, height, ground }: Ground, of: Tint): string {
  const stars = Array.from({ length: Math.round((width * height) / 5200) }, (_, at) => {
    const [x, y, r] = [scattered(at) * width, scattered(at + 500) * ground, 0.7 + scattered(at + 900) ** 3 * 2.2]
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}" fill="${at % 5 === 0 ? '#FFE2B8' : '#E8ECFF'}" fill-opacity="${(0.4 + scattered(at + 70) * 0.5).toFixed(2)}"/>`
  })
  const cloud = (id: string, turn: number, [x, y, wide, high]: readonly [number, number, number, number]) =>
    `<ellipse cx="${fixed(x * width)}" cy="${fixed(y * ground)}" rx="${fixed(wide * width)}" ry="${fixed(high * ground)}" transform="rotate(${turn} ${fixed(x * width)} ${fixed(y * ground)})" fill="url(#comet-${id})"/>`
  const fade = (id: string, color: string, opacity: number) =>
    `<radialGradient id="comet-${id}"><stop offset="0" stop-color="${of(color)}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${of(color)}" stop-opacity="0"/></radialGradient>`
  const stops = [['0', '#0D1238'], ['.42', '#232A72'], ['.7', '#574A9C'], ['.88', '#B76E9F'], ['1', '#F4B08E']] // prettier-ignore
  return (
    `<defs><linearGradient id="comet-sky" x1="0" y1="0" x2="0" y2="${fixed(ground / height)}">${stops.map(([at, color]) => `<stop offset="${at}" stop-color="${of(color ?? '')}"/>`).join('')}</linearGradient>` +
    `${fade('rose', '#B86BC9', 0.42)}${fade('teal', '#3FA3B5', 0.34)}${fade('gold', '#FFD9A0', 0.55)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#comet-sky)"/>` +
    cloud('rose', -24, [0.26, 0.3, 0.36, 0.2]) +
    cloud('teal', -20, [0.72, 0.44, 0.4, 0.18]) +
    cloud('gold', 0, [0.5, 0.98, 0.6, 0.16]) +
    stars.join('')
  )
}

/** A row of hills from points given as shares of the width and of the height above the ground. */
function hillArt(
  { width, height }: Ground,
  [base, high]: readonly [number, number],
  tops: readonly number[],
  color: string,
): string {
  const step = width / (tops.length - 1)
  const y = (at: number) => base - (tops[at] ?? 0) * high
  const curves = tops.slice(1).map((_, at) => {
    const [from, to] = [at * step, (at + 1) * step]
    return `C${fixed(from + step * 0.45)} ${fixed(y(at))} ${fixed(to - step * 0.45)} ${fixed(y(at + 1))} ${fixed(to)} ${fixed(y(at + 1))}`
  })
  return `<path d="M0 ${fixed(y(0))}${curves.join('')}V${height}H0Z" fill="${color}"/>`
}
const pine = (x: number, y: number, size: number, dark: string, light: string): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(size)})"><path d="M-3 0V-10H3V0Z" fill="#1A1838"/><path d="M-17 -8L0 -34L17 -8ZM-14 -24L0 -48L14 -24ZM-10 -40L0 -60L10 -40Z" fill="${dark}"/><path d="M-17 -8L0 -34L-2 -8ZM-14 -24L0 -48L-2 -24ZM-10 -40L0 -60L-2 -40Z" fill="${light}"/></g>`
const peaks = (width: number, ground: number, high: number, of: Tint): string =>
  [0.08, 0.3, 0.62, 0.9]
    .map((share, at) => {
      const [x, wide, tall] = [
        share * width,
        Math.min(high * 1.9, width * 0.3) * (0.8 + scattered(at) * 0.4),
        high * (0.75 + scattered(at + 4) * 0.5),
      ]
      const top = ground - tall
      const snow = tall * 0.32
      return (
        `<path d="M${fixed(x - wide)} ${fixed(ground + 20)}L${fixed(x)} ${fixed(top)}L${fixed(x + wide)} ${fixed(ground + 20)}Z" fill="${of('#5A4E9A')}"/>` +
        `<path d="M${fixed(x)} ${fixed(top)}L${fixed(x + wide)} ${fixed(ground + 20)}H${fixed(x + wide * 0.1)}Z" fill="${of('#473F86')}"/>` +
        `<path d="M${fixed(x)} ${fixed(top)}L${fixed(x - (wide * snow) / tall)} ${fixed(top + snow)}L${fixed(x - wide * 0.12)} ${fixed(top + snow * 0.78)}L${fixed(x + wide * 0.02)} ${fixed(top + snow * 1.05)}L${fixed(x + wide * 0.14)} ${fixed(top + snow * 0.74)}L${fixed(x + (wide * snow) / tall)} ${fixed(top + snow)}Z" fill="${of('#E9D9F2')}"/>`
      )
    })
    .join('')

/** A small observatory with a lit window. */
const observatory = (x: number, y: number, size: number, of: Tint): string =>
  `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${fixed(size)})"><path d="M-34 4V-30H34V4Z" fill="${of('#C9C3E6')}"/><path d="M6 4V-30H34V4Z" fill="${of('#9E97CC')}"/><path d="M-40 -30A40 40 0 0 1 40 -30Z" fill="${of('#F2EEFF')}"/><path d="M8 -69A40 40 0 0 1 40 -30H14Q22 -52 8 -69Z" fill="${of('#B9B2E0')}"/><path d="M-8 -30L2 -74L22 -66L12 -30Z" fill="${of('#2A2560')}"/><path d="M2 -56L34 -92L44 -84L12 -48Z" fill="${of('#E7A64C')}"/><path d="M34 -92L44 -84L40 -80L30 -88Z" fill="${of('#8A5320')}"/><rect x="-26" y="-20" width="14" height="24" rx="7" fill="#FFD37A"/></g>`

/** Hills, woods, and an observatory in front of the morning sky. */
export function landArt(place: Ground, of: Tint): string {
  const { width, height, ground } = place
  const deep = height - ground
  const trees = Array.from({ length: Math.ceil(width / 46) }, (_, at) => {
    const x = (at + scattered(at + 3)) * 46
    return pine(
      x,
      ground + deep * (0.3 + scattered(at + 8) * 0.08),
      deep * (0.0055 + scattered(at) * 0.004),
      of('#252A63'),
      of('#323A80'),
    )
  })
  const near = Array.from({ length: Math.ceil(width / 130) }, (_, at) =>
    pine(
      at * 130 + scattered(at + 21) * 90,
      height + 4,
      deep * (0.009 + scattered(at + 30) * 0.007),
      of('#101735'),
      of('#1B2450'),
    ),
  )
  const flowers = Array.from(
    { length: Math.round(width / 26) },
    (_, at) =>
      `<circle cx="${fixed(scattered(at + 60) * width)}" cy="${fixed(ground + deep * (0.72 + scattered(at + 90) * 0.26))}" r="${fixed(1.6 + scattered(at) * 1.8)}" fill="${['#F7A8C4', '#FFD86B', '#8FE3D0'][at % 3]}" fill-opacity=".75"/>`,
  )
  return (
    peaks(width, ground, Math.min(deep * 0.85, height * 0.17), of) +
    `<rect y="${fixed(ground + 16)}" width="${width}" height="${fixed(deep)}" fill="${of('#473F86')}"/>` +
    hillArt(place, [ground + deep * 0.2, deep * 0.34], [0.7, 0.2, 0.6, 0.3, 0.9, 0.4], of('#3C3F8A')) +
    trees.join('') +
    hillArt(place, [ground + deep * 0.5, deep * 0.36], [0.2, 0.9, 0.5, 0.1, 0.4, 0.95], of('#2A3172')) +
    observatory(width * 0.82, ground + deep * 0.22, Math.min(deep * 0.0062, width * 0.0015), of) +
    hillArt(place, [ground + deep * 0.78, deep * 0.26], [0.8, 0.3, 0.1, 0.5, 0.2, 0.6], of('#1C2458')) +
    flowers.join('') +
    near.join('')
  )
}

/** A star chart, for the Grown-up look: circles, hours, and a horizon. */
export function chartArt({ width, height, ground }: Ground): string {
  const reach = Math.max(width, height)
  const circles = [0.3, 0.52, 0.74, 0.96].map(
    (share) => `<circle cx="${width / 2}" cy="${ground}" r="${share * reach * 0.7}"/>`,
  )
  const hours = Array.from({ length: 13 }, (_, at) => {
    const angle = (Math.PI * at) / 12
    return `M${width / 2} ${ground}L${fixed(width / 2 - Math.cos(angle) * reach)} ${fixed(ground - Math.sin(angle) * reach)}`
  })
  return (
    `<g fill="none" stroke="#8FA6B6" stroke-opacity=".3" stroke-width="1.500">${circles.join('')}<path d="${hours.join('')}"/></g>` +
    `<rect y="${ground}" width="${width}" height="${height - ground}" fill="#1B2233"/><path d="M0 ${ground}H${width}" stroke="#8FA6B6" stroke-width="2"/>`
  )
}

/** Star pictures far away in a row across a box, in the child's own lines. */
export function drawingsArt(
  drawings: readonly Drawing[],
  [x, y, width, height]: readonly [number, number, number, number],
  color: string,
): string {
  const fitting = Math.ceil(Math.sqrt((drawings.length * width) / Math.max(1, height)))
  const columns = Math.max(1, Math.min(drawings.length, fitting))
  const rows = Math.max(1, Math.ceil(drawings.length / columns))
  const [cellWide, cellHigh] = [width / columns, height / rows]
  return drawings
    .map((drawing, at) => {
      const points = drawing.flat()
      if (points.length === 0) return ''
      const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const size = Math.max(30, Math.max(...xs) - left, Math.max(...ys) - top)
      const scale = (Math.min(cellWide, cellHigh) * 0.66) / size
      const [column, row] = [at % columns, Math.floor(at / columns)]
      const shift = row % 2 === 1 ? cellWide * 0.16 : 0
      const [atX, atY] = [
        x + column * cellWide + (cellWide - (Math.max(...xs) - left) * scale) / 2 + shift * 0.5,
        y + row * cellHigh + (cellHigh - (Math.max(...ys) - top) * scale) / 2,
      ]
      const placed = drawing.map((line) =>
        line.map(([px, py]): [number, number] => [atX + (px - left) * scale, atY + (py - top) * scale]),
      )
      return `<g class="drawing" data-at="${at}">${constellationArt(placed, color, Math.min(9, size * scale * 0.05 + 1.5))}</g>`
    })
    .join('')
}
