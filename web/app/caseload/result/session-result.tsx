import { m } from '#messages'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMatch } from 'react-router'
import { useToday } from '../../platform/time/use-today.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { TherapySession } from '../session.ts'
import { tallyOf } from '../tally.ts'
import type { Trial } from '../trial.ts'
import type { Subject } from '../notes/subjects.ts'
import { EachResult } from './each-result.tsx'
import { ResultView } from './result-view.tsx'
import { useImprovement } from './use-improvement.ts'

/** Prints what was practiced today. Hidden in a game, which leaving would end. */
function PrintForHome() {
  if (useMatch('/game/:game_name') !== null) return null
  return (
    <LinkButton look="quiet" to="/therapycard/print?cards=used">
      <Printer aria-hidden className="size-5" />
      {m.cards_print_for_home()}
    </LinkButton>
  )
}

/** A session at a glance: its flower, how many trials, how accurate, and what got better. */
export function SessionResult(props: {
  session: TherapySession
  trials: readonly Trial[]
  /** The one client whose trials these are. */
  client?: string | undefined
  /** Everyone in the session. */
  subjects: readonly Subject[]
  children?: ReactNode
}) {
  const { session, trials, client, subjects, children } = props
  const today = useToday()
  const improvement = useImprovement(session, trials, client)
  const scored = trials.filter(({ scale }) => scale === 'accuracy')
  const { percent } = tallyOf(scored)
  return (
    <ResultView
      trials={trials.length}
      goal={session.goal}
      scored={scored.length}
      percent={percent}
      improvement={improvement}
      each={<EachResult session={session} subjects={subjects} trials={trials} />}
    >
      {children}
      {session.started >= today ? <PrintForHome /> : null}
    </ResultView>
  )
}
