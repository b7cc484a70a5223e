import { qualityFor, type Sense } from './senses.ts'

interface Colors {
  light: string
  dark: string
}
/** What a plant looks like: its sense gives the shape, its words the colors, and its seed the rest. */
export interface Plant extends Colors {
  sense: Sense
  seed: number
  open: boolean
}

/** The box of a plant, its foot at 0, 0. */
export const plantBox = [-34, -100, 68, 106] as const

/** With two words, the second one gives the dark color. */
export function colorsOfWords(words: readonly string[]): Colors {
  const [one, other = one] = words.map(qualityFor)
  return { light: one?.light ?? '#fff', dark: other?.dark ?? '#999' }
}

const green = ['#2F7A55', '#5DB57C', '#3F9463'] as const
const stem = (top: number): string =>
  `<path d="M0 0C-4 ${top * 0.35} 4 ${top * 0.65} 0 ${top}" fill="none" stroke="${green[0]}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M0 ${top * 0.3}c14 -2 22 -12 22 -20c-14 0 -22 8 -22 20Z" fill="${green[1]}"/>` +
  `<path d="M0 ${top * 0.2}c-14 -2 -20 -10 -22 -18c14 0 20 8 22 18Z" fill="${green[2]}"/>`
const at = (x: number, y: number, scale: number, art: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`
const around = (count: number, art: (turn: number) => string): string =>
  Array.from({ length: count }, (_, one) => art((360 * one) / count)).join('')
const petal = (rx: number, ry: number, cy: number, fill: string) => (turn: number) =>
  `<ellipse rx="${rx}" ry="${ry}" cy="${cy}" fill="${fill}" transform="rotate(${turn.toFixed(1)})"/>`

/** An eye in a ring of petals. */
const daisy = ({ light, dark }: Colors, seed: number): string =>
  around(7 + (seed % 3), petal(8, 14, -15, light)) +
  `<circle r="12" fill="${dark}"/><circle r="6" fill="#2B1B3D"/><circle cx="-2" cy="-2.500" r="2.200" fill="#fff"/>`
/** A ball that looks soft. */
const pompom = ({ light, dark }: Colors, seed: number): string =>
  around(13 + (seed % 4), petal(4, 9, -16, dark)) +
  `<circle r="19" fill="${dark}"/><circle cx="-2.500" cy="-2.500" r="15" fill="${light}"/>` +
  '<circle cx="-6" cy="-7" r="5.500" fill="#fff" fill-opacity=".6"/>'
const oneBell = ({ light, dark }: Colors): string =>
  `<path d="M-7 0H7C10 14 14 22 20 28C10 36 -10 36 -20 28C-14 22 -10 14 -7 0Z" fill="${dark}"/>` +
  `<path d="M-7 0H0C-2 14 -4 24 -8 33C-14 32 -18 30 -20 28C-14 22 -10 14 -7 0Z" fill="${light}"/>` +
  '<circle cy="36" r="5" fill="#FFE08A"/>'
/** Bells that hang from an arch. */
const bells = (colors: Colors): string =>
  `<path d="M0 0C-6 -44 -2 -74 22 -78" fill="none" stroke="${green[0]}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M0 -10c-14 -4 -22 -14 -22 -22c14 0 22 10 22 22Z" fill="${green[1]}"/>` +
  at(20, -78, 0.72, oneBell(colors)) +
  at(-3, -62, 0.62, oneBell(colors))
/** A spike of small blossoms, as lavender has. */
const spike = ({ light, dark }: Colors): string =>
  Array.from({ length: 6 }, (_, row) => {
    const size = 10.5 - row * 0.9
    return (
      `<ellipse cx="${-8 + row * 0.9}" cy="${-36 - row * 10}" rx="${size}" ry="8" fill="${light}"/>` +
      `<ellipse cx="${8 - row * 0.9}" cy="${-41 - row * 10}" rx="${size}" ry="8" fill="${dark}"/>`
    )
  }).join('')
const berry = ({ light, dark }: Colors): string =>
  `<path d="M0 18C-14 8 -16 -6 -10 -9C-4 -12 4 -12 10 -9C16 -6 14 8 0 18Z" fill="${dark}"/>` +
  `<g fill="${light}"><circle cx="-5" cy="-2" r="1.800"/><circle cx="4" cy="-3" r="1.800"/><circle cx="0" cy="5" r="1.800"/></g>` +
  `<path d="M-9 -10C-4 -6 4 -6 9 -10L4 -14H-4Z" fill="${green[2]}"/>`
/** Berries under three leaves. */
const berries = (colors: Colors): string =>
  `<path d="M0 0C-2 -20 2 -34 0 -48" fill="none" stroke="${green[0]}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M0 -40C-16 -36 -30 -44 -32 -56C-20 -60 -6 -54 0 -40C6 -54 20 -60 32 -56C30 -44 16 -36 0 -40Z" fill="${green[2]}"/>` +
  `<path d="M0 -42C-14 -54 -14 -76 0 -88C14 -76 14 -54 0 -42Z" fill="${green[1]}"/>` +
  at(-17, -24, 1, berry(colors)) +
  at(18, -19, 0.9, berry(colors))
/** A tulip with a strong cup. */
const tulip = ({ light, dark }: Colors): string =>
  `<path d="M-20 -14C-16 -4 -10 4 -14 14C-10 22 10 22 14 14C10 4 16 -4 20 -14L20 -26L8 -14L0 -30L-8 -14L-20 -26Z" transform="translate(0 2)" fill="${dark}"/>` +
  `<path d="M0 -28L-8 -12C-14 2 -8 16 0 22C8 16 14 2 8 -12Z" fill="${light}"/>`
/** A lantern that glows. */
const lantern = ({ light, dark }: Colors): string =>
  `<circle r="29" fill="${light}" fill-opacity=".35"/><path d="M0 -24C24 -20 26 12 0 26C-26 12 -24 -20 0 -24Z" fill="${dark}"/>` +
  `<path d="M0 -24C11 -18 12 12 0 26C-12 12 -11 -18 0 -24Z" fill="${light}"/><path d="M-6 -24H6L0 -34Z" fill="${green[2]}"/>`

const heads: Record<Sense, (colors: Colors, seed: number) => string> = {
  see: (colors, seed) => stem(-64) + at(0, -68, 1.02, daisy(colors, seed)),
  feel: (colors, seed) => stem(-62) + at(0, -66, 1.05, pompom(colors, seed)),
  hear: bells,
  smell: (colors) => stem(-46) + spike(colors),
  taste: berries,
  press: (colors) => stem(-58) + at(0, -68, 1, tulip(colors)),
  warm: (colors) => stem(-56) + at(0, -64, 0.94, lantern(colors)),
}

/** A bud, which shows a little of its color. */
const bud = ({ light, dark }: Colors): string =>
  stem(-50) +
  `<path d="M0 -84C14 -74 15 -56 0 -46C-15 -56 -14 -74 0 -84Z" fill="${dark}"/>` +
  `<path d="M0 -84C6 -74 6 -60 0 -50C-6 -60 -6 -74 0 -84Z" fill="${light}"/>` +
  `<path d="M-13 -58C-8 -52 -4 -58 0 -66C4 -58 8 -52 13 -58C14 -48 8 -43 0 -42C-8 -43 -14 -48 -13 -58Z" fill="${green[2]}"/>`

/** Draws a plant with its foot at 0, 0: a bud until a partner found what it is for. */
export function plantArt(plant: Plant): string {
  const { sense, seed, open } = plant
  const turn = (seed % 9) - 4
  const size = 0.92 + (seed % 7) * 0.025
  const art = open ? heads[sense](plant, seed) : bud(plant)
  return `<g transform="rotate(${turn}) scale(${size.toFixed(3)})">${art}</g>`
}
