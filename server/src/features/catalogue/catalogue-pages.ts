import type { AllGames } from '@marigold/contract'
import { LRUCache } from 'lru-cache'
import { perDatabase } from '../../platform/database/database.ts'
import type { PreparedResponse } from '../../platform/cache/prepared-response.ts'

/** A page of the catalogue as it's sent, and the revision that it's valid for. */
export interface CachedPage {
  revision: number
  response: PreparedResponse<AllGames>
}

// Enough for the first pages of every filter.
const maxBytes = 8_000_000

/** Returns the page cache of a database in this process. */
export const pageCacheOf = perDatabase(() => new LRUCache<string, CachedPage>({ maxSize: maxBytes }))
