import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'

export type World = 'court' | 'workshop'

interface Palette {
  wall: readonly [string, string]
  panel: readonly [string, string, string]
  rail: readonly [string, string]
  floor: readonly [string, string]
  wood: readonly [light: string, mid: string, dark: string, deep: string]
  glass: readonly [string, string]
  frame: string
}
/** The colors of a world as a look has them. */
export interface Colors extends Palette {
  world: World
  brass: readonly [light: string, mid: string, dark: string]
  /** No mascots and no faces. */
  plain: boolean
}

const palettes: Record<World, Palette> = {
  court: {
    ...{ wall: ['#4A1A28', '#7A3540'], panel: ['#5B3024', '#74452F', '#8F5A3F'], rail: ['#8A5638', '#B97F55'] },
    ...{ floor: ['#5A3526', '#3C2118'], wood: ['#D39C6C', '#A9673F', '#7A472D', '#5A3220'] },
    ...{ glass: ['#FFE9B8', '#F6C98A'], frame: '#2A0E16' },
  },
  workshop: {
    ...{ wall: ['#3C5560', '#54717B'], panel: ['#46616B', '#4E6B75', '#6B8993'], rail: ['#8A6B4A', '#B08A60'] },
    ...{ floor: ['#6E5A48', '#54443A'], wood: ['#D8B48A', '#B58757', '#8A6340', '#5F4630'] },
    ...{ glass: ['#DDEBF0', '#B9D3DC'], frame: '#2B3A40' },
  },
}

/** The workshop takes the place of the court from 15 on, and for anyone who has been in a real one. */
export const worldOf = (setting: unknown, from: number): World =>
  setting === 'court' || setting === 'workshop' ? setting : from < 15 ? 'court' : 'workshop'

export function colorsOf(world: World, look: Look): Colors {
  const share = look === 'grown-up' ? 0.35 : look === 'clean' ? 0.12 : 0
  const dull = <T extends readonly string[]>(all: T) => all.map((hex) => muted(hex, share)) as unknown as T
  const { wall, panel, rail, floor, wood, glass, frame } = palettes[world]
  return {
    ...{
      world,
      plain: look === 'grown-up',
      wall: dull(wall),
      panel: dull(panel),
      rail: dull(rail),
      floor: dull(floor),
    },
    ...{ wood: dull(wood), glass: dull(glass), frame, brass: dull(['#FFDD94', '#E2A945', '#A9732A'] as const) },
  }
}
