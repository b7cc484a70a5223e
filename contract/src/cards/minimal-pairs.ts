import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

const success = z.literal(true)
/** The code of a contrast: 'r-w', 'final'. */
export const ContrastCode = z.string().regex(/^[a-z-]{1,20}$/, 'That is no contrast.')

/** One word of a pair; `marks` are its letters that the contrast is about, as [start, end) ranges. */
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
  summary: 'The contrasts that have minimal pairs, each with its first pair, its reason and how many pairs there are.',
  response: z.object({
    success,
    data: z.array(
      z.object({
        code: z.string(),
        /** The sounds: 'R and W'. */
        name: z.string(),
        /** The pattern that a therapist writes down: 'Gliding of R'. */
        pattern: z.string(),
        why: z.string(),
        pairs: z.int(),
        example: z.tuple([PairWord, PairWord]),
      }),
    ),
  }),
})
export type Contrast = z.infer<typeof getContrasts.response>['data'][number]

/** Two words that differ by one contrast, the sound that is aimed at first. */
export const MinimalPair = z.object({
  id: z.int(),
  contrast: z.string(),
  contrast_name: z.string(),
  words: z.tuple([PairWord, PairWord]),
})
export type MinimalPair = z.infer<typeof MinimalPair>

/** At most `limits.cards` pairs, spread evenly over the contrasts. */
export const getMinimalPairs = endpoint({
  method: 'POST',
  path: '/api/minimal-pairs',
  auth: 'cards',
  success: true,
  summary: 'The minimal pairs of the chosen contrasts.',
  body: z.object({
    contrasts: z
      .array(ContrastCode)
      .min(1, 'Choose at least one contrast.')
      .max(limits.contrasts, `Choose at most ${limits.contrasts} contrasts.`),
  }),
  response: z.object({ success, data: z.array(MinimalPair), message: z.string() }),
})
