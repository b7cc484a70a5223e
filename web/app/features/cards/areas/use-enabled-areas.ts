import { areas, type Area } from '@marigold/contract'
import { useMemo } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import type { SetPart } from './areas.ts'
import { partsWithin, screenOf } from './by-area.ts'

/** Returns the areas that are switched on for the logged-in user; all of them for a visitor. */
export function useEnabledAreas(): Area[] {
  const { me } = useSession()
  const off = areas.filter((area) => me && !me[area]).join()
  return useMemo(() => areas.filter((area) => !off.split(',').includes(area)), [off])
}

/** Returns the tabs that are chosen by a tile, without those of areas that are switched off. */
export function useAreaTiles(): SetPart[] {
  return partsWithin(useEnabledAreas()).filter((part) => screenOf(part).tile)
}
