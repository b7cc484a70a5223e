import { getArticulationData, getArticulations, getFluencyLevels, getLanguageCategories } from '@marigold/contract'
import { useEffect } from 'react'
import { idle } from '../../../platform/start/idle.ts'
import { readAhead } from '../../../platform/calls/query-client.ts'
import { listsStay } from './use-card-count.ts'

/** Reads what the steps choose from once the setup stands and rests, so that each step stands at once. */
export function useSetupLists(enabled: boolean) {
  useEffect(() => {
    if (!enabled) return
    void idle().then(() => {
      const options = { staleTime: listsStay }
      void readAhead(getArticulations, options)
      void readAhead(getArticulationData, options)
      void readAhead(getLanguageCategories, options)
      void readAhead(getFluencyLevels, options)
    })
  }, [enabled])
}
