import { getRatings, type Ratings } from '@marigold/contract'
import { invalidateQuery, useCall } from '../../platform/calls/query-client.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'

export interface ReviewsProps {
  gameId: number
  /** The ratings as visitors see them. */
  ratings: Ratings
  page: number
}

const reload = () => invalidateQuery({ queryKey: [getRatings.path] })

/** Reviews for a logged-in user, with their own review and the form. */
export function UserReviews({ gameId, ratings: rendered, page, token }: ReviewsProps & { token: string }) {
  const asked = useCall(getRatings, { params: { gameId: String(gameId) }, query: { page }, who: token })
  const ratings = asked.data ?? rendered
  const { user_rating: rating, user_review: review } = ratings
  const own = rating === null || review === null ? null : { rating, review }
  return (
    <ReviewList ratings={ratings} page={page}>
      <ReviewForm key={gameId} gameId={gameId} own={own} reload={reload} />
    </ReviewList>
  )
}
