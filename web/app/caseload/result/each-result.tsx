import { m } from '#messages'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { SeatMark } from '../../players/seat-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isOf, type Subject } from '../notes/subjects.ts'
import type { TherapySession } from '../session.ts'
import { tallyOf } from '../tally.ts'
import type { Trial } from '../trial.ts'
import { useImprovement, type Improvement } from './use-improvement.ts'

/** How many trials, and of those scored on accuracy, how many were correct; `share` is null if not all were scored so. */
function resultOf(trials: readonly Trial[]): { text: string; share: number | null } {
  const scored = trials.filter(({ scale }) => scale === 'accuracy')
  const { count, correct } = tallyOf(scored)
  return scored.length < trials.length || count === 0
    ? { text: m.cards_trials({ count: trials.length }), share: null }
    : { text: m.cards_of_3({ correct, count }), share: correct / count }
}

function ImprovementLine({ improvement }: { improvement: Improvement }) {
  const { by, date } = improvement
  return (
    <small>
      <Icon of={by === 'cues' ? ArrowDown : ArrowUp} />
      {by === 'cues' ? m.caseload_fewer_cues_than({ date }) : m.caseload_up_from({ percent: improvement.before, date })}
    </small>
  )
}

function EachRow({
  session,
  subject,
  trials,
}: {
  session: TherapySession
  subject: Subject
  trials: readonly Trial[]
}) {
  const { text, share } = resultOf(trials)
  const improvement = useImprovement(session, trials, subject.client)
  return (
    <li>
      <SeatMark seat={subject.seat} />
      <b>{subject.name}</b>
      <span>{text}</span>
      {share === null ? null : <i aria-hidden style={{ '--share': share } as CSSProperties} />}
      {improvement ? <ImprovementLine improvement={improvement} /> : null}
    </li>
  )
}

/** What each subject of a group did; nothing for one alone. */
export function EachResult(props: { session: TherapySession; subjects: readonly Subject[]; trials: readonly Trial[] }) {
  const each = props.subjects
    .map((subject) => ({ subject, own: props.trials.filter(isOf(subject)) }))
    .filter(({ own }) => own.length > 0)
  if (each.length < 2) return null
  return (
    <ul className="session-result-each">
      {each.map(({ subject, own }) => (
        <EachRow key={subject.id} session={props.session} subject={subject} trials={own} />
      ))}
    </ul>
  )
}
