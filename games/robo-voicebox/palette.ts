import type { Look } from '@marigold/contract'
import type { ChipColor } from './phonemes.ts'

const playful = {
  wall: '#FFD872',
  wallLow: '#F5B848',
  light: '#FFF0B8',
  shelf: '#B4752C',
  shelfLight: '#D0923F',
  shelfDark: '#96601F',
  things: ['#5B9BB0', '#84BCCB', '#D8735A', '#7A6AB0', '#6A9E63'],
  gears: ['#C98F35', '#A9732A'],
  bench: '#A0612A',
  benchLight: '#C98545',
  benchDark: '#87501F',
  tray: '#8C5424',
  trayDark: '#54300F',
  trayRim: '#6E3F1A',
  lever: ['#8E3A2C', '#B4503E', '#4A1C16', '#D8433A', '#F58A76'],
  metal: '#D7DEE2',
  brass: '#F2C14B',
  brassDark: '#D9A02C',
  face: '#123F49',
  faceLight: '#1D5560',
  eye: '#FFE28A',
  mouth: '#F0705A',
  mouthLight: '#FFD0BE',
  box: '#0F3A42',
  boxRim: '#174D55',
  slot: '#0A2A31',
}
/** The workshop's colors, named by use. */
export type Palette = typeof playful

const clean: Palette = {
  ...playful,
  wall: '#FFF6DF',
  wallLow: '#FBE9BF',
  light: '#FFFDF4',
  shelf: '#D2A469',
  shelfLight: '#E4BF8C',
  shelfDark: '#B98A50',
  gears: ['#D9B679', '#C49B5C'],
  bench: '#C79058',
  benchLight: '#DDB080',
  benchDark: '#A97642',
  tray: '#B98250',
  trayDark: '#8A5C33',
  trayRim: '#9C6B3E',
}
const grown: Palette = {
  ...playful,
  wall: '#E3DFD6',
  wallLow: '#CFC9BD',
  light: '#F1EEE7',
  shelf: '#867866',
  shelfLight: '#A39685',
  shelfDark: '#6B5F50',
  things: ['#5E7480', '#8298A3', '#8F6B60', '#6C657F', '#71806A'],
  gears: ['#9A8F7C', '#7F7565'],
  bench: '#6E6154',
  benchLight: '#8D7F70',
  benchDark: '#574C41',
  tray: '#5F5347',
  trayDark: '#3F362D',
  trayRim: '#4C4238',
  lever: ['#5B4A45', '#76625B', '#2F2624', '#A8564C', '#CB8C82'],
  metal: '#D3D6D8',
  brass: '#C9B07A',
  brassDark: '#A8905C',
  face: '#22353F',
  faceLight: '#33495A',
  eye: '#E8DDB8',
  mouth: '#B9786A',
  mouthLight: '#E3C3B8',
  box: '#22353C',
  boxRim: '#33474E',
  slot: '#162328',
}

export const paletteOf = (look: Look): Palette => (look === 'grown-up' ? grown : look === 'clean' ? clean : playful)

/** Four shades of one color. */
type Paint = readonly [dark: string, plain: string, light: string, deep: string]
const paints: readonly Paint[] = [
  ['#1F7073', '#2C8B8B', '#4FB3AC', '#1C6265'],
  ['#8E2F4E', '#B5446A', '#DB7F9C', '#6E2039'],
  ['#23588F', '#3A7CBF', '#7DB2E3', '#1B4470'],
  ['#53389B', '#7452BE', '#A48AE2', '#3F2878'],
]
const grownPaints: readonly Paint[] = [
  ['#4A6A6C', '#5F8284', '#88A7A6', '#3B5658'],
  ['#75525B', '#8F6A73', '#B3939A', '#5C3F47'],
  ['#4C6179', '#647B95', '#90A5BB', '#3B4D61'],
  ['#5D5674', '#766F8E', '#A09AB4', '#48425B'],
]
export const paintOf = (option: number, look: Look): Paint => {
  const all = look === 'grown-up' ? grownPaints : paints
  return all[option % all.length] as Paint
}

const chips: Readonly<Record<ChipColor, readonly [light: string, dark: string]>> = {
  red: ['#F0705A', '#B83A29'],
  orange: ['#F7A13A', '#B2610A'],
  pink: ['#F285A8', '#B8446C'],
  blue: ['#5B9BE6', '#2D62AC'],
  violet: ['#9A79E0', '#6541B4'],
  green: ['#63B26B', '#2F7A3A'],
  teal: ['#4FB3AC', '#1C7A78'],
}
export const chipColors = (color: ChipColor): readonly [light: string, dark: string] => chips[color]
