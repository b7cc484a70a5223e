import { m } from '#messages'
import {
  addFavorite,
  getAllGames,
  getFavorites,
  getFeaturedGames,
  getGame,
  getGames,
  getHowToPlay,
  limits,
  removeFavorite,
} from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { Refusal } from '../../platform/http/errors.ts'
import {
  answerAllGames,
  findGame,
  findHowToPlay,
  listFeaturedGames,
  listGames,
  noSuchGame,
} from './catalogue.service.ts'
import { dropFavorite, keepFavorite, listFavorites } from './favorites.service.ts'
import { forgetUnusedWords } from './find-games.ts'
import { siteMapRoutes } from './site-map.ts'

/** The same for everyone, and new within a minute of a change. */
const briefly = 'public, max-age=30, stale-while-revalidate=60'

export const catalogueRoutes: Routes = (app, { db, config, jobs }) => {
  siteMapRoutes(app, { db, config })
  app.call(
    getAllGames,
    async ({ query, reply }) => {
      reply.header('cache-control', briefly)
      return await answerAllGames(db, query)
    },
    { cached: true },
  )
  app.call(
    getGames,
    async ({ query, reply }) => {
      reply.header('cache-control', briefly)
      return { game_view2: await listGames(db, query.page) }
    },
    { cached: true },
  )
  app.call(
    getFeaturedGames,
    async ({ query, reply }) => {
      reply.header('cache-control', briefly)
      return await listFeaturedGames(db, query.page)
    },
    { cached: true },
  )
  app.call(
    getGame,
    async ({ params, reply }) => {
      const game = await findGame(db, params.id)
      if (game === null) throw noSuchGame()
      reply.header('cache-control', briefly)
      return game
    },
    { cached: true },
  )
  app.call(getHowToPlay, async ({ params, reply }) => {
    const steps = await findHowToPlay(db, params.gameId)
    if (steps === null) throw noSuchGame()
    reply.header('cache-control', briefly)
    return steps
  })
  app.call(getFavorites, ({ user }) => listFavorites(db, user.id))
  app.call(addFavorite, async ({ params, user }) => {
    const ended = await keepFavorite(db, user.id, params.gameId)
    if (ended === 'no game') throw noSuchGame()
    if (ended === 'full')
      throw new Refusal('invalid', m.catalogue_you_have_favorites_remove_one_first({ favorites: limits.favorites }))
    return { message: m.catalogue_added_to_your_favorites() }
  })
  app.call(removeFavorite, async ({ params, user }) => {
    await dropFavorite(db, user.id, params.gameId)
    return { message: m.catalogue_removed_from_your_favorites() }
  })
  jobs.every('forget-unused-search-words', '47 3 * * *', () => forgetUnusedWords(db))
}
