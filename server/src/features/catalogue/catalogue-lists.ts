import type { AllGames, AllGamesQuery } from '@marigold/contract'
import { asWritten, perDatabase, type Db } from '../../platform/database/database.ts'
import { sharedReading } from '../../platform/cache/shared-reading.ts'
import { readIds, wordsOf, type Wanted } from './find-games.ts'

export type Filters = Pick<AllGamesQuery, 'categories' | 'age_filters' | 'search' | 'sort'>

/** The ids of a filtered catalogue in order, and what can be chosen, as they were at one revision. */
export interface CatalogueList {
  revision: number
  ids: number[]
  categories: AllGames['all_categories']
  ages: AllGames['all_age_filters']
}

interface Remembered {
  revision: number
  choices: Promise<Pick<CatalogueList, 'categories' | 'ages'>>
  lists: Map<string, Promise<number[]>>
  /** Of searches: whatever people type, the lists of filters stay. */
  searches: Map<string, Promise<number[]>>
}

// Of 60,000 games a list is some 500 kB: the most used filters stay, whoever tries all the others.
const mostLists = 64
const rememberedOf = perDatabase((): { newest: Remembered | null } => ({ newest: null }))

const readRevision = asWritten<{ revision: number }>('select revision from catalogue_revision')

const revisionsOf = perDatabase((db) => sharedReading(async () => (await readRevision(db))[0]?.revision ?? 0))

/** The revision as it is now, for a query that joins its rows with `catalogue_revision`. */
export function revisionOf(db: Db): Promise<number> {
  return revisionsOf(db)()
}

/**
 * The list of a filter, remembered until the catalogue changes: then a page costs the same whatever it is a page of. What
 * is remembered is tied to a revision of the database, so that instances never differ for longer than one answer.
 */
export async function listOf(db: Db, filters: Filters, seen?: number): Promise<CatalogueList> {
  const known = rememberedOf(db).newest
  const revision = seen ?? known?.revision ?? (await revisionOf(db))
  const memory = known?.revision === revision ? known : forget(db, revision)
  const { categories, ages } = await memory.choices
  const wanted: Wanted = {
    categories: idsOf(filters.categories, categories),
    ages: idsOf(filters.age_filters, ages),
    search: filters.search,
    words: wordsOf(filters.search),
    sort: filters.sort,
  }
  const lists = wanted.search === '' ? memory.lists : memory.searches
  const key = JSON.stringify(wanted)
  const ids = lists.get(key) ?? readIds(db, wanted)
  // Last used, last forgotten.
  lists.delete(key)
  lists.set(key, ids)
  ids.catch(() => lists.delete(key))
  const [oldest] = lists.keys()
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest)
  return { revision, ids: await ids, categories, ages }
}

function forget(db: Db, revision: number): Remembered {
  const fresh: Remembered = { revision, choices: readChoices(db), lists: new Map(), searches: new Map() }
  const remembered = rememberedOf(db)
  remembered.newest = fresh
  fresh.choices.catch(() => {
    if (remembered.newest === fresh) remembered.newest = null
  })
  return fresh
}

async function readChoices(db: Db): Promise<Pick<CatalogueList, 'categories' | 'ages'>> {
  const [categories, ages] = await Promise.all([
    db.selectFrom('categories').select(['id', 'name']).orderBy('id').execute(),
    db.selectFrom('age_filters').select(['id', 'name']).orderBy('position').execute(),
  ])
  return { categories, ages }
}

/** Ids by name in any case or by number; null where nothing is filtered, and none where nothing is known. */
function idsOf(wanted: string[], choices: { id: number; name: string }[]): number[] | null {
  if (wanted.length === 0) return null
  const small = new Set(wanted.map((one) => one.toLowerCase()))
  return choices.filter(({ id, name }) => small.has(name.toLowerCase()) || small.has(String(id))).map(({ id }) => id)
}
