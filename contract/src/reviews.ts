import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { fault } from './faults.ts'
import { limits } from './limits.ts'
import { FilledText } from './plain-line.ts'

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

/** Average and total cover all reviews of the game, and the list covers one page. */
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
  viewable: true,
  summary: 'Returns the ratings and reviews of a game, newest first.',
  params: z.object({ gameId: z.string().min(1).max(120) }),
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  response: Ratings,
})

const incomplete = fault('review_incomplete')

/** A user's review of a game. */
export const WrittenReview = z.object({
  /** The number of the game, or its `un_zip_filename`. */
  game_id: z.union([z.int().transform(String), z.string().min(1).max(120)]),
  rating: z.int(incomplete).min(1, incomplete).max(5, incomplete),
  review: FilledText(incomplete).max(limits.review),
})

const Done = z.object({ message: z.string() })
export const postRating = endpoint({
  method: 'POST',
  path: '/api/ratings',
  auth: 'bearer',
  summary: 'Rates and reviews a game. A second review replaces the first.',
  body: WrittenReview,
  response: Done,
  limit: { max: 30, per: '1 hour', by: 'user' },
})
export const deleteRating = endpoint({
  method: 'DELETE',
  path: '/api/ratings/{gameId}',
  auth: 'bearer',
  summary: "Deletes the user's review of a game.",
  params: z.object({ gameId: z.string().min(1).max(120) }),
  response: Done,
})
