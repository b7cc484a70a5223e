import type { Look } from '@marigold/contract'

export interface Palette {
  sky: readonly [string, string, string]
  towers: readonly [string, string]
  window: string
  rain: string
  bokeh: readonly [string, string, string]
  face: readonly [string, string]
  frame: readonly [string, string]
  desk: readonly [string, string, string]
  glow: string
  lamp: readonly [string, string, string, string]
  mug: readonly [string, string, string]
}

const evening: Palette = {
  sky: ['#241F45', '#3A3166', '#6B5A8C'],
  towers: ['#2F2A58', '#3B3468'],
  window: '#F2B85B',
  rain: '#B9B4E0',
  bokeh: ['#F2A65A', '#E8788A', '#79B8C9'],
  face: ['#574C86', '#2C2650'],
  frame: ['#1D1838', '#463C72'],
  desk: ['#7A4E3C', '#52332B', '#94624B'],
  glow: '#FFC978',
  lamp: ['#D9782F', '#F0A04B', '#FFE3A6', '#2B2440'],
  mug: ['#2F8F8A', '#54B3AB', '#237370'],
}
const morning: Palette = {
  sky: ['#BFD3DC', '#D3E2E8', '#E8F0F2'],
  towers: ['#A9BFCA', '#B7CBD4'],
  window: '#F4E3B4',
  rain: '#7F9CAB',
  bokeh: ['#E9CF97', '#D9B9A0', '#9CC3BD'],
  face: ['#9DB5BF', '#7C97A3'],
  frame: ['#F4F6F6', '#D5DDE0'],
  desk: ['#D8B48A', '#BE9468', '#E6C8A2'],
  glow: '#FFF1CF',
  lamp: ['#4E7F87', '#6F9DA4', '#FFF1C9', '#4A5A62'],
  mug: ['#E8E2D5', '#F6F2E8', '#C9C0AE'],
}
const night: Palette = {
  sky: ['#2A3C42', '#34494E', '#506868'],
  towers: ['#384E53', '#3E565A'],
  window: '#C9A45E',
  rain: '#A9C2C4',
  bokeh: ['#D9A860', '#C98A5A', '#8FB0A8'],
  face: ['#557073', '#2F4448'],
  frame: ['#223035', '#47595B'],
  desk: ['#6A5244', '#463429', '#846A58'],
  glow: '#E8BE78',
  lamp: ['#5F7A72', '#7F9A8E', '#F5DDA0', '#27333A'],
  mug: ['#D5CBB6', '#EAE2D0', '#B9AE98'],
}

/** The colors of a look: a violet evening, a bright morning, or a muted night. */
export const paletteOf = (look: Look): Palette => (look === 'grown-up' ? night : look === 'clean' ? morning : evening)
