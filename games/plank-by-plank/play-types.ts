import type { Play } from '../kit/index.ts'
import type { Level, Move, State } from './state.ts'

export type PlankPlay = Play<Level, State, Move>
