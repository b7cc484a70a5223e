import type { AllGames } from '@marigold/contract'
import { readOpen } from '../../platform/calls/api-client.ts'
import { exploreParts, type Shown } from './explore-query.ts'

const seconds = 20
const most = 40
const asked = new Map<string, { until: number; answer: Promise<AllGames> }>()

/**
 * The games that explore shows, by the call, in the browser alone: it answers from bytes that were made before, and costs
 * the browser less than a page's data. Whoever asks twice within seconds, as a pointer over a filter and its press do,
 * shares one answer.
 */
export function askGames(shown: Shown): Promise<AllGames> {
  const address = `/api/all-games?${new URLSearchParams(exploreParts({ ...shown, favorites: false }))}`
  const known = asked.get(address)
  const now = performance.now()
  if (known !== undefined && known.until > now) return known.answer
  const answer = readOpen<AllGames>(address)
  asked.delete(address)
  asked.set(address, { until: now + seconds * 1000, answer })
  answer.catch(() => asked.delete(address))
  const [oldest] = asked.keys()
  if (asked.size > most && oldest !== undefined) asked.delete(oldest)
  return answer
}

/** Asks before the press comes. A failure shows when it does. */
export function warmGames(shown: Shown): void {
  askGames(shown).catch(() => undefined)
}
