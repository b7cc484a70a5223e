import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '../../../../platform/log.ts'
import { storePrintSet } from '../../../../platform/storage/print-set.ts'
import { firstTab } from '../../areas/area-lookup.ts'
import type { AreaTabId } from '../../areas/areas.ts'
import { toDeck } from '../card-rows.ts'
import { useExcludedCards, withoutExcluded } from '../excluded-cards.ts'
import { pickedTabs, parseSetPicks } from '../set-picks.ts'
import type { CardSet } from '../use-card-set.ts'
import type { AccountSet } from './account-sets.ts'
import { startEdit, stopEdit } from './edited-set.ts'
import { fetchRemainingPicks } from '../remaining-picks.ts'

/** Actions of a saved set in the first step: print its cards or edit it. */
export function useSetActions(set: CardSet, options: { atAreas: boolean; onPart: (part: AreaTabId) => void }) {
  const navigate = useNavigate()
  const left = useExcludedCards()
  const { atAreas, onPart } = options
  const newest = useRef({ picks: set.picks, atAreas })
  useLayoutEffect(() => {
    newest.current = { picks: set.picks, atAreas }
  })
  useEffect(() => {
    if (atAreas) stopEdit()
  }, [atAreas])
  const print = async ({ picks }: AccountSet) => {
    const rows = await set.fetchCards(parseSetPicks(picks), { note: false })
    if (!rows) return
    storePrintSet(toDeck(withoutExcluded(rows, left)), [], parseSetPicks(picks))
    void navigate('/therapycard/print')
  }
  const edit = async ({ id, picks }: AccountSet) => {
    const current = parseSetPicks(picks)
    const before = newest.current
    const lasting = await fetchRemainingPicks(current).catch((error: unknown) => {
      logFailure('What is gone could not be asked', error)
      return { picks: current, gone: [] }
    })
    // The user has opened something else by now.
    if (!newest.current.atAreas || newest.current.picks !== before.picks) return
    set.setPicks(lasting.picks)
    set.setGone(lasting.gone)
    startEdit(id)
    onPart(pickedTabs(lasting.picks)[0] ?? firstTab)
  }
  return { print, edit }
}
