import { z } from 'zod'
import { areas } from './cards.ts'
import { endpoint } from '../endpoint.ts'

/** Something to practice that a search found, and what opens for it: a sound by its name, a goal by its id, minimal pairs by `pairs:` and a contrast's code. */
export const Found = z.object({
  kind: z.enum(['sound', 'pairs', 'word', 'goal', 'part', 'length', 'technique']),
  area: z.enum(areas),
  label: z.string(),
  /** Where it stands: 'R, initial' for a word, the goal for a part. */
  place: z.string(),
  /**
   * What the step opens: a sound ('S'; 'S~1~2' with position 1 and kind 2 checked), a goal ('18'; '18.219' with that
   * part checked), or `pairs:` and a contrast.
   */
  opens: z.string(),
  image: z.string().nullable(),
})
export type Found = z.infer<typeof Found>

export const searchCards = endpoint({
  method: 'GET',
  path: '/api/card-search',
  auth: 'open',
  success: true,
  summary:
    'Sounds, minimal pairs, words, language goals and their parts, lengths and techniques whose words begin like the query or that a clinical term stands for.',
  query: z.object({ q: z.string().trim().min(1, 'Type something to find.').max(40, 'At most 40 characters.') }),
  response: z.object({ success: z.literal(true), data: z.array(Found) }),
  limit: { max: 120, per: '1 minute', by: 'address' },
})
