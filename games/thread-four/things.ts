import { yarnNames, type Dye, type Yarn } from './cloth.ts'
import type { Palette } from './palette.ts'
import type { Places } from './places.ts'
import { colorsOf } from './weave-picture.ts'

// Drawings of the things in the room as SVG text, each with its foot at 0, 0.

export const ball = ({ yarn }: Palette, dye: Yarn, x = 0, y = -20) => {
  const { ground, light, dark } = yarn[dye]
  return (
    `<g transform="translate(${x} ${y})"><circle r="20" fill="${ground}"/>` +
    `<path d="M-17 10A20 20 0 0 0 17 10A26 26 0 0 1 -17 10Z" fill="${dark}" fill-opacity=".55"/>` +
    `<g fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round" stroke-opacity=".8"><path d="M-14 -11Q0 -2 6 17"/><path d="M-6 -17Q8 -8 13 12"/><path d="M-18 -2Q-6 6 -3 18"/></g></g>`
  )
}

/** Hanks of yarn on their pegs; they hang from 0, 0. */
export const hanks = ({ yarn, wood }: Palette) =>
  yarnNames
    .slice(0, 3)
    .map((dye, at) => {
      const { ground, light, dark } = yarn[dye]
      return (
        `<g transform="translate(${at * 46} 0)"><path d="M-13 0C-22 30 -18 74 0 84S22 30 13 0Z" fill="${ground}"/>` +
        `<path d="M3 3C12 30 12 70 0 84C18 74 22 30 13 0Z" fill="${dark}" fill-opacity=".5"/>` +
        `<path d="M-9 4C-15 32 -12 62 -3 76M-3 4C-8 34 -5 60 2 78" stroke="${light}" stroke-width="2" fill="none" stroke-opacity=".75"/>` +
        `<rect x="-13" y="30" width="26" height="9" rx="4" fill="${light}"/><circle cy="-3" r="6" fill="${wood[1]}"/></g>`
      )
    })
    .join('')

export const basket = (palette: Palette) => {
  const [light, dark] = palette.basket
  const weave = [-54, -38, -22].map((y) => `<path d="M-60 ${y}Q0 ${y + 12} 60 ${y}"/>`)
  return (
    `${ball(palette, 'madder', -32, -78)}${ball(palette, 'indigo', 30, -80)}${ball(palette, 'ochre', 0, -88)}` +
    `<path d="M-66 -68H66L54 -6Q0 6 -54 -6Z" fill="${light}"/><path d="M10 -68H66L54 -6Q30 2 0 2Q24 -28 10 -68Z" fill="${dark}" fill-opacity=".5"/>` +
    `<g fill="none" stroke="${dark}" stroke-width="5">${weave.join('')}</g><rect x="-70" y="-74" width="140" height="14" rx="7" fill="${dark}"/>`
  )
}

export const lamp = ({ yarn, glow }: Palette) =>
  `<circle cy="-66" r="44" fill="${glow}" fill-opacity=".45"/><path d="M-22 0H22L16 -8H-16ZM-4 -8H4V-46H-4Z" fill="#8C6B35"/>` +
  `<path d="M-34 -44L-18 -88H18L34 -44Z" fill="${yarn.ochre.light}"/><path d="M8 -88H18L34 -44H16Z" fill="${yarn.ochre.ground}" fill-opacity=".5"/>`

export const bird = ({ yarn: { indigo, ochre } }: Palette) =>
  `<path d="M-22 -12C-24 -34 -6 -44 6 -40C18 -38 20 -24 14 -12C8 -2 -14 0 -22 -12Z" fill="${indigo.ground}"/>` +
  `<path d="M-24 -14L-40 -6L-22 -4Z" fill="${indigo.dark}"/><path d="M-14 -14C-12 -26 2 -26 6 -16C0 -8 -10 -8 -14 -14Z" fill="${indigo.light}"/>` +
  `<path d="M17 -32L28 -28L17 -24Z" fill="${ochre.ground}"/><circle cx="9" cy="-31" r="2.600" fill="#2B1B3D"/><path d="M-6 -4V2M4 -4V2" stroke="${ochre.dark}" stroke-width="2.500"/>`

export const shuttle = ({ wood, yarn }: Palette) =>
  `<path d="M-50 -14Q0 -38 50 -14Q0 4 -50 -14Z" fill="${wood[2]}"/><path d="M-50 -14Q0 4 50 -14Q0 -4 -50 -14Z" fill="${wood[1]}"/>` +
  `<rect x="-22" y="-21" width="44" height="11" rx="5" fill="${yarn.madder.ground}"/>`

/** The rolled cloth with its fringe, in the colors of what is woven. */
export const roll = (palette: Palette, cloth: readonly Dye[]) => {
  const dyes = [null, ...cloth.slice(-6)]
  const each = 84 / dyes.length
  const stripes = dyes.map(
    (dye, at) =>
      `<rect x="${-42 + at * each}" y="-30" width="${each + 0.5}" height="28" fill="${colorsOf(dye, palette).ground}"/>`,
  )
  return `${stripes.join('')}<path d="M-48 -25h6M-48 -18h6M-48 -11h6M42 -25h10M42 -18h10M42 -11h10" stroke="${palette.linen.dark}" stroke-width="3"/>`
}

/** The loom's upper beam, in stage pixels, with the flags that an earlier cloth became. */
export function beam({ loom: { left, top, width }, wood: thick }: Places, palette: Palette, flags: Dye | undefined) {
  const [, dark, light] = palette.wood
  const flag = (at: number) => {
    const x = left + (width * (at + 0.5)) / 12
    return `<path d="M${x - thick * 0.8} ${top + thick * 0.8}h${thick * 1.6}l${-thick * 0.8} ${thick * 1.5}z"/>`
  }
  const row = flags && Array.from({ length: 12 }, (_, at) => flag(at)).join('')
  return (
    (row ? `<g fill="${colorsOf(flags, palette).ground}">${row}</g>` : '') +
    `<rect x="${left - thick * 0.4}" y="${top - thick * 0.2}" width="${width + thick * 0.8}" height="${thick}" rx="${thick * 0.5}" fill="${light}"/>` +
    `<rect x="${left - thick * 0.4}" y="${top + thick * 0.4}" width="${width + thick * 0.8}" height="${thick * 0.4}" rx="${thick * 0.2}" fill="${dark}" fill-opacity=".55"/>`
  )
}

export const button = ({ yarn: { clay } }: Palette) =>
  `<circle cy="-24" r="24" fill="${clay.ground}"/><circle cy="-24" r="17" fill="none" stroke="${clay.dark}" stroke-width="3"/>` +
  `<g fill="${clay.dark}"><circle cx="-6" cy="-30" r="3"/><circle cx="6" cy="-30" r="3"/><circle cx="-6" cy="-18" r="3"/><circle cx="6" cy="-18" r="3"/></g>`

export const moth = ({ linen, yarn: { plum } }: Palette) =>
  `<path d="M0 -22C-12 -48 -42 -46 -40 -26C-40 -12 -14 -8 0 -18C14 -8 40 -12 40 -26C42 -46 12 -48 0 -22Z" fill="${linen.ground}"/>` +
  `<circle cx="-25" cy="-29" r="6" fill="${plum.ground}"/><circle cx="25" cy="-29" r="6" fill="${plum.ground}"/>` +
  `<path d="M0 -36V-6M0 -36L-7 -46M0 -36L7 -46" stroke="${plum.dark}" stroke-width="4" stroke-linecap="round"/>`
