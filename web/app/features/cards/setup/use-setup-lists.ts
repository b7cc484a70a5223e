import { getArticulationData, getArticulations, getFluencyLevels, getLanguageCategories } from '@marigold/contract'
import { useCall } from '../../../platform/query-client.ts'
import { listsStay } from './use-card-count.ts'

/** Reads what the steps choose from as soon as the setup opens, so that each step stands at once. */
export function useSetupLists(enabled: boolean) {
  const options = { staleTime: listsStay, enabled }
  useCall(getArticulations, options)
  useCall(getArticulationData, options)
  useCall(getLanguageCategories, options)
  useCall(getFluencyLevels, options)
}
