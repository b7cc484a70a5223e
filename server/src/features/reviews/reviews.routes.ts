import { m } from '#messages'
import { deleteRating, getRatings, getReviews, postRating, setReviewHidden } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import { listReviews, setHidden } from './moderation.service.ts'
import { deleteReview, findRatings, saveReview } from './reviews.service.ts'

export const reviewRoutes: Routes = (app, { db, files }) => {
  app.call(getRatings, async ({ params, query, user, reply }) => {
    const asked = { page: query.page, userId: user?.id ?? null, photoUrl: (key: string) => files.url(key) }
    const ratings = await findRatings(db, params.gameId, asked)
    if (ratings === null) throw noSuchGame()
    reply.header('cache-control', user === null ? 'public, max-age=30' : 'private, no-store')
    reply.header('vary', 'authorization')
    return ratings
  })
  app.call(postRating, async ({ body, user }) => {
    if (!(await saveReview(db, user.id, body))) throw noSuchGame()
    return { message: m.reviews_thank_you_for_your_review() }
  })
  app.call(deleteRating, async ({ params, user }) => {
    if (!(await deleteReview(db, user.id, params.gameId)))
      throw new Refusal('not_found', m.reviews_you_havent_reviewed_this_game())
    return { message: m.reviews_your_review_is_deleted() }
  })
  app.call(getReviews, ({ query }) => listReviews(db, query))
  app.call(setReviewHidden, ({ user: admin, params: { id }, body: { revision, ...body } }) =>
    setHidden(db, { admin, id, revision }, body),
  )
}

function noSuchGame(): Refusal {
  return new Refusal('not_found', m.platform_there_is_no_such_game())
}
