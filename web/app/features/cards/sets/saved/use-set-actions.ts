import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { logFailure } from '../../../../platform/log.ts'
import { storePrintSet } from '../../../../platform/storage/print-set.ts'
import { firstPart } from '../../areas/by-area.ts'
import type { SetPart } from '../../areas/areas.ts'
import { wholeDeck } from '../card-rows.ts'
import { useLeftOut, withoutLeftOut } from '../left-out.ts'
import { pickedParts, toSetPicks } from '../set-picks.ts'
import type { CardSet } from '../use-card-set.ts'
import type { KeptSet } from './account-sets.ts'
import { startEdit, stopEdit } from './edited-set.ts'
import { lastingPicks } from '../last-parts.ts'

/** What is done with a saved set from the first step: its cards printed, or opened in the setup to be changed. */
export function useSetActions(set: CardSet, options: { atAreas: boolean; onPart: (part: SetPart) => void }) {
  const navigate = useNavigate()
  const left = useLeftOut()
  const { atAreas, onPart } = options
  const newest = useRef({ picks: set.picks, atAreas })
  useLayoutEffect(() => {
    newest.current = { picks: set.picks, atAreas }
  })
  useEffect(() => {
    if (atAreas) stopEdit()
  }, [atAreas])
  const print = async ({ picks }: KeptSet) => {
    const rows = await set.fetchCards(toSetPicks(picks), { note: false })
    if (!rows) return
    storePrintSet(wholeDeck(withoutLeftOut(rows, left)))
    void navigate('/therapycard/print')
  }
  const edit = async ({ id, picks }: KeptSet) => {
    const kept = toSetPicks(picks)
    const before = newest.current
    const lasting = await lastingPicks(kept).catch((error: unknown) => {
      logFailure('What is gone could not be asked', error)
      return { picks: kept, gone: [] }
    })
    // Whoever plays something else by now is not led away from it.
    if (!newest.current.atAreas || newest.current.picks !== before.picks) return
    set.setPicks(lasting.picks)
    set.setGone(lasting.gone)
    startEdit(id)
    onPart(pickedParts(lasting.picks)[0] ?? firstPart)
  }
  return { print, edit }
}
