import { useEffect } from 'react'
import { readAhead } from '../../../platform/calls/query-client.ts'
import { idle } from '../../../platform/start/idle.ts'
import { screenOf, setParts } from '../areas/by-area.ts'
import { listsStay } from '../areas/card-area.ts'

/** Fetches the steps and what they choose from once the page is idle, so that each step is shown at once. */
export function useSetupLists(enabled: boolean) {
  useEffect(() => {
    if (!enabled) return
    void idle().then(() => {
      for (const { step, lists } of setParts.map(screenOf)) {
        for (const list of lists) void readAhead(list, { staleTime: listsStay })
        step().catch(() => {}) // asked for again when the step is opened
      }
    })
  }, [enabled])
}
