import { m } from '#messages'
import {
  getLanguageCards,
  getLanguageCategories,
  getLanguageQuestionTypes,
  getLanguageSubcategories,
  questionTypes,
} from '@marigold/contract'
import type { z } from 'zod'
import type { Routes } from '../../../../platform/app.ts'
import { createCachedReader } from '../../../../platform/cache/public-cache.ts'
import { prepareResponse, type PreparedResponse } from '../../../../platform/cache/prepared-response.ts'
import { noCardsOf } from '../../enabled-areas.ts'
import { oneMinuteCache, responseCacheOptions } from '../cache-settings.ts'
import { findLanguageItems, listLanguageCategories, listLanguageSubcategories } from './language.service.ts'

export const languageRoutes: Routes = (app, { db, changes }) => {
  const items = createCachedReader<PreparedResponse<z.input<typeof getLanguageCards.response>>>(
    changes,
    responseCacheOptions,
  )
  app.call(getLanguageCategories, async ({ reply }) => {
    const data = await listLanguageCategories(db)
    reply.header('cache-control', oneMinuteCache)
    return { success: true as const, data }
  })
  app.call(getLanguageSubcategories, async ({ params, reply }) => {
    const data = await listLanguageSubcategories(db, params.id)
    reply.header('cache-control', oneMinuteCache)
    const message = data.length === 0 ? m.cards_there_are_no_cards_for_this() : ''
    return { success: true as const, data, message }
  })
  app.call(getLanguageQuestionTypes, async ({ reply }) => {
    reply.header('cache-control', oneMinuteCache)
    return { success: true as const, data: [...questionTypes] }
  })
  app.call(getLanguageCards, ({ body, user }) => {
    if (!user.row.language) return noCardsOf('Language', { filter: [], catagory: [] })
    return items(JSON.stringify(body.filters), async () =>
      prepareResponse(getLanguageCards, { success: true, ...(await findLanguageItems(db, body.filters)) }),
    )
  })
}
