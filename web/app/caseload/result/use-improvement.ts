import { locale } from '#messages'
import { useEffect, useState } from 'react'
import { currentOwner } from '../../platform/storage/device-owner.ts'
import { percentText } from '../../platform/words/words.ts'
import { digestsOf, type Digest } from '../digest.ts'
import { sessionsOfClient, type SessionSummary } from '../session-records.ts'
import type { TherapySession } from '../session.ts'
import type { Trial } from '../trial.ts'
import { compare } from './compare.ts'

/** What got better since the session on `date`: fewer cues, or more right answers than `before`, such as '70%'. */
export type Improvement = { by: 'cues'; date: string } | { by: 'accuracy'; before: string; date: string }

const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })

/** Returns what got better since an earlier session: null for nothing; undefined if the two can't be compared. */
function improvementOf(now: readonly Digest[], { started, digests }: SessionSummary, client: string) {
  const better = compare(
    now,
    digests.filter((one) => one.client === client),
  )
  const date = day.format(started)
  switch (better?.by) {
    case 'cues':
      return { by: 'cues', date } as const
    case 'accuracy':
      return { by: 'accuracy', before: percentText(better.percent), date } as const
    case 'nothing':
      return null
    case undefined:
      return undefined
  }
}

/** Returns what got better since the client's last session with the same targets; null for nothing, or no client. */
export function useImprovement(
  { id, started }: TherapySession,
  trials: readonly Trial[],
  client: string | undefined,
): Improvement | null {
  const [improvement, setImprovement] = useState<Improvement | null>(null)
  useEffect(() => {
    let wanted = true
    const show = (one: Improvement | null) => void (wanted && setImprovement(one))
    const read = client === undefined ? Promise.resolve([]) : sessionsOfClient(currentOwner(), client)
    read
      .then((sessions) => {
        const now = digestsOf(trials)
        const earlier = sessions.filter((one) => one.id !== id && one.started < started).toReversed()
        const found = earlier.map((one) => improvementOf(now, one, client ?? '')).find((one) => one !== undefined)
        show(found ?? null)
      })
      .catch(() => show(null)) // storage is blocked: there is nothing to compare with
    return () => {
      wanted = false
    }
  }, [id, started, trials, client])
  return improvement
}
