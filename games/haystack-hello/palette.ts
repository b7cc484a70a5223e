import type { Look } from '@marigold/contract'

const day = {
  sky: '#BFE2F3',
  skyMiddle: '#D3ECF3',
  skyLow: '#FFF1CC',
  sun: '#FFE08A',
  glow: '#FFF4C4',
  cloud: '#FFFFFF',
  cloudLow: '#E8F1F5',
  far: '#BFD9A0',
  near: '#A2C97F',
  trunk: '#5A3B2A',
  leaf: '#6FA75E',
  leafLight: '#8CBF74',
  post: '#F7EBD5',
  postDark: '#DCC9A8',
  rail: '#EFDFC3',
  grass: '#8CBC62',
  path: '#E9CF98',
  pathNear: '#DDBE82',
  bush: '#5F9A45',
  shadow: '#5F8A38',
  barn: '#B8412F',
  barnLight: '#CE5340',
  barnLine: '#A53A29',
  roof: '#6E3B2E',
  roofLight: '#8A4C3A',
  trim: '#F6E6CC',
  door: '#A53A29',
  doorDark: '#8E3022',
  dark: '#4A2118',
  hay: '#EFB942',
  hayLight: '#F9D36E',
  hayDark: '#DA9A2C',
  straw: '#FFE59B',
  strawDark: '#CF8F24',
  fringe: '#F3C556',
  hole: '#7A4A16',
  wood: '#9A5B30',
  woodLight: '#C07C46',
  woodDark: '#7E4824',
  wheel: '#6E3F20',
  hub: '#E3B06C',
  metal: '#8FA6B5',
  metalLight: '#B9CBD6',
  metalDark: '#5F7786',
  cloth: '#E2655A',
  clothLight: '#FFF3E2',
  canvas: '#F7EBD5',
  canvasDark: '#E0CDAA',
  card: '#D3A268',
  cardLight: '#E4BB85',
  cardDark: '#B98449',
  shirt: '#4F7FB8',
  shirtLight: '#6F9CD0',
  trousers: '#5B6B8C',
  sack: '#E9CF98',
  sackDark: '#CFAE71',
  ink: '#4A2A18',
  boot: '#5A3B2A',
}
/** The farm's colors, named by use. */
export type Palette = typeof day

/** Mixes each color with another one; `share` is the other color's part. */
function mixed(palette: Palette, share: number, other: (gray: number) => readonly [number, number, number]): Palette {
  const part = (value: number) => Math.round(Math.min(255, value)).toString(16).padStart(2, '0')
  return Object.fromEntries(
    Object.entries(palette).map(([name, hex]) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
      const to = other(0.3 * r + 0.59 * g + 0.11 * b)
      const mix = [r, g, b].map((value, at) => part(value + ((to[at] ?? value) - value) * share))
      return [name, `#${mix.join('')}`]
    }),
  ) as Palette
}

const grown: Palette = {
  ...mixed(day, 0.5, (gray) => [gray * 1.02, gray, gray * 0.96]),
  sky: '#B9C6CC',
  skyMiddle: '#CFD6D6',
  skyLow: '#EAE4D6',
}
const clean: Palette = {
  ...day,
  sky: '#DCEFF8',
  skyMiddle: '#EAF5F8',
  skyLow: '#FFF8E6',
  far: '#D7E6C6',
  near: '#C3DDAC',
  grass: '#B2D393',
  path: '#F1DFB8',
  pathNear: '#E9D3A3',
  bush: '#9CC587',
}
const night = '#16233F'
/** High contrast: only the hiding places stand out from a plain dark background. */
const plain: Palette = {
  ...day,
  sky: night,
  skyMiddle: night,
  skyLow: night,
  far: night,
  near: night,
  grass: '#22345A',
  path: '#22345A',
  pathNear: '#22345A',
  bush: '#22345A',
  shadow: '#0C1526',
}

/** Returns a look's colors, or the high-contrast ones in any look. */
export const paletteOf = (look: Look, contrast: boolean): Palette =>
  contrast ? plain : look === 'grown-up' ? grown : look === 'clean' ? clean : day
