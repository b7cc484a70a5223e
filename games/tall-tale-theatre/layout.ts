import type { Box, Stage } from '../kit/index.ts'
import { marks } from './state.ts'

/** A part of the stage, in CSS pixels. */
export interface Layout {
  stage: Stage
  /** The positions of the theater and of the apron, which holds all controls, below or beside it. */
  theater: Box
  panel: Box
  /** The height of the puppets' feet, within the theater. */
  feet: number
  /** The width and height of a puppet. */
  puppet: number
  /** The center of each mark, within the theater. */
  marks: readonly number[]
  /** The width of a tied-back curtain. */
  drape: number
}

const bar = 66

function theaterOf(theater: Box, panel: Box, stage: Stage): Layout {
  const { width, height } = theater
  const inner = Math.min(width, height * 1.75)
  const gap = Math.max(64, inner * 0.165)
  return {
    stage,
    theater,
    panel,
    feet: height * 0.85,
    puppet: Math.min(gap * 1.5, height * 0.36),
    marks: Array.from({ length: marks }, (_, mark) => width / 2 + (mark - (marks - 1) / 2) * gap),
    drape: Math.max(26, (width - inner) / 2 + inner * 0.05),
  }
}

/** Lays out the theater above the apron, or side by side on a phone in landscape. */
export function layoutOf(stage: Stage, text = 1): Layout {
  const { width, height, portrait } = stage
  if (!portrait && height < 520) {
    const half = Math.round(width * 0.48)
    const theater = { x: 0, y: 0, width: half, height }
    return theaterOf(theater, { x: half, y: bar, width: width - half, height: height - bar }, stage)
  }
  const larger = 1 + 0.22 * (text - 1)
  const share = portrait ? (width >= 700 && height >= 1150 ? 0.46 : 0.52) : Math.max(0.36, 292 / height)
  const panel = Math.min(height * 0.62, Math.max(280, height * share * larger))
  const theater = { x: 0, y: 0, width, height: height - panel }
  return theaterOf(theater, { x: 0, y: height - panel, width, height: panel }, stage)
}
