import { getFluencyLevels, getFluencySentences } from '@marigold/contract'
import type { z } from 'zod'
import type { Routes } from '../../../../platform/app.ts'
import { createCachedReader } from '../../../../platform/cache/public-cache.ts'
import { readyAnswer, type ReadyAnswer } from '../../../../platform/cache/ready-answer.ts'
import { noCardsOf } from '../../switched-areas.ts'
import { briefly, cachedAnswers } from '../cache-times.ts'
import { findFluencyLines, listFluencyLevels } from './fluency.service.ts'

export const fluencyRoutes: Routes = (app, { db, changes }) => {
  const lines = createCachedReader<ReadyAnswer<z.input<typeof getFluencySentences.response>>>(changes, cachedAnswers)
  app.call(getFluencyLevels, async ({ reply }) => {
    const data = await listFluencyLevels(db)
    reply.header('cache-control', briefly)
    return { success: true as const, data }
  })
  app.call(getFluencySentences, ({ body, user }) => {
    if (!user.row.fluency) return noCardsOf('Fluency', {})
    return lines(JSON.stringify(body.ids), async () =>
      readyAnswer(getFluencySentences, { success: true, ...(await findFluencyLines(db, body.ids)) }),
    )
  })
}
