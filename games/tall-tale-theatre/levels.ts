import { m } from '#messages'
import type { LevelBase } from '../kit/game.ts'
import type { Part } from './parts.ts'

/** A level: its curtains, and whether feelings have reasons and plans have a second try. */
export interface Level extends LevelBase {
  parts: readonly Part[]
  deep: boolean
}

const six: readonly Part[] = ['who', 'where', 'problem', 'feeling', 'plan', 'ending']

export const levels: Level[] = [
  {
    name: m.tall_tale_theatre_three_parts(),
    detail: m.tall_tale_theatre_who_where_and_what_went_wrong(),
    parts: ['who', 'where', 'problem'],
    deep: false,
  },
  {
    name: m.tall_tale_theatre_six_parts(),
    detail: m.tall_tale_theatre_the_whole_story_with_lines_to(),
    parts: six,
    deep: false,
  },
  {
    name: m.tall_tale_theatre_feelings_and_plans(),
    detail: m.tall_tale_theatre_a_reason_for_each_feeling_and(),
    parts: six,
    deep: true,
  },
  {
    name: m.tall_tale_theatre_two_problems_or_two_views(),
    detail: m.tall_tale_theatre_a_second_look_another_problem_or(),
    parts: ['who', 'where', 'problem', 'feeling', 'second', 'plan', 'ending'],
    deep: true,
  },
]

const byNumber: Record<number, readonly Part[]> = {
  3: ['who', 'where', 'problem'],
  4: ['who', 'where', 'problem', 'ending'],
  5: ['who', 'where', 'problem', 'plan', 'ending'],
  6: six,
}

/** Returns the curtains of a game: those of the level, or the number in the settings, with the level's second look. */
export function partsOf(level: Level, wanted: number): readonly Part[] {
  const chosen = byNumber[wanted]
  if (!chosen) return level.parts
  if (!level.parts.includes('second')) return chosen
  const after = chosen.includes('feeling') ? 'feeling' : 'problem'
  return chosen.flatMap((part): Part[] => (part === after ? [part, 'second'] : [part]))
}
