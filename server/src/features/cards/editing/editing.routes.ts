import {
  addConsoleCard,
  changeConsoleCard,
  checkConsoleCard,
  checkImport,
  exportCards,
  getCardChoices,
  getConsoleCard,
  getConsoleCards,
  importCards,
  restoreConsoleCard,
  retireConsoleCard,
  undoCardImport,
} from '@marigold/contract'
import type { Routes } from '../../../platform/app.ts'
import { importTable, lookAtImport } from './import-cards.service.ts'
import { exportTable, listCards } from './list-cards.service.ts'
import { restoreCard } from './restore-card.service.ts'
import { undoImport } from './undo-import.service.ts'
import * as cards from './save-card.service.ts'

/** Registers the console's calls about cards. */
export const editingRoutes: Routes = (app, { db }) => {
  app.call(getConsoleCards, ({ params, query }) => listCards(db, params.table, query))
  app.call(getCardChoices, async ({ params }) => ({ choices: await cards.readChoices(db, params.table) }))
  app.call(getConsoleCard, ({ params: { table, id } }) => cards.readCard(db, table, id))
  app.call(checkConsoleCard, ({ params, body }) => cards.lookAtCard(db, params.table, body))
  app.call(addConsoleCard, ({ user: admin, params, body }) => cards.addCard(db, admin, params.table, body))
  app.call(changeConsoleCard, ({ user: admin, params, body: { revision, ...written } }) =>
    cards.changeCard(db, { admin, ...params, revision }, written),
  )
  app.call(retireConsoleCard, ({ user: admin, params, body: { revision, retired } }) =>
    cards.setRetired(db, { admin, ...params, revision }, retired),
  )
  app.call(restoreConsoleCard, ({ user: admin, params, body: { revision, change } }) =>
    restoreCard(db, { admin, ...params, revision }, change),
  )
  app.call(exportCards, ({ params, query, reply }) => {
    reply.header('content-disposition', `attachment; filename="marigold-${params.table}.csv"`)
    void reply.type('text/csv; charset=utf-8')
    return exportTable(db, params.table, query)
  })
  app.call(checkImport, ({ params, body }) => lookAtImport(db, params.table, body.csv))
  app.call(importCards, ({ user: admin, params, body }) => importTable(db, admin, params.table, body))
  app.call(undoCardImport, ({ user: admin, params, body }) => undoImport(db, admin, params.table, body.record))
}
