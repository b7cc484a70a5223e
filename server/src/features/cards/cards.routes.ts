import {
  getArticulationCards,
  getArticulationData,
  getArticulations,
  getContrasts,
  getFluencyLevels,
  getFluencySentences,
  getLanguageCards,
  getLanguageCategories,
  getLanguageQuestionTypes,
  getLanguageSubcategories,
  getMinimalPairs,
  positions,
  preferPictures,
  questionTypes,
  searchCards,
  sentenceTypes,
} from '@marigold/contract'
import type { z } from 'zod'
import type { Routes } from '../../platform/app.ts'
import { createCachedReader } from '../../platform/cache/public-cache.ts'
import { readyAnswer, type ReadyAnswer } from '../../platform/cache/ready-answer.ts'
import { cardPictureRoutes } from './card-pictures.ts'
import { findArticulationCards, listSounds } from './areas/articulation/articulation.service.ts'
import { findFluencyLines, listFluencyLevels } from './areas/fluency/fluency.service.ts'
import { findLanguageItems, listLanguageCategories, listLanguageSubcategories } from './areas/language/language.service.ts'
import { ownCardRoutes } from './areas/own/own-cards.routes.ts'
import { findMinimalPairs, listContrasts } from './areas/minimal-pairs/minimal-pairs.service.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { findCards } from './search/search.service.ts'
import { cardSetRoutes } from './sets/card-sets.routes.ts'
import { noCardsOf } from './switched-areas.ts'

const briefly = 'public, max-age=60'

// Content changes seldom, and a class asks for the same picks all day: the answer is kept as it leaves.
const room = { maxBytes: 24_000_000, seconds: 300, bytes: ({ bytes }: ReadyAnswer) => bytes }

export const cardRoutes: Routes = (app, services) => {
  const { db, changes } = services
  const cards = createCachedReader<ReadyAnswer<z.input<typeof getArticulationCards.response>>>(changes, room)
  const items = createCachedReader<ReadyAnswer<z.input<typeof getLanguageCards.response>>>(changes, room)
  const lines = createCachedReader<ReadyAnswer<z.input<typeof getFluencySentences.response>>>(changes, room)
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
    if (!user.row.articulation) return noCardsOf('articulation', { word: {} })
    const pictured = request.headers.prefer === preferPictures.prefer
    return cards(JSON.stringify([body, pictured]), async () =>
      readyAnswer(getArticulationCards, { success: true, ...(await findArticulationCards(db, body, pictured)) }),
    )
  })
  app.call(
    getContrasts,
    async ({ reply }) => {
      const data = await listContrasts(db)
      reply.header('cache-control', briefly)
      return { success: true as const, data }
    },
    { cached: true },
  )
  app.call(getMinimalPairs, async ({ body, user }) => {
    if (!user.row.articulation) return noCardsOf('articulation', {})
    return { success: true as const, ...(await findMinimalPairs(db, body.contrasts)) }
  })
  app.call(getLanguageCategories, async ({ reply }) => {
    const data = await listLanguageCategories(db)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  app.call(getLanguageSubcategories, async ({ params, reply }) => {
    const data = await listLanguageSubcategories(db, params.id)
    reply.header('cache-control', briefly)
    const message = data.length === 0 ? 'There are no cards for this goal yet.' : ''
    return { success: true as const, data, message }
  })
  app.call(getLanguageQuestionTypes, async ({ reply }) => {
    reply.header('cache-control', briefly)
    return { success: true as const, data: [...questionTypes] }
  })
  app.call(getLanguageCards, ({ body, user }) => {
    if (!user.row.language) return noCardsOf('language', { filter: [], catagory: [] })
    return items(JSON.stringify(body.filters), async () =>
      readyAnswer(getLanguageCards, { success: true, ...(await findLanguageItems(db, body.filters)) }),
    )
  })
  app.call(getFluencyLevels, async ({ reply }) => {
    const data = await listFluencyLevels(db)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  app.call(getFluencySentences, ({ body, user }) => {
    if (!user.row.fluency) return noCardsOf('fluency', {})
    return lines(JSON.stringify(body.ids), async () =>
      readyAnswer(getFluencySentences, { success: true, ...(await findFluencyLines(db, body.ids)) }),
    )
  })
  app.call(searchCards, async ({ query, reply }) => {
    const data = await findCards(db, query.q)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  cardPictureRoutes(app, services)
  cardSetRoutes(app, services)
  ownCardRoutes(app, services)
  phoneRoutes(app, services)
}
