import type { Look } from '@marigold/contract'
import { muted } from '../kit/screens/muted.ts'
import type { Piece } from './pieces.ts'
import { lastColumn, lastRow } from './rules.ts'
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

/** A part of the sky that takes on the color of a piece; places are shares of the sky. */
interface Glow {
  x: number
  y: number
  color: string
  /** How far it reaches, as a share of the sky's height. */
  reach: number
}
interface SkyColors {
  top: string
  low: string
  glows: Glow[]
}

/**
 * The colors of the sky: the largest piece sets them, and each piece glows where it is, so that sun and rain share one sky
 * without turning gray.
 */
export function skyColors(shapes: readonly Shape[], look: Look): SkyColors {
  const dull = (hex: string) => (look === 'grown-up' ? muted(hex, 0.35) : hex)
  const largest = shapes.toSorted((a, b) => b.share - a.share)[0]
  const [top, low] = largest && shapes.length === 1 ? tones[largest.piece] : empty
  return {
    ...{ top: dull(top), low: dull(low) },
    glows: shapes.map(({ piece, x, y, share }) => ({
      ...{ x: x / lastColumn, y: y / lastRow, reach: 0.5 + share * 0.4 },
      color: dull(tones[piece][0]),
    })),
  }
}

/** The sky as SVG text in a box; `id` names its gradients and must be unique on a page. */
export function skyArt({ top, low, glows }: SkyColors, [w, h]: readonly [number, number], id: string): string {
  const stop = (at: number, color: string, opacity = 1) =>
    `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`
  const gradients = glows.map(
    ({ color }, at) =>
      `<radialGradient id="${id}-${at}">${stop(0, color)}${stop(0.45, color, 0.8)}${stop(1, color, 0)}</radialGradient>`,
  )
  const spots = glows.map(({ x, y, reach }, at) => {
    const r = reach * h * 1.1
    return `<ellipse cx="${x * w}" cy="${(0.1 + y * 0.6) * h}" rx="${r * 1.15}" ry="${r}" fill="url(#${id}-${at})"/>`
  })
  return (
    `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stop(0, top)}${stop(0.7, low)}</linearGradient>${gradients.join('')}</defs>` +
    `<rect width="${w}" height="${h}" fill="url(#${id})"/>${spots.join('')}`
  )
}
