import type { LevelBase } from '../kit/game.ts'
import type { Part } from './parts.ts'

/** A level: its curtains, and whether feelings have reasons and plans a second try. */
export interface Level extends LevelBase {
  parts: readonly Part[]
  deep: boolean
}

const six: readonly Part[] = ['who', 'where', 'problem', 'feeling', 'plan', 'ending']

export const levels: Level[] = [
  {
    name: 'Three parts',
    detail: 'Who, where and what went wrong.',
    parts: ['who', 'where', 'problem'],
    deep: false,
  },
  {
    name: 'Six parts',
    detail: 'The whole story, with lines to begin from.',
    parts: six,
    deep: false,
  },
  {
    name: 'Feelings and plans',
    detail: 'A reason for each feeling, and a plan with a second try.',
    parts: six,
    deep: true,
  },
  {
    name: 'Two problems or two views',
    detail: 'A second look: another problem, or somebody who sees it differently.',
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

/** The curtains of a play: those of the level, or as many as the settings say, with the level's second look. */
export function partsOf(level: Level, wanted: number): readonly Part[] {
  const chosen = byNumber[wanted]
  if (!chosen) return level.parts
  if (!level.parts.includes('second')) return chosen
  const after = chosen.includes('feeling') ? 'feeling' : 'problem'
  return chosen.flatMap((part): Part[] => (part === after ? [part, 'second'] : [part]))
}
