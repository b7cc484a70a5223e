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
  cachedAllGames,
  findGame,
  findHowToPlay,
  listFeaturedGames,
  listGames,
  noSuchGame,
} from './catalogue.service.ts'
import { deleteFavorite, saveFavorite, listFavorites } from './favorites.service.ts'
import { deleteUnusedWords } from './find-games.ts'
import { siteMapRoutes } from './site-map.ts'

/** The same for everyone, and updated within a minute of a change. */
const cacheControl = 'public, max-age=30, stale-while-revalidate=60'

export const catalogueRoutes: Routes = (app, { db, config, jobs }) => {
  siteMapRoutes(app, { db, config })
  app.call(
    getAllGames,
    async ({ query, reply }) => {
      reply.header('cache-control', cacheControl)
      return await cachedAllGames(db, query)
    },
    { cached: true },
  )
  app.call(
    getGames,
    async ({ query, reply }) => {
      reply.header('cache-control', cacheControl)
      return { game_view2: await listGames(db, query.page) }
    },
    { cached: true },
  )
  app.call(
    getFeaturedGames,
    async ({ query, reply }) => {
      reply.header('cache-control', cacheControl)
      return await listFeaturedGames(db, query.page)
    },
    { cached: true },
  )
  app.call(
    getGame,
    async ({ params, reply }) => {
      const game = await findGame(db, params.id)
      if (game === null) throw noSuchGame()
      reply.header('cache-control', cacheControl)
      return game
    },
    { cached: true },
  )
  app.call(getHowToPlay, async ({ params, reply }) => {
    const steps = await findHowToPlay(db, params.gameId)
    if (steps === null) throw noSuchGame()
    reply.header('cache-control', cacheControl)
    return steps
  })
  app.call(getFavorites, ({ user }) => listFavorites(db, user.id))
  app.call(addFavorite, async ({ params, user }) => {
    const ended = await saveFavorite(db, user.id, params.gameId)
    if (ended === 'no game') throw noSuchGame()
    if (ended === 'full')
      throw new Refusal('invalid', m.catalogue_you_have_favorites_remove_one_first({ favorites: limits.favorites }))
    return { message: m.catalogue_added_to_your_favorites() }
  })
  app.call(removeFavorite, async ({ params, user }) => {
    await deleteFavorite(db, user.id, params.gameId)
    return { message: m.catalogue_removed_from_your_favorites() }
  })
  jobs.every('forget-unused-search-words', '47 3 * * *', () => deleteUnusedWords(db))
}
