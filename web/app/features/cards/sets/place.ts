import { z } from 'zod'
import { accountTabTexts } from '../../../platform/storage/account-texts.ts'
import type { SetPart } from '../areas/areas.ts'
import { setParts } from '../areas/by-area.ts'
import type { SetPlace } from '../viewer/set-viewer.tsx'
import { readAs } from '../../../platform/storage/read-as.ts'

const key = 'marigold-card-place'
/** The start of a set. */
export const start: SetPlace = { views: {}, index: 0 }

const View = z.record(z.string(), z.string())
const Stored = z.object({
  mode: z.enum(setParts).optional(),
  views: z.record(z.string(), View).transform((views) => views as Partial<Record<SetPart, Record<string, string>>>),
  index: z.int().min(0),
})

/** Where the cards of this tab were left; the start of a set when nowhere. */
export function readPlace(): SetPlace {
  const place = readAs(Stored, accountTabTexts.read(key))
  if (!place) return start
  const { mode, views, index } = place
  return mode ? { mode, views, index } : { views, index }
}

/** Keeps the place through a reload; null at the start of a set. */
export function storePlace(place: SetPlace | null) {
  accountTabTexts.write(key, place && JSON.stringify(place))
}
