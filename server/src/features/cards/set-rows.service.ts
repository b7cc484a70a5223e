import type { CardPicks, SetRows } from '@marigold/contract'
import type { Db } from '../../platform/database/database.ts'
import { cardAreas } from './areas/areas.ts'
import type { CardArea } from './areas/card-area.ts'
import { withoutGone } from './sets/gone-parts.service.ts'
import type { SwitchedAreas } from './switched-areas.ts'

/**
 * All cards of a set at once, of the areas that are switched on for whoever made it, and without their own ones; what was
 * retired since it was picked is left out.
 */
export async function setRows(
  db: Db,
  wanted: CardPicks,
  switched: SwitchedAreas,
  areas: readonly CardArea[] = cardAreas,
): Promise<SetRows> {
  const isOn = ({ permission }: CardArea) => permission === null || switched[permission]
  const { picks } = await withoutGone(db, wanted, null, areas.filter(isOn))
  const shared = areas.filter((area) => area.rows)
  const rows = await Promise.all(shared.map(async (area) => area.rows?.(db, isOn(area) ? picks[area.id] : undefined)))
  return Object.fromEntries(shared.map(({ id }, place) => [id, rows[place]])) as SetRows
}
