import type { AllGames } from '@marigold/contract'
import type { Db } from '../../platform/database.ts'
import type { ReadyAnswer } from '../../platform/ready-answer.ts'

/** A page of the catalogue as it leaves, and the revision that it was read at: of another one it means nothing. */
export interface RememberedPage {
  revision: number
  answer: ReadyAnswer<AllGames>
}

// The first pages of every filter, and whatever is asked for again.
const mostBytes = 8_000_000
const mostKey = 2_000

function createPages() {
  const pages = new Map<string, RememberedPage>()
  let bytes = 0
  const forget = (key: string) => {
    bytes -= pages.get(key)?.answer.bytes ?? 0
    pages.delete(key)
  }
  return {
    get: (key: string) => pages.get(key),
    /** Keeps a page; the oldest ones make room. */
    keep(key: string, page: RememberedPage): void {
      if (key.length > mostKey) return
      forget(key)
      pages.set(key, page)
      bytes += page.answer.bytes
      for (const oldest of pages.keys()) {
        if (bytes <= mostBytes) break
        forget(oldest)
      }
    },
  }
}

const remembered = new WeakMap<Db, ReturnType<typeof createPages>>()

/** The pages that this process remembers of a database. */
export function pagesOf(db: Db): ReturnType<typeof createPages> {
  const known = remembered.get(db) ?? createPages()
  remembered.set(db, known)
  return known
}
