import type { Services } from '../../../platform/app.ts'
import type { Db } from '../../../platform/database/database.ts'
import { refundInvoice, type WantedRefund } from './refund.service.ts'
import { cancelForUser, extendTrial, resumeForUser } from './support-plan.service.ts'

/** Creates what the console does with a user's plan and payments. The caller has checked that it may. */
export function createSupport(services: Services) {
  return {
    cancel: (trx: Db, userId: number) => cancelForUser(services, trx, userId),
    resume: (trx: Db, userId: number) => resumeForUser(services, trx, userId),
    extendTrial: (trx: Db, userId: number, wanted: { trialEnd: Date; days: number }) =>
      extendTrial(services, trx, userId, wanted),
    refund: (trx: Db, userId: number, wanted: WantedRefund) => refundInvoice(services, trx, userId, wanted),
  }
}
