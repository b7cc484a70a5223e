import { m } from '#messages'
import { lazy, Suspense } from 'react'
import { storeReturnPath } from '../../platform/session/return-path.ts'
import { useToken } from '../../platform/session/use-token.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewsProps } from './user-reviews.tsx'
import { retryImport } from '../../platform/start/retry-import.ts'

const ForUser = lazy(
  retryImport(() => import('./user-reviews.tsx').then((module) => ({ default: module.UserReviews }))),
)

function LogInToWrite({ gameId }: { gameId: number }) {
  return (
    <div className="box write hold-for-user">
      <h3>{m.reviews_write_a_review()}</h3>
      <p className="muted">{m.reviews_log_in_to_tell_other_therapists()}</p>
      <LinkButton to="/login" look="quiet" onClick={() => storeReturnPath(`/Gamedescription/${gameId}`)}>
        {m.reviews_log_in_to_review()}
      </LinkButton>
    </div>
  )
}

/** Ratings and reviews of a game; logged-in users can write one. */
export function Reviews(props: ReviewsProps) {
  const token = useToken()
  const { gameId, ratings, page } = props
  if (typeof token === 'string') {
    return (
      <Suspense
        fallback={
          <ReviewList ratings={ratings} page={page}>
            <div className="box write" aria-busy="true" />
          </ReviewList>
        }
      >
        <ForUser {...props} token={token} />
      </Suspense>
    )
  }
  return (
    <ReviewList ratings={ratings} page={page}>
      <LogInToWrite gameId={gameId} />
    </ReviewList>
  )
}
