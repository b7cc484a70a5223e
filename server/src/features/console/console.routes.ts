import { m } from '#messages'
import {
  deleteUser,
  endUserLogins,
  exportUser,
  getAuditLog,
  getUser,
  getUsers,
  setAreas,
  setBlocked,
  setComplimentary,
  turnOffSecondFactor,
} from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import { readAuditLog } from './audit-log.service.ts'
import { healthRoutes } from './health.routes.ts'
import type { Accounts } from './ports.ts'
import * as actions from './user-actions.service.ts'
import { readUser } from './user-record.service.ts'
import { listUsers } from './users-list.service.ts'

/** Registers the console's calls about users, and its log. The app passes in what other features do with an account. */
export function consoleRoutes(app: App, services: Services, accounts: Accounts): void {
  const { db } = services

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
  app.call(exportUser, ({ user: admin, params: { id } }) => actions.exportUser(services, accounts, { admin, id }))
  app.call(deleteUser, async ({ user: admin, params: { id }, body: { revision, ...typed } }) => {
    await actions.deleteUser(services, accounts, { admin, id, revision }, typed)
    return { message: m.console_the_account_was_deleted() }
  })
}
