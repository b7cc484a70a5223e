import type { SearchResult } from '@marigold/contract'
import type { Db } from '../../../platform/database/database.ts'
import { cardAreas } from '../areas/areas.ts'
import { listSounds } from '../areas/articulation/articulation.service.ts'
import type { SearchQuery, CardArea } from '../areas/card-area.ts'
import { plainWords } from './normalize.ts'
import { noTargets, findTermTargets } from './search-terms.ts'
import { readPartialSoundQuery, readSoundQuery } from './sound-query.ts'

async function read(db: Db, query: string, plain: string): Promise<SearchQuery> {
  const sounds = await listSounds(db)
  const names = sounds.map(({ sound_name }) => sound_name)
  const whole = readSoundQuery(query, names)
  // 'initial s' is a sound, and not the start of 'initial sounds'.
  const targets = whole ? noTargets : findTermTargets(plain)
  return { plain, sounds, targets, read: whole ?? (targets === noTargets ? readPartialSoundQuery(query, names) : null) }
}

/** Finds what can be practiced and matches the query, in the order of the areas. */
export async function findCards(
  db: Db,
  query: string,
  areas: readonly CardArea[] = cardAreas,
): Promise<SearchResult[]> {
  const plain = plainWords(query)
  if (plain === '') return []
  const asked = await read(db, query, plain)
  const found = await Promise.all([
    ...areas.map((area) => area.find?.(db, asked) ?? []),
    ...areas.map((area) => area.findCards?.(db, asked) ?? []),
  ])
  return found.flat()
}
