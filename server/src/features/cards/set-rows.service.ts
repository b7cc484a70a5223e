import type { CardPicks, SetRows } from '@marigold/contract'
import type { Db } from '../../platform/database/database.ts'
import { cardAreas } from './areas/areas.ts'
import type { CardArea } from './areas/card-area.ts'
import { withoutRemoved } from './sets/removed-picks.service.ts'
import type { EnabledAreas } from './enabled-areas.ts'

/**
 * Returns all cards of a set, from the areas that are enabled for its owner. Leaves out the owner's own cards and what
 * was retired since.
 */
export async function setRows(
  db: Db,
  wanted: CardPicks,
  switched: EnabledAreas,
  areas: readonly CardArea[] = cardAreas,
): Promise<SetRows> {
  const isOn = ({ switches }: CardArea) => switches.every((one) => switched[one])
  const { picks } = await withoutRemoved(db, wanted, null, areas.filter(isOn))
  const shared = areas.filter((area) => area.rows)
  const rows = await Promise.all(shared.map(async (area) => area.rows?.(db, isOn(area) ? picks[area.id] : undefined)))
  return Object.fromEntries(shared.map(({ id }, place) => [id, rows[place]])) as SetRows
}
