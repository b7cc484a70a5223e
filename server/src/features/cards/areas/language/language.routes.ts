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
import { readyAnswer, type ReadyAnswer } from '../../../../platform/cache/ready-answer.ts'
import { noCardsOf } from '../../switched-areas.ts'
import { briefly, cachedAnswers } from '../cache-times.ts'
import { findLanguageItems, listLanguageCategories, listLanguageSubcategories } from './language.service.ts'

export const languageRoutes: Routes = (app, { db, changes }) => {
  const items = createCachedReader<ReadyAnswer<z.input<typeof getLanguageCards.response>>>(changes, cachedAnswers)
  app.call(getLanguageCategories, async ({ reply }) => {
    const data = await listLanguageCategories(db)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  app.call(getLanguageSubcategories, async ({ params, reply }) => {
    const data = await listLanguageSubcategories(db, params.id)
    reply.header('cache-control', briefly)
    const message = data.length === 0 ? m.cards_there_are_no_cards_for_this() : ''
    return { success: true as const, data, message }
  })
  app.call(getLanguageQuestionTypes, async ({ reply }) => {
    reply.header('cache-control', briefly)
    return { success: true as const, data: [...questionTypes] }
  })
  app.call(getLanguageCards, ({ body, user }) => {
    if (!user.row.language) return noCardsOf('Language', { filter: [], catagory: [] })
    return items(JSON.stringify(body.filters), async () =>
      readyAnswer(getLanguageCards, { success: true, ...(await findLanguageItems(db, body.filters)) }),
    )
  })
}
