import {
  getArticulationCards,
  getArticulationData,
  getArticulations,
  positions,
  preferPictures,
  sentenceTypes,
} from '@marigold/contract'
import type { z } from 'zod'
import type { Routes } from '../../../../platform/app.ts'
import { createCachedReader } from '../../../../platform/cache/public-cache.ts'
import { prepareResponse, type PreparedResponse } from '../../../../platform/cache/prepared-response.ts'
import { noCardsOf } from '../../enabled-areas.ts'
import { oneMinuteCache, responseCacheOptions } from '../cache-settings.ts'
import { findArticulationCards, listSounds } from './articulation.service.ts'

export const articulationRoutes: Routes = (app, { db, changes }) => {
  const cards = createCachedReader<PreparedResponse<z.input<typeof getArticulationCards.response>>>(
    changes,
    responseCacheOptions,
  )
  app.call(
    getArticulations,
    async ({ reply }) => {
      const data = await listSounds(db)
      reply.header('cache-control', oneMinuteCache)
      return { success: true as const, data }
    },
    { cached: true },
  )
  app.call(
    getArticulationData,
    async ({ reply }) => {
      reply.header('cache-control', oneMinuteCache)
      return { success: true as const, positions: [...positions], subcategories: [...sentenceTypes] }
    },
    { cached: true },
  )
  app.call(getArticulationCards, ({ body, request, user }) => {
    if (!user.row.articulation) return noCardsOf('Articulation', { word: {} })
    const pictured = request.headers.prefer === preferPictures.prefer
    return cards(JSON.stringify([body, pictured]), async () =>
      prepareResponse(getArticulationCards, { success: true, ...(await findArticulationCards(db, body, pictured)) }),
    )
  })
}
