import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'

/** The colors of the shore: warm by day, deep by night, and muted in the Grown-up look. */
export interface Palette {
  sky: [string, string, string]
  sun: string
  glow: string
  cloud: [string, string]
  sea: [string, string, string, string]
  glint: string
  foam: string
  wet: string
  sand: [string, string]
  ink: string
  plankton: string
}

const day: Palette = {
  sky: ['#FFE3C4', '#FFC9A8', '#F9A98F'],
  sun: '#FFF1CF',
  glow: '#FFF6DC',
  cloud: ['#FFEBDD', '#FFD9C4'],
  sea: ['#5FA9B8', '#4A97AB', '#3A829B', '#2F6F8C'],
  glint: '#FFE7BC',
  foam: '#FDF6EA',
  wet: '#D9B98A',
  sand: ['#F2D3A2', '#E3B87C'],
  ink: '#5A2226',
  plankton: '#FFF3C4',
}

const night: Palette = {
  sky: ['#141233', '#232252', '#3D3A78'],
  sun: '#F4EFD8',
  glow: '#BFC6FF',
  cloud: ['#34336A', '#2A2958'],
  sea: ['#2C4C7C', '#23406E', '#1B345F', '#152A52'],
  glint: '#DCE3FF',
  foam: '#C9DDF2',
  wet: '#3B3A5C',
  sand: ['#57527A', '#443F66'],
  ink: '#FFF9EF',
  plankton: '#8FF2E4',
}

const quiet = (hex: string) => muted(hex, 0.38)
const mutedAll = (palette: Palette): Palette =>
  Object.fromEntries(
    Object.entries(palette).map(([key, tone]) => [
      key,
      Array.isArray(tone) ? tone.map(quiet) : key === 'ink' ? tone : quiet(tone as string),
    ]),
  ) as unknown as Palette

/** The colors of a look, by day or by night. */
export function paletteOf(look: Look, dark: boolean): Palette {
  const palette = dark ? night : day
  return look === 'grown-up' ? mutedAll(palette) : palette
}
