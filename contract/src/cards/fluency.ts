import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { ContentId } from '../ids.ts'

const success = z.literal(true)

export const getFluencyLevels = endpoint({
  method: 'GET',
  path: '/api/fluency-levels',
  auth: 'open',
  success: true,
  summary: 'Lists the lengths of lines, each with the techniques that have lines of that length.',
  response: z.object({
    success,
    data: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** A line of this length. */
        example: z.string(),
        techniques: z.array(z.object({ id: z.int(), name: z.string(), idea: z.string(), count: z.int() })),
      }),
    ),
  }),
})
export type FluencyLevel = z.infer<typeof getFluencyLevels.response>['data'][number]

/** A technique with its lines at the chosen levels. A level that it lacks is absent. */
export const FluencyGroup = z.object({
  fluency_id: z.int(),
  fluency_name: z.string(),
  idea: z.string(),
  levels: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      sentences: z.array(z.object({ id: z.int(), key: z.string(), sentence: z.string() })),
    }),
  ),
})
export type FluencyGroup = z.infer<typeof FluencyGroup>

export const getFluencySentences = endpoint({
  method: 'POST',
  path: '/api/get-fluency-sentences',
  auth: 'cards',
  viewable: true,
  success: true,
  summary: 'Returns the lines of the chosen levels, grouped by technique.',
  body: z.object({
    ids: z.array(ContentId).min(1, fault('nothing_to_practice')).max(50),
  }),
  response: z.object({ success, data: z.array(FluencyGroup), message: z.string() }),
})
