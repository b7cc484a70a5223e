import { signal } from '@preact/signals'
import type { Look } from '@marigold/contract'
import type { Play, Values } from '../kit/index.ts'
import type { Level } from './levels.ts'
import type { Pose } from './walker.ts'
import type { Move, State } from './state.ts'

export type StonePlay = Play<Level, State, Move>

/** The city at night is the world of the passage and of the Grown-up look, unless somebody chose. */
export const inCity = (look: Look, values: Values, level: Level['kind']): boolean =>
  values.theme === 'city' || (values.theme !== 'stream' && (look === 'grown-up' || level === 'passage'))

/** True where left and right take turns. */
export const bilateral = (values: Values): boolean => values.hands === 'turns' || values.scan === 'two'
export type Hand = 'left' | 'right'

/** What is seen beside the state of the rules. */
export const makeSignals = () => ({
  pose: signal<Pose>('stand'),
  /** The turtle of the stone that one stands on has blinked, or the lights have changed. */
  blinked: signal(false),
  /** Counts presses before the blink, so that each is answered. */
  hurried: signal(0),
  /** The stone that sounds in the replay, -1 for none. */
  sounding: signal(-1),
  replaying: signal(false),
  /** The ways on are offered a moment after the last tap: one tap more in the same rhythm must not choose one. */
  asked: signal(false),
  /** Which hand is next; null for either. */
  hand: signal<Hand | null>(null),
  /** Said where a press did nothing, and why. */
  hint: signal(''),
  closing: signal(false),
})
