import type { CardPicks } from '@marigold/contract'
import type { Db } from '../../../platform/database/database.ts'
import { cardAreas } from '../areas/areas.ts'
import type { CardArea, Lasting } from '../areas/card-area.ts'

/** What of some picks is shown no more, by name, and the picks without it. Kinds that are not ours stay as they are. */
export async function withoutGone(
  db: Db,
  picks: CardPicks,
  person: number | null,
  areas: readonly CardArea[] = cardAreas,
): Promise<Lasting<Record<string, unknown>>> {
  const lasting: Record<string, unknown> = { ...picks }
  const gone = new Map<string, Lasting<unknown>['gone'][number]>()
  for (const area of areas) {
    const given = lasting[area.id]
    if (!given) continue
    const kept = await area.withoutGone(db, given, person)
    lasting[area.id] = kept.picks
    for (const one of kept.gone) gone.set(`${one.area} ${one.name}`, one)
  }
  return { gone: [...gone.values()], picks: lasting }
}
