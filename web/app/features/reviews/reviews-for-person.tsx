import { getRatings, type Ratings } from '@marigold/contract'
import { askAgain, useCall } from '../../platform/calls/query-client.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'

export interface ReviewsProps {
  gameId: number
  /** As everyone reads them. */
  ratings: Ratings
  page: number
}

const reload = () => askAgain({ queryKey: [getRatings.path] })

/** The reviews as a signed-in person reads them, with their own and the form. */
export function ReviewsForPerson({ gameId, ratings: rendered, page, token }: ReviewsProps & { token: string }) {
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
