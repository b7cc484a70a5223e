import { useEffect } from 'react'
import { prefetch } from '../../../platform/calls/query-client.ts'
import { whenIdle } from '../../../platform/start/when-idle.ts'
import { tabScreen, areaTabIds } from '../areas/area-lookup.ts'
import { listStaleMs } from '../areas/card-area.ts'

/** Prefetches the steps and their lists when the page is idle, so that each opens instantly. */
export function useSetupLists(enabled: boolean) {
  useEffect(() => {
    if (!enabled) return
    void whenIdle().then(() => {
      for (const { step, lists } of areaTabIds.map(tabScreen)) {
        for (const list of lists) void prefetch(list, { staleTime: listStaleMs })
        step().catch(() => {}) // retried when the step is opened
      }
    })
  }, [enabled])
}
