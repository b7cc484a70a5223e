import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'

/** The colors of the harbor. */
const harborColors = {
  deep: '#1D639C',
  sea: '#2E86BF',
  light: '#4FA8DA',
  foam: '#D6EEF8',
  sand: '#F2D3A0',
  grass: '#78B77C',
  grassDark: '#579A66',
  quay: '#B9A58C',
  quayDark: '#94806A',
  wood: '#C8935E',
  woodDark: '#A6744A',
  wall: '#FBE6C8',
  roof: '#D9604A',
}
export type Colors = typeof harborColors
export const nightColors: Colors = {
  deep: '#12263F',
  sea: '#1B3F63',
  light: '#2F5F8A',
  foam: '#6E7F9C',
  sand: '#8A7A5E',
  grass: '#3B5A4A',
  grassDark: '#2C463A',
  quay: '#4A4450',
  quayDark: '#383340',
  wood: '#7A5A3E',
  woodDark: '#5E442E',
  wall: '#7D7890',
  roof: '#6A4450',
}

export const flagColors = ['#E8563F', '#F7C34B', '#8E6BD8', '#3FA36B', '#FFF9EF', '#F59AB5', '#0B7A75'] as const
/** Symbols of the flags, in a box of 24, so that color is never the only sign. */
const flagShapes = [
  'M12 3L22 20H2Z',
  'M12 3a9 9 0 1 0 .1 0Z',
  'M4 4H20V20H4Z',
  'M12 1l3.200 7 7.600.8-5.700 5 1.600 7.500L12 17.500 5.300 21.300 6.900 13.800 1.200 8.800l7.600-.8Z',
  'M12 1L22 12L12 23L2 12Z',
  'M12 21C5 15.500 2 12.200 2 8.300A5.300 5.300 0 0 1 12 5.800a5.300 5.300 0 0 1 10 2.500c0 3.900-3 7.200-10 12.700Z',
  'M15 2A11 11 0 1 0 22 18A10 10 0 0 1 15 2Z',
] as const

export const colorsOf = (look: Look): Colors => {
  const share = look === 'grown-up' ? 0.5 : look === 'clean' ? 0.2 : 0
  return Object.fromEntries(Object.entries(harborColors).map(([key, hex]) => [key, muted(hex, share)])) as Colors
}

/** A swallow-tailed flag in a box of 60 by 40, with its symbol. */
export const flagArt = (sign: number): string => {
  const color = flagColors[sign] ?? flagColors[0]
  const ink = [1, 4, 5].includes(sign) ? '#2B1B3D' : '#fff'
  return `<path d="M0 0H60L48 20L60 40H0Z" fill="${color}"/><path d="${flagShapes[sign] ?? flagShapes[0]}" transform="translate(12 8)" fill="${ink}"/>`
}
