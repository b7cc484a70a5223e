import type { Look } from '@marigold/contract'
import type { Yarn } from './cloth.ts'

/** The colors of a yarn: its base, a light and a bright thread, and a dark edge. */
export interface YarnColors {
  ground: string
  light: string
  bright: string
  dark: string
}
/** The colors of a look: the room, the loom, and the cloth. */
export interface Palette {
  wall: [string, string]
  beam: string
  floor: [string, string]
  sky: [string, string]
  hills: [string, string, string]
  frame: string
  glow: string
  wood: [string, string, string]
  warp: string
  linen: YarnColors
  /** Plain gray yarn. */
  stone: YarnColors
  basket: [string, string]
  yarn: Record<Yarn, YarnColors>
  /** Whether the room has a cat and a curtain, as rooms for children do. */
  cat: boolean
}

const dye = (ground: string, light: string, bright: string, dark: string): YarnColors => ({
  ground,
  light,
  bright,
  dark,
})

const playful: Palette = {
  wall: ['#FBE3D2', '#F4CDB6'],
  beam: '#E9B497',
  floor: ['#C98F63', '#B57B50'],
  sky: ['#BFE6F2', '#FFF3D6'],
  hills: ['#9CCB9A', '#78B58A', '#579C78'],
  frame: '#FFF9EF',
  glow: '#FFF3CF',
  wood: ['#B9793F', '#93592B', '#D79A5D'],
  warp: '#F6E7D0',
  linen: dye('#EBDCC3', '#F8EEDC', '#DCC8A6', '#B99F78'),
  stone: dye('#A7A3AB', '#F4F1F5', '#FFFFFF', '#6E6A74'),
  basket: ['#C9904F', '#A5702F'],
  yarn: {
    madder: dye('#C8412F', '#F4A58C', '#FFD98A', '#8E2A1E'),
    indigo: dye('#2F6FA8', '#9CCBEA', '#FFE3A1', '#1D4A74'),
    ochre: dye('#E5A52C', '#FFE2A0', '#B9442F', '#A06C12'),
    sage: dye('#4F9468', '#BBDDB5', '#FFE09A', '#2F6546'),
    plum: dye('#7E4A97', '#D3B0E4', '#FFD27F', '#532D68'),
    clay: dye('#E07A3B', '#FFC79E', '#FFF0B8', '#A8501C'),
  },
  cat: true,
}

const clean: Palette = {
  ...playful,
  wall: ['#F4F6F5', '#E3E9E7'],
  beam: '#D3DBD8',
  floor: ['#D9C3A5', '#C9B18F'],
  sky: ['#CFE8F2', '#F7FBF6'],
  hills: ['#B5D3BE', '#94BFA5', '#76A88D'],
  frame: '#FFFFFF',
  glow: '#FFFFFF',
  wood: ['#C69C6A', '#A37C4E', '#DDBB8E'],
  warp: '#FFFDF7',
}

const grownUp: Palette = {
  wall: ['#39454D', '#2A343B'],
  beam: '#232C32',
  floor: ['#4A3B31', '#3A2E26'],
  sky: ['#8FA5B0', '#E3D6BD'],
  hills: ['#6E8585', '#566E70', '#41585C'],
  frame: '#20292F',
  glow: '#E9D3A2',
  wood: ['#6A4A33', '#4B3323', '#8A6546'],
  warp: '#D9CFBD',
  linen: dye('#CFC4AE', '#E2D9C7', '#B8AA8F', '#8D8068'),
  stone: dye('#8B8F94', '#D9DCDF', '#F0F1F2', '#565B60'),
  basket: ['#7A5C3D', '#5D452C'],
  yarn: {
    madder: dye('#8F3B33', '#CE8C7D', '#DDB877', '#5E241F'),
    indigo: dye('#2E4A66', '#8FA9C0', '#DCC48C', '#1C3047'),
    ochre: dye('#B78838', '#E6CE96', '#6E3A2C', '#7A5819'),
    sage: dye('#5B7360', '#AFC0A9', '#E0C98F', '#3B4D40'),
    plum: dye('#5B4463', '#A992B2', '#D9B877', '#3B2A42'),
    clay: dye('#A9623C', '#DDAB87', '#EBD7A2', '#70391D'),
  },
  cat: false,
}

export const paletteOf = (look: Look): Palette => (look === 'grown-up' ? grownUp : look === 'clean' ? clean : playful)
