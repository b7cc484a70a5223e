import type { AllGames, AllGamesQuery } from '@marigold/contract'
import { rawStatement, perDatabase, type Db } from '../../platform/database/database.ts'
import { coalesceReads } from '../../platform/cache/coalesce-reads.ts'
import { findGameIds, searchWords, type GameQuery } from './find-games.ts'
import { contentLocale } from '../../platform/http/locale.ts'

export type Filters = Pick<AllGamesQuery, 'categories' | 'age_filters' | 'search' | 'sort'>

/** The ids of a filtered catalogue in order, and the available filters, at one revision. */
export interface CatalogueList {
  revision: number
  ids: number[]
  categories: AllGames['all_categories']
  ages: AllGames['all_age_filters']
}

interface CachedLists {
  revision: number
  choices: Promise<Pick<CatalogueList, 'categories' | 'ages'>>
  lists: Map<string, Promise<number[]>>
  /** Searches have their own cache, so that what people type never evicts the lists of filters. */
  searches: Map<string, Promise<number[]>>
}

// For 60,000 games a list takes about 500 kB, so only the most used filters stay cached.
const maxLists = 64
const newestListOf = perDatabase((): { newest: CachedLists | null } => ({ newest: null }))

const selectRevision = rawStatement<{ revision: number }>('select revision from catalogue_revision')

const revisionsOf = perDatabase((db) => coalesceReads(async () => (await selectRevision(db))[0]?.revision ?? 0))

/** Returns the current revision, for a query that joins its rows with `catalogue_revision`. */
export function readRevision(db: Db): Promise<number> {
  return revisionsOf(db)()
}

/**
 * Returns the list of a filter, cached until the catalogue changes, so that every page costs the same. The cache is
 * tied to a revision in the database, so instances differ for one response at most.
 */
export async function cachedList(db: Db, filters: Filters, seen?: number): Promise<CatalogueList> {
  const known = newestListOf(db).newest
  const revision = seen ?? known?.revision ?? (await readRevision(db))
  const memory = known?.revision === revision ? known : forget(db, revision)
  const { categories, ages } = await memory.choices
  const wanted: GameQuery = {
    categories: idsOf(filters.categories, categories),
    ages: idsOf(filters.age_filters, ages),
    search: filters.search,
    words: searchWords(filters.search),
    sort: filters.sort,
  }
  const lists = wanted.search === '' ? memory.lists : memory.searches
  const key = JSON.stringify([contentLocale(), wanted])
  const ids = lists.get(key) ?? findGameIds(db, wanted)
  // Moves the list to the end, so that the least recently used one is evicted first.
  lists.delete(key)
  lists.set(key, ids)
  ids.catch(() => lists.delete(key))
  const [oldest] = lists.keys()
  if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest)
  return { revision, ids: await ids, categories, ages }
}

function forget(db: Db, revision: number): CachedLists {
  const fresh: CachedLists = { revision, choices: readChoices(db), lists: new Map(), searches: new Map() }
  const remembered = newestListOf(db)
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

/** Returns ids for names in any case or numbers. Null without a filter, and empty if none is known. */
function idsOf(wanted: string[], choices: { id: number; name: string }[]): number[] | null {
  if (wanted.length === 0) return null
  const small = new Set(wanted.map((one) => one.toLowerCase()))
  return choices.filter(({ id, name }) => small.has(name.toLowerCase()) || small.has(String(id))).map(({ id }) => id)
}
