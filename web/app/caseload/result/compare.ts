import type { Digest } from '../digest.ts'
import { leastTrials } from '../progress/aim.ts'

/** How a session was better than an earlier one, if at all: fewer cues, or more right answers than `percent` then. */
export type Better = { by: 'cues' } | { by: 'accuracy'; percent: number } | { by: 'nothing' }

type Counted = Pick<Digest, 'goal' | 'target' | 'scale' | 'probe' | 'cues'>

const keyOf = ({ goal, target, probe }: Counted) => [goal, target, probe].join('\n')
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

function measured(digests: readonly Counted[]) {
  const levels = [0, 1, 2, 3] as const
  const answered = levels.map((level) => sum(digests.map(({ cues }) => cues[level]?.[0] ?? 0)))
  const correct = sum(digests.flatMap(({ cues }) => cues.map(([, right]) => right)))
  const all = sum(answered)
  return { all, percent: (100 * correct) / all, cue: sum(levels.map((level) => level * (answered[level] ?? 0))) / all }
}

/**
 * Compares two sessions of a client at the targets that were practiced in both. Says only what got better while the
 * other measure didn't get worse. Null if they share no target, or after fewer than five answers on a side.
 */
export function compare(now: readonly Counted[], before: readonly Counted[]): Better | null {
  const scored = (digests: readonly Counted[]) => digests.filter(({ scale }) => scale === 'accuracy')
  const both = new Set(scored(before).map(keyOf))
  const shared = scored(now).filter((one) => both.has(keyOf(one)))
  const keys = new Set(shared.map(keyOf))
  const here = measured(shared)
  const then = measured(scored(before).filter((one) => keys.has(keyOf(one))))
  if (here.all < leastTrials || then.all < leastTrials) return null
  if (here.cue <= then.cue - 0.2 && here.percent >= then.percent - 2) return { by: 'cues' }
  if (here.percent >= then.percent + 3 && here.cue <= then.cue + 0.1)
    return { by: 'accuracy', percent: Math.round(then.percent) }
  return { by: 'nothing' }
}
