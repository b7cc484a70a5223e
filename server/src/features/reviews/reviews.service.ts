import { limits, type Ratings, type Review } from '@marigold/contract'
import { sql } from 'kysely'
import { pageClause, type Db } from '../../platform/database/database.ts'
import { gameKey } from '../../platform/database/game-key.ts'

interface Summary {
  game_id: number
  total: number
  sum: number
  user_rating: number | null
  user_review: string | null
}

interface ReviewRow {
  id: number
  rating: number
  review: string
  created_at: Date
  first_name: string | null
  photo_key: string | null
}

/** The response for a game without reviews. */
export const noRatings: Ratings = {
  average_rating: 0,
  total_reviews: 0,
  ratings_reviews: [],
  user_rating: null,
  user_review: null,
}

/**
 * Returns a game's ratings, by number or `un_zip_filename`: average (one decimal) and total, 20 reviews per page,
 * newest first, and the user's own. Hidden ones are left out, except for their own user. Null if the catalogue doesn't
 * show the game.
 */
export async function findRatings(
  db: Db,
  key: string,
  { page = 1, userId = null, photoUrl }: { page?: number; userId?: number | null; photoUrl: (key: string) => string },
): Promise<Ratings | null> {
  const summaries = await sql<Summary>`
    select g.id as game_id, coalesce(r.total, 0) as total, coalesce(r.sum, 0) as sum,
      own.rating as user_rating, own.review as user_review
    from games g
    left join game_ratings r on r.game_id = g.id
    left join reviews own on own.game_id = g.id and own.user_id = ${userId}
    where ${gameKey(key)} and g.published_at is not null and g.retired_at is null
    order by (g.un_zip_filename = ${key}) limit 1`.execute(db)
  const summary = summaries.rows[0]
  if (summary === undefined) return null
  const list = await sql<ReviewRow>`
    select r.id, r.rating, r.review, r.created_at, nullif(u.first_name, '') as first_name, u.photo_key
    from reviews r left join users u on u.id = r.user_id
    where r.game_id = ${summary.game_id} and r.hidden_at is null
    order by r.created_at desc, r.id desc
    ${pageClause(page, limits.reviews)}`.execute(db)
  return {
    average_rating: summary.total === 0 ? 0 : Math.round((summary.sum / summary.total) * 10) / 10,
    total_reviews: summary.total,
    ratings_reviews: list.rows.map((row) => reviewOf(row, photoUrl)),
    user_rating: summary.user_rating,
    user_review: summary.user_review,
  }
}

function reviewOf(row: ReviewRow, photoUrl: (key: string) => string): Review {
  const photo = row.photo_key === null ? null : photoUrl(row.photo_key)
  return {
    id: row.id,
    rating: row.rating,
    review: row.review,
    created_at: row.created_at.toISOString(),
    user: { first_name: row.first_name, profile_photo_path: photo, profilePhoto: photo },
  }
}

/**
 * Saves one review per user and game. A new one replaces it and becomes the newest; a hidden one stays hidden. Returns
 * false if the catalogue doesn't show the game.
 */
export async function saveReview(
  db: Db,
  userId: number,
  { game_id: key, rating, review }: { game_id: string; rating: number; review: string },
): Promise<boolean> {
  const saved = await sql`
    insert into reviews (user_id, game_id, rating, review)
    select ${userId}::bigint, g.id, ${rating}::int, ${review} from games g
    where ${gameKey(key)} and g.published_at is not null and g.retired_at is null
    order by (g.un_zip_filename = ${key}) limit 1
    on conflict (user_id, game_id)
    do update set rating = excluded.rating, review = excluded.review, created_at = now()`.execute(db)
  return saved.numAffectedRows === 1n
}

/** Deletes a user's review of a game, even if the catalogue no longer shows it. Returns false if there's none. */
export async function deleteReview(db: Db, userId: number, key: string): Promise<boolean> {
  const deleted = await sql`
    delete from reviews where user_id = ${userId} and game_id = (
      select g.id from games g where ${gameKey(key)} order by (g.un_zip_filename = ${key}) limit 1)`.execute(db)
  return deleted.numAffectedRows === 1n
}
