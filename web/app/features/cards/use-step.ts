import type { Area } from '@marigold/contract'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useEnabledAreas } from './areas/use-enabled-areas.ts'
import type { AreaTabId, SetPicks } from './areas/areas.ts'
import { allowedTabs } from './areas/area-lookup.ts'
import { appendPicks } from './sets/set-picks.ts'

/** What the therapy cards screen shows. */
export type Step = 'areas' | AreaTabId | 'cards' | 'sample'

const stepsWithin = (areas: readonly Area[]): Step[] => ['areas', ...allowedTabs(areas), 'cards', 'sample']

/** Returns a step's URL parameters, including the picks, so that it can be reloaded and bookmarked. */
export function stepSearch(step: Step, picks: SetPicks): URLSearchParams {
  if (step === 'areas') return new URLSearchParams()
  const search = new URLSearchParams({ step })
  return step === 'sample' ? search : appendPicks(search, picks)
}

/** Returns the URL as a return path, with spaces as %20. */
export function toReturnPath(search: URLSearchParams): string {
  return `/therapycard?${search.toString().replaceAll('+', '%20')}`
}

/** Keeps the step and the picks in the URL, so that Back goes one step back and a reload stays. */
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
      setSearch(stepSearch(next, picks), { preventScrollReset: true, replace })
    },
    [setSearch, picks, key],
  )
  const here = search.toString()
  useEffect(() => {
    // While navigating to a step, writing picks would replace its history entry, and Back would skip it.
    if (!ready || leaving.current === key) return
    leaving.current = null
    const wanted = stepSearch(step, picks)
    if (wanted.toString() !== here) setSearch(wanted, { preventScrollReset: true, replace: true })
  }, [ready, step, picks, here, key, setSearch])
  return { step, go }
}
