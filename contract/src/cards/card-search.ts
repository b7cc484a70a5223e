import { z } from 'zod'
import { areas } from './cards.ts'
import { endpoint } from '../endpoint.ts'
import { FilledText } from '../plain-line.ts'

/**
 * A search result and what it opens: a sound by its name, a goal by its id, or minimal pairs by `pairs:` and a
 * contrast's code.
 */
export const SearchResult = z.object({
  kind: z.enum(['sound', 'pairs', 'word', 'goal', 'part', 'length', 'technique']),
  area: z.enum(areas),
  label: z.string(),
  /** Where it is: 'R, initial' for a word, the goal for a part. */
  place: z.string(),
  /**
   * What it opens: a sound ('S'; 'S~1~2' with position 1 and kind 2 checked), a goal ('18'; '18.219' with that part
   * checked), or `pairs:` and a contrast.
   */
  opens: z.string(),
  image: z.string().nullable(),
})
export type SearchResult = z.infer<typeof SearchResult>

export const searchCards = endpoint({
  method: 'GET',
  path: '/api/card-search',
  auth: 'open',
  success: true,
  summary:
    'Finds sounds, minimal pairs, words, language goals and their parts, lengths, and techniques whose words start with the query or that match a clinical term.',
  query: z.object({ q: FilledText('search_missing').max(40) }),
  response: z.object({ success: z.literal(true), data: z.array(SearchResult) }),
  limit: { max: 120, per: '1 minute', by: 'address' },
})
