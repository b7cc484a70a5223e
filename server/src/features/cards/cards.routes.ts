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
  type ArticulationPicks,
} from '@marigold/contract'
import type { Routes } from '../../platform/app.ts'
import { createReader } from '../../platform/kept.ts'
import { cardPictureRoutes } from './card-pictures.ts'
import { findArticulationCards, listSounds, type PickedCards } from './cards.service.ts'
import { findFluencyLines, listFluencyLevels, type PickedLines } from './fluency.service.ts'
import {
  findLanguageItems,
  listLanguageCategories,
  listLanguageSubcategories,
  type PickedItems,
} from './language.service.ts'
import { ownCardRoutes } from './own/own-cards.routes.ts'
import { findMinimalPairs, listContrasts } from './minimal-pairs.service.ts'
import { phoneRoutes } from './phone/phone.routes.ts'
import { findCards } from './search.service.ts'
import { cardSetRoutes } from './sets/card-sets.routes.ts'

const briefly = 'public, max-age=60'

// Content changes seldom, and a class asks for the same picks all day.
const room = { maxBytes: 24_000_000, seconds: 300 }

export const cardRoutes: Routes = (app, services) => {
  const { db, changes } = services
  const readCards = createReader<PickedCards>(changes, room)
  const readItems = createReader<PickedItems>(changes, room)
  const readLines = createReader<PickedLines>(changes, room)
  const readPicks = (picks: ArticulationPicks, pictured: boolean) =>
    readCards(JSON.stringify([picks, pictured]), () => findArticulationCards(db, picks, pictured))
  app.call(
    getArticulations,
    async ({ reply }) => {
      const data = await listSounds(db)
      reply.header('cache-control', briefly)
      return { success: true as const, data }
    },
    { kept: true },
  )
  app.call(
    getArticulationData,
    async ({ reply }) => {
      reply.header('cache-control', briefly)
      return { success: true as const, positions: [...positions], subcategories: [...sentenceTypes] }
    },
    { kept: true },
  )
  app.call(getArticulationCards, async ({ body, request }) => ({
    success: true as const,
    ...(await readPicks(body, request.headers.prefer === preferPictures.prefer)),
  }))
  app.call(
    getContrasts,
    async ({ reply }) => {
      const data = await listContrasts(db)
      reply.header('cache-control', briefly)
      return { success: true as const, data }
    },
    { kept: true },
  )
  app.call(getMinimalPairs, async ({ body }) => ({
    success: true as const,
    ...(await findMinimalPairs(db, body.contrasts)),
  }))
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
  app.call(getLanguageCards, async ({ body }) => ({
    success: true as const,
    ...(await readItems(JSON.stringify(body.filters), () => findLanguageItems(db, body.filters))),
  }))
  app.call(getFluencyLevels, async ({ reply }) => {
    const data = await listFluencyLevels(db)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  app.call(getFluencySentences, async ({ body }) => ({
    success: true as const,
    ...(await readLines(JSON.stringify(body.ids), () => findFluencyLines(db, body.ids))),
  }))
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
