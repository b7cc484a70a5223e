import type { Look } from '@marigold/contract'

/** Light, wall, shade, roof, lit roof, shutter, shaded shutter, door. */
type Paint = readonly [string, string, string, string, string, string, string, string]
export interface HousePaint {
  light: string
  wall: string
  shade: string
  roof: string
  roofLight: string
  leaf: string
  leafShade: string
  door: string
}

const playful: Paint[] = [
  ['#F6CF88', '#E9B258', '#CF9241', '#8A3F33', '#AD5644', '#2F7C86', '#22606A', '#A8342F'],
  ['#DDA6AB', '#C98A92', '#AA6A74', '#5A3550', '#774C6C', '#2C6F5E', '#215648', '#2C5A6E'],
  ['#9DB9C9', '#83A3B6', '#64879A', '#34455C', '#4E627C', '#7A4B8C', '#5F3970', '#6B3A5A'],
  ['#C58275', '#AE6A5E', '#8F5044', '#4A3350', '#67486A', '#3F6E48', '#2F5637', '#82507A'],
  ['#8FB2A8', '#769D94', '#5A8078', '#3F4E60', '#5B6C80', '#B4552F', '#8E4022', '#8E3F2C'],
]
const clean: Paint[] = [
  ['#FBE3B5', '#F5D394', '#E2B76B', '#B5654F', '#CB7E67', '#3C8C96', '#2C727B', '#B5453C'],
  ['#F3CFCF', '#E8B8B9', '#D19A9D', '#8C6480', '#A67D99', '#3D8A72', '#2E6F5B', '#3C7189'],
  ['#CFE0EA', '#B7CFDD', '#98B5C6', '#66809A', '#8199B0', '#8763A0', '#6C4C84', '#80506F'],
  ['#EBC2B2', '#DEA894', '#C58B76', '#86617C', '#A17C97', '#52855C', '#3F6C49', '#8E6388'],
  ['#C9DFD6', '#B0CDC2', '#92B2A6', '#6B7F91', '#8699A9', '#C06A42', '#9F5230', '#A3553F'],
]
const muted: Paint[] = [
  ['#B9AE97', '#A39880', '#877D68', '#554B4C', '#6A5F60', '#4C6468', '#3B5054', '#6B3F3B'],
  ['#AA9795', '#937F7E', '#776566', '#4A4350', '#5F5766', '#4F6259', '#3E4F47', '#405663'],
  ['#94A1AA', '#7C8A94', '#636F79', '#3B4450', '#515B68', '#5F5468', '#4B4253', '#5A4653'],
  ['#A28D82', '#8A766C', '#6F5E56', '#443E4A', '#5A5361', '#55664F', '#43523E', '#66566A'],
  ['#93A29A', '#7B8B83', '#626F69', '#414B56', '#57626E', '#7E5F4C', '#644A3A', '#6E4A3D'],
]
const of = (look: Look): Paint[] => (look === 'playful' ? playful : look === 'clean' ? clean : muted)

/** Returns a house's colors; the other side of the street uses them in another order. */
export function housePaint(look: Look, at: number, side: number): HousePaint {
  const all = of(look)
  const found = all[(at * (side ? 2 : 1) + side * 2) % all.length] as Paint
  const [light, wall, shade, roof, roofLight, leaf, leafShade, door] = found
  return { light, wall, shade, roof, roofLight, leaf, leafShade, door }
}

export interface SkyPaint {
  sky: readonly [string, string, string, string]
  stars: number
  moon: readonly [string, string]
  hills: string
  far: readonly [string, string]
  farLight: string
  street: readonly [string, string, string]
  glow: string
}
const skies: Record<Look, readonly [SkyPaint, SkyPaint]> = {
  playful: [
    {
      sky: ['#0F3A4E', '#17506A', '#4C8596', '#D9A36E'],
      stars: 46,
      moon: ['#E9D9AE', '#FFF4D6'],
      hills: '#2A6478',
      far: ['#1E4A5E', '#235468'],
      farLight: '#E9B867',
      street: ['#39495C', '#5A6A7A', '#4A5B6E'],
      glow: '#FFD98A',
    },
    {
      sky: ['#241B4E', '#43306E', '#8A5C8C', '#E79A78'],
      stars: 40,
      moon: ['#EBD3B4', '#FFF0DC'],
      hills: '#58457E',
      far: ['#3B2F66', '#463872'],
      farLight: '#F2BE77',
      street: ['#453F5E', '#6A627E', '#565072'],
      glow: '#FFD98A',
    },
  ],
  clean: [
    {
      sky: ['#BFDDEB', '#D8EAF0', '#F3F1E4', '#FCE7C8'],
      stars: 0,
      moon: ['#FFF3CC', '#FFFBEA'],
      hills: '#A9CBCB',
      far: ['#C3D6DC', '#B5CBD3'],
      farLight: '#FFF3CC',
      street: ['#A9B3BC', '#C8D0D6', '#98A4AE'],
      glow: '#FFE7A8',
    },
    {
      sky: ['#CFD3EC', '#E2E0F0', '#F7ECE8', '#FBDCC6'],
      stars: 0,
      moon: ['#FFEFD0', '#FFF9EC'],
      hills: '#BDBEDB',
      far: ['#CFCFE2', '#C2C3DA'],
      farLight: '#FFF3CC',
      street: ['#B0AEBE', '#CFCDD9', '#A09EB0'],
      glow: '#FFE7A8',
    },
  ],
  'grown-up': [
    {
      sky: ['#22303A', '#2E404B', '#4F6169', '#8C8577'],
      stars: 22,
      moon: ['#C9C2AE', '#DEDACB'],
      hills: '#3A4C56',
      far: ['#2D3C46', '#33434D'],
      farLight: '#C7A872',
      street: ['#3C444C', '#555E66', '#4A535B'],
      glow: '#E8CF97',
    },
    {
      sky: ['#2C2B3A', '#3B3A4A', '#5F5A68', '#948679'],
      stars: 22,
      moon: ['#CBBFAE', '#E0D8CB'],
      hills: '#484658',
      far: ['#383748', '#403F50'],
      farLight: '#CDAA74',
      street: ['#423F4A', '#5C5964', '#504D59'],
      glow: '#E8CF97',
    },
  ],
}
export const skyPaint = (look: Look, side: number): SkyPaint => skies[look][side % 2] as SkyPaint
