import { m } from '#messages'
import {
  changeCardSet,
  checkPicks,
  deleteCardSet,
  getCardSets,
  recordPlayedSets,
  restoreCardSet,
  saveCardSet,
} from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { withoutRemoved } from './removed-picks.service.ts'
import { listRecentSets, recordPlayed } from './recent-sets.service.ts'
import { changeSet, deleteSet, purgeDeletedSets, listSavedSets, restoreSet, saveSet } from './saved-sets.service.ts'

/**
 * Registers the calls for an account's sets of cards. They give no access to cards, so users keep them after their plan
 * ends.
 */
export const cardSetRoutes: Routes = (app, { db, jobs }) => {
  const lists = async (user: number) => ({
    saved: await listSavedSets(db, user),
    recent: await listRecentSets(db, user),
  })
  app.call(getCardSets, async ({ user }) => lists(user.id))
  app.call(saveCardSet, async ({ user, body }) => ({ set: await saveSet(db, user.id, body) }))
  app.call(changeCardSet, async ({ user, params, body }) => ({ set: await changeSet(db, user.id, params.id, body) }))
  app.call(deleteCardSet, async ({ user, params }) => {
    await deleteSet(db, user.id, params.id)
    return { message: m.cards_the_set_was_deleted() }
  })
  app.call(restoreCardSet, async ({ user, params }) => ({ set: await restoreSet(db, user.id, params.id) }))
  app.call(recordPlayedSets, async ({ user, body }) => {
    await recordPlayed(db, user.id, body.played)
    return lists(user.id)
  })
  app.call(checkPicks, async ({ body, user }) => withoutRemoved(db, body.picks, user?.id ?? null))
  jobs.every('forget-deleted-sets', '17 4 * * *', () => purgeDeletedSets(db))
}
