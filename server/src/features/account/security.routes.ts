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
import { endAllSignIns } from '../../platform/tokens.ts'
import { changePassword as setPassword } from './change-password.service.ts'
import { deletePerson } from './delete-account.service.ts'
import { forgetDevices } from './devices.service.ts'
import type { Customers } from './email-links.service.ts'
import { ownData, tableOf } from './own-data.service.ts'
import { endOwnSignIn, forgetSignIns, listSignIns } from './sign-ins.service.ts'

/** The calls by which a person keeps an account safe, takes their data along, and leaves. */
export function securityRoutes(app: App, services: Services, customers: Customers): void {
  const { db, jobs } = services

  app.call(changePassword, async ({ body, user }) => {
    await setPassword(services, user, body)
    return { message: 'Your password was changed. Every other device was logged out.' }
  })

  app.call(getSignIns, ({ user, query }) => listSignIns(db, user, query.page))

  app.call(endSignIn, async ({ user, params }) => {
    await endOwnSignIn(db, user.id, params.id)
    return { message: 'That device is logged out.' }
  })

  app.call(endSignIns, async ({ user }) => {
    await endAllSignIns(db, user.id)
    return { message: 'You are logged out everywhere.' }
  })

  app.call(exportData, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="marigold-data.json"')
    return ownData(db, user)
  })

  app.call(exportTable, async ({ user, reply }) => {
    reply.header('content-disposition', 'attachment; filename="marigold-data.csv"').type('text/csv; charset=utf-8')
    return tableOf(await ownData(db, user))
  })

  app.call(deleteAccount, async ({ body, user }) => {
    await deletePerson(services, customers, user, body.oldpassword)
    return { message: 'Your account was deleted.' }
  })

  jobs.every('forget-devices', '29 3 * * *', () => forgetDevices(db))
  jobs.every('forget-sign-ins', '31 3 * * *', () => forgetSignIns(db))
}
