import type { Card } from '@marigold/contract'
import type { Table } from '../../../../players/table.ts'
import type { Help } from '../help/use-help.ts'
import type { ViewerAction } from '../input/keys.ts'
import type { Sitting } from '../../tally/sitting.ts'
import type { Result, Try } from '../../tally/tally.ts'
import type { CardRun, ScoreMore } from '../use-card-run.ts'

/** What the strip needs to know of a run, wherever it stands. */
export type StripRun = Pick<
  CardRun,
  'card' | 'showing' | 'scored' | 'help' | 'tally' | 'canUndo' | 'here' | 'score' | 'say'
>

/** What stands in the window of the cards, as the scoring window shows it. */
export interface StripState {
  card: Card
  showing: string
  index: number
  length: number
  here: number
  scored: Try | null
  help: Help
  tally: CardRun['tally']
  canUndo: boolean
  /** The answer shows in the window of the cards. */
  shown: boolean
  sitting: Sitting
  /** Who takes part, with the names of this session. */
  table: Table
}

/** The part of a sitting that the scoring window may change; tries are scored by the window of the cards alone. */
export type SessionPart = Pick<Sitting, 'seat' | 'goal' | 'practice' | 'manner' | 'setting'>

/** Said to the scoring window. */
export type ToStrip =
  | { kind: 'anyone' }
  | { kind: 'state'; state: StripState }
  /** No cards are open now. */
  | { kind: 'rest' }
  /** The strip is back with the cards: the window may close. */
  | { kind: 'back' }

/** Said by the scoring window. */
export type FromStrip =
  | { kind: 'hello' }
  | { kind: 'bye' }
  | { kind: 'act'; action: ViewerAction }
  | { kind: 'answer' }
  | { kind: 'score'; result: Result; more: ScoreMore }
  | { kind: 'say'; words: string }
  | { kind: 'help'; help: Help }
  | { kind: 'session'; part: SessionPart }
  | { kind: 'begin' }

/** The line between the two windows of one tab; other tabs have lines of their own. */
export const lineName = (id: string) => `marigold-strip-${id}`

export const sessionPartOf = ({ seat, goal, practice, manner, setting }: Sitting): SessionPart => ({
  ...{ seat, goal, practice, manner, setting },
})
