import type { AllGames } from '@marigold/contract'
import { fetchPublic } from '../../platform/calls/api-client.ts'
import { exploreParams, type ExploreState } from './explore-query.ts'

const seconds = 20
const most = 40
const asked = new Map<string, { until: number; answer: Promise<AllGames> }>()

/**
 * Fetches the games of a state from the API, in the browser only. The response is prebuilt and cheaper than a page's
 * data. Requests within a few seconds, such as hover and click, share one response.
 */
export function fetchGames(shown: ExploreState): Promise<AllGames> {
  const address = `/api/all-games?${new URLSearchParams(exploreParams({ ...shown, favorites: false }))}`
  const known = asked.get(address)
  const now = performance.now()
  if (known !== undefined && known.until > now) return known.answer
  const answer = fetchPublic<AllGames>(address)
  asked.delete(address)
  asked.set(address, { until: now + seconds * 1000, answer })
  answer.catch(() => asked.delete(address))
  const [oldest] = asked.keys()
  if (asked.size > most && oldest !== undefined) asked.delete(oldest)
  return answer
}

/** Prefetches the games of a state. A failure shows up in the real request. */
export function prefetchGames(shown: ExploreState): void {
  fetchGames(shown).catch(() => undefined)
}
