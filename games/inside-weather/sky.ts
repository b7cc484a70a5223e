import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import type { Piece } from './pieces.ts'
import type { Shape } from './visits.ts'

/** The colors that a piece brings into the sky, above and below. */
const tones: Record<Piece, readonly [string, string]> = {
  sun: ['#FFEFC2', '#FFE0A6'],
  rain: ['#B4BFE6', '#CBD3F0'],
  wind: ['#C9E4EE', '#E1F2F3'],
  thunder: ['#8C8CC4', '#B6B3DE'],
  mist: ['#D9CDF0', '#EDE4F9'],
  cloud: ['#D8E0F1', '#EAEFF8'],
  fog: ['#D4D3E0', '#E7E5EE'],
  snow: ['#D7E7F7', '#F1F7FD'],
  rainbow: ['#E3EAFD', '#FDECE4'],
  moon: ['#6A74B4', '#B5B0DF'],
  stars: ['#5C67AF', '#A8A4D8'],
  drizzle: ['#C0D0E6', '#DBE6F1'],
  sunset: ['#F7AE9B', '#FFD7A2'],
  puddle: ['#C8DDEA', '#E3EEF4'],
  heat: ['#FBCF97', '#FCE3BC'],
  lights: ['#4B6A9E', '#98C6B6'],
  leaves: ['#F2D9B6', '#F9EAD5'],
  tide: ['#B8E0E4', '#DAEFEE'],
  whirl: ['#A4AFC2', '#C8D0DB'],
  hail: ['#B8C8DD', '#DCE6F0'],
}
const empty = ['#EFE8FC', '#DDE6FA'] as const

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
const hexOf = (all: readonly number[]) => `#${all.map((one) => Math.round(one).toString(16).padStart(2, '0')).join('')}`

/** Mixes colors by weight. */
function mix(parts: readonly (readonly [color: string, weight: number])[]): string {
  const total = parts.reduce((sum, [, weight]) => sum + weight, 0)
  return hexOf(
    [0, 1, 2].map((at) => parts.reduce((sum, [color, weight]) => sum + (channels(color)[at] ?? 0) * weight, 0) / total),
  )
}

/** The colors of the sky, above and below: each piece brings its own, the more the larger it is. */
export function skyColors(shapes: readonly Shape[], look: Look): [string, string] {
  const tone = (at: 0 | 1) =>
    mix([
      [empty[at], shapes.length === 0 ? 1 : 0.35],
      ...shapes.map(({ piece, share }) => [tones[piece][at], 0.35 + share] as const),
    ])
  const dull = (hex: string) => (look === 'grown-up' ? muted(hex, 0.35) : hex)
  return [dull(tone(0)), dull(tone(1))]
}

/** Whether the sky is so dark that light things in it show. */
export const isDark = (color: string): boolean => {
  const [r = 0, g = 0, b = 0] = channels(color)
  return r * 0.3 + g * 0.6 + b * 0.1 < 150
}
