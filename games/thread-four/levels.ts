import { m } from '#messages'
import type { LevelBase } from '../kit/index.ts'

/** Where a level's groups come from. */
type Source = 'tables' | 'puzzles' | 'sounds'

export interface Level extends LevelBase {
  source: Source
  /** The number of groups in a grid, and of words in each. */
  groups: number
  size: number
  /** The default number of grids per game. */
  grids: number
  /** Only categories that beginners know. */
  easy: boolean
  /** How many words of a grid may fit a second group. */
  overlaps: number
}

export const levels: Level[] = [
  {
    name: m.thread_four_six_pictures(),
    detail: m.thread_four_two_groups_of_three(),
    source: 'tables',
    groups: 2,
    size: 3,
    grids: 3,
    easy: true,
    overlaps: 0,
  },
  {
    name: m.thread_four_nine_pictures(),
    detail: m.thread_four_three_groups_of_three(),
    source: 'tables',
    groups: 3,
    size: 3,
    grids: 2,
    easy: false,
    overlaps: 0,
  },
  {
    name: m.thread_four_sixteen(),
    detail: m.thread_four_four_groups_of_four(),
    source: 'tables',
    groups: 4,
    size: 4,
    grids: 1,
    easy: false,
    overlaps: 3,
  },
  {
    name: m.thread_four_two_meanings(),
    detail: m.thread_four_words_that_fit_two_groups(),
    source: 'puzzles',
    groups: 4,
    size: 4,
    grids: 1,
    easy: false,
    overlaps: 8,
  },
  {
    name: m.thread_four_sounds(),
    detail: m.thread_four_first_sounds_rhymes_syllables(),
    source: 'sounds',
    groups: 3,
    size: 3,
    grids: 2,
    easy: false,
    overlaps: 3,
  },
]
