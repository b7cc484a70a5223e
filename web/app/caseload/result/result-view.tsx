import { m } from '#messages'
import type { ReactNode } from 'react'
import { percentText } from '../../platform/words/words.ts'
import { DoseFlower, petals } from './dose-flower.tsx'
import './session-result.css'

interface ResultProps {
  /** Trials, and how many were to be reached; 0 for no goal. */
  trials: number
  goal: number
  /** Null if nothing was scored on accuracy. */
  percent: number | null
  /** What got better since the last session. */
  better: string | null
  children?: ReactNode
}

/** A session's flower, how many trials, how accurate, and what got better. */
export function ResultView({ trials, goal, percent, better, children }: ResultProps) {
  const count = m.cards_trials({ count: trials })
  return (
    <section className="session-result" aria-label={m.caseload_result()}>
      {/* Without a goal, a flower that was full stays full. */}
      <DoseFlower count={goal > 0 ? trials : Math.min(petals, trials)} goal={goal} />
      <div>
        <p className="session-result-line">
          {percent === null ? count : m.caseload_accurate({ trials: count, percent: percentText(percent) })}
        </p>
        {better ? <p className="text-body text-ink-2">{better}</p> : null}
        {children}
      </div>
    </section>
  )
}
