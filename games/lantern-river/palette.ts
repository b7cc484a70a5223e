import type { Look, Player } from '@marigold/contract'

/** The colors of the river's world in one theme. */
export interface Palette {
  sky: [number, string][]
  water: [number, string][]
  far: string
  mid: string
  ground: string
  shore: string
  island: string
  tree: [string, string, string]
  glint: string
  moon: string
  stars: number
  dot: string
}

const night: Palette = {
  sky: [
    [0, '#1e1747'],
    [0.5, '#43307a'],
    [0.82, '#a1527f'],
    [1, '#f3a06b'],
  ],
  water: [
    [0, '#ffb887'],
    [0.08, '#c56a80'],
    [0.3, '#5a3e86'],
    [0.65, '#352b6e'],
    [1, '#241d52'],
  ],
  far: '#6b3f7c',
  mid: '#432e6c',
  ground: '#2a2258',
  shore: '#3d3370',
  island: '#231c4c',
  tree: ['#32406e', '#222b55', '#3a2a30'],
  glint: '#d9b3e0',
  moon: '#fff1c9',
  stars: 0.9,
  dot: '#ffe7a8',
}
const dawn: Palette = {
  sky: [
    [0, '#7fa8dc'],
    [0.45, '#b9cdec'],
    [0.8, '#fbd9c4'],
    [1, '#ffd08f'],
  ],
  water: [
    [0, '#ffdca8'],
    [0.1, '#f3c3b4'],
    [0.35, '#a9c3e4'],
    [0.7, '#6f9bd0'],
    [1, '#4c7dbb'],
  ],
  far: '#c3a9cf',
  mid: '#9a8fc0',
  ground: '#5f9476',
  shore: '#e9d7a8',
  island: '#4c8467',
  tree: ['#3f7d63', '#2d6350', '#5a3b2a'],
  glint: '#ffffff',
  moon: '#fff6da',
  stars: 0,
  dot: '#fffdf2',
}
const mutedNight: Palette = {
  ...night,
  sky: [
    [0, '#151c33'],
    [0.55, '#2c3a5c'],
    [0.86, '#6d6f88'],
    [1, '#c9a88c'],
  ],
  water: [
    [0, '#d8b99a'],
    [0.08, '#8c8496'],
    [0.3, '#45567a'],
    [0.65, '#27385c'],
    [1, '#1a2744'],
  ],
  far: '#4a5474',
  mid: '#323d5d',
  ground: '#1f2a45',
  shore: '#303d5e',
  island: '#192239',
  tree: ['#2a3a58', '#1d2a44', '#2b2a33'],
  glint: '#b8c4dc',
  dot: '#f3dfae',
}
const mutedDawn: Palette = {
  ...dawn,
  sky: [
    [0, '#8fa3b8'],
    [0.5, '#bcc8d2'],
    [0.85, '#e6dcd0'],
    [1, '#ecd2b0'],
  ],
  water: [
    [0, '#ead8bd'],
    [0.1, '#c9c6c4'],
    [0.35, '#93a9be'],
    [0.7, '#6785a3'],
    [1, '#4a6a8a'],
  ],
  far: '#a7a8b8',
  mid: '#83889c',
  ground: '#647f72',
  shore: '#cfc4a6',
  island: '#546f63',
  tree: ['#4d6b60', '#3b564d', '#4a3f38'],
}

/** Returns the chosen theme's colors; the Grown-up look has a quieter one. */
export function paletteOf(theme: unknown, look: Look): Palette {
  if (look === 'grown-up') return theme === 'dawn' ? mutedDawn : mutedNight
  return theme === 'dawn' ? dawn : night
}

/** Paper colors of a lantern: light, middle, dark. */
export const paper: Record<Player['color'], [string, string, string]> = {
  violet: ['#dccbff', '#ae8cf0', '#8158c9'],
  teal: ['#b9f0e2', '#62cdb8', '#2c9c8e'],
  brown: ['#ffd27a', '#ffb02e', '#e8820a'],
  pink: ['#ffc2c7', '#f58a9b', '#d85f77'],
  blue: ['#c5dcff', '#7fb0f5', '#4a7fd0'],
  green: ['#cdeeb4', '#8fd07a', '#55a355'],
}
