import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../platform/calls/api-client.ts'
import { logFailure } from '../../../platform/log.ts'
import { readToken, useSession, useWasLoggedIn } from '../../../platform/session/session.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { allAreas, areaValue } from '../areas/area-lookup.ts'
import { allCards, tabsWithRows, fetchRows } from './card-rows.ts'
import { storeRecentSet } from './recent-sets.ts'
import { sendPlayed } from './saved/account-sets.ts'
import { fetchRemainingRows, AllRemovedError } from './remaining-picks.ts'
import { firstCardParam, noPicks, picksFromUrl, allowedPicks, readSetPicks, storeSetPicks } from './set-picks.ts'
import { currentViewerSettings } from '../viewer/settings/settings.ts'

/** Why a set didn't open: no access, expired login, no pictures, nothing left, or another error. */
export type SetRefusal =
  | { kind: 'needs_subscription' }
  | { kind: 'no_pictures' }
  | { kind: 'signed_out' }
  | { kind: 'gone'; names: string[] }
  | { kind: 'failed'; reason: string }

/** `ended` if a login has just expired here, so that the user doesn't lack a plan. */
function refusalOf(error: unknown, ended: boolean): SetRefusal {
  if (error instanceof AllRemovedError) return { kind: 'gone', names: error.gone }
  if (error instanceof ApiError && error.code === 'needs_subscription')
    return { kind: ended ? 'signed_out' : 'needs_subscription' }
  if (error instanceof ApiError && error.status === 401) return { kind: 'signed_out' }
  return { kind: 'failed', reason: error instanceof Error ? error.message : '' }
}

/** Returns true if picks without pictured cards have cards without pictures. */
async function hasPlainWords(picks: SetPicks): Promise<boolean> {
  const mayBePlain = allAreas.some((area) => area.hasPlain && area.isPicked(areaValue(picks, area)))
  return mayBePlain && tabsWithRows(await fetchRows(picks, false)).length > 0
}

interface FetchOptions {
  /** Whether the set is listed among the recent ones. */
  note?: boolean
  /** The key of a card that is shown even if words without a picture aren't. */
  card?: string | null
}

/**
 * Calls that turn picks into cards. `fetchCards` returns null on failure, and `refusal` says why; `gone` names removed
 * content. `cancel` or a later fetch discards an earlier one.
 */
export function useFetchCards() {
  const enabled = useEnabledAreas()
  const [loading, setLoading] = useState(false)
  const [refusal, setRefusal] = useState<SetRefusal | null>(null)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const session = useSession()
  const wasLoggedIn = useWasLoggedIn(session.status)
  const userId = session.me?.id ?? null
  const turn = useRef(0)
  const cancel = useCallback(() => {
    turn.current += 1
    setLoading(false)
  }, [])
  useEffect(() => cancel, [cancel])
  const fetchCards = useCallback(
    async (wanted: SetPicks, { note = true, card = null }: FetchOptions = {}): Promise<CardRows | null> => {
      const mine = ++turn.current
      const isOver = () => turn.current !== mine
      setLoading(true)
      setRefusal(null)
      setRemoved([])
      try {
        const within = allowedPicks(wanted, enabled)
        const { onlyPictured } = currentViewerSettings()
        let { rows, gone: removed } = await fetchRemainingRows(within, onlyPictured)
        if (card !== null && onlyPictured && !allCards(rows).some((one) => one.card.key === card))
          ({ rows, gone: removed } = await fetchRemainingRows(within, false))
        if (onlyPictured && tabsWithRows(rows).length === 0 && (await hasPlainWords(within))) {
          if (!isOver()) setRefusal({ kind: 'no_pictures' })
          return null
        }
        if (isOver()) return null
        setRemoved(removed)
        if (note && tabsWithRows(rows).length > 0) {
          storeRecentSet(within, rows, userId)
          if (userId !== null) void sendPlayed(userId)
        }
        return rows
      } catch (error) {
        logFailure('The cards could not be fetched', error)
        if (!isOver()) setRefusal(refusalOf(error, wasLoggedIn && readToken() === null))
        return null
      } finally {
        if (!isOver()) setLoading(false)
      }
    },
    [enabled, wasLoggedIn, userId],
  )
  const clearRefusal = useCallback(() => setRefusal(null), [])
  return { fetchCards, cancel, loading, refusal, clearRefusal, gone: removed, setGone: setRemoved }
}

/**
 * Returns this tab's picks, from the URL or else from storage, and the calls that turn them into cards. `picks` is null
 * until storage was read, because the server can't. `firstCard` is the key of the card that the URL opens.
 */
export function useCardSet() {
  const [picks, setPicksState] = useState<SetPicks | null>(null)
  const [firstCard, setFirstCard] = useState<string | null>(null)
  const { fetchCards: fetchOf, ...fetching } = useFetchCards()
  useEffect(() => {
    const search = new URLSearchParams(window.location.search)
    const address = picksFromUrl(search)
    setFirstCard(search.get(firstCardParam))
    if (address) storeSetPicks(address)
    setPicksState(address ?? readSetPicks())
  }, [])

  const setPicks = useCallback((next: SetPicks) => {
    setPicksState(next)
    storeSetPicks(next)
  }, [])

  const fetchCards = useCallback(
    (wanted: SetPicks, options?: FetchOptions): Promise<CardRows | null> => {
      setPicks(wanted)
      return fetchOf(wanted, options)
    },
    [setPicks, fetchOf],
  )

  return { picks: picks ?? noPicks, ready: picks !== null, setPicks, fetchCards, firstCard, ...fetching }
}
export type CardSet = ReturnType<typeof useCardSet>
