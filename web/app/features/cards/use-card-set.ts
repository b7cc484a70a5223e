import { getArticulationCards, type ArticulationRow } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { deckOfRows } from './articulation-cards.ts'
import { readPicks, storePicks, type Picks } from './picks.ts'
import { storeRecentSet } from './recent-sets.ts'

/** Why a set did not open: no right to it, a sign-in that ended, or something failed, in a sentence. */
export type SetRefusal = { kind: 'needs_subscription' } | { kind: 'signed_out' } | { kind: 'failed'; reason: string }

function refusalOf(error: unknown): SetRefusal {
  if (error instanceof ApiError && error.code === 'needs_subscription') return { kind: 'needs_subscription' }
  if (error instanceof ApiError && error.status === 401) return { kind: 'signed_out' }
  return { kind: 'failed', reason: error instanceof Error ? error.message : '' }
}

/** Picks of this session and the call that turns them into cards. */
export function useCardSet() {
  const [picks, setPicksState] = useState<Picks>({})
  const [loading, setLoading] = useState(false)
  const [refusal, setRefusal] = useState<SetRefusal | null>(null)
  // After hydration: the server knows nothing of this browser's storage.
  useEffect(() => setPicksState(readPicks()), [])

  const setPicks = useCallback((next: Picks) => {
    setPicksState(next)
    storePicks(next)
  }, [])

  const fetchCards = useCallback(
    async (wanted: Picks): Promise<readonly ArticulationRow[] | null> => {
      setLoading(true)
      setRefusal(null)
      setPicks(wanted)
      try {
        const body = Object.fromEntries(
          Object.entries(wanted).filter(([, pair]) => pair[0].length > 0 && pair[1].length > 0),
        )
        const { data } = await call(getArticulationCards, { body })
        if (data.length > 0) storeRecentSet(body, deckOfRows(data))
        return data
      } catch (error) {
        logFailure('The cards could not be fetched', error)
        setRefusal(refusalOf(error))
        return null
      } finally {
        setLoading(false)
      }
    },
    [setPicks],
  )

  const clearRefusal = useCallback(() => setRefusal(null), [])
  return { picks, setPicks, fetchCards, loading, refusal, clearRefusal }
}
export type CardSet = ReturnType<typeof useCardSet>
