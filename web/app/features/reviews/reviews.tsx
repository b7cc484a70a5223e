import { lazy, Suspense } from 'react'
import { keepReturn } from '../../platform/session/return-to.ts'
import { useToken } from '../../platform/session/use-token.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ReviewList } from './review-list.tsx'
import type { ReviewsProps } from './reviews-for-person.tsx'
import { late } from '../../platform/start/late.ts'

const ForPerson = lazy(
  late(() => import('./reviews-for-person.tsx').then((module) => ({ default: module.ReviewsForPerson }))),
)

function LogInToWrite({ gameId }: { gameId: number }) {
  return (
    <div className="box write hold-for-person">
      <h3>Write a Review</h3>
      <p className="muted">Log in to tell other therapists what this game is good for.</p>
      <LinkButton to="/login" look="quiet" onClick={() => keepReturn(`/Gamedescription/${gameId}`)}>
        Log in to review
      </LinkButton>
    </div>
  )
}

/** Ratings and reviews of a game; a signed-in person can write one. */
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
        <ForPerson {...props} token={token} />
      </Suspense>
    )
  }
  return (
    <ReviewList ratings={ratings} page={page}>
      <LogInToWrite gameId={gameId} />
    </ReviewList>
  )
}
