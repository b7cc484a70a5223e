import { m } from '#messages'
import { SeatMark } from '../../players/seat-mark.tsx'
import { isOf, type Subject } from '../notes/subjects.ts'
import { tallyOf } from '../tally.ts'
import type { Trial } from '../trial.ts'

/** How many trials, and of those scored on accuracy, how many were correct. */
function resultOf(trials: readonly Trial[]): string {
  const scored = trials.filter(({ scale }) => scale === 'accuracy')
  const { count, correct } = tallyOf(scored)
  return scored.length < trials.length || count === 0
    ? m.cards_trials({ count: trials.length })
    : m.cards_of_3({ correct, count })
}

/** What each subject of a group did; nothing for one alone. */
export function EachResult({ subjects, trials }: { subjects: readonly Subject[]; trials: readonly Trial[] }) {
  const each = subjects
    .map((subject) => ({ ...subject, own: trials.filter(isOf(subject)) }))
    .filter(({ own }) => own.length > 0)
  if (each.length < 2) return null
  return (
    <ul className="session-result-each">
      {each.map(({ id, seat, name, own }) => (
        <li key={id}>
          <SeatMark seat={seat} />
          <b>{name}</b>
          <span>{resultOf(own)}</span>
        </li>
      ))}
    </ul>
  )
}
