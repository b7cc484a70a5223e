import { redirectHandler } from '@marigold/contract'
import type { App, Services } from '../../platform/app.ts'
import { deviceLabel } from '../../platform/access/device-label.ts'
import { logInFromPartner, deleteExpiredTokens, type Accounts } from './redirect-handler.service.ts'

/** Registers the partner's login. The app passes in the account feature's side of it as `accounts`. */
export function partnerRoutes(app: App, services: Services, accounts: Accounts): void {
  app.call(redirectHandler, async ({ body, user, request }) => {
    const entry = await logInFromPartner(services, accounts, {
      token: body.response_body,
      signedIn: user,
      deviceLabel: deviceLabel(request.headers['user-agent']),
    })
    if ('token' in entry) return { status: 1 as const, access_token: entry.token, reason: null }
    return { status: 0 as const, access_token: null, reason: entry.trouble }
  })
  services.jobs.every('forget-partner-tokens', '37 * * * *', () => deleteExpiredTokens(services.db))
}
