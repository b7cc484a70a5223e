import type { Play } from '../kit/index.ts'
import type { Level, Move, State } from './state.ts'

export type TeeterPlay = Play<Level, State, Move>

/** Whether this is the studio: at its own levels, and in the grown-up look, which has no animals. */
export const isStudio = ({ level, look }: Pick<TeeterPlay, 'level' | 'look'>): boolean =>
  level.studio || look.value === 'grown-up'
