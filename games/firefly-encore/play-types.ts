import type { Play } from '../kit/index.ts'
import type { Level, Move, State } from './state.ts'

export type FireflyPlay = Play<Level, State, Move>
