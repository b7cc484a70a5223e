import {
  getArticulationCards,
  getArticulationData,
  getArticulations,
  positions,
  sentenceTypes,
} from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { cardPictureRoutes } from './card-pictures.ts'
import { findArticulationCards, listSounds } from './cards.service.ts'

const briefly = 'public, max-age=60'

export const cardRoutes: Routes = (app, services) => {
  const { db } = services
  app.call(getArticulations, async ({ reply }) => {
    const data = await listSounds(db)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  app.call(getArticulationData, async ({ reply }) => {
    reply.header('cache-control', briefly)
    return { success: true as const, positions: [...positions], subcategories: [...sentenceTypes] }
  })
  app.call(getArticulationCards, async ({ body }) => ({
    success: true as const,
    ...(await findArticulationCards(db, body)),
  }))
  cardPictureRoutes(app, services)
}
