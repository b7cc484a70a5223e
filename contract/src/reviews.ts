import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const Review = z.object({
  id: z.int(),
  rating: z.int().min(1).max(5),
  review: z.string(),
  created_at: z.string(),
  user: z.object({
    first_name: z.string().nullable(),
    profile_photo_path: z.string().nullable(),
    profilePhoto: z.string().nullable(),
  }),
})
export type Review = z.infer<typeof Review>

/** Average and total run over all reviews of the game, the list over one page. */
export const Ratings = z.object({
  average_rating: z.number(),
  total_reviews: z.int(),
  ratings_reviews: z.array(Review),
  user_rating: z.int().nullable(),
  user_review: z.string().nullable(),
})
export type Ratings = z.infer<typeof Ratings>

export const getRatings = endpoint({
  method: 'GET',
  path: '/api/ratings/{gameId}',
  auth: 'optional',
  summary: 'The ratings and reviews of a game, newest first.',
  params: z.object({ gameId: z.string().min(1).max(120) }),
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: Ratings,
})
