import type { Stage } from '../kit/index.ts'
import type { Yarn } from './cloth.ts'
import { yarnNames } from './cloth.ts'
import type { Palette } from './palette.ts'
import { placesOf } from './places.ts'

const ball = (x: number, y: number, r: number, palette: Palette, yarn: Yarn) => {
  const { ground, light, dark } = palette.yarn[yarn]
  return (
    `<g transform="translate(${x} ${y}) scale(${r / 20})"><circle r="20" fill="${ground}"/>` +
    `<path d="M-17 10A20 20 0 0 0 17 10A26 26 0 0 1 -17 10Z" fill="${dark}" fill-opacity=".55"/>` +
    `<g fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round" opacity=".8"><path d="M-14 -11Q0 -2 6 17"/><path d="M-6 -17Q8 -8 13 12"/><path d="M-18 -2Q-6 6 -3 18"/></g></g>`
  )
}

/** A hank of yarn on its peg. */
const hank = (x: number, y: number, s: number, palette: Palette, yarn: Yarn) => {
  const { ground, light, dark } = palette.yarn[yarn]
  return (
    `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-13 0C-22 30 -18 74 0 84S22 30 13 0Z" fill="${ground}"/>` +
    `<path d="M3 3C12 30 12 70 0 84C18 74 22 30 13 0Z" fill="${dark}" fill-opacity=".5"/>` +
    `<path d="M-9 4C-15 32 -12 62 -3 76M-3 4C-8 34 -5 60 2 78" stroke="${light}" stroke-width="2" fill="none" stroke-opacity=".75"/>` +
    `<rect x="-13" y="30" width="26" height="9" rx="4" fill="${light}"/><circle cy="-3" r="6" fill="${palette.wood[1]}"/></g>`
  )
}

function windowOf(x: number, y: number, w: number, h: number, palette: Palette): string {
  const [far, middle, near] = palette.hills
  return (
    `<g transform="translate(${x} ${y})"><rect x="-12" y="-12" width="${w + 24}" height="${h + 24}" rx="10" fill="${palette.frame}"/>` +
    `<svg width="${w}" height="${h}" viewBox="0 0 200 240" preserveAspectRatio="xMidYMid slice"><rect width="200" height="240" fill="url(#sky)"/>` +
    `<circle cx="140" cy="84" r="22" fill="${palette.glow}"/><path d="M0 150Q60 112 110 142T200 128V240H0Z" fill="${far}"/>` +
    `<path d="M0 178Q50 142 120 172T200 160V240H0Z" fill="${middle}"/><path d="M0 208Q70 176 130 204T200 196V240H0Z" fill="${near}"/></svg>` +
    `<path d="M${w / 2} 0V${h}M0 ${h * 0.46}H${w}" stroke="${palette.frame}" stroke-width="9"/>` +
    `<rect x="-22" y="${h + 6}" width="${w + 44}" height="14" rx="6" fill="${palette.frame}"/></g>`
  )
}

const basket = (x: number, y: number, s: number, palette: Palette) => {
  const [light, dark] = palette.basket
  const weave = [0, 1, 2].map((row) => `<path d="M-60 ${14 + row * 16}Q0 ${26 + row * 16} 60 ${14 + row * 16}"/>`)
  return (
    `<g transform="translate(${x} ${y}) scale(${s})">${ball(-32, -8, 26, palette, 'madder')}${ball(30, -10, 24, palette, 'indigo')}${ball(0, -22, 25, palette, 'ochre')}` +
    `<path d="M-66 0H66L54 62Q0 74 -54 62Z" fill="${light}"/><path d="M10 0H66L54 62Q30 70 0 70Q24 40 10 0Z" fill="${dark}" fill-opacity=".5"/>` +
    `<g fill="none" stroke="${dark}" stroke-width="5">${weave.join('')}</g><rect x="-70" y="-6" width="140" height="14" rx="7" fill="${dark}"/></g>`
  )
}

/** A lamp over the loom, for a room without daylight. */
const lamp = (x: number, s: number, palette: Palette) =>
  `<g transform="translate(${x} 0) scale(${s})"><path d="M0 0V60" stroke="${palette.wood[1]}" stroke-width="4"/>` +
  `<path d="M-46 96C-40 66 -18 58 0 58S40 66 46 96Z" fill="#B08A4A"/><path d="M-46 96H46L40 102H-40Z" fill="#8C6B35"/><ellipse cy="100" rx="30" ry="6" fill="#FFF1CC"/></g>`

/** Returns the height of the windowsill on the wide stage, where the cat lies. */
export const sillOf = ({ height }: Stage): number => height * 0.74

/** Draws the weaver's room as SVG text: wall, window, yarn on its pegs, floor, and basket. */
export function roomPicture(stage: Stage, palette: Palette): string {
  const { width, height, portrait } = stage
  const { panel } = placesOf(stage)
  const floor = height * (portrait ? 0.86 : 0.9)
  const s = Math.min(width, height) / 760
  const side = portrait ? width * 0.36 : width * 0.2
  // On the wide stage the window is beside the loom, behind the panel, and the yarn hangs where the warp doesn't hide
  // it.
  const wall = portrait ? width : panel.left
  const pegs = yarnNames.map((yarn, at) => hank(wall * (0.3 + at * 0.1), 150 * s, s * 1.1, palette, yarn)).join('')
  const shelf = `<rect x="${wall * 0.22}" y="${140 * s}" width="${wall * 0.66}" height="${9 * s}" fill="${palette.wood[0]}"/>`
  const view = portrait
    ? windowOf(width * 0.06, 84 * s, side * 0.72, side, palette)
    : windowOf(panel.left + 18, 92, panel.width - 36, sillOf(stage) - 98, palette)
  const light = palette.cat
    ? `<path d="M${wall} ${height * 0.1}V${height * 0.55}L${wall * 0.2} ${floor}H${-wall * 0.2}V${height * 0.62}Z" fill="${palette.glow}" fill-opacity=".35"/>`
    : `<ellipse cx="${width * 0.5}" cy="${height * 0.3}" rx="${width * 0.5}" ry="${height * 0.52}" fill="url(#lamp)"/>`
  return (
    `<defs><linearGradient id="wall" x2="0" y2="1"><stop stop-color="${palette.wall[0]}"/><stop offset="1" stop-color="${palette.wall[1]}"/></linearGradient>` +
    `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${palette.sky[0]}"/><stop offset="1" stop-color="${palette.sky[1]}"/></linearGradient>` +
    `<linearGradient id="floor" x2="0" y2="1"><stop stop-color="${palette.floor[0]}"/><stop offset="1" stop-color="${palette.floor[1]}"/></linearGradient>` +
    `<radialGradient id="lamp"><stop stop-color="${palette.glow}" stop-opacity=".34"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>` +
    view +
    light +
    shelf +
    pegs +
    `<rect y="${floor - 14 * s}" width="${width}" height="${14 * s}" fill="${palette.beam}"/><rect y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/>` +
    (palette.cat ? '' : lamp(wall * 0.16, s, palette)) +
    basket(portrait ? width * 0.84 : width - 120 * s, floor - 8 * s, s * 0.95, palette)
  )
}
