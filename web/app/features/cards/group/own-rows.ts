import type { Area } from '@marigold/contract'
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import { logFailure } from '../../../platform/log.ts'
import { present } from '../../../players/table.ts'
import { useTable } from '../../../players/table-store.ts'
import { useEnabledAreas } from '../areas/use-enabled-areas.ts'
import type { CardRows, SetPicks } from '../areas/areas.ts'
import { areasWithRows } from '../sets/card-rows.ts'
import { useLeftOut, withoutLeftOut } from '../sets/left-out.ts'
import { fetchLasting } from '../sets/last-parts.ts'
import { picksWithin, textOfPicks } from '../sets/set-picks.ts'
import { useViewerSettings, viewerSettingsNow } from '../viewer/settings/settings.ts'
import { ownPicks } from './own-set.ts'

/** What became of fetching a set. */
type Entry = { state: 'loading' } | { state: 'failed' } | { state: 'here'; rows: CardRows }

const most = 24
/** Picks as a text, and whether only their pictured words are wanted. */
const keyOf = (picks: SetPicks) => `${viewerSettingsNow().onlyPictured}/${textOfPicks(picks)}`

// By that key their cards: a set that was here once is here at once, whoever's it is.
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
export function keepRows(picks: SetPicks, rows: CardRows) {
  put(keyOf(picks), { state: 'here', rows })
}

async function load(picks: SetPicks, areas: readonly Area[]) {
  const key = keyOf(picks)
  put(key, { state: 'loading' })
  try {
    const within = picksWithin(picks, areas)
    const { rows } = await fetchLasting(within)
    // A player's turn never stands empty because none of the words has a picture.
    put(key, { state: 'here', rows: areasWithRows(rows).length > 0 ? rows : (await fetchLasting(within, false)).rows })
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
  const left = useLeftOut()
  const { onlyPictured } = useViewerSettings()
  const known = useSyncExternalStore(subscribe, () => entries, () => entries) // prettier-ignore
  const wanted = useMemo(() => present(players).map((player) => [player.seat, ownPicks(player)] as const), [players])
  useEffect(() => {
    for (const [, picks] of wanted) if (picks && !entries.has(keyOf(picks))) void load(picks, areas)
  }, [wanted, areas, onlyPictured])
  const bySeat = useMemo(
    () =>
      new Map(
        wanted.map(([seat, picks]): [number, OwnRows] => {
          if (!picks) return [seat, none]
          const entry = known.get(keyOf(picks)) ?? loading
          return [seat, entry.state === 'here' ? { ...entry, rows: withoutLeftOut(entry.rows, left) } : entry]
        }),
      ),
    [wanted, known, left, onlyPictured],
  )
  const retry = useCallback(() => {
    for (const [, picks] of wanted) if (picks && entries.get(keyOf(picks))?.state === 'failed') void load(picks, areas)
  }, [wanted, areas])
  // One and the same as long as nothing came: what is made of it is made anew otherwise, and again.
  return useMemo(() => ({ of: (seat: number): OwnRows => bySeat.get(seat) ?? none, retry }), [bySeat, retry])
}
