import { searchCards } from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { cardAreas } from './areas/areas.ts'
import { oneMinuteCache } from './areas/cache-settings.ts'
import { editingRoutes } from './editing/editing.routes.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { pictureRoutes } from './pictures/pictures.routes.ts'
import { findCards } from './search/search.service.ts'
import { cardSetRoutes } from './sets/card-sets.routes.ts'

export const cardRoutes: Routes = (app, services) => {
  for (const area of cardAreas) area.routes?.(app, services)
  app.call(searchCards, async ({ query, reply }) => {
    const data = await findCards(services.db, query.q)
    reply.header('cache-control', oneMinuteCache)
    return { success: true as const, data }
  })
  cardSetRoutes(app, services)
  editingRoutes(app, services)
  phoneRoutes(app, services)
  pictureRoutes(app, services)
}
