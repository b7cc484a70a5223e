import type { Look } from '@marigold/contract'
import type { Engine } from './rules.ts'

/** The colors of the yard in a look. */
export interface Palette {
  sky: readonly [string, string, string]
  sun: string
  cloud: readonly [string, string]
  far: string
  cap: string
  middle: string
  pine: readonly [string, string]
  snow: readonly [string, string, string]
  water: readonly [string, string]
  wall: readonly [string, string]
  window: readonly [string, string]
  door: string
  deck: readonly [string, string]
  wood: readonly [string, string, string]
  cabin: readonly [string, string, string]
  horn: readonly [string, string]
  tie: string
  rail: readonly [string, string]
  /** The roofs of the left and right stations, which are also the frames of their signs. */
  roofs: readonly [readonly [string, string], readonly [string, string]]
  iron: readonly [string, string, string]
  brass: readonly [string, string]
  lamp: readonly [string, string]
  shade: string
  coat: readonly [string, string]
  skin: readonly [string, string]
  flakes: number
}

const playful: Palette = {
  sky: ['#BFDDF2', '#DDEBF5', '#F9EFE0'],
  sun: '#FFF0C4',
  cloud: ['#FFFFFF', '#E6EFF6'],
  far: '#BCD0E3',
  cap: '#FFFFFF',
  middle: '#D3E2EE',
  pine: ['#5E8AA0', '#436F88'],
  snow: ['#F2F7FB', '#E1ECF4', '#FFFFFF'],
  water: ['#8FBFD8', '#B9DAE8'],
  wall: ['#F4E2C4', '#FFF0D6'],
  window: ['#FFE3A0', '#FFD978'],
  door: '#7A4B30',
  deck: ['#C3A88E', '#96765C'],
  wood: ['#6B4A3A', '#8A6450', '#54382B'],
  cabin: ['#3F6F8E', '#5C8EAC', '#2F5570'],
  horn: ['#E6A83A', '#B97A1E'],
  tie: '#8A6A56',
  rail: ['#8796A6', '#4E5D70'],
  roofs: [
    ['#2F7F6E', '#49A08C'],
    ['#6C4B96', '#8465B0'],
  ],
  iron: ['#2F3446', '#4A5168', '#8A93AA'],
  brass: ['#E6A83A', '#F7CC6B'],
  lamp: ['#F2C14B', '#FFF6D8'],
  shade: '#A9C0D3',
  coat: ['#2B4A7E', '#3F649F'],
  skin: ['#E3A777', '#C98A5C'],
  flakes: 26,
}

const clean: Palette = {
  ...playful,
  sky: ['#E3EEF6', '#EDF4F8', '#F8F8F4'],
  sun: '#FFF7E0',
  far: '#D3DFEA',
  middle: '#E2EBF2',
  pine: ['#7C9FB0', '#6589A0'],
  snow: ['#F6F9FB', '#EAF1F6', '#FFFFFF'],
  tie: '#A58B79',
  flakes: 0,
}

const grownUp: Palette = {
  ...playful,
  sky: ['#5C7389', '#8497A6', '#C9C3B8'],
  sun: '#E8DFC6',
  cloud: ['#B9C4CC', '#A5B2BC'],
  far: '#6C8092',
  cap: '#C3CDD4',
  middle: '#8B9CA9',
  pine: ['#435C68', '#344A55'],
  snow: ['#C6D0D6', '#B4C0C8', '#D3DBE0'],
  water: ['#667F90', '#7F97A5'],
  wall: ['#B9AE9B', '#C9BEAB'],
  window: ['#F3D489', '#E9C574'],
  door: '#4A3A30',
  deck: ['#8D8175', '#6B6056'],
  wood: ['#4E4038', '#625248', '#3C312B'],
  cabin: ['#3B5262', '#4C6678', '#2B3E4B'],
  horn: ['#B58F4A', '#8A6A31'],
  tie: '#6C5D53',
  rail: ['#6E7B87', '#3F4A55'],
  roofs: [
    ['#35645A', '#477A6E'],
    ['#574768', '#6C5B80'],
  ],
  iron: ['#2A2F38', '#3C434E', '#76808C'],
  brass: ['#B0894A', '#CBA866'],
  lamp: ['#E2BE68', '#F8ECCB'],
  shade: '#8394A0',
  coat: ['#2F3D52', '#40506A'],
  skin: ['#C99470', '#AC7A58'],
  flakes: 0,
}

const palettes: Record<Look, Palette> = { playful, clean, 'grown-up': grownUp }
export const paletteOf = (look: Look): Palette => palettes[look]

/** The paint of each engine: dark, middle, light. */
const paints: Record<Engine, readonly [string, string, string]> = {
  red: ['#A02C26', '#D8433A', '#EE6A58'],
  blue: ['#1F4E8C', '#2F6DBD', '#5D95DB'],
  green: ['#1F6B47', '#2E9163', '#55B588'],
  violet: ['#4E3686', '#6C4FB0', '#9077D0'],
  gold: ['#A36A08', '#DB9A1E', '#F3BE52'],
  teal: ['#0B5F5B', '#158780', '#42ADA4'],
}
const soberPaints: Record<Engine, readonly [string, string, string]> = {
  red: ['#5F2C2A', '#7E403C', '#97564F'],
  blue: ['#2A3F5A', '#3B5676', '#527092'],
  green: ['#2C4A3C', '#3D6351', '#557E6A'],
  violet: ['#3F3654', '#554A70', '#6E628A'],
  gold: ['#6B5426', '#8E7238', '#AC8F54'],
  teal: ['#25494A', '#356364', '#4D7F80'],
}
export const paintOf = (engine: Engine, look: Look): readonly [string, string, string] =>
  (look === 'grown-up' ? soberPaints : paints)[engine]

export const engineNames: Record<Engine, string> = {
  red: 'Red',
  blue: 'Blue',
  green: 'Green',
  violet: 'Violet',
  gold: 'Gold',
  teal: 'Teal',
}
