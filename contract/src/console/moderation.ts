import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { fault } from '../faults.ts'
import { Int32, UrlId } from '../ids.ts'
import { limits } from '../limits.ts'

/** A review in the console. */
export const ModeratedReview = z.object({
  id: z.int(),
  rating: z.int(),
  text: z.string(),
  created_at: z.string(),
  game: z.object({ name: z.string(), key: z.string() }),
  /** Null once the account was deleted. */
  user: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
  /** Null unless it's hidden. */
  hidden: z.object({ reason: z.string(), by: z.string(), at: z.string() }).nullable(),
  /** Grows with each change by an administrator. A change that is based on an older one is refused. */
  revision: z.int(),
})
export type ModeratedReview = z.infer<typeof ModeratedReview>

export const reviewFilters = ['shown', 'hidden'] as const

export const getReviews = endpoint({
  method: 'GET',
  path: '/api/admin/reviews',
  auth: 'admin',
  summary: `Lists reviews, last written first, ${limits.console.perPage} at a time.`,
  query: z.object({
    filter: z.enum(reviewFilters).optional(),
    /** Words of the text, game, or user. All must match. */
    search: z.string().trim().max(limits.console.search).optional(),
    /** Only reviews before this one. */
    before: UrlId.optional(),
  }),
  response: z.object({
    reviews: z.array(ModeratedReview),
    /** `before` of the next reviews; null at the end. */
    next: z.int().nullable(),
  }),
})

export const setReviewHidden = endpoint({
  method: 'PUT',
  path: '/api/admin/reviews/{id}/hidden',
  auth: 'admin',
  summary: 'Hides a review from the page and the average of its game, or restores it.',
  params: z.object({ id: UrlId }),
  body: z.object({
    revision: Int32.min(0),
    on: z.boolean(),
    reason: z.string().trim().min(1, fault('reason_missing')).max(limits.console.reason),
  }),
  limit: { max: 300, per: '1 hour', by: 'user' },
  response: ModeratedReview,
})
