import type { Band, Edge, Thread } from './cloth.ts'
import type { Grid } from './puzzle.ts'

export type Score = 0 | 1 | 2

/** What one move brought about, in the order a view shows it. */
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
  | { kind: 'modelled'; group: number }
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

/** What a seat has done. */
interface Counts {
  pulls: number
  found: number
  away: number
  named: Score[]
}

export interface State {
  /** Write a list, find a set, name it, explain the last one, choose its yarn. */
  phase: 'list' | 'pull' | 'name' | 'explain' | 'yarn' | 'over'
  /** The grid is a list that somebody wrote: its words stay out of the log. */
  own: boolean
  ages: string
  errorless: boolean
  naming: 'adult' | 'label' | 'off'
  grids: Grid[]
  /** What to keep so that the next games bring other words. */
  used: string[]
  /** Which grid is on the loom. */
  grid: number
  /** Words that are not woven yet, as they hang. */
  board: string[]
  chosen: string[]
  /** Sets of this grid that were pulled in vain. */
  tried: string[]
  /** Slack threads left; null where they never end. */
  slack: number | null
  slackAll: number | null
  /** Pulls in vain since the last band. */
  misses: number
  /** Two words that the loom shows to belong together. */
  lit: string[]
  /** The group that was found and is being named. */
  found: number | null
  /** Labels to choose from, and those that were wrong. */
  asked: string[]
  wrong: string[]
  named: Score | null
  /** Yarns to choose from. */
  threads: Thread[]
  edge: Edge | null
  bands: Band[]
  seat: number
  seats: number
  /** True after the move that ended a turn. */
  turnOver: boolean
  counts: Counts[]
  shuffles: number
  events: Event[]
}
