import { m } from '#messages'
import type { ReactNode } from 'react'
import { percentText } from '../../platform/words/words.ts'
import { DoseFlower, petals } from './dose-flower.tsx'
import './session-result.css'

interface ResultProps {
  /** Trials, and how many were to be reached; 0 for no goal. */
  trials: number
  goal: number
  /** How many of the trials were scored on accuracy, and how accurate they were; null for none. */
  scored: number
  percent: number | null
  /** What got better since the last session. */
  better: string | null
  /** What each one did, in a group. */
  each?: ReactNode
  children?: ReactNode
}

/** The session in one sentence: what wasn't scored on accuracy isn't counted as accurate. */
function sentenceOf({ trials, scored, percent }: Pick<ResultProps, 'trials' | 'scored' | 'percent'>): string {
  const count = m.cards_trials({ count: trials })
  if (percent === null) return count
  const accuracy = percentText(percent)
  return scored < trials
    ? m.caseload_accuracy_in_of_them({ trials: count, scored, percent: accuracy })
    : m.caseload_accurate({ trials: count, percent: accuracy })
}

/** A session's flower, how many trials, how accurate, and what got better. */
export function ResultView({ better, each, children, ...result }: ResultProps) {
  const { trials, goal } = result
  return (
    <section className="session-result" aria-label={m.caseload_result()}>
      {/* Without a goal, a flower that was full stays full. */}
      <DoseFlower count={goal > 0 ? trials : Math.min(petals, trials)} goal={goal} />
      <div>
        <p className="session-result-line">{sentenceOf(result)}</p>
        {better ? <p className="text-body text-ink-2">{better}</p> : null}
        {each}
        <div className="session-result-actions">{children}</div>
      </div>
    </section>
  )
}
