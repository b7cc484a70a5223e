import { m } from '#messages'
import type { ReactNode } from 'react'
import { percentText } from '../../platform/words/words.ts'
import { DoseFlower, petals } from './dose-flower.tsx'
import type { Improvement } from './use-improvement.ts'
import './session-result.css'

interface ResultProps {
  /** Trials, and how many were to be reached; 0 for no goal. */
  trials: number
  goal: number
  /** How many of the trials were scored on accuracy, and how accurate they were; null for none. */
  scored: number
  percent: number | null
  /** What got better since the last session. */
  improvement: Improvement | null
  /** What each one did, in a group. */
  each?: ReactNode
  children?: ReactNode
}

/** The session in one sentence: what wasn't scored on accuracy isn't counted as accurate. */
function sentenceOf({ trials, scored, percent, improvement }: ResultProps): string {
  const count = m.cards_trials({ count: trials })
  if (percent === null) return count
  const values = { trials: count, scored, percent: percentText(percent) }
  const isPart = scored < trials
  switch (improvement?.by) {
    case 'cues':
      return isPart
        ? m.caseload_accuracy_in_of_them_fewer_cues({ ...values, date: improvement.date })
        : m.caseload_accurate_fewer_cues({ ...values, date: improvement.date })
    case 'accuracy':
      return isPart
        ? m.caseload_accuracy_in_of_them_up_from({ ...values, ...improvement })
        : m.caseload_accurate_up_from({ ...values, ...improvement })
    case undefined:
      return isPart ? m.caseload_accuracy_in_of_them(values) : m.caseload_accurate(values)
  }
}

/** A session's flower, how many trials, how accurate, what got better, and what each one did. */
export function ResultView(props: ResultProps) {
  const { trials, goal, each, children } = props
  return (
    <section className="session-result" aria-label={m.caseload_result()}>
      <div className="session-result-card">
        {/* Without a goal, a flower that was full stays full. */}
        <DoseFlower count={goal > 0 ? trials : Math.min(petals, trials)} goal={goal} />
        <div className="session-result-text">
          <p className="session-result-line">{sentenceOf(props)}</p>
          <div className="session-result-actions">{children}</div>
        </div>
        {each}
      </div>
    </section>
  )
}
