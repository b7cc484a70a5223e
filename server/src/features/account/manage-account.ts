import type { Services } from '../../platform/app.ts'
import type { Db } from '../../platform/database/database.ts'
import { setAdministrator } from './administrators.service.ts'
import type { Customers } from './billing-port.ts'
import { eraseUser, refuseLastAdmin } from './delete-account.service.ts'
import { exportUserData } from './export-data.service.ts'
import { disableSecondFactorOf } from './second-factor/second-factor.service.ts'

/** Creates what the console does with an account. The caller has checked that it may. */
export function createAccounts(services: Services, customers: Customers) {
  return {
    exportData: (user: { id: number; email: string }) => exportUserData(services.db, user),
    disableSecondFactor: disableSecondFactorOf,
    erase: (trx: Db, userId: number) => eraseUser(services, customers, trx, userId),
    refuseLastAdmin,
    setAdministrator,
  }
}
