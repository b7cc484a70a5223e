import { cornerScaleOf, type Box, type Stage } from '../kit/index.ts'
import { headBox } from './head-art.ts'

/** Where things are on one stage, in its pixels. */
export interface Places {
  width: number
  height: number
  portrait: boolean
  /** A phone on its side. */
  low: boolean
  /** The lower edge of the bar. */
  top: number
  /** What the desk leaves of the stage. */
  area: Box
  /** The middle of the head, pixels for a unit of it, and where it stands. */
  head: { x: number; y: number; scale: number }
  /** The window sill with the neighbors, and the table with the wheel. */
  sill: number
  table: number
  /** The width of the desk, where it is beside the wheel. */
  desk: number
}

const barHeight = 72

export function placesOf(stage: Stage, stories = 1): Places {
  const { width, height, portrait } = stage
  const low = height < 480
  const top = barHeight * cornerScaleOf(stage)
  const desk = portrait ? 0 : Math.max(width * (low ? 0.5 : 0.4), Math.min(width * 0.5, 420))
  const areaHeight = portrait ? (height - top) * 0.53 : height - top
  const area = { x: 0, y: top, width: width - desk, height: areaHeight }
  const card = low ? 44 + 24 * (stories - 1) : Math.min(110, 62 + height * 0.02) * (stories > 1 ? 1.6 : 1)
  const table = area.y + area.height - (portrait ? 26 : low ? 22 : height * 0.1)
  const [, , boxWidth, boxHeight] = headBox
  const tall = Math.min(table - area.y - card - (low ? 0 : 6), area.width * 1.16)
  const scale = Math.min(tall / boxHeight, (area.width * 0.74) / boxWidth)
  const x = area.x + area.width / 2
  return {
    ...{ width, height, portrait, low, top, area, desk, table },
    head: { x, y: table - 188 * scale, scale },
    sill: table - 150 * scale,
  }
}

/** A box of the head's drawing on the stage. */
export const onHead = ({ head }: Places, [x, y, width, height]: readonly [number, number, number, number]) =>
  [head.x + x * head.scale, head.y + y * head.scale, width * head.scale, height * head.scale] as const

/** Where heads stand on the sill beside the player's, nearest first, and how large they are. */
export function sillSpots({ area, head, sill, portrait }: Places): { x: number; y: number; scale: number }[] {
  const size = Math.min(head.scale * 60, portrait ? area.width * 0.12 : 112)
  const scale = size / 260
  const free = area.width / 2 - 128 * head.scale
  const perSide = Math.max(1, Math.floor(free / (size * 0.98)))
  return Array.from({ length: perSide * 2 }, (_, at) => {
    const side = at % 2 === 0 ? -1 : 1
    const from = 128 * head.scale + (Math.floor(at / 2) + 0.5) * (free / perSide)
    return { x: head.x + side * from, y: sill - 188 * scale, scale }
  })
}
