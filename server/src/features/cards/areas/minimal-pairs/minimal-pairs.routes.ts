import { m } from '#messages'
import { getContrasts, getMinimalPairs } from '@marigold/contract'
import type { Routes } from '../../../../platform/app.ts'
import { noCardsOf } from '../../enabled-areas.ts'
import { oneMinuteCache } from '../cache-settings.ts'
import { findMinimalPairs, listContrasts } from './minimal-pairs.service.ts'

export const pairRoutes: Routes = (app, { db }) => {
  app.call(
    getContrasts,
    async ({ reply }) => {
      const data = await listContrasts(db)
      reply.header('cache-control', oneMinuteCache)
      return { success: true as const, data }
    },
    { cached: true },
  )
  app.call(getMinimalPairs, async ({ body, user }) => {
    if (!user.row.articulation) return noCardsOf('Articulation', {})
    if (!user.row.minimal_pairs)
      return { success: true as const, data: [], message: m.cards_minimal_pairs_are_turned_off() }
    return { success: true as const, ...(await findMinimalPairs(db, body.contrasts)) }
  })
}
