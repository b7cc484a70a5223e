import { locale, m } from '#messages'
import reviewsPicture from '../../assets/empty/reviews.svg'
import type { Ratings, Review } from '@marigold/contract'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyValue } from '../../platform/start/lazy-value.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Flowers } from '../../ui/flowers.tsx'

const perPage = 20

function Face({ user }: { user: Review['user'] }) {
  const photo = user.profilePhoto ?? user.profile_photo_path
  if (photo) {
    return (
      <span className="face">
        <img src={photo} alt="" width="52" height="52" loading="lazy" />
      </span>
    )
  }
  return (
    <span className="face" aria-hidden>
      {user.first_name?.charAt(0).toUpperCase() || '?'}
    </span>
  )
}

// Review dates are in UTC, so that the server and the browser render the same day.
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const day = lazyValue(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }))

function ReviewItem({ review }: { review: Review }) {
  return (
    <li className="rev">
      <Face user={review.user} />
      <div>
        <p className="who flex flex-wrap gap-y-1 gap-x-3.5 items-center">
          <b>{review.user.first_name || m.reviews_anonymous()}</b>
          <Flowers count={review.rating} label={m.reviews_of_5({ rating: review.rating })} />
          <span className="muted">{day().format(new Date(review.created_at))}</span>
        </p>
        <p className="muted said whitespace-pre-line wrap-anywhere">{review.review}</p>
      </div>
    </li>
  )
}

function List({ reviews, last, page }: { reviews: Review[]; last: number; page: number }) {
  return (
    <div>
      {reviews.length === 0 ? (
        <div className="box">
          <EmptyState
            picture={reviewsPicture}
            action={
              <Link className="link" to="?" preventScrollReset>
                {m.reviews_show_the_newest()}
              </Link>
            }
          >
            {m.reviews_there_are_no_reviews_on_this()}
          </EmptyState>
        </div>
      ) : (
        <ol className="box">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ol>
      )}
      {last > 1 && (
        <nav className="pages" aria-label={m.reviews_review_pages()}>
          {page > 1 && (
            <Link to={`?reviews=${Math.min(page - 1, last)}`} preventScrollReset>
              {m.ui_newer()}
            </Link>
          )}
          {page < last && (
            <Link to={`?reviews=${page + 1}`} preventScrollReset>
              {m.ui_older()}
            </Link>
          )}
        </nav>
      )}
    </div>
  )
}

/** A game's average rating and reviews, newest first, with `children` for the user's own review. */
export function ReviewList({ ratings, page, children }: { ratings: Ratings; page: number; children?: ReactNode }) {
  const { average_rating: average, total_reviews: total, ratings_reviews: reviews } = ratings
  return (
    <section className="sec sec-joined" id="reviews">
      <div className="wrap">
        <div className="head">
          <h2>{m.reviews_ratings_and_reviews()}</h2>
          <p className="muted average">
            <Flowers count={average} />
            {total === 0
              ? m.reviews_no_ratings_yet()
              : m.reviews_out_of_5_from({
                  average: oneDecimal.format(average),
                  total,
                })}
          </p>
        </div>
        <div className="two even">
          {total === 0 ? (
            <div className="box no-reviews">
              <EmptyState picture={reviewsPicture}>{m.reviews_no_reviews_yet_be_the_first()}</EmptyState>
            </div>
          ) : (
            <List reviews={reviews} last={Math.ceil(total / perPage)} page={page} />
          )}
          {children}
        </div>
      </div>
    </section>
  )
}
