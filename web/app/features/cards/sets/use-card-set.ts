import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { readToken, useSession, useWasSignedIn } from '../../../platform/session/session.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { everyArea, ofArea } from '../areas/by-area.ts'
import { areasWithRows, fetchRows } from './card-rows.ts'
import { storeRecentSet } from './recent-sets.ts'
import { sendPlayed } from './saved/account-sets.ts'
import { fetchLasting, NothingLeft } from './last-parts.ts'
import { noPicks, picksOfAddress, picksWithin, readSetPicks, storeSetPicks } from './set-picks.ts'
import { viewerSettingsNow } from '../viewer/settings/settings.ts'

/** Why a set did not open: no right to it, a sign-in that ended, no pictures, nothing left of it, or a failure in words. */
export type SetRefusal =
  | { kind: 'needs_subscription' }
  | { kind: 'no_pictures' }
  | { kind: 'signed_out' }
  | { kind: 'gone'; names: string[] }
  | { kind: 'failed'; reason: string }

/** `ended`: somebody was signed in here and is not any more, so that a plan is not what they lack. */
function refusalOf(error: unknown, ended: boolean): SetRefusal {
  if (error instanceof NothingLeft) return { kind: 'gone', names: error.gone }
  if (error instanceof ApiError && error.code === 'needs_subscription')
    return { kind: ended ? 'signed_out' : 'needs_subscription' }
  if (error instanceof ApiError && error.status === 401) return { kind: 'signed_out' }
  return { kind: 'failed', reason: error instanceof Error ? error.message : '' }
}

/** Whether picks that lead to no card with a picture lead to some without. */
async function hasPlainWords(picks: SetPicks): Promise<boolean> {
  const mayBePlain = everyArea.some((area) => area.hasPlain && area.isPicked(ofArea(picks, area)))
  return mayBePlain && areasWithRows(await fetchRows(picks, false)).length > 0
}

/**
 * The calls that turn picks into cards: `fetchCards` answers null where they did not come, and `refusal` says why; `gone`
 * is what of the picks does not exist any more, by name. After `cancel`, or a later fetch, nothing comes of an earlier one.
 */
export function useFetchCards() {
  const enabled = useEnabledAreas()
  const [loading, setLoading] = useState(false)
  const [refusal, setRefusal] = useState<SetRefusal | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const session = useSession()
  const wasSignedIn = useWasSignedIn(session.status)
  const person = session.me?.id ?? null
  const turn = useRef(0)
  const cancel = useCallback(() => {
    turn.current += 1
    setLoading(false)
  }, [])
  useEffect(() => cancel, [cancel])
  const fetchCards = useCallback(
    async (wanted: SetPicks, { note = true } = {}): Promise<CardRows | null> => {
      const mine = ++turn.current
      const isOver = () => turn.current !== mine
      setLoading(true)
      setRefusal(null)
      setGone([])
      try {
        const within = picksWithin(wanted, enabled)
        const { onlyPictured } = viewerSettingsNow()
        const { rows, gone } = await fetchLasting(within, onlyPictured)
        if (onlyPictured && areasWithRows(rows).length === 0 && (await hasPlainWords(within))) {
          if (!isOver()) setRefusal({ kind: 'no_pictures' })
          return null
        }
        if (isOver()) return null
        setGone(gone)
        if (note && areasWithRows(rows).length > 0) {
          storeRecentSet(within, rows, person)
          if (person !== null) void sendPlayed(person)
        }
        return rows
      } catch (error) {
        logFailure('The cards could not be fetched', error)
        if (!isOver()) setRefusal(refusalOf(error, wasSignedIn && readToken() === null))
        return null
      } finally {
        if (!isOver()) setLoading(false)
      }
    },
    [enabled, wasSignedIn, person],
  )
  const clearRefusal = useCallback(() => setRefusal(null), [])
  return { fetchCards, cancel, loading, refusal, clearRefusal, gone, setGone }
}

/**
 * The picks of this tab (those of the address first, then those of the session) and the calls that turn them into cards.
 * `picks` is null until the browser's storage was read: the server knows nothing of it.
 */
export function useCardSet() {
  const [picks, setPicksState] = useState<SetPicks | null>(null)
  const { fetchCards: fetchOf, ...fetching } = useFetchCards()
  useEffect(() => {
    const address = picksOfAddress(new URLSearchParams(window.location.search))
    if (address) storeSetPicks(address)
    setPicksState(address ?? readSetPicks())
  }, [])

  const setPicks = useCallback((next: SetPicks) => {
    setPicksState(next)
    storeSetPicks(next)
  }, [])

  const fetchCards = useCallback(
    (wanted: SetPicks, options?: { note?: boolean }): Promise<CardRows | null> => {
      setPicks(wanted)
      return fetchOf(wanted, options)
    },
    [setPicks, fetchOf],
  )

  return { picks: picks ?? noPicks, ready: picks !== null, setPicks, fetchCards, ...fetching }
}
export type CardSet = ReturnType<typeof useCardSet>
