import type { Play } from '../kit/index.ts'
import type { Level, Move, State } from './state.ts'

export type DrawerPlay = Play<Level, State, Move>
