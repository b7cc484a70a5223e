import { questionTypes, type CardPicks, type SetRows } from '@marigold/contract'
import type { Db } from '../../platform/database/database.ts'
import { findArticulationCards } from './areas/articulation/articulation.service.ts'
import { findFluencyLines } from './areas/fluency/fluency.service.ts'
import { findLanguageItems, listLanguageCategories } from './areas/language/language.service.ts'
import { findMinimalPairs } from './areas/minimal-pairs/minimal-pairs.service.ts'
import { withoutGone } from './sets/gone-parts.service.ts'
import { picksWithin, type SwitchedAreas } from './switched-areas.ts'

async function languageRows(db: Db, picks: NonNullable<CardPicks['language']>): Promise<SetRows['language']> {
  const filters = Object.entries(picks).flatMap(([goal, parts]) =>
    parts.map((part) => ({ language_type_id: Number(goal), sub_category_id: part })),
  )
  const types = [...questionTypes]
  if (filters.length === 0) return { rows: [], catagory: [], categories: [], types }
  const [{ data, catagory }, categories] = await Promise.all([
    findLanguageItems(db, filters),
    listLanguageCategories(db),
  ])
  return { rows: data, catagory, categories, types }
}

/**
 * All cards of a set at once, of the areas that are switched on for whoever made it, and without their own ones; what was
 * retired since it was picked is left out.
 */
export async function setRows(db: Db, wanted: CardPicks, switched: SwitchedAreas): Promise<SetRows> {
  const { picks } = await withoutGone(db, picksWithin(wanted, switched), null)
  const { articulation = {}, pairs = [], language = {}, fluency = [] } = picks as CardPicks
  const whole = Object.entries(articulation).filter(
    ([, [positions, kinds]]) => positions.length > 0 && kinds.length > 0,
  )
  const [words, contrasts, items, lines] = await Promise.all([
    whole.length > 0 ? findArticulationCards(db, Object.fromEntries(whole)) : null,
    pairs.length > 0 ? findMinimalPairs(db, pairs) : null,
    languageRows(db, language),
    fluency.length > 0 ? findFluencyLines(db, fluency) : null,
  ])
  return {
    articulation: words?.data ?? [],
    pairs: contrasts?.data ?? [],
    language: items,
    fluency: lines?.data ?? [],
  }
}
