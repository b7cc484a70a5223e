import { m } from '#messages'
import {
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@marigold/contract'
import type { App, Services } from '../../../platform/app.ts'
import { logSecurityEvent } from '../../../platform/access/security-log.ts'
import { deleteExpiredPendingLogins } from './pending-logins.service.ts'
import * as service from './second-factor.service.ts'

/** Registers the calls that turn two-step login on and off. */
export function secondFactorRoutes(app: App, services: Services): void {
  app.call(getSecondFactor, ({ user }) => service.readSecondFactor(services.db, user))

  app.call(startSecondFactor, ({ user, body }) => service.startSecondFactor(services, user, body.oldpassword))

  app.call(confirmSecondFactor, async ({ user, body }) => {
    const recovery_codes = await service.confirmSecondFactor(services, user, body.code)
    logSecurityEvent(services.log, 'two-step login on', user.id)
    return { recovery_codes }
  })

  app.call(renewRecoveryCodes, async ({ user, body }) => {
    const recovery_codes = await service.renewRecoveryCodes(services, user, body)
    logSecurityEvent(services.log, 'recovery codes renewed', user.id)
    return { recovery_codes }
  })

  app.call(endSecondFactor, async ({ user, body }) => {
    await service.endSecondFactor(services, user, body)
    logSecurityEvent(services.log, 'two-step login off', user.id)
    return { message: m.account_two_step_login_is_off_2() }
  })

  services.jobs.every('forget-pending-sign-ins', '37 3 * * *', () => deleteExpiredPendingLogins(services.db))
}
