import type { Earned } from '@marigold/contract'
import type { Band, Dye, Made, Thread } from './cloth.ts'
import type { Grid } from './puzzle.ts'

/** What a move caused, in the order the view shows it. */
export type Event =
  | { kind: 'grid' }
  | { kind: 'list'; problems: string[] }
  | { kind: 'tried' }
  | { kind: 'right' }
  | { kind: 'away' }
  | { kind: 'miss' }
  | { kind: 'hint'; words: string[] }
  | { kind: 'otherLabel' }
  | { kind: 'revealed' }
  | { kind: 'modeled' }
  | { kind: 'spool'; dye: Dye }
  | { kind: 'pair'; tangled: boolean }
  | { kind: 'last' }

export type Move =
  | { kind: 'list'; text: string }
  | { kind: 'toggle'; word: string }
  | { kind: 'pull' }
  | { kind: 'shuffle' }
  | { kind: 'score'; earned: Earned }
  | { kind: 'label'; label: string }
  | { kind: 'hold'; hold: boolean }
  | { kind: 'yarn'; mystery: boolean }
  | { kind: 'make'; made: Made }
  | { kind: 'show' }
  | { kind: 'pass' }

/** What each player has done. */
interface Counts {
  pulls: number
  found: number
  away: number
  named: Earned[]
}

export interface State {
  /** Write a list, find a set, name it, explain the last one, weave it or hold it, choose its yarn, or use the cloth. */
  phase: 'list' | 'pull' | 'name' | 'explain' | 'hold' | 'yarn' | 'make' | 'over'
  /** Whether the grid is a list that a user wrote; its words are not logged. */
  own: boolean
  ages: string
  errorless: boolean
  naming: 'adult' | 'label' | 'off'
  grids: Grid[]
  /** Saved after a game, so that the next games use other words. */
  used: string[]
  /** The index of the grid on the loom. */
  grid: number
  /** Words that are not woven yet, in their order on the loom. */
  board: string[]
  chosen: string[]
  /** Wrong sets of this grid that were already pulled. */
  tried: string[]
  /** Slack threads left; null if they are unlimited. */
  slack: number | null
  slackAll: number | null
  /** Wrong pulls since the last band. */
  misses: number
  /** Words highlighted as a hint. */
  lit: string[]
  /** The group that was found and is being named. */
  found: number | null
  /** Labels to choose from, and the wrong ones already tried. */
  asked: string[]
  wrong: string[]
  earned: Earned | null
  /** The player's own yarn for the found set. */
  offer: Thread
  made: Made | null
  bands: Band[]
  seat: number
  seats: number
  /** Whether the last move ended a turn. */
  turnOver: boolean
  counts: Counts[]
  shuffles: number
  events: Event[]
}
