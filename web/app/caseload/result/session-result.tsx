import { locale, m } from '#messages'
import { Printer } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useMatch } from 'react-router'
import { currentOwner } from '../../platform/storage/device-owner.ts'
import { useToday } from '../../platform/time/use-today.ts'
import { percentText } from '../../platform/words/words.ts'
import { LinkButton } from '../../ui/button.tsx'
import { digestsOf, type Digest } from '../digest.ts'
import { sessionsOfClient, type SessionSummary } from '../session-records.ts'
import type { TherapySession } from '../session.ts'
import { tallyOf } from '../tally.ts'
import type { Trial } from '../trial.ts'
import type { Subject } from '../notes/subjects.ts'
import { compare } from './compare.ts'
import { EachResult } from './each-result.tsx'
import { ResultView } from './result-view.tsx'

const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })

/** What got better since an earlier session: '' for nothing; null if the two can't be compared. */
function betterText(now: readonly Digest[], { started, digests }: SessionSummary, client?: string): string | null {
  const better = compare(
    now,
    digests.filter((one) => one.client === client),
  )
  const date = day.format(started)
  switch (better?.by) {
    case 'cues':
      return m.caseload_fewer_cues_than({ date })
    case 'accuracy':
      return m.caseload_up_from({ percent: percentText(better.percent), date })
    case 'nothing':
      return ''
    case undefined:
      return null
  }
}

/** Returns what got better since the client's last session with the same targets; null for nothing, or nobody. */
function useBetter(session: TherapySession, trials: readonly Trial[], client: string | undefined): string | null {
  const [better, setBetter] = useState<string | null>(null)
  const { id, started } = session
  useEffect(() => {
    let wanted = true
    const show = (text: string | null) => void (wanted && setBetter(text))
    const read = client === undefined ? Promise.resolve([]) : sessionsOfClient(currentOwner(), client)
    read
      .then((sessions) => {
        const now = digestsOf(trials)
        const earlier = sessions.filter((one) => one.id !== id && one.started < started).toReversed()
        show(earlier.map((one) => betterText(now, one, client)).find((text) => text !== null) ?? null)
      })
      .catch(() => show(null)) // storage is blocked: there is nothing to compare with
    return () => {
      wanted = false
    }
  }, [id, started, trials, client])
  return better
}

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
  const better = useBetter(session, trials, client)
  const scored = trials.filter(({ scale }) => scale === 'accuracy')
  const { percent } = tallyOf(scored)
  return (
    <ResultView
      trials={trials.length}
      goal={session.goal}
      scored={scored.length}
      percent={percent}
      better={better}
      each={<EachResult subjects={subjects} trials={trials} />}
    >
      {children}
      {session.started >= today ? <PrintForHome /> : null}
    </ResultView>
  )
}
