import { m } from '#messages'
import {
  changeCardSet,
  checkPicks,
  deleteCardSet,
  getCardSets,
  notePlayedSets,
  restoreCardSet,
  saveCardSet,
} from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { withoutGone } from './gone-parts.service.ts'
import { listRecentSets, notePlayed } from './recent-sets.service.ts'
import { changeSet, deleteSet, forgetDeletedSets, listSavedSets, restoreSet, saveSet } from './saved-sets.service.ts'

/** Sets of cards that belong to an account. They open no cards: whoever's plan has ended keeps them. */
export const cardSetRoutes: Routes = (app, { db, jobs }) => {
  const lists = async (person: number) => ({
    saved: await listSavedSets(db, person),
    recent: await listRecentSets(db, person),
  })
  app.call(getCardSets, async ({ user }) => lists(user.id))
  app.call(saveCardSet, async ({ user, body }) => ({ set: await saveSet(db, user.id, body) }))
  app.call(changeCardSet, async ({ user, params, body }) => ({ set: await changeSet(db, user.id, params.id, body) }))
  app.call(deleteCardSet, async ({ user, params }) => {
    await deleteSet(db, user.id, params.id)
    return { message: m.cards_the_set_was_deleted() }
  })
  app.call(restoreCardSet, async ({ user, params }) => ({ set: await restoreSet(db, user.id, params.id) }))
  app.call(notePlayedSets, async ({ user, body }) => {
    await notePlayed(db, user.id, body.played)
    return lists(user.id)
  })
  app.call(checkPicks, async ({ body, user }) => withoutGone(db, body.picks, user?.id ?? null))
  jobs.every('forget-deleted-sets', '17 4 * * *', () => forgetDeletedSets(db))
}
