import type { Band, Edge, Thread } from './cloth.ts'
import type { Grid } from './puzzle.ts'

export type Score = 0 | 1 | 2

/** What a move caused, in the order the view shows it. */
export type Event =
  | { kind: 'grid' }
  | { kind: 'list'; problems: string[] }
  | { kind: 'tried' }
  | { kind: 'right'; group: number }
  | { kind: 'away' }
  | { kind: 'miss' }
  | { kind: 'lit' }
  | { kind: 'otherLabel' }
  | { kind: 'revealed'; group: number }
  | { kind: 'modeled'; group: number }
  | { kind: 'woven'; group: number }
  | { kind: 'last' }
  | { kind: 'shown' }

export type Move =
  | { kind: 'list'; text: string }
  | { kind: 'toggle'; word: string }
  | { kind: 'pull' }
  | { kind: 'shuffle' }
  | { kind: 'score'; score: Score }
  | { kind: 'label'; label: string }
  | { kind: 'yarn'; at: number }
  | { kind: 'show' }
  | { kind: 'pass' }

/** What each player has done. */
interface Counts {
  pulls: number
  found: number
  away: number
  named: Score[]
}

export interface State {
  /** Write a list, find a set, name it, explain the last one, or choose its yarn. */
  phase: 'list' | 'pull' | 'name' | 'explain' | 'yarn' | 'over'
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
  /** Two words highlighted because they belong together. */
  lit: string[]
  /** The group that was found and is being named. */
  found: number | null
  /** Labels to choose from, and the wrong ones already tried. */
  asked: string[]
  wrong: string[]
  named: Score | null
  /** Yarns to choose from. */
  threads: Thread[]
  edge: Edge | null
  bands: Band[]
  seat: number
  seats: number
  /** Whether the last move ended a turn. */
  turnOver: boolean
  counts: Counts[]
  shuffles: number
  events: Event[]
}
