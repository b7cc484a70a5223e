import { areas, type Area } from '@marigold/contract'
import { useMemo } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import type { AreaTabId } from './areas.ts'
import { allowedTabs, tabScreen } from './area-lookup.ts'

/** Returns the areas enabled for the logged-in user; all of them for a visitor. */
export function useEnabledAreas(): Area[] {
  const { me } = useSession()
  const off = areas.filter((area) => me && !me[area]).join()
  return useMemo(() => areas.filter((area) => !off.split(',').includes(area)), [off])
}

/** Returns the tabs chosen by a tile, without disabled areas. */
export function useAreaTiles(): AreaTabId[] {
  return allowedTabs(useEnabledAreas()).filter((part) => tabScreen(part).tile)
}
