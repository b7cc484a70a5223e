import type { Area } from '@marigold/contract'
import { useCallback, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { addPicks, type SetPicks } from './set-picks.ts'

const steps = ['areas', 'articulation', 'language', 'fluency', 'own', 'cards', 'sample'] as const
/** What the therapy-card screen shows. */
export type Step = (typeof steps)[number]

const isArea = (step: Step): step is Area => step === 'articulation' || step === 'language' || step === 'fluency'

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
export function useStep(set: { picks: SetPicks; ready: boolean }, areas: readonly Area[]) {
  const [search, setSearch] = useSearchParams()
  const asked = steps.find((one) => one === search.get('step')) ?? 'areas'
  const step = isArea(asked) && !areas.includes(asked) ? 'areas' : asked
  const { picks, ready } = set
  const go = useCallback(
    (next: Step, replace = false) => setSearch(searchOf(next, picks), { preventScrollReset: true, replace }),
    [setSearch, picks],
  )
  const here = search.toString()
  useEffect(() => {
    if (!ready) return
    const wanted = searchOf(step, picks)
    if (wanted.toString() !== here) setSearch(wanted, { preventScrollReset: true, replace: true })
  }, [ready, step, picks, here, setSearch])
  return { step, go }
}
