import { m } from '#messages'
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
      <h3>{m.reviews_write_a_review()}</h3>
      <p className="muted">{m.reviews_log_in_to_tell_other_therapists()}</p>
      <LinkButton to="/login" look="quiet" onClick={() => keepReturn(`/Gamedescription/${gameId}`)}>
        {m.reviews_log_in_to_review()}
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
