import { m } from '#messages'
import {
  changePassword,
  deleteAccount,
  endSignIn,
  endSignIns,
  exportData,
  exportTable,
  getSignIns,
} from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import { endAllSignIns } from '../../platform/access/tokens.ts'
import { noteSecurity } from '../../platform/access/security-log.ts'
import { changePassword as setPassword } from './change-password.service.ts'
import { deletePerson } from './delete-account.service.ts'
import { forgetDevices } from './devices.service.ts'
import type { Customers } from './billing-port.ts'
import { ownData, tableOf } from './own-data.service.ts'
import { provePassword } from './prove-owner.service.ts'
import { endOwnSignIn, forgetSignIns, listSignIns } from './sign-ins.service.ts'

/** The calls by which a person keeps an account safe, takes their data along, and leaves. */
export function securityRoutes(app: App, services: Services, customers: Customers): void {
  const { db, jobs, log } = services

  app.call(changePassword, async ({ body, user }) => {
    await setPassword(services, user, body)
    noteSecurity(log, 'password changed', user.id)
    return { message: m.account_your_password_was_changed_every_other() }
  })

  app.call(getSignIns, ({ user, query }) => listSignIns(db, user, query.page))

  app.call(endSignIn, async ({ user, params, body }) => {
    await provePassword(db, user, body.oldpassword)
    await endOwnSignIn(db, user.id, params.id)
    noteSecurity(log, 'login ended', user.id)
    return { message: m.account_that_device_is_logged_out() }
  })

  app.call(endSignIns, async ({ user, body }) => {
    await provePassword(db, user, body.oldpassword)
    await endAllSignIns(db, user.id)
    noteSecurity(log, 'every login ended', user.id)
    return { message: m.account_youre_logged_out_everywhere() }
  })

  app.call(exportData, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="marigold-data.json"')
    noteSecurity(log, 'data exported', user.id)
    return ownData(db, user)
  })

  app.call(exportTable, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="marigold-data.csv"').type('text/csv; charset=utf-8')
    noteSecurity(log, 'data exported', user.id)
    return tableOf(await ownData(db, user))
  })

  app.call(deleteAccount, async ({ body, user }) => {
    await deletePerson(services, customers, user, body.oldpassword)
    noteSecurity(log, 'account deleted', user.id)
    return { message: m.account_your_account_was_deleted_2() }
  })

  jobs.every('forget-devices', '29 3 * * *', () => forgetDevices(db))
  jobs.every('forget-sign-ins', '31 3 * * *', () => forgetSignIns(db))
}
