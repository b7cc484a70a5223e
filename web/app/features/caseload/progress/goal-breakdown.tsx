import { m } from '#messages'
import { useMemo } from 'react'
import {
  byPosition,
  byTarget,
  byWord,
  missedMost,
  recentDigests,
  recentSessions,
  type Share,
} from '../../../caseload/progress/breakdown.ts'
import { isToward } from '../../../caseload/progress/points.ts'
import { ValuesTable } from '../../../caseload/progress/values-table.tsx'
import type { Goal } from '../../../caseload/records.ts'
import type { SessionSummary } from '../../../caseload/session-records.ts'
import { percentText } from '../../../platform/words/words.ts'

const mostMissed = 6

/** Shares as rows with a bar each, which the number beside it says in words. */
function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  return (
    <section className="grid gap-2 content-start min-w-0">
      <h4>{title}</h4>
      <ul className="share-rows">
        {shares.map(({ name, percent, correct, answered }) => (
          <li key={name}>
            <span>{name}</span>
            <svg width="100%" height="12" aria-hidden>
              <rect className="share-whole" width="100%" height="12" rx="6" />
              <rect className="share-part" width={`${percent}%`} height="12" rx="6" />
            </svg>
            <span>{m.caseload_progress_share({ percent: percentText(percent), correct, answered })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Accuracy by position or target and by word, and the words missed most, over the last sessions. */
export function Breakdown({ goal, sessions }: { goal: Goal; sessions: readonly SessionSummary[] }) {
  const digests = useMemo(() => recentDigests(sessions, isToward(goal)), [goal, sessions])
  if (goal.measure !== 'accuracy') return null
  const positions = byPosition(digests)
  const targets = byTarget(digests)
  const words = byWord(digests)
  const missed = missedMost(words, mostMissed)
  return (
    <>
      {positions.length > 0 ? (
        <Shares title={m.caseload_progress_by_position({ count: recentSessions })} shares={positions} />
      ) : null}
      {targets.length > Math.max(1, positions.length) ? (
        <Shares title={m.caseload_progress_by_target({ count: recentSessions })} shares={targets} />
      ) : null}
      <section className="grid gap-2 content-start min-w-0">
        <h4>{m.caseload_progress_words_missed_most({ count: recentSessions })}</h4>
        {missed.length === 0 ? (
          <p className="text-ink-2">{m.caseload_progress_no_word_was_missed_more()}</p>
        ) : (
          <ul className="missed-words">
            {missed.map(({ name, answered, correct }) => (
              <li key={name}>
                <b>{name}</b> {m.caseload_progress_missed_of({ missed: answered - correct, answered })}
              </li>
            ))}
          </ul>
        )}
        <ValuesTable
          label={m.caseload_progress_accuracy_by_word()}
          summary={m.caseload_progress_all_words()}
          columns={[m.ui_word(), m.caseload_progress_accuracy(), m.caseload_trials()]}
          rows={() =>
            words.map(({ name, percent, answered }) => ({
              key: name,
              cells: [name, percentText(percent), String(answered)],
            }))
          }
        />
      </section>
    </>
  )
}
