import type { CardPicks } from '@marigold/contract'
import type { Db } from '../../../platform/database/database.ts'
import { cardAreas } from '../areas/areas.ts'
import type { CardArea, RemainingPicks } from '../areas/card-area.ts'

/** Removes picks that no longer exist, and returns their names. Unknown kinds of picks stay unchanged. */
export async function withoutRemoved(
  db: Db,
  picks: CardPicks,
  user: number | null,
  areas: readonly CardArea[] = cardAreas,
): Promise<RemainingPicks<Record<string, unknown>>> {
  const lasting: Record<string, unknown> = { ...picks }
  const gone = new Map<string, RemainingPicks<unknown>['gone'][number]>()
  for (const area of areas) {
    const given = lasting[area.id]
    if (!given) continue
    const kept = await area.withoutRemoved(db, given, user)
    lasting[area.id] = kept.picks
    for (const one of kept.gone) gone.set(`${one.area} ${one.name}`, one)
  }
  return { gone: [...gone.values()], picks: lasting }
}
