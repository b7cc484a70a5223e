import type { AllGames } from '@marigold/contract'
import { LRUCache } from 'lru-cache'
import { perDatabase } from '../../platform/database/database.ts'
import type { ReadyAnswer } from '../../platform/cache/ready-answer.ts'

/** A page of the catalogue as it leaves, and the revision that it was read at: of another one it means nothing. */
export interface RememberedPage {
  revision: number
  answer: ReadyAnswer<AllGames>
}

// The first pages of every filter, and whatever is asked for again.
const mostBytes = 8_000_000

/** The pages that this process remembers of a database. */
export const pagesOf = perDatabase(() => new LRUCache<string, RememberedPage>({ maxSize: mostBytes }))
