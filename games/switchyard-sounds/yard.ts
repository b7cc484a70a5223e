import type { Stage } from '../kit/index.ts'
import { station, tower } from './buildings.ts'
import type { Palette } from './palette.ts'
import type { Way } from './rules.ts'
import { placed, disc, rounded, line, oval, path, ridge, seededRandom } from './shapes.ts'
import { railsOf, tiesOf, tracksOf } from './tracks.ts'

/** The layout of the yard on a stage in drawing units, with the switch at 0, 0. */
export interface Yard {
  /** Stage pixels per drawing unit. */
  scale: number
  left: number
  top: number
  width: number
  height: number
  portrait: boolean
  /** Where the towers and stations are, on both sides of the switch. */
  towers: { x: number; y: number; scale: number }
  stations: { x: number; y: number; scale: number }
  /** The signs with the pictures, in pixels: their size and their distance from the bottom and the sides. */
  sign: { width: number; height: number; bottom: number; side: number }
  /** Where something on the platform is hidden by the sign in front of it. */
  deck: number
  /** The foot and the scale of each thing to touch. */
  toys: Record<'signal' | 'clock' | 'snowman' | 'coal' | 'lever', readonly [x: number, y: number, scale: number]>
}

const landscapeHeight = 760
const portraitWidth = 600

/** Sizes the signs to the space beside the tracks, or in a tall yard above the lever and its neighbors. */
function signOf({ width, height, portrait }: Stage, scale: number): Yard['sign'] {
  if (!portrait) {
    const wide = Math.min(250 * scale, width * 0.24)
    return { width: wide, height: wide * 1.14, bottom: 24 * scale, side: Math.max(16, width / 2 - 600 * scale) }
  }
  const wide = Math.min(width * 0.42, height * 0.22)
  return { width: wide, height: wide * 1.18, bottom: 136 * scale, side: width * 0.03 }
}

/** Lays out the yard: in a wide one the stations are farther out, and in a tall one there is more sky and snow. */
export function yardOf(stage: Stage): Yard {
  const { portrait } = stage
  const width = portrait ? portraitWidth : (landscapeHeight * stage.width) / stage.height
  const height = portrait ? (portraitWidth * stage.height) / stage.width : landscapeHeight
  const half = width / 2
  const points = portrait ? height * 0.47 : 545
  const scale = stage.width / width
  const sign = signOf(stage, scale)
  const signTop = height - points - (sign.bottom + sign.height) / scale
  const bottom = height - points
  const signMiddle = half - (sign.side + sign.width / 2) / scale
  return {
    scale,
    left: -half,
    top: -points,
    width,
    height,
    portrait,
    towers: portrait
      ? { x: half - 76, y: Math.min(-150, signTop - 288), scale: 0.86 }
      : { x: Math.min(330, half * 0.56), y: -168, scale: 0.96 },
    stations: { x: signMiddle, y: signTop - 104, scale: portrait ? 0.84 : 0.96 },
    sign,
    deck: signTop + 8,
    toys: portrait
      ? {
          signal: [-132, Math.min(10, signTop - 186), 1],
          clock: [140, Math.min(10, signTop - 186), 1],
          snowman: [-186, bottom - 40, 0.72],
          coal: [186, bottom - 44, 0.9],
          lever: [0, bottom - 26, 0.9],
        }
      : {
          signal: [-190, -24, 1],
          clock: [184, -18, 1],
          snowman: [-232, 58, 1],
          coal: [226, 62, 1],
          lever: [0, bottom - 24, 1],
        },
  }
}

const pine = (x: number, y: number, scale: number, p: Palette): string =>
  placed(
    x,
    y,
    scale,
    path('M-4 0V-12H4V0Z', p.wood[2]) +
      path('M0 -92L28 -44H18L36 -10H-36L-18 -44H-28Z', p.pine[1]) +
      path('M0 -92L4 -50L-4 -44L0 -10H-36L-18 -44H-28Z', p.pine[0]),
  )

const cloud = (x: number, y: number, scale: number, p: Palette): string =>
  placed(
    x,
    y,
    scale,
    path('M-60 22C-84 22 -86 -8 -60 -9C-58 -38 -14 -46 -2 -24C14 -42 50 -30 48 -6C74 -8 78 22 54 22Z', p.cloud[0]) +
      path('M-60 22C-76 22 -82 10 -77 1C-62 14 -30 8 -14 12C14 18 52 14 66 2C72 12 66 22 54 22Z', p.cloud[1]),
  )

/** Repeats a short row of crests across the whole width. */
const across = (crests: readonly (readonly [number, number])[], half: number) => {
  const last = crests.length - 1
  return crests.map(
    ([x, y], i) => [i === 0 ? Math.min(x, -half - 20) : i === last ? Math.max(x, half + 20) : x, y] as const,
  )
}

/** The scenery behind the yard: at first, and where a bridge or a tunnel leads. */
const scenery: Record<Way | 'start', (p: Palette, half: number) => string> = {
  start: (p) =>
    path('M-620 -150L-360 -356L-210 -250L-60 -390L110 -244L250 -336L420 -226L640 -150Z', p.far) +
    path('M-360 -356L-304 -318C-330 -322 -348 -300 -372 -316C-392 -304 -402 -314 -414 -312Z', p.cap) +
    path('M-60 -390L6 -332C-22 -340 -40 -316 -68 -332C-88 -318 -104 -332 -122 -326Z', p.cap) +
    path('M250 -336L304 -302C280 -308 266 -290 244 -300C226 -292 216 -300 204 -304Z', p.cap),
  bridge: (p, half) =>
    ridge(
      across(
        [
          [-600, -170],
          [-320, -240],
          [-80, -190],
          [180, -250],
          [420, -190],
          [640, -220],
        ],
        half,
      ),
      p.far,
      200,
    ) +
    path(
      `M${rounded(-half - 20)} -176C-200 -196 200 -196 ${rounded(half + 20)} -176V-120H${rounded(-half - 20)}Z`,
      p.water[0],
    ) +
    line('M-420 -158H-330M-240 -148H-120M-60 -164H40M150 -150H260M340 -162H430', p.water[1], 5) +
    placed(
      -170,
      -164,
      0.8,
      path('M-34 0H34L24 16H-24Z', p.door) +
        path('M0 -6V-66L36 -12Z', p.snow[2]) +
        path('M-6 -6V-52L-30 -12Z', p.cloud[1]),
    ),
  tunnel: (p, half) => {
    const next = seededRandom(29)
    const row = Array.from({ length: 26 }, (_, i) => {
      const x = -half - 20 + ((2 * half + 40) * (i + next() * 0.6)) / 25
      return pine(x, -128 - next() * 26, 1.2 + next() * 0.75, p)
    }).join('')
    return (
      ridge(
        across(
          [
            [-600, -190],
            [-200, -250],
            [120, -200],
            [420, -256],
            [640, -200],
          ],
          half,
        ),
        p.far,
        200,
      ) + row
    )
  },
}

/** Trees between the background and the yard, on both sides. */
function trees(p: Palette, half: number): string {
  const places = [-0.98, -0.86, -0.74, -0.42, -0.34, 0.72, 0.85, 0.97]
  return places.map((share, i) => pine(share * half, -112 + (i % 3) * 14, 1 + (i % 4) * 0.16, p)).join('')
}

/** Ground, tracks, and buildings. */
function ground(p: Palette, yard: Yard): string {
  const half = yard.width / 2
  const end = yard.height + yard.top + 20
  const { arrival, exits } = tracksOf(half)
  const edge = half + 20
  return (
    ridge(
      across(
        [
          [-600, -122],
          [-330, -136],
          [0, -120],
          [330, -136],
          [640, -122],
        ],
        half,
      ),
      p.snow[0],
      end,
    ) +
    path(
      `M${rounded(-edge)} -6C${rounded(-half * 0.7)} -26 ${rounded(-half * 0.45)} 0 -230 44S-190 160 -300 ${rounded(end)}H${rounded(-edge)}Z`,
      p.snow[1],
    ) +
    path(
      `M${rounded(edge)} -6C${rounded(half * 0.7)} -26 ${rounded(half * 0.45)} 0 230 44S190 160 300 ${rounded(end)}H${rounded(edge)}Z`,
      p.snow[1],
    ) +
    tiesOf(arrival, p.tie) +
    tiesOf(exits[0], p.tie) +
    tiesOf(exits[1], p.tie) +
    railsOf(exits[0], p.rail[0]) +
    railsOf(arrival, p.rail[1]) +
    railsOf(exits[1], p.rail[1])
  )
}

/** The whole yard without its moving parts, as the contents of an SVG; `town` stands on the hill. */
export function yardPicture(p: Palette, yard: Yard, place: Way | 'start', town: string): string {
  const half = yard.width / 2
  const { left, top, width, height, towers, stations } = yard
  const sky = `<linearGradient id="yard-sky" x1="0" y1="0" x2="0" y2="1">${p.sky
    .map((color, i) => `<stop offset="${[0, 0.3, 0.62][i]}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`
  const house = (way: 0 | 1) => placed(stations.x * (way === 0 ? -1 : 1), stations.y, stations.scale, station(p, way))
  return (
    `<defs>${sky}</defs><rect x="${rounded(left - 1)}" y="${rounded(top - 1)}" width="${rounded(width + 2)}" height="${rounded(height + 2)}" fill="url(#yard-sky)"/>` +
    disc(-half * 0.62, top * 0.72, 42, p.sun) +
    cloud(half * 0.2, top * 0.66, 0.8, p) +
    cloud(-half * 0.3, top * 0.84, 0.6, p) +
    cloud(half * 0.72, top * 0.82, 0.7, p) +
    scenery[place](p, half) +
    ridge(
      across(
        [
          [-600, -146],
          [-280, -158],
          [60, -140],
          [360, -160],
          [640, -146],
        ],
        half,
      ),
      p.middle,
      120,
    ) +
    trees(p, half) +
    town +
    ground(p, yard) +
    placed(-towers.x, towers.y, towers.scale, tower(p)) +
    house(0) +
    house(1)
  )
}

/** Snow in front of everything, along the bottom edge. */
export function foreground(p: Palette, yard: Yard): string {
  const half = yard.width / 2 + 10
  const end = yard.height + yard.top
  return (
    path(
      `M${rounded(-half)} ${rounded(end + 5)}V${rounded(end - 46)}C${rounded(-half * 0.7)} ${rounded(end - 78)} ${rounded(-half * 0.45)} ${rounded(end - 30)} ${rounded(-half * 0.2)} ${rounded(end + 5)}Z`,
      p.snow[2],
    ) +
    path(
      `M${rounded(half)} ${rounded(end + 5)}V${rounded(end - 52)}C${rounded(half * 0.72)} ${rounded(end - 72)} ${rounded(half * 0.4)} ${rounded(end - 26)} ${rounded(half * 0.16)} ${rounded(end + 5)}Z`,
      p.snow[2],
    ) +
    oval([0, end + 30, half * 0.5, 44], p.snow[2])
  )
}
