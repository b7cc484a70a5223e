import { getRatings } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { Refusal } from '../../platform/errors.ts'
import { findRatings } from './reviews.service.ts'

export const reviewRoutes: Routes = (app, { db, files }) => {
  app.call(getRatings, async ({ params, query, user, reply }) => {
    const asked = { page: query.page, userId: user?.id ?? null, photoUrl: (key: string) => files.url(key) }
    const ratings = await findRatings(db, params.gameId, asked)
    if (ratings === null) throw new Refusal('not_found', 'There is no such game.')
    reply.header('cache-control', user === null ? 'public, max-age=30' : 'private, no-store')
    reply.header('vary', 'authorization')
    return ratings
  })
}
