import { signal } from '@preact/signals'
import type { Look } from '@marigold/contract'
import type { Play, Values } from '../kit/index.ts'
import type { Layout, Path } from './layout.ts'
import type { Level } from './levels.ts'
import type { Pose } from './walker.ts'
import type { Move, State } from './state.ts'

export type StonePlay = Play<Level, State, Move>

/** Whether the scene is the city at night: for the passage and the Grown-up look, unless set otherwise. */
export const inCity = (look: Look, values: Values, level: Level['kind']): boolean =>
  values.theme === 'city' || (values.theme !== 'stream' && (look === 'grown-up' || level === 'passage'))

/** Whether left and right alternate. */
export const handsAlternate = (values: Values): boolean => values.hands === 'turns' || values.scan === 'two'
export type Hand = 'left' | 'right'

/** What the screen shows besides the rules' state. */
export const makeSignals = () => ({
  pose: signal<Pose>('stand'),
  /** Whether the current stone's turtle has blinked, or its light has changed. */
  blinked: signal(false),
  /** Counts presses before the blink, so that each gets a response. */
  hurried: signal(0),
  /** The stone that sounds in the replay, or -1. */
  sounding: signal(-1),
  /** The choices appear a moment after the last tap, so that one more tap in the same rhythm doesn't choose one. */
  asked: signal(false),
  /** The hand that is next, or null for either. */
  hand: signal<Hand | null>(null),
  /** Explains why a press did nothing. */
  hint: signal(''),
})

/** Returns where the walker is after a number of taps; -1 is the far bank. */
export function spotOf(path: Path, layout: Layout, taps: number): { x: number; y: number } {
  const level = layout.path + 8 * layout.unit
  if (taps === 0) return { x: path.from, y: level }
  const stone = path.stones[taps - 1]
  if (!stone) return { x: path.to, y: level }
  return {
    x: stone.x - (stone.kind === 'pause' ? 52 : 0) * layout.unit,
    y: stone.y - stone.height * (stone.kind === 'pause' ? 0.06 : 0.3),
  }
}
