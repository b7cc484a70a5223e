import { cornerScaleOf, stageScaleOf, type Box, type Stage } from '../kit/index.ts'
import { heights, type Stems } from './phrases.ts'

type View = 'play' | 'start' | 'end'

/** Where things are on a stage, in pixels. */
export interface Site {
  stage: Stage
  /** The middle of each firefly. */
  heads: readonly { x: number; y: number }[]
  /** The length of a firefly, and of its target. */
  size: number
  note: Box
  buttons: Box
  /** Where the meadow ends and the pond begins. */
  shore: number
  /** Where animals sit: their feet, how large they are, and from where to where. */
  foot: number
  animal: number
  from: number
  to: number
  moon: { x: number; y: number; size: number }
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** The part of the stage for the stems, with the note above it and the buttons below or beside it. */
function areaOf(stage: Stage, view: View): { area: Box; note: Box; buttons: Box } {
  const { width, height, portrait } = stage
  const large = cornerScaleOf(stage)
  const low = height < 480
  const none = box(0, 0, 0, 0)
  if (view !== 'play') {
    const right = low && view === 'end' ? width * 0.64 : width
    const top = view === 'end' ? height * 0.12 : height * (portrait ? 0.34 : 0.3)
    const bottom = height * (view === 'end' ? (low ? 0.8 : 0.6) : 0.62)
    return { area: box(0, top, right, bottom - top), note: none, buttons: none }
  }
  const bar = 72 * large
  // The adult's row wraps on a narrow screen.
  const row = (width < 500 ? 112 : 56) * large
  if (low) {
    const beside = 176
    const note = box(478, bar - 4, width - 490, 56)
    const buttons = box(width - beside, bar + 62, beside - 10, height - bar - 72)
    return { area: box(0, bar + 56, width - beside, height - bar - 104), note, buttons }
  }
  const grow = stageScaleOf(stage)
  const noteHigh = 66 * Math.min(grow, 1.6)
  const buttonHigh = 76 * Math.min(grow, 1.4)
  const buttonWide = Math.min(width - 20, 560 * Math.min(grow, 1.4))
  const buttons = box((width - buttonWide) / 2, height - buttonHigh - 14, buttonWide, buttonHigh)
  const isBeside = width > 1000
  const note = isBeside
    ? box(510 * large * large, bar, width - 510 * large * large - 14, noteHigh)
    : box(10, bar * large + row * large, width - 20, noteHigh)
  const top = note.y + note.height + 8
  const bottom = portrait ? buttons.y - height * 0.17 : height * 0.68
  return { area: box(0, top, width, bottom - top), note, buttons }
}

/** Returns where things are; `grow` enlarges targets for shaky hands. */
export function siteOf(stage: Stage, stems: Stems, view: View, grow = 1): Site {
  const { width, height, portrait } = stage
  const { area, note, buttons } = areaOf(stage, view)
  const low = height < 480
  const inset = area.width * (portrait ? 0.02 : 0.05)
  const pitch = (area.width - 2 * inset) / stems
  const all = heights[stems]
  const apart = Math.min(...all.slice(1).map((one, at) => Math.abs(one - (all[at] ?? 0))))
  // Every other one is two steps to the side; the first and the last are within the stage.
  const most = Math.max(64, Math.min((2 * (area.width - 8)) / (stems + 1), area.height * 0.5))
  // Neighbors are beside or above each other, so that no two targets overlap.
  const free = Math.max(pitch, (area.height * apart) / (1 + apart))
  const size = Math.min(most, free, 150 * stageScaleOf(stage) * grow)
  const edge = Math.max(inset + pitch / 2, size / 2 + 4)
  const step = (area.width - 2 * edge) / (stems - 1)
  const heads = all.map((share, at) => ({
    x: edge + at * step,
    y: area.y + size / 2 + share * Math.max(0, area.height - size),
  }))
  const shore = Math.min(height * 0.8, area.y + area.height + (low ? 0 : height * 0.04))
  const foot = view === 'play' && portrait ? buttons.y - 6 : height * (view === 'end' ? (low ? 0.97 : 0.76) : 0.985)
  return {
    ...{ stage, heads, size, note, buttons, shore, foot, from: 8, to: area.width - 8 },
    animal: Math.min(foot - shore - 4, portrait ? width * 0.13 : width * 0.085, 130 * stageScaleOf(stage)),
    moon: { x: width * (portrait ? 0.8 : 0.73), y: area.y + area.height * 0.24, size: Math.min(width, height) * 0.072 },
  }
}
