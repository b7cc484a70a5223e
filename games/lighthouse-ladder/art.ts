import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import { rungSpot, windowSpot } from './layout.ts'

/** A drawing in the colors of a look. */
export const inLook = (art: string, look: Look): string =>
  look === 'grown-up' ? art.replace(/#[0-9A-F]{6}/g, (hex) => muted(hex, 0.35)) : art

/** A line with round ends. */
const limb = (d: string, width: number, color: string) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

/** The tower, its foot at 0, 0; the lamp is at 0, -438. */
export const towerArt =
  '<path d="M-66 -388H66L122 0H-122Z" fill="#EEF2F5"/><path d="M-66 -388H-28L-56 0H-122Z" fill="#FFFFFF"/><path d="M32 -388H66L122 0H60Z" fill="#B4C0CB"/>' +
  '<path d="M-77 -310H77L87 -240H-87Z" fill="#C4574C"/><path d="M-77 -310H-34L-39 -240H-87Z" fill="#DB7468"/><path d="M39 -310H77L87 -240H48Z" fill="#9C3E38"/>' +
  '<path d="M-97 -170H97L108 -94H-108Z" fill="#C4574C"/><path d="M-97 -170H-43L-49 -94H-108Z" fill="#DB7468"/><path d="M56 -170H97L108 -94H65Z" fill="#9C3E38"/>' +
  '<path d="M-24 0V-44C-24 -70 44 -70 44 -44V0Z" fill="#4A3B3A"/><path d="M-24 0V-44C-24 -58 -10 -64 4 -64V0Z" fill="#6B5450"/><circle cx="34" cy="-28" r="4" fill="#F2B84B"/>' +
  `<rect x="-88" y="-400" width="176" height="16" rx="6" fill="#3B4A5A"/><rect x="-88" y="-400" width="80" height="16" rx="6" fill="#5A6C7E"/>${[-78, -46, -14, 18, 50, 74].map((x) => `<rect x="${x}" y="-424" width="5" height="28" rx="2" fill="#3B4A5A"/>`).join('')}<rect x="-84" y="-428" width="168" height="6" rx="3" fill="#5A6C7E"/>`

/** The glass with the lamp, and the roof. */
export const lanternArt =
  `<rect x="-42" y="-478" width="84" height="80" rx="6" fill="#FFE7A8"/><rect x="-42" y="-478" width="30" height="80" rx="6" fill="#FFF7DA"/><circle cy="-438" r="25" fill="#FFFDF0"/>${[-42, -3, 37].map((x) => `<rect x="${x}" y="-478" width="5" height="80" rx="2" fill="#3B4A5A"/>`).join('')}` +
  '<path d="M-56 -474C-50 -514 -20 -528 0 -532C20 -528 50 -514 56 -474Z" fill="#C4574C"/><path d="M-56 -474C-50 -514 -20 -528 0 -532C-20 -518 -24 -494 -24 -474Z" fill="#DB7468"/><rect x="-4" y="-550" width="8" height="22" rx="4" fill="#3B4A5A"/><circle cy="-552" r="8" fill="#F2B84B"/>'

export const rockArt =
  '<path d="M-230 110C-200 20 -130 -14 -90 -20H100C170 -12 230 20 270 110Z" fill="#51606F"/><path d="M-230 110C-200 20 -130 -14 -90 -20H-30C-90 10 -130 60 -140 110Z" fill="#73838F"/><path d="M130 40C170 26 210 40 230 66C200 80 150 78 130 40Z" fill="#3F4D5B"/>'

export const railsArt =
  limb('M36 -392L68 10', 9, '#7A5230') + limb('M86 -392L124 10', 9, '#7A5230') + limb('M34 -392L66 10', 3, '#C9965C')

/** A rung with its number; gold once it was tried. */
export const rungArt = (place: number, isTried: boolean): string =>
  limb('M-27 0H27', 10, isTried ? '#F2B84B' : '#A9764A') +
  `<circle r="13" fill="#FFF9EF" stroke="${isTried ? '#B97A10' : '#7A5230'}" stroke-width="3"/><text y="6" text-anchor="middle" font-family="system-ui, sans-serif" font-size="17" font-weight="700" fill="#2B1B3D">${place}</text>`
/** Where a rung goes, for its style. */
export const rungPlace = (place: number, count: number): string => {
  const { x, y } = rungSpot(place, count)
  return `translate(${x}px, ${y}px)`
}

const pane = 'M-15 22V-4C-15 -26 15 -26 15 -4V22Z'
const windowArts = {
  dark: `<path d="${pane}" fill="#4A5D74"/>`,
  sketch: `<path d="${pane}" fill="#8FA0B2" stroke="#FFF3CF" stroke-width="4" stroke-dasharray="5 5"/>`,
  lit: `<circle r="46" fill="url(#ladder-glow)"/><path d="${pane}" fill="#FFC65C"/><path d="M-15 22V-4C-15 -18 -6 -22 0 -21V22Z" fill="#FFE5A3"/>`,
}
export type WindowLight = keyof typeof windowArts
/** The windows of the tower, from the bottom up. */
export const windowsArt = (lights: readonly WindowLight[]): string =>
  lights
    .map((light, at) => {
      const { x, y } = windowSpot(at)
      return `<g transform="translate(${x} ${y})">${windowArts[light]}</g>`
    })
    .join('')

/** The climber from behind, feet at 0, 70; without a mascot, a lantern that is pulled up. */
export const climberArt =
  limb('M-10 18C-18 44 -4 50 -10 66', 17, '#2D3E66') +
  limb('M14 18C30 34 20 44 22 34', 17, '#3A4F80') +
  limb('M-16 68H-2M18 36H32', 11, '#2A2330') +
  '<path d="M-26 22C-32 -26 -18 -48 2 -48S34 -26 28 22C14 30 -12 30 -26 22Z" fill="#E08A2E"/><path d="M-26 22C-32 -26 -18 -48 2 -48C-10 -36 -14 -4 -10 27C-16 26 -22 24 -26 22Z" fill="#F7AE52"/>' +
  limb('M-20 -30C-34 -52 -34 -66 -28 -76', 14, '#F7AE52') +
  limb('M24 -28C40 -44 34 -52 28 -42', 14, '#C97420') +
  '<circle cx="-28" cy="-80" r="8" fill="#BD7F55"/><circle cx="26" cy="-44" r="8" fill="#BD7F55"/><circle cx="2" cy="-78" r="34" fill="#241410"/><path d="M-28 -63C-14 -50 18 -50 32 -63C28 -50 17 -44 2 -44S-24 -50 -28 -63Z" fill="#9C623C"/>' +
  '<path d="M-32 -82C-34 -124 38 -124 36 -82C20 -90 -16 -90 -32 -82Z" fill="#2F7F86"/><path d="M-32 -82C-34 -110 -10 -114 2 -113C-10 -106 -14 -96 -14 -87C-22 -86 -28 -84 -32 -82Z" fill="#54AFB4"/><rect x="-14" y="-36" width="32" height="44" rx="9" fill="#5A4632"/><rect x="-14" y="-36" width="13" height="44" rx="8" fill="#7A6248"/>'
export const lampOnRopeArt =
  limb('M0 -400V-30', 4, '#7A5230') +
  '<circle cy="24" r="60" fill="url(#ladder-glow)"/><path d="M-14 -22C-14 -40 14 -40 14 -22" fill="none" stroke="#3B4A5A" stroke-width="5"/><path d="M-26 -22H26L20 -6H-20Z" fill="#3B4A5A"/><rect x="-20" y="-6" width="40" height="56" rx="4" fill="#FFE7A8"/><circle cy="24" r="11" fill="#FFFDF0"/><path d="M-26 50H26V62H-26Z" fill="#3B4A5A"/>'

export const boatArt =
  '<ellipse cy="18" rx="80" ry="9" fill="#3F586D" fill-opacity=".6"/><path d="M-62 -4H66L48 20H-44Z" fill="#8A3B32"/><path d="M-62 -4H-6L-2 20H-44Z" fill="#B4554A"/><rect x="-3" y="-120" width="6" height="118" rx="3" fill="#5E4432"/><path d="M6 -116C44 -92 58 -50 60 -14H6Z" fill="#FFF6E2"/><path d="M-6 -104C-34 -80 -46 -44 -48 -14H-6Z" fill="#F2DDB4"/>'

/** A bank of fog over a width, its top around 0. */
export const fogArt = (width: number, color: string, lift: number): string => {
  const at = (share: number) => Math.round(width * share)
  return `<path d="M0 0C${at(0.09)} ${-34 + lift} ${at(0.17)} 24 ${at(0.28)} -6S${at(0.45)} -42 ${at(0.57)} -4S${at(0.78)} ${30 - lift} ${at(0.86)} -10S${at(0.97)} -20 ${width} 0V70C${at(0.8)} 96 ${at(0.2)} 96 0 70Z" fill="${color}"/>`
}

const glow =
  '<defs><radialGradient id="ladder-glow"><stop offset="0" stop-color="#FFD98A" stop-opacity=".85"/><stop offset="1" stop-color="#FFD98A" stop-opacity="0"/></radialGradient></defs>'
const spotsInAll = 8
const shine = (x: number, y: number, isLit: boolean) =>
  isLit
    ? `<circle cx="${x}" cy="${y}" r="30" fill="url(#ladder-glow)"/><circle cx="${x}" cy="${y}" r="7" fill="#FFF1C4"/>`
    : `<circle cx="${x}" cy="${y}" r="5" fill="#5F7284"/>`
/** How high the hill is under each house. */
const hill = [0, 10, 18, 22, 22, 18, 10, 2]
const houseColors = ['#E9C9A4', '#D9A58C', '#C9D3C0', '#E5D3B3']
/** Two coasts on the horizon at y 0, 1000 wide: a village on the near one, and islands on the far one. */
export function coastArt({ near, far }: { near: number; far: number }): string {
  const houses = Array.from({ length: spotsInAll }, (_, at) => {
    const [x, y] = [34 + at * 54, -16 - (hill[at] ?? 0) - (at % 2) * 4]
    const color = near > at ? houseColors[at % 4] : '#8D9CA9'
    return `<path d="M${x - 17} ${y}h34v-26h-34z" fill="${color}"/><path d="M${x - 22} ${y - 25}L${x} ${y - 46}L${x + 22} ${y - 25}Z" fill="${near > at ? '#B5564A' : '#6F8090'}"/>${shine(x, y - 12, near > at)}`
  })
  const islands = [560, 690, 810, 930].map((x, island) => {
    const wide = 52 - island * 5
    const lights = [0, 1].map((side) => {
      const at = island * 2 + side
      const lightX = x + (side === 0 ? -1 : 1) * wide * 0.4
      return `<rect x="${lightX - 5}" y="-54" width="10" height="38" rx="3" fill="${far > at ? '#F6EFE2' : '#8D9CA9'}"/>${shine(lightX, -58, far > at)}`
    })
    return `${lights.join('')}<path d="M${x - wide} 4Q${x - wide * 0.5} -30 ${x} -24T${x + wide} 4Z" fill="#7F96A0"/><path d="M${x - wide} 4Q${x - wide * 0.5} -30 ${x} -24Q${x - 14} -8 ${x - 20} 4Z" fill="#93A8AF"/>`
  })
  return `${glow}<path d="M-60 6C-10 -30 70 -42 180 -46S400 -36 490 6Z" fill="#8FA698"/><path d="M-60 6C-10 -20 60 -26 120 -28C90 -10 60 0 40 6Z" fill="#A3B8A7"/>${houses.join('')}${islands.join('')}`
}

const starPath =
  'M0 -9l2.600 5.800l6.400 .7l-4.700 4.300l1.300 6.200l-5.600 -3.100l-5.600 3.100l1.300 -6.200l-4.700 -4.300l6.400 -.7z'
/** Stars of tries without a helper, over a width and a height. */
export const starsArt = (count: number, width: number, height: number): string =>
  Array.from({ length: Math.min(count, 24) }, (_, at) => {
    const [x, y] = [((at * 0.381966 + 0.12) % 1) * width, ((at * 0.618 + 0.1) % 1) * height]
    return `<path d="${starPath}" transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${1 + (at % 3) * 0.35})" fill="#FFF4CF"/>`
  }).join('')
/** Buoys of tries with a helper, in a row on the water. */
export const buoysArt = (count: number, width: number): string =>
  Array.from({ length: Math.min(count, 10) }, (_, at) => {
    const [x, y] = [width * (0.04 + at * 0.1), (at % 2) * 14]
    return `<g transform="translate(${x.toFixed(0)} ${y}) scale(.62)"><ellipse cy="14" rx="26" ry="6" fill="#3F586D" fill-opacity=".5"/><path d="M-18 0H18L12 14H-12Z" fill="#C4574C"/><path d="M-9 0L-4 -30H4L9 0Z" fill="#F2B84B"/><circle cy="-36" r="26" fill="url(#ladder-glow)"/><circle cy="-36" r="6" fill="#FFF7DA"/></g>`
  }).join('')
