import { getRecentGames, viewGame as viewGameCall } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { gameFileRoutes } from './game-files.ts'
import { gameMediaRoutes } from './game-media.ts'
import { listRecentGames, viewGame } from './play.service.ts'

export const playRoutes: Routes = (app, services) => {
  const { db, config } = services
  app.call(viewGameCall, ({ params, user }) =>
    viewGame(db, { appSecret: config.appSecret, user: user, key: params.id, now: new Date() }),
  )
  app.call(getRecentGames, ({ query, user }) => listRecentGames(db, user.id, query.page))
  gameFileRoutes(app, services)
  gameMediaRoutes(app, services)
}
