import { getArticulationCards, type ArticulationRow } from '@marigold/contract'
import { useCallback, useEffect, useState } from 'react'
import { ApiError, call } from '../../platform/api-client.ts'
import { logFailure } from '../../platform/log.ts'
import { parsePicks, readPicks, storePicks, type Picks } from './picks.ts'

const lastKey = 'marigold-last-cards'

/** The picks that were last played on this device; null before the first time. */
export function readLastPicks(): Picks | null {
  try {
    const picks = parsePicks(window.localStorage.getItem(lastKey))
    return Object.keys(picks).length === 0 ? null : picks
  } catch {
    return null // storage is blocked
  }
}

function storeLastPicks(picks: Picks) {
  try {
    window.localStorage.setItem(lastKey, JSON.stringify(picks))
  } catch {
    // storage is blocked or full: the next visit starts from the grid
  }
}

/** Why a set did not open: the person has no right to it, or something failed, in a sentence. */
export type SetRefusal = { kind: 'needs_subscription' } | { kind: 'failed'; reason: string }

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

  const fetchCards = useCallback(async (wanted: Picks): Promise<readonly ArticulationRow[] | null> => {
    setLoading(true)
    setRefusal(null)
    try {
      const body = Object.fromEntries(
        Object.entries(wanted).filter(([, pair]) => pair[0].length > 0 && pair[1].length > 0),
      )
      const answer = await call(getArticulationCards, { body })
      storeLastPicks(wanted)
      return answer.data
    } catch (error) {
      logFailure('The cards could not be fetched', error)
      const refused = error instanceof ApiError && (error.code === 'needs_subscription' || error.status === 401)
      const reason = error instanceof Error ? error.message : ''
      setRefusal(refused ? { kind: 'needs_subscription' } : { kind: 'failed', reason })
      return null
    } finally {
      setLoading(false)
    }
  }, [])

  const clearRefusal = useCallback(() => setRefusal(null), [])
  return { picks, setPicks, fetchCards, loading, refusal, clearRefusal }
}
export type CardSet = ReturnType<typeof useCardSet>
