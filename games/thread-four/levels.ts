import type { LevelBase } from '../kit/index.ts'

/** Where the groups of a level come from. */
type Source = 'tables' | 'puzzles' | 'sounds'

export interface Level extends LevelBase {
  source: Source
  /** Groups in a grid, and words in each. */
  groups: number
  size: number
  /** How many grids a game has when nothing else is set. */
  grids: number
  /** Only categories that a beginner knows. */
  easy: boolean
  /** How many words of a grid may fit a second group. */
  overlaps: number
}

export const levels: Level[] = [
  {
    name: 'Six pictures',
    detail: 'Two groups of three',
    source: 'tables',
    groups: 2,
    size: 3,
    grids: 3,
    easy: true,
    overlaps: 0,
  },
  {
    name: 'Nine pictures',
    detail: 'Three groups of three',
    source: 'tables',
    groups: 3,
    size: 3,
    grids: 2,
    easy: false,
    overlaps: 0,
  },
  {
    name: 'Sixteen',
    detail: 'Four groups of four',
    source: 'tables',
    groups: 4,
    size: 4,
    grids: 1,
    easy: false,
    overlaps: 3,
  },
  {
    name: 'Two meanings',
    detail: 'Words that fit two groups',
    source: 'puzzles',
    groups: 4,
    size: 4,
    grids: 1,
    easy: false,
    overlaps: 8,
  },
  {
    name: 'Sounds',
    detail: 'First sounds, rhymes, syllables',
    source: 'sounds',
    groups: 3,
    size: 3,
    grids: 2,
    easy: false,
    overlaps: 3,
  },
]
