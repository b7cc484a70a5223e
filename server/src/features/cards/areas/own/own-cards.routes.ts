import { m } from '#messages'
import {
  addOwnCards,
  addOwnList,
  changeOwnCard,
  changeOwnList,
  deleteOwnCard,
  deleteOwnList,
  getCardPictures,
  getOwnLists,
  orderOwnCards,
  restoreOwnCard,
  restoreOwnList,
} from '@marigold/contract'
import type { User } from '../../../../platform/access/access.ts'
import type { Routes } from '../../../../platform/app.ts'
import { Refusal } from '../../../../platform/http/errors.ts'
import { listPictures } from './card-picture-list.ts'
import { changeCard, deleteCard, restoreCard } from './own-cards.service.ts'
import {
  addCards,
  addList,
  changeList,
  deleteList,
  purgeDeletedCards,
  orderCards,
  restoreList,
} from './own-lists.service.ts'
import { readLists } from './own-rows.ts'

const success = true as const

/** Refuses to write own cards where they're turned off. Reading and deleting stays possible: the words are the user's. */
function requireOwnCards({ row }: User): void {
  if (!row.own_cards) throw new Refusal('forbidden', m.cards_own_cards_are_turned_off())
}

/** Registers the calls for a user's own cards. Each one only reaches that user's cards. */
export const ownCardRoutes: Routes = (app, { db, jobs }) => {
  app.call(getOwnLists, async ({ user }) => ({ success, data: await readLists(db, user.id) }))
  app.call(addOwnList, async ({ user, body }) => {
    requireOwnCards(user)
    return { success, data: await addList(db, user.id, body) }
  })
  app.call(changeOwnList, async ({ user, params, body }) => {
    requireOwnCards(user)
    return { success, data: await changeList(db, user.id, params.id, body) }
  })
  app.call(deleteOwnList, async ({ user, params }) => {
    await deleteList(db, user.id, params.id)
    return { success }
  })
  app.call(restoreOwnList, async ({ user, params }) => ({ success, data: await restoreList(db, user.id, params.id) }))
  app.call(addOwnCards, async ({ user, params, body }) => {
    requireOwnCards(user)
    return { success, data: await addCards(db, user.id, params.id, body.cards) }
  })
  app.call(orderOwnCards, async ({ user, params, body }) => {
    requireOwnCards(user)
    return { success, data: await orderCards(db, user.id, params.id, body.cards) }
  })
  app.call(changeOwnCard, async ({ user, params, body }) => {
    requireOwnCards(user)
    return { success, data: await changeCard(db, user.id, params.id, body) }
  })
  app.call(deleteOwnCard, async ({ user, params }) => {
    await deleteCard(db, user.id, params.id)
    return { success }
  })
  app.call(restoreOwnCard, async ({ user, params }) => ({ success, data: await restoreCard(db, user.id, params.id) }))
  app.call(
    getCardPictures,
    async ({ reply }) => {
      const data = await listPictures(db)
      reply.header('cache-control', 'public, max-age=600')
      return { success, data }
    },
    { cached: true },
  )
  jobs.every('forget-own-cards', '23 * * * *', () => purgeDeletedCards(db))
}
