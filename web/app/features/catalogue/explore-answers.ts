import type { AllGames } from '@marigold/contract'
import { refusalOf } from '../../platform/api-client.ts'
import { exploreParts, type Shown } from './explore-query.ts'

const seconds = 20
const most = 40
const asked = new Map<string, { until: number; answer: Promise<AllGames> }>()

async function read(path: string): Promise<AllGames> {
  const response = await fetch(path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw await refusalOf(response)
  return (await response.json()) as AllGames
}

/**
 * The games that explore shows, by the call, in the browser alone: it answers from bytes that were made before, and costs
 * the browser less than a page's data. Whoever asks twice within seconds, as a pointer over a filter and its press do,
 * shares one answer.
 */
export function askGames(shown: Shown): Promise<AllGames> {
  const path = `/api/all-games?${new URLSearchParams(exploreParts({ ...shown, favorites: false }))}`
  const known = asked.get(path)
  const now = performance.now()
  if (known !== undefined && known.until > now) return known.answer
  const answer = read(path)
  asked.delete(path)
  asked.set(path, { until: now + seconds * 1000, answer })
  answer.catch(() => asked.delete(path))
  const [oldest] = asked.keys()
  if (asked.size > most && oldest !== undefined) asked.delete(oldest)
  return answer
}

/** Asks before the press comes. A failure shows when it does. */
export function warmGames(shown: Shown): void {
  askGames(shown).catch(() => undefined)
}
