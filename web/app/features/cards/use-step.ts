import type { Area } from '@marigold/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useEnabledAreas } from './areas/use-enabled-areas.ts'
import type { SetPart, SetPicks } from './areas/areas.ts'
import { partsWithin } from './areas/by-area.ts'
import { addPicks } from './sets/set-picks.ts'

/** What the therapy-card screen shows. */
export type Step = 'areas' | SetPart | 'cards' | 'sample'

const stepsWithin = (areas: readonly Area[]): Step[] => ['areas', ...partsWithin(areas), 'cards', 'sample']

/** The address of a step: with the picks from the first choice to the cards, so that it can be reloaded and kept. */
export function searchOf(step: Step, picks: SetPicks): URLSearchParams {
  if (step === 'areas') return new URLSearchParams()
  const search = new URLSearchParams({ step })
  return step === 'sample' ? search : addPicks(search, picks)
}

/** An address as a path that may be returned to: a space as %20. */
export function pathOf(search: URLSearchParams): string {
  return `/therapycard?${search.toString().replaceAll('+', '%20')}`
}

/**
 * The step stands in the address: the browser's Back goes one step back, and a reload stays where it was. So do the picks,
 * which follow their state wherever Back and Forward lead.
 */
export function useStep(set: { picks: SetPicks; ready: boolean }) {
  const areas = useEnabledAreas()
  const [search, setSearch] = useSearchParams()
  const step = stepsWithin(areas).find((one) => one === search.get('step')) ?? 'areas'
  const { picks, ready } = set
  const { key } = useLocation()
  const leaving = useRef<string | null>(null)
  const go = useCallback(
    (next: Step, replace = false) => {
      leaving.current = key
      setSearch(searchOf(next, picks), { preventScrollReset: true, replace })
    },
    [setSearch, picks, key],
  )
  const here = search.toString()
  useEffect(() => {
    // On its way to a step: picks that are written now would take that step's place in the history, and Back would miss it.
    if (!ready || leaving.current === key) return
    leaving.current = null
    const wanted = searchOf(step, picks)
    if (wanted.toString() !== here) setSearch(wanted, { preventScrollReset: true, replace: true })
  }, [ready, step, picks, here, key, setSearch])
  return { step, go }
}
