import type { Card } from '@marigold/contract'
import type { Table } from '../../../../players/table.ts'
import type { Help } from '../help/use-help.ts'
import type { ViewerAction } from '../input/keys.ts'
import type { TherapySession } from '../../../../caseload/session.ts'
import type { Scale, Slot, Trial } from '../../../../caseload/trial.ts'
import type { CardRun, ScoreDetails } from '../use-card-run.ts'

/** What the strip needs of a run, wherever it is. */
export type StripRun = Pick<
  CardRun,
  'card' | 'scale' | 'showing' | 'scored' | 'help' | 'tally' | 'canUndo' | 'here' | 'score' | 'say'
>

/** State of the cards window, as the scoring window shows it. */
export interface StripState {
  card: Card
  scale: Scale
  showing: string
  index: number
  length: number
  here: number
  scored: Trial | null
  help: Help
  tally: CardRun['tally']
  canUndo: boolean
  /** The answer is shown in the cards window. */
  shown: boolean
  session: TherapySession
  /** The players, with this session's names. */
  table: Table
}

/** Session fields that the scoring window may change; only the cards window scores trials. */
export type SessionPart = Pick<TherapySession, 'seat' | 'goal' | 'practice' | 'manner' | 'setting'>

/** Message to the scoring window. */
export type ToStrip =
  | { kind: 'anyone' }
  | { kind: 'state'; state: StripState }
  /** No cards are open. */
  | { kind: 'rest' }
  /** The strip is back under the cards; the window may close. */
  | { kind: 'back' }

/** Message from the scoring window. */
export type FromStrip =
  | { kind: 'hello' }
  | { kind: 'bye' }
  | { kind: 'act'; action: ViewerAction }
  | { kind: 'answer' }
  | { kind: 'score'; slot: Slot; more: ScoreDetails }
  | { kind: 'say'; words: string }
  | { kind: 'help'; help: Help }
  | { kind: 'session'; part: SessionPart }
  | { kind: 'begin' }

/** Name of the channel between a tab's two windows. */
export const channelName = (id: string) => `marigold-strip-${id}`

export const sessionPart = ({ seat, goal, practice, manner, setting }: TherapySession): SessionPart => ({
  ...{ seat, goal, practice, manner, setting },
})
