import { m } from '#messages'
import {
  cancelUserPlan,
  confirmAdministrator,
  declineAdministrator,
  deleteUser,
  endUserLogins,
  exportUser,
  extendUserTrial,
  getAdministrators,
  getAuditLog,
  getUser,
  getUsers,
  refundInvoice,
  requestAdministrator,
  resumeUserPlan,
  setAreas,
  setBlocked,
  setComplimentary,
  turnOffSecondFactor,
  viewAsUser,
} from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import * as administrators from './administrators.service.ts'
import { readAuditLog } from './audit-log.service.ts'
import { healthRoutes } from './health.routes.ts'
import * as planActions from './plan-actions.service.ts'
import type { Accounts, Support } from './ports.ts'
import * as actions from './user-actions.service.ts'
import { readUser } from './user-record.service.ts'
import { startView } from './view-as.service.ts'
import { listUsers } from './users-list.service.ts'

/** Registers the console's calls about users, and its log. The app passes in what other features do with an account. */
export function consoleRoutes(app: App, services: Services, accounts: Accounts, support: Support): void {
  const { db } = services
  planRoutes(app, services, support)
  administratorRoutes(app, services, accounts)

  healthRoutes(app, services)
  app.call(getUsers, ({ query }) => listUsers(db, query))
  app.call(getUser, ({ params }) => readUser(db, params.id))
  app.call(getAuditLog, ({ query }) => readAuditLog(db, query))

  app.call(setComplimentary, ({ user: admin, params: { id }, body: { revision, ...body } }) =>
    actions.setComplimentary(services, { admin, id, revision }, body),
  )
  app.call(setAreas, ({ user: admin, params: { id }, body: { revision, areas } }) =>
    actions.setAreas(services, { admin, id, revision }, areas),
  )
  app.call(setBlocked, ({ user: admin, params: { id }, body: { revision, ...body } }) =>
    actions.setBlocked(services, accounts, { admin, id, revision }, body),
  )
  app.call(endUserLogins, ({ user: admin, params: { id }, body: { revision, reason } }) =>
    actions.endLogins(services, { admin, id, revision }, reason),
  )
  app.call(turnOffSecondFactor, ({ user: admin, params: { id }, body: { revision, ...check } }) =>
    actions.endSecondFactor(services, accounts, { admin, id, revision }, check),
  )
  app.call(viewAsUser, ({ user: admin, params: { id } }) => startView(services, admin, id))
  app.call(exportUser, ({ user: admin, params: { id } }) => actions.exportUser(services, accounts, { admin, id }))
  app.call(deleteUser, async ({ user: admin, params: { id }, body: { revision, ...typed } }) => {
    await actions.deleteUser(services, accounts, { admin, id, revision }, typed)
    return { message: m.console_the_account_was_deleted() }
  })
}

function planRoutes(app: App, services: Services, support: Support): void {
  app.call(cancelUserPlan, ({ user: admin, params: { id }, body: { revision, reason } }) =>
    planActions.cancelPlan(services, support, { admin, id, revision }, reason),
  )
  app.call(resumeUserPlan, ({ user: admin, params: { id }, body: { revision, reason } }) =>
    planActions.resumePlan(services, support, { admin, id, revision }, reason),
  )
  app.call(extendUserTrial, ({ user: admin, params: { id }, body: { revision, ...wanted } }) =>
    planActions.extendTrial(services, support, { admin, id, revision }, wanted),
  )
  app.call(refundInvoice, ({ user: admin, params: { id, invoice }, body: { revision, ...wanted } }) =>
    planActions.refundInvoice(services, support, { admin, id, revision }, { invoice, ...wanted }),
  )
}

function administratorRoutes(app: App, services: Services, accounts: Accounts): void {
  app.call(getAdministrators, () => administrators.listAdministrators(services.db))
  app.call(requestAdministrator, ({ user: admin, params: { id }, body: { revision, ...wanted } }) =>
    administrators.requestAdministrator(services, accounts, { admin, id, revision }, wanted),
  )
  app.call(confirmAdministrator, ({ user: admin, params: { id } }) =>
    administrators.confirmAdministrator(services, accounts, admin, id),
  )
  app.call(declineAdministrator, ({ user: admin, params: { id } }) =>
    administrators.declineAdministrator(services, admin, id),
  )
}
