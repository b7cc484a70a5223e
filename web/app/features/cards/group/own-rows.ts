import type { Area } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { logFailure } from '../../../platform/log.ts'
import { activePlayers } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { tabsWithRows } from '../sets/card-rows.ts'
import { useExcludedCards, withoutExcluded } from '../sets/excluded-cards.ts'
import { fetchRemainingRows } from '../sets/remaining-picks.ts'
import { allowedPicks, serializePicks } from '../sets/set-picks.ts'
import { useViewerSettings, currentViewerSettings } from '../viewer/settings/settings.ts'
import { ownPicks } from './own-set.ts'

/** What became of fetching a set. */
type Entry = { state: 'loading' } | { state: 'failed' } | { state: 'here'; rows: CardRows }

const most = 24
/** Picks as a text, and whether only their pictured words are wanted. */
const keyOf = (picks: SetPicks) => `${currentViewerSettings().onlyPictured}/${serializePicks(picks)}`

// By that key their cards: a set that was here once is here at once, for every player.
let entries: ReadonlyMap<string, Entry> = new Map()
const listeners = new Set<() => void>()

function put(key: string, entry: Entry) {
  const others = [...entries].filter(([other]) => other !== key).slice(1 - most)
  entries = new Map([...others, [key, entry]])
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Keeps the cards of picks that were just fetched. */
export function cacheRows(picks: SetPicks, rows: CardRows) {
  put(keyOf(picks), { state: 'here', rows })
}

async function load(picks: SetPicks, areas: readonly Area[]) {
  const key = keyOf(picks)
  put(key, { state: 'loading' })
  try {
    const within = allowedPicks(picks, areas)
    const { rows } = await fetchRemainingRows(within)
    // A player's turn never stands empty because none of the words has a picture.
    put(key, {
      state: 'here',
      rows: tabsWithRows(rows).length > 0 ? rows : (await fetchRemainingRows(within, false)).rows,
    })
  } catch (error) {
    logFailure('The cards of a player could not be fetched', error)
    put(key, { state: 'failed' })
  }
}

/** A player's own cards: none chosen, on their way, not to be had, or here. */
export type OwnRows = { state: 'none' } | Entry

const none: OwnRows = { state: 'none' }
const loading: OwnRows = { state: 'loading' }

/** The own cards of those who are there, fetched before their turns come. */
export function useOwnRows() {
  const areas = useEnabledAreas()
  const { players } = useTable()
  const left = useExcludedCards()
  const { onlyPictured } = useViewerSettings()
  const known = useSyncExternalStore(subscribe, () => entries, () => entries) // prettier-ignore
  const wanted = useMemo(
    () => activePlayers(players).map((player) => [player.seat, ownPicks(player)] as const),
    [players],
  )
  useEffect(() => {
    for (const [, picks] of wanted) if (picks && !entries.has(keyOf(picks))) void load(picks, areas)
  }, [wanted, areas, onlyPictured])
  const bySeat = useMemo(
    () =>
      new Map(
        wanted.map(([seat, picks]): [number, OwnRows] => {
          if (!picks) return [seat, none]
          const entry = known.get(keyOf(picks)) ?? loading
          return [seat, entry.state === 'here' ? { ...entry, rows: withoutExcluded(entry.rows, left) } : entry]
        }),
      ),
    [wanted, known, left, onlyPictured],
  )
  const retry = useCallback(() => {
    for (const [, picks] of wanted) if (picks && entries.get(keyOf(picks))?.state === 'failed') void load(picks, areas)
  }, [wanted, areas])
  useEffect(() => {
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [retry])
  // One and the same as long as nothing came: what is made of it is made again otherwise, and again.
  return useMemo(() => ({ of: (seat: number): OwnRows => bySeat.get(seat) ?? none, retry }), [bySeat, retry])
}
