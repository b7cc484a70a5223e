import { stageScaleOf, cornerScaleOf, type Stage } from '../kit/index.ts'
import { diameterIn, type Box, type Point } from './drift.ts'
import type { Wave } from './waves.ts'

/** Which half of the water has bubbles, and at which edge a hand rests on the leaf. */
export interface Sides {
  side: 'both' | 'left' | 'right'
  leaf: 'off' | 'left' | 'right'
}

/** Where everything is on a stage, px. */
export interface Pond {
  stage: Stage
  /** How large drawings are, 1 on a desk. */
  scale: number
  /** Where bubbles float. */
  water: Box
  /** Where the water begins, and where the bank with those who are home begins. */
  line: number
  bank: number
  /** The middle of the words that say what to do. */
  text: number
  leaf: Point & { radius: number }
  /** The diameter of a wave's bubbles, with steady hands times `grow`. */
  diameter(wave: Pick<Wave, 'size' | 'count'>, grow?: number): number
}

/** Where moss hangs from a branch, as a share of the width. */
export const branchAt = 0.8

/** The largest bubble, as a share of the shorter side of the stage. */
const largest = 0.21

/** Lays out a stage: the adult's buttons on top, the water in the middle, the bank at the bottom. */
export function pondOf(stage: Stage, { side, leaf }: Sides): Pond {
  const { width, height } = stage
  const scale = Math.max(0.6, stageScaleOf(stage)) * Math.min(1, Math.min(width, height) / 620 + 0.2)
  // The bar, and under it the adult's buttons in one or two rows.
  const top = 72 + (width < 620 ? 116 : 62) * cornerScaleOf(stage)
  const bank = height * 0.8
  // The words are at the foot of the water, or on the bank where bubbles need all of it.
  const isLow = height < 480
  const foot = isLow ? bank : bank - 46 * scale
  const whole: Box = { x: 8, y: top, width: width - 16, height: foot - top }
  const half = (which: 'left' | 'right'): Box => ({
    ...whole,
    x: which === 'left' ? whole.x : whole.x + whole.width / 2,
    width: whole.width / 2,
  })
  const water = leaf !== 'off' ? { ...half(leaf), height: whole.height * 0.6 } : side === 'both' ? whole : half(side)
  const radius = 66 * scale
  const shorter = Math.min(width, height)
  return {
    stage,
    scale,
    water,
    line: height * 0.62,
    bank,
    text: isLow ? height - 24 : bank - 26 * scale,
    leaf: { x: leaf === 'right' ? width - radius * 1.1 : radius * 1.1, y: height - radius * 1.1, radius },
    diameter: ({ size, count }, grow = 1) =>
      diameterIn(water, count, Math.min(size * grow * stageScaleOf(stage), shorter * largest * grow)),
  }
}
