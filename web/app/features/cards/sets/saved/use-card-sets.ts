import { getCardSets } from '@marigold/contract'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { claimed, keepRecentSets, readRecentSets, useRecentSets, type RecentSet } from '../recent-sets.ts'
import { keepLists, readKeptList, sendPlayed, sendUnsent, type KeptSet } from './account-sets.ts'
import { sortByName } from '../set-names.ts'
import { useUnsent } from './unsent-sets.ts'

/** The sets of the person who is here. */
export interface CardSets {
  /** `none`: nobody is signed in. `failed`: the account could not be read, and this device knows nothing either. */
  status: 'unknown' | 'none' | 'loading' | 'ready' | 'failed'
  /** What is shown is what this device knew last: the account could not be read. */
  stale: boolean
  /** By name. */
  saved: KeptSet[]
  /** Newest first. */
  recent: RecentSet[]
  person: number | null
  retry: () => void
}

/** The sets as this device knew them; read once the page is in the browser, and when one more has been sent. */
function useKept(unsent: readonly unknown[]) {
  const [kept, setKept] = useState<ReturnType<typeof readKeptList>>(null)
  useEffect(() => setKept(readKeptList()), [unsent])
  return kept
}

/** Sends what waits on this device, once the person is known and whenever the network is back. */
export function useSetSending() {
  const person = useSession().me?.id ?? null
  useEffect(() => {
    if (person === null) return
    const send = () => {
      void sendUnsent(person)
      keepRecentSets(claimed(readRecentSets(), person))
      if (readRecentSets().some((set) => set.person === person && set.unsent)) void sendPlayed(person)
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [person])
}

/** Recent and saved sets: at once as this device knows them, then as the account does. */
export function useCardSets(): CardSets {
  const session = useSession()
  const person = session.me?.id ?? null
  const { token } = session
  const lists = useCall(getCardSets, { who: token, enabled: token !== null })
  const unsent = useUnsent(person)
  const kept = useKept(unsent)
  const recent = useRecentSets()
  const { data } = lists
  useEffect(() => {
    if (data) keepLists(data, person)
  }, [data, person])
  const known = data?.saved ?? (token === null ? null : kept)
  const saved = useMemo(
    () =>
      sortByName<KeptSet>([
        ...(known ?? []).filter((set) => unsent.every((one) => one.set.id !== set.id)),
        ...unsent.map(({ set, problem }) => ({ ...set, version: 0, used_at: null, unsent: true, problem })),
      ]),
    [known, unsent],
  )
  const nobody = session.status === 'unknown' ? 'unknown' : 'none'
  const waiting = lists.isError ? 'failed' : 'loading'
  return {
    status: token === null ? nobody : known || unsent.length > 0 ? 'ready' : waiting,
    stale: lists.isError && !data,
    saved,
    recent,
    person,
    retry: () => void lists.refetch(),
  }
}
