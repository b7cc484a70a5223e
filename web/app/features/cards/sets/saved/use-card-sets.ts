import { getCardSets } from '@marigold/contract'
import { useEffect, useMemo, useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { useSession } from '../../../../platform/session/session.ts'
import { claimSets, storeRecentSets, readRecentSets, useRecentSets, type RecentSet } from '../recent-sets.ts'
import { cacheLists, readCachedSets, sendPlayed, sendUnsent, type AccountSet } from './account-sets.ts'
import { sortByName } from '../set-names.ts'
import { useUnsent } from './unsent-sets.ts'

/** The user's card sets. */
export interface CardSets {
  /** `none`: not logged in. `failed`: the account couldn't be read, and nothing is cached. */
  status: 'unknown' | 'none' | 'loading' | 'ready' | 'failed'
  /** The cached sets are shown because the account couldn't be read. */
  stale: boolean
  /** Sorted by name. */
  saved: AccountSet[]
  /** Newest first. */
  recent: RecentSet[]
  person: number | null
  retry: () => void
}

/** Returns the cached sets; read in the browser, and again after an unsent one was sent. */
function useCachedSets(unsent: readonly unknown[]) {
  const [cached, setCached] = useState<ReturnType<typeof readCachedSets>>(null)
  useEffect(() => setCached(readCachedSets()), [unsent])
  return cached
}

/** Sends unsent sets once the user is known and whenever the network is back. */
export function useSetSending() {
  const person = useSession().me?.id ?? null
  useEffect(() => {
    if (person === null) return
    const send = () => {
      void sendUnsent(person)
      storeRecentSets(claimSets(readRecentSets(), person))
      if (readRecentSets().some((set) => set.person === person && set.unsent)) void sendPlayed(person)
    }
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [person])
}

/** Returns recent and saved sets: first from the cache, then from the account. */
export function useCardSets(): CardSets {
  const session = useSession()
  const person = session.me?.id ?? null
  const { token } = session
  const lists = useCall(getCardSets, { who: token, enabled: token !== null })
  const unsent = useUnsent(person)
  const cached = useCachedSets(unsent)
  const recent = useRecentSets()
  const { data } = lists
  useEffect(() => {
    if (data) cacheLists(data, person)
  }, [data, person])
  const known = data?.saved ?? (token === null ? null : cached)
  const saved = useMemo(
    () =>
      sortByName<AccountSet>([
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
