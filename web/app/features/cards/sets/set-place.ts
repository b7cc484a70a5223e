import { z } from 'zod'
import { accountTabStorage } from '../../../platform/storage/account-storage.ts'
import type { AreaTabId } from '../areas/areas.ts'
import { areaTabIds } from '../areas/area-lookup.ts'
import type { SetPlace } from '../viewer/set-viewer.tsx'
import { parseStored } from '../../../platform/storage/parse-stored.ts'

const key = 'marigold-card-place'
/** The start of a set. */
export const startPlace: SetPlace = { views: {}, index: 0 }

const View = z.record(z.string(), z.string())
const Stored = z.object({
  mode: z.enum(areaTabIds).optional(),
  views: z.record(z.string(), View).transform((views) => views as Partial<Record<AreaTabId, Record<string, string>>>),
  index: z.int().min(0),
})

/** Reads where this tab's cards were left, or the start of a set. */
export function readPlace(): SetPlace {
  const place = parseStored(Stored, accountTabStorage.read(key))
  if (!place) return startPlace
  const { mode, views, index } = place
  return mode ? { mode, views, index } : { views, index }
}

/** Stores the position for a reload; null for the start of a set. */
export function storePlace(place: SetPlace | null) {
  accountTabStorage.write(key, place && JSON.stringify(place))
}
