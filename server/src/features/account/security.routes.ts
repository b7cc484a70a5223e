import { m } from '#messages'
import {
  changePassword,
  deleteAccount,
  endLogin,
  endAllLogins,
  exportData,
  exportTable,
  getLogins,
} from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import { endUserLogins } from '../../platform/access/tokens.ts'
import { logSecurityEvent } from '../../platform/access/security-log.ts'
import { changePassword as setPassword } from './change-password.service.ts'
import { deleteUser } from './delete-account.service.ts'
import { deleteOldDevices } from './devices.service.ts'
import type { Customers } from './billing-port.ts'
import { exportUserData, toCsv } from './export-data.service.ts'
import { requirePassword } from './reauthenticate.service.ts'
import { endOwnLogin, deleteExpiredLogins, listLogins } from './logins.service.ts'

/** Registers the calls that protect an account, export its data, and delete it. */
export function securityRoutes(app: App, services: Services, customers: Customers): void {
  const { db, jobs, log } = services

  app.call(changePassword, async ({ body, user }) => {
    await setPassword(services, user, body)
    logSecurityEvent(log, 'password changed', user.id)
    return { message: m.account_your_password_was_changed_every_other() }
  })

  app.call(getLogins, ({ user, query }) => listLogins(db, user, query.page))

  app.call(endLogin, async ({ user, params, body }) => {
    await requirePassword(db, user, body.oldpassword)
    await endOwnLogin(db, user.id, params.id)
    logSecurityEvent(log, 'login ended', user.id)
    return { message: m.account_that_device_is_logged_out() }
  })

  app.call(endAllLogins, async ({ user, body }) => {
    await requirePassword(db, user, body.oldpassword)
    await endUserLogins(db, user.id)
    logSecurityEvent(log, 'every login ended', user.id)
    return { message: m.account_youre_logged_out_everywhere() }
  })

  app.call(exportData, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="marigold-data.json"')
    logSecurityEvent(log, 'data exported', user.id)
    return exportUserData(db, user)
  })

  app.call(exportTable, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="marigold-data.csv"').type('text/csv; charset=utf-8')
    logSecurityEvent(log, 'data exported', user.id)
    return toCsv(await exportUserData(db, user))
  })

  app.call(deleteAccount, async ({ body, user }) => {
    await deleteUser(services, customers, user, body.oldpassword)
    logSecurityEvent(log, 'account deleted', user.id)
    return { message: m.account_your_account_was_deleted_2() }
  })

  jobs.every('forget-devices', '29 3 * * *', () => deleteOldDevices(db))
  jobs.every('forget-sign-ins', '31 3 * * *', () => deleteExpiredLogins(db))
}
