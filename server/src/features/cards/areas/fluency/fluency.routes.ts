import { getFluencyLevels, getFluencySentences } from '@marigold/contract'
import type { z } from 'zod'
import type { Routes } from '../../../../platform/app.ts'
import { createCachedReader } from '../../../../platform/cache/public-cache.ts'
import { prepareResponse, type PreparedResponse } from '../../../../platform/cache/prepared-response.ts'
import { noCardsOf } from '../../enabled-areas.ts'
import { oneMinuteCache, responseCacheOptions } from '../cache-settings.ts'
import { findFluencyLines, listFluencyLevels } from './fluency.service.ts'

export const fluencyRoutes: Routes = (app, { db, changes }) => {
  const lines = createCachedReader<PreparedResponse<z.input<typeof getFluencySentences.response>>>(
    changes,
    responseCacheOptions,
  )
  app.call(getFluencyLevels, async ({ reply }) => {
    const data = await listFluencyLevels(db)
    reply.header('cache-control', oneMinuteCache)
    return { success: true as const, data }
  })
  app.call(getFluencySentences, ({ body, user }) => {
    if (!user.row.fluency) return noCardsOf('Fluency', {})
    return lines(JSON.stringify(body.ids), async () =>
      prepareResponse(getFluencySentences, { success: true, ...(await findFluencyLines(db, body.ids)) }),
    )
  })
}
