import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { limits } from '../limits.ts'

const success = z.literal(true)
/** The code of a contrast, such as 'r-w' or 'final'. */
export const ContrastCode = z.string().regex(/^[a-z-]{1,20}$/)

/** A word of a pair. `marks` are its letters that differ, as [start, end) ranges. */
const PairWord = z.object({
  word: z.string(),
  image: z.string(),
  alt: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
})

export const getContrasts = endpoint({
  method: 'GET',
  path: '/api/contrasts',
  auth: 'open',
  success: true,
  summary: 'Lists the contrasts with minimal pairs, each with its first pair, its reason, and its number of pairs.',
  response: z.object({
    success,
    data: z.array(
      z.object({
        code: z.string(),
        /** The sounds: 'R and W'. */
        name: z.string(),
        /** The pattern as a therapist writes it: 'Gliding of R'. */
        pattern: z.string(),
        why: z.string(),
        pairs: z.int(),
        example: z.tuple([PairWord, PairWord]),
      }),
    ),
  }),
})
export type Contrast = z.infer<typeof getContrasts.response>['data'][number]

/** Two words that differ by one contrast, the target sound first. */
export const MinimalPair = z.object({
  id: z.int(),
  contrast: z.string(),
  contrast_name: z.string(),
  words: z.tuple([PairWord, PairWord]),
})
export type MinimalPair = z.infer<typeof MinimalPair>

/** Returns at most `limits.cards` pairs, spread evenly over the contrasts. */
export const getMinimalPairs = endpoint({
  method: 'POST',
  path: '/api/minimal-pairs',
  auth: 'cards',
  viewable: true,
  success: true,
  summary: 'Returns the minimal pairs of the chosen contrasts.',
  body: z.object({
    contrasts: z.array(ContrastCode).min(1, fault('nothing_to_practice')).max(limits.contrasts),
  }),
  response: z.object({ success, data: z.array(MinimalPair), message: z.string() }),
})
