import type { Look } from '@marigold/contract'
import { placed } from '../kit/play/paper.ts'
import { ridgeArt, skyStops, starsArt } from './art.ts'
import { treatOf } from './pictures.ts'
import { cameraAt, coneHeight, layoutOf } from './camera.ts'
import { heightOf, type Cone, type Piece } from './cone.ts'
import { paletteOf, type Palette, type Tones } from './palette.ts'
import { propsOf } from './props.ts'
import { cone as coneShape, flagPole, sprinkleColors, sprinkleSpots, coneHolder, svgOf } from './shapes.ts'
import { scoopSpacing, shapesOf, spotsOf, stretchOf } from './tower.ts'

const plain: Tones = ['#fff', '#fff', '#fff']

const sprinkles = (count: number) =>
  sprinkleSpots
    .slice(0, count * 5)
    .map(
      ([x, y, angle], index) =>
        `<rect x="-6" y="-2" width="12" height="4" rx="2" transform="translate(${x} ${y}) rotate(${angle})" fill="${sprinkleColors[index % sprinkleColors.length]}"/>`,
    )
    .join('')

const idOf = (piece: Piece) =>
  'topping' in piece
    ? `still-${piece.kind}-${piece.topping}`
    : piece.kind === 'scoop'
      ? `still-${piece.flavor}-${piece.shade}`
      : 'still-wafer'
/** Draws each kind of piece once, so that a tower of a hundred can refer to them. */
function kindsArt(towers: Subject['towers'], color: Palette): string {
  const kinds = new Map<string, string>()
  for (const piece of towers.flatMap(({ pieces }) => pieces)) {
    const drawn = shapesOf(piece, color)
    const picture = 'topping' in piece ? placed(treatOf(piece, color.lights), -40, -52, 80) : ''
    const art = drawn ? svgOf(drawn.shapes, drawn.tones) : picture
    kinds.set(idOf(piece), `<g id="${idOf(piece)}">${art}</g>`)
  }
  return [...kinds.values()].join('')
}

function pieceArt(piece: Piece): string {
  const body = `<use href="#${idOf(piece)}"/>`
  const flag = piece.flag ? `<g transform="translate(30 26)">${svgOf(flagPole, plain)}</g>` : ''
  return `<g transform="scale(${stretchOf(piece).join(' ')})">${body}${sprinkles(piece.sprinkles)}</g>${flag}`
}

interface TowerSpot {
  x: number
  base: number
  unit: number
}
function towerArt(tower: Pick<Cone, 'pieces' | 'rim'>, { x, base, unit }: TowerSpot, color: Palette): string {
  const scale = unit / scoopSpacing
  const foot = base - coneHeight * unit
  const place = (px: number, py: number, turn: number) =>
    `transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${((turn * 180) / Math.PI).toFixed(1)}) scale(${scale.toFixed(3)})"`
  const pieces = spotsOf(tower.pieces, 0.12).map(
    ({ piece, x: off, level, turn }) => `<g ${place(x + off * unit, foot - level * unit, turn)}>${pieceArt(piece)}</g>`,
  )
  const rim = tower.rim.sprinkles > 0 ? `<g transform="translate(0 34)">${sprinkles(tower.rim.sprinkles)}</g>` : ''
  const under = svgOf(coneHolder, plain) + svgOf(coneShape, color.cone) + rim
  return `<g ${place(x, foot, 0)}>${under}</g>${pieces.join('')}`
}

export interface Subject {
  width: number
  height: number
  goal: number
  look: Look
  towers: readonly Pick<Cone, 'pieces' | 'rim'>[]
  /** The share of the height that stays empty at the top. */
  roof: number
}

/**
 * Draws towers in their world as one still picture without the outer svg, for the start and end screens and for print.
 */
export function scenePicture({ width, height, goal, look, towers, roof }: Subject): string {
  const layout = layoutOf({ width, height, portrait: height > width }, goal)
  const tall = Math.max(1, ...towers.map(({ pieces }) => heightOf(pieces)))
  const camera = cameraAt(layout, tall, 1, tall, roof)
  const color = paletteOf(look)
  const { ground, tower } = layout
  const around = `transform="translate(${tower} ${ground}) scale(${camera.zoom.toFixed(4)}) translate(${-tower} ${-ground})"`
  const props = (near: boolean) =>
    propsOf(layout, color, look)
      .filter((prop) => (prop.near ?? false) === near)
      .map(
        ({ box: [x, y, w, h], view, svg, stretched }) =>
          `<svg x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" viewBox="${view}" preserveAspectRatio="${stretched ? 'none' : 'xMidYMax meet'}" overflow="visible">${svg}</svg>`,
      )
      .join('')
  const spots = towers.map((_, index) => ({
    x: towers.length > 1 ? (width * (index + 1)) / (towers.length + 1) : tower,
    base: camera.base,
    unit: camera.unit,
  }))
  const stops = skyStops(color).map(([at, tone]) => `<stop offset="${at}" stop-color="${tone}"/>`)
  return (
    `<defs><linearGradient id="still-sky" x2="0" y2="1">${stops.join('')}</linearGradient>${kindsArt(towers, color)}</defs>` +
    `<rect width="${width}" height="${height}" fill="url(#still-sky)"/><g fill="#FFF6DC">${starsArt(width, height * 0.45)}</g>` +
    `<path transform="translate(0 ${ground - height * 0.1})" d="${ridgeArt(width, height * 0.05, height * 0.03, height * 0.2, 0.4)}" fill="${color.hills[0]}"/>` +
    `<g ${around}>${props(false)}</g>` +
    `<g transform="translate(0 ${ground})"><path d="${ridgeArt(width, 6, 7, height, 2)}" fill="${color.meadow[0]}"/><path d="${ridgeArt(width, (height - ground) * 0.45, 12, height, 4.4)}" fill="${color.meadow[1]}" fill-opacity=".75"/></g>` +
    `<g ${around}>${props(true)}</g>` +
    towers.map((one, index) => towerArt(one, spots[index] as TowerSpot, color)).join('')
  )
}
