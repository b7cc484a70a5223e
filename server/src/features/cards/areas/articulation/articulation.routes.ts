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
import { readyAnswer, type ReadyAnswer } from '../../../../platform/cache/ready-answer.ts'
import { noCardsOf } from '../../switched-areas.ts'
import { briefly, cachedAnswers } from '../cache-times.ts'
import { findArticulationCards, listSounds } from './articulation.service.ts'

export const articulationRoutes: Routes = (app, { db, changes }) => {
  const cards = createCachedReader<ReadyAnswer<z.input<typeof getArticulationCards.response>>>(changes, cachedAnswers)
  app.call(
    getArticulations,
    async ({ reply }) => {
      const data = await listSounds(db)
      reply.header('cache-control', briefly)
      return { success: true as const, data }
    },
    { cached: true },
  )
  app.call(
    getArticulationData,
    async ({ reply }) => {
      reply.header('cache-control', briefly)
      return { success: true as const, positions: [...positions], subcategories: [...sentenceTypes] }
    },
    { cached: true },
  )
  app.call(getArticulationCards, ({ body, request, user }) => {
    if (!user.row.articulation) return noCardsOf('Articulation', { word: {} })
    const pictured = request.headers.prefer === preferPictures.prefer
    return cards(JSON.stringify([body, pictured]), async () =>
      readyAnswer(getArticulationCards, { success: true, ...(await findArticulationCards(db, body, pictured)) }),
    )
  })
}
