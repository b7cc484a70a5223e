import type { Look } from '@marigold/contract'

type Pair = readonly [light: string, dark: string]
export interface Palette {
  city: boolean
  sky: readonly [string, string, string]
  sun: string
  hill: Pair
  /** The tones of the trees' leaves. */
  trees: readonly Pair[]
  trunk: string
  bank: Pair
  water: readonly [string, string, string]
  glint: string
  grass: Pair
  stone: readonly [top: string, light: string, side: string]
  lit: readonly [top: string, light: string, side: string]
  wet: readonly [top: string, light: string, side: string]
  shade: string
  walls: readonly Pair[]
  glow: string
}

const playful: Palette = {
  city: false,
  sky: ['#FCE3C2', '#F9D3A6', '#F7C993'],
  sun: '#FFE9A0',
  hill: ['#EDBE94', '#DDA072'],
  trees: [
    ['#E98B45', '#CF6A2E'],
    ['#F2B551', '#DB9534'],
    ['#D25B3B', '#B2442B'],
  ],
  trunk: '#6B4030',
  bank: ['#9C6B3E', '#6E4526'],
  water: ['#8CC9C4', '#3E97A0', '#1E6576'],
  glint: '#CDEDEA',
  grass: ['#E3AE55', '#C98A3A'],
  stone: ['#AEB4BA', '#CBD0D4', '#5F6570'],
  lit: ['#FFD36B', '#FFEBB0', '#A8823F'],
  wet: ['#9CC3CC', '#C5E2E6', '#46707B'],
  shade: '#164E5C',
  walls: [],
  glow: '#FFE9A0',
}
const clean: Palette = {
  ...playful,
  sky: ['#EAF3F6', '#F3F6F1', '#FAF3E4'],
  sun: '#FFF3CF',
  hill: ['#DDE3D2', '#C8D3BE'],
  trees: [
    ['#B7CF9B', '#9ABA80'],
    ['#D9CB8C', '#C2B16E'],
    ['#A8C7A6', '#8BB08B'],
  ],
  trunk: '#84705C',
  bank: ['#A99B77', '#84785A'],
  water: ['#A9D5DC', '#64A9BB', '#3D7F95'],
  glint: '#DFF1F3',
  grass: ['#B7C088', '#97A169'],
  shade: '#2E6679',
}
const grown: Palette = {
  ...playful,
  sky: ['#9FAAB5', '#C3C3BD', '#DDD0BA'],
  sun: '#F3E4C4',
  hill: ['#A79C8C', '#8D8375'],
  trees: [
    ['#8B6F52', '#70573F'],
    ['#9C8458', '#806A44'],
    ['#7C5B4A', '#634638'],
  ],
  trunk: '#453A33',
  bank: ['#6B5C4A', '#4A3F34'],
  water: ['#8DA6AC', '#55757F', '#36525C'],
  glint: '#C9D6D8',
  grass: ['#A2926A', '#837450'],
  stone: ['#A6A8A8', '#C4C6C4', '#5A5D5F'],
  lit: ['#E8C888', '#F5E6C2', '#8F7544'],
  wet: ['#93ABB2', '#BBCDD1', '#4A626A'],
  shade: '#263F47',
}

const night: Palette = {
  ...playful,
  city: true,
  sky: ['#171A3D', '#2F2A5E', '#7A4A6E'],
  sun: '#FFF1CF',
  hill: ['#2A2A57', '#23234A'],
  trees: [
    ['#2F5A55', '#23443F'],
    ['#3A6A5C', '#2A4F45'],
    ['#2B4F5A', '#203C46'],
  ],
  trunk: '#2B2233',
  bank: ['#8A8398', '#5B556B'],
  water: ['#3A3A5E', '#2B2B4A', '#1C1C36'],
  glint: '#8E86B8',
  grass: ['#5B556B', '#46415A'],
  stone: ['#C7C9D6', '#E2E3EC', '#6B6C86'],
  lit: ['#FFDB86', '#FFF0C4', '#B98A3A'],
  wet: ['#9FC0DC', '#D0E4F4', '#55789A'],
  shade: '#0F1029',
  walls: [
    ['#4A3F74', '#3A3160'],
    ['#5A3F66', '#473152'],
    ['#3A4A74', '#2D3A5F'],
    ['#684658', '#523646'],
  ],
  glow: '#FFD98A',
}
const cities: Record<Look, Palette> = {
  playful: night,
  clean: { ...night, sky: ['#243056', '#3C4873', '#8A7E96'], water: ['#4A5374', '#3A4260', '#2A314B'] },
  'grown-up': {
    ...night,
    sky: ['#1A2130', '#2D3647', '#6B5E62'],
    hill: ['#2B3342', '#232A37'],
    water: ['#39404D', '#2B313C', '#1D222B'],
    glint: '#8A92A0',
    stone: ['#C4C6CA', '#DEDFE1', '#696C73'],
    lit: ['#EFCF94', '#F9EACB', '#9A7A44'],
    walls: [
      ['#4A4E5C', '#3B3F4B'],
      ['#574C50', '#453C40'],
      ['#414C5A', '#343D49'],
      ['#5C5148', '#484039'],
    ],
    shade: '#0F131A',
    glow: '#F6D59B',
  },
}
const streams: Record<Look, Palette> = { playful, clean, 'grown-up': grown }

/** Returns the colors of a look, at the stream or in the city. */
export const paletteOf = (look: Look, city: boolean): Palette => (city ? cities : streams)[look]
