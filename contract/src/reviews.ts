import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'

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

const incomplete = 'Please provide a rating and a review.'

/** What a person writes about a game; the very sentence that the screen shows when a part is missing. */
export const WrittenReview = z.object({
  /** The number of the game, or its `un_zip_filename`. */
  game_id: z.union([z.int().transform(String), z.string().min(1).max(120)], 'Please name a game.'),
  rating: z.int(incomplete).min(1, incomplete).max(5, incomplete),
  review: z
    .string(incomplete)
    .trim()
    .min(1, incomplete)
    .max(limits.review, `Please write at most ${limits.review} characters.`),
})

const Done = z.object({ message: z.string() })
export const postRating = endpoint({
  method: 'POST',
  path: '/api/ratings',
  auth: 'bearer',
  summary: 'Rates and reviews a game; writing again replaces the first review.',
  body: WrittenReview,
  response: Done,
  limit: { max: 30, per: '1 hour', by: 'user' },
})
export const deleteRating = endpoint({
  method: 'DELETE',
  path: '/api/ratings/{gameId}',
  auth: 'bearer',
  summary: "Deletes the asking person's review of a game.",
  params: z.object({ gameId: z.string().min(1).max(120) }),
  response: Done,
})
