import type { Found } from '@marigold/contract'
import type { Db } from '../../../platform/database/database.ts'
import { cardAreas } from '../areas/areas.ts'
import { listSounds } from '../areas/articulation/articulation.service.ts'
import type { Asked, CardArea } from '../areas/card-area.ts'
import { plainWords } from './normalize.ts'
import { noTargets, targetsOfTerm } from './search-terms.ts'
import { readHalfTyped, readSoundQuery } from './sound-query.ts'

async function read(db: Db, query: string, plain: string): Promise<Asked> {
  const sounds = await listSounds(db)
  const names = sounds.map(({ sound_name }) => sound_name)
  const whole = readSoundQuery(query, names)
  // 'initial s' is a sound and no half of 'initial sounds'.
  const targets = whole ? noTargets : targetsOfTerm(plain)
  return { plain, sounds, targets, read: whole ?? (targets === noTargets ? readHalfTyped(query, names) : null) }
}

/** What can be practiced and is called or begins like the query, in the order of the areas. */
export async function findCards(db: Db, query: string, areas: readonly CardArea[] = cardAreas): Promise<Found[]> {
  const plain = plainWords(query)
  if (plain === '') return []
  const asked = await read(db, query, plain)
  const found = await Promise.all([
    ...areas.map((area) => area.find?.(db, asked) ?? []),
    ...areas.map((area) => area.findCards?.(db, asked) ?? []),
  ])
  return found.flat()
}
